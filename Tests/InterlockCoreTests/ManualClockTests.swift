import InterlockCore
import InterlockTesting
import Testing

@Suite("A manual clock")
struct ManualClockTests {
  private let second = Timestamp(nanoseconds: 1_000_000_000)

  @Test("starts at zero and moves only when told")
  func startsAtZero() {
    var clock = ManualClock<String>()
    #expect(clock.now == .zero)
    clock.set("a", at: second)
    #expect(clock.now == .zero)
  }

  @Test("gives alarms in the order of their times, then of their creation")
  func order() {
    var clock = ManualClock<String>()
    clock.set("late", at: second + .milliseconds(1))
    clock.set("first", at: second)
    clock.set("second", at: second)
    var heard: [String] = []
    clock.advance(to: second + second.sinceZero) { clock, alarm in
      heard.append("\(alarm) \(clock.now.nanoseconds / 1_000_000)")
    }
    #expect(heard == ["first 1000", "second 1000", "late 1001"])
    #expect(clock.now == second + second.sinceZero)
  }

  @Test("gives an alarm that was set by another one on the way")
  func setOnTheWay() {
    var clock = ManualClock<Int>()
    clock.set(1, at: .zero)
    var heard: [Int] = []
    clock.advance(to: second) { clock, alarm in
      heard.append(alarm)
      if alarm < 3 { clock.set(alarm + 1, at: clock.now) }
    }
    #expect(heard == [1, 2, 3])
  }

  @Test("does not give a cancelled alarm")
  func cancel() {
    var clock = ManualClock<String>()
    let ticket = clock.set("a", at: second)
    clock.cancel(ticket)
    #expect(clock.nextDue(by: second) == nil)
    #expect(clock.nextAlarm == nil)
  }

  @Test("refuses to go back")
  func refusesToGoBack() async {
    await #expect(processExitsWith: .failure) {
      var clock = ManualClock<String>()
      clock.advance(to: Timestamp(nanoseconds: 2)) { _, _ in }
      clock.advance(to: Timestamp(nanoseconds: 1)) { _, _ in }
    }
  }
}

extension Timestamp {
  fileprivate var sinceZero: Interval { self - .zero }
}
