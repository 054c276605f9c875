// Everything that imports CoreGraphics sees Foundation's geometry, as on Apple's systems.
@_exported public import Foundation

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A number of seconds since the first moment of 2001, at Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval
