// The Swift part of CoreFoundation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { fatalError() }
