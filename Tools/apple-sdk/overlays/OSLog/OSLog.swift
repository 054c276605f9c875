// Stand-in for the module OSLog.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import os
