import CExecutorHooks
import Foundation
import QuartzCore

/// Makes blocks for the main queue a matter of a device's time.
///
/// A block that code on the main thread hands to `DispatchQueue.main` while a device's loop runs turns waits for that
/// loop, also one for later. Blocks of other threads, and of code outside of the turns, go to the main queue.
package enum VirtualMainQueue {
  /// Lets all devices take blocks; the first call does it.
  package static func install() { isInstalled }

  private static let isInstalled: Void = executor_hooks_take_blocks { block, nanoseconds in
    guard let block, Thread.isMainThread else { return false }
    return VirtualMainQueue.take(block, nanoseconds)
  }

  /// As with `Task.sleep`, the end of the wait is worked out by the clock on the wall, some microseconds before it is
  /// asked for; rounding up to whole milliseconds takes them away.
  private static func take(_ pointer: UnsafeMutableRawPointer, _ nanoseconds: Int64) -> Bool {
    let loop = MainLoop.current
    guard loop.activity != .rest, !loop.passesByItself else { return false }
    let block = unsafeBitCast(pointer, to: (@convention(block) () -> Void).self)
    let work: () -> Void = { [unowned loop] in loop.runningBlock { block() } }
    // What is never due, Dispatch forgets, too.
    guard nanoseconds < .max else { return true }
    let milliseconds = (max(0, nanoseconds) + 999_999) / 1_000_000
    if milliseconds > 0 {
      loop.schedule(after: Double(milliseconds) / 1000, work)
    } else {
      loop.post(work)
    }
    return true
  }
}
