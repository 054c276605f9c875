/// Lets time pass on a loop that nobody advances by hand.
package protocol LoopDriver: AnyObject {
  /// The time that has passed since the driver began, in nanoseconds. It never goes back.
  var elapsedNanoseconds: Int64 { get }

  /// Asks for one call of `MainLoop.drive()` on the main thread, at a time of this driver or soon
  /// after it.
  ///
  /// Of several requests that wait, the earliest counts: after each call the loop asks again.
  func wake(at nanoseconds: Int64)
}
