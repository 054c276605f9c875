// Everything that imports CoreGraphics sees Foundation's geometry, as on Apple's systems.
@_exported public import Foundation

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A number of seconds since the first moment of 2001, at Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// An object that Core Foundation may know more of: `layer.font = font as CFTypeRef`.
public typealias CFTypeRef = AnyObject

// Dispatch has these on Apple's systems, where everything that imports Foundation sees them.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
