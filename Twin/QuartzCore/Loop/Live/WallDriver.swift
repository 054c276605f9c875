import Dispatch
import Foundation

/// Drives the loop of a process that has made no device, by the clock on the wall.
///
/// An unmodified test or app never says that time shall pass: it waits for an expectation, sleeps in
/// a task, or runs its run loop. In all of these the main run loop runs, also where nobody says so
/// (`main_loop.c`), and wakes the loop by a timer.
///
/// The only place of the twin that reads a clock.
final class WallDriver: LoopDriver {
  private static let active = MainThreadBox<WallDriver?>(nil)

  private let start = DispatchTime.now().uptimeNanoseconds
  /// When the loop is to be woken; `nil` if nobody is waiting for it.
  private var alarm: Int64?
  /// Names the last alarm, since the timers of older ones still fire.
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
    let timer = Timer(timeInterval: MainLoop.seconds(delay), repeats: false) { _ in
      Self.ring(number)
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// A timer has fired.
  private static func ring(_ number: Int) {
    guard let driver = active.value, driver.alarmNumber == number, driver.alarm != nil else {
      return
    }
    driver.alarm = nil
    driver.loop?.drive()
  }
}
