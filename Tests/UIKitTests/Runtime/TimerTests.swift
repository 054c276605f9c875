import Foundation
import Synchronization
import Testing
import UIKit

@Suite("A timer that is made of an interval")
struct TimerTests {
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  @Test("fires when the interval is over, not at once", arguments: [false, true])
  func date(repeats: Bool) {
    let later: TimeInterval = 3600
    let start = Date()
    let timer = Timer(timeInterval: later, repeats: repeats) { _ in }
    #expect(timer.fireDate.timeIntervalSince(start) >= later)
    #expect(timer.fireDate.timeIntervalSince(Date()) <= later)
    #expect(timer.timeInterval == (repeats ? later : 0))
    timer.invalidate()
  }

  @Test("calls its closure")
  func closure() {
    let fired = Count()
    let timer = Timer(timeInterval: 3600, repeats: false) { _ in fired.value.withLock { $0 += 1 } }
    #expect(fired.value.withLock { $0 } == 0)
    timer.fire()
    #expect(fired.value.withLock { $0 } == 1)
  }
}
