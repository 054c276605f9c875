public import CoreGraphics

/// The current time, in seconds; apps measure with it how long something took.
///
/// Differs from Core Foundation: it is the time of `CACurrentMediaTime()`, as if the device had been turned on at the
/// first moment of 2001. Date pickers begin with the same date.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  MainLoop.current.now
}
