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
    let soon = Timer(timeInterval: 60, repeats: repeats) { _ in }
    let late = Timer(timeInterval: 3600, repeats: repeats) { _ in }
    let distance = late.fireDate.timeIntervalSince(soon.fireDate)
    #expect(distance >= 3600 - 60 && distance < 3600)
    #expect(late.timeInterval == (repeats ? 3600 : 0))
    for timer in [soon, late] { timer.invalidate() }
  }

  @Test("calls its closure")
  func closure() {
    let fired = Count()
    let timer = Timer(timeInterval: 3600, repeats: false) { _ in fired.value.withLock { $0 += 1 } }
    #expect(fired.value.withLock { $0 } == 0)
    timer.fire()
    #expect(fired.value.withLock { $0 } == 1)
  }

  @MainActor
  private final class Owner {
    var timer: Timer?
    func step() {}
  }

  /// Source: Apple, "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)": the target is kept until the timer
  /// is invalidated.
  @Test(
    "keeps its target until it is invalid, or has fired for the only time",
    arguments: [true, false])
  @MainActor
  func target(repeats: Bool) {
    weak var gone: Owner?
    var timer: Timer?
    do {
      let owner = Owner()
      gone = owner
      owner.timer = Timer.scheduledTimer(
        timeInterval: 3600, target: owner, selector: "step", userInfo: nil, repeats: repeats)
      timer = owner.timer
    }
    #expect(gone != nil)
    if repeats { timer?.invalidate() } else { timer?.fire() }
    #expect(gone == nil && timer != nil)
    timer?.invalidate()
  }
}
