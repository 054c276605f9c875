import Dispatch
import Foundation

/// Drives the loop of a process that has made no device, by the clock on the wall.
///
/// An unmodified test or app never says that time shall pass: it waits for an expectation, sleeps in
/// a task, or runs its run loop. All of these are served. A waiting run loop runs timers, and it
/// runs blocks of the main queue unless it was itself started by one; where there is no run loop at
/// all, as under Swift Testing on Linux, there is still the main queue. So both are asked, and the
/// first to come wakes the loop.
///
/// The only place of the twin that reads a clock.
final class WallDriver: LoopDriver {
  private static let active = MainThreadBox<WallDriver?>(nil)

  private let start = DispatchTime.now().uptimeNanoseconds
  /// When the loop is to be woken; `nil` if nobody is waiting for it.
  private var alarm: Int64?
  /// Names the last alarm, since timers and blocks of older ones still arrive.
  private var alarmNumber = 0
  private weak var loop: MainLoop?

  /// Makes the loop of this process, which the clock on the wall drives.
  static func makeLoop() -> MainLoop {
    let driver = WallDriver()
    let loop = MainLoop(driver: driver)
    driver.loop = loop
    active.value = driver
    return loop
  }

  var elapsedNanoseconds: Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds - start)
  }

  func wake(at nanoseconds: Int64) {
    if let alarm, alarm <= nanoseconds { return }
    alarm = nanoseconds
    alarmNumber += 1
    let number = alarmNumber
    let delay = max(0, nanoseconds - elapsedNanoseconds)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(delay))) {
      Self.ring(number)
    }
    let timer = Timer(timeInterval: MainLoop.seconds(delay), repeats: false) { _ in
      Self.ring(number)
    }
    RunLoop.current.add(timer, forMode: .common)
  }

  /// A timer or a block has arrived.
  private static func ring(_ number: Int) {
    // A run loop to which a timer was given may be run later by code that is not the main thread's.
    guard MainThread.isCurrent else { return }
    guard let driver = active.value, driver.alarmNumber == number, driver.alarm != nil else {
      return
    }
    driver.alarm = nil
    driver.loop?.drive()
  }
}
