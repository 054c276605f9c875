import QuartzCore
import Testing

@Suite("A loop whose time passes by itself")
@MainActor
struct LiveLoopTests {
  /// A driver whose clock a test moves.
  private final class ManualDriver: LoopDriver {
    var elapsedNanoseconds: Int64 = 0
    var alarms: [Int64] = []

    func wake(at nanoseconds: Int64) { alarms.append(nanoseconds) }
  }

  private let driver = ManualDriver()
  private let loop: MainLoop
  private let diary = Diary()

  init() {
    // Each test makes it the current one: other suites run between this and a suite's test.
    loop = MainLoop(driver: driver)
  }

  private func wait(milliseconds: Int64) {
    driver.elapsedNanoseconds += milliseconds * 1_000_000
  }

  @Test("asks to be woken for a timer, at its time")
  func wakesForTimers() {
    MainLoop.current = loop
    wait(milliseconds: 5)
    loop.schedule(after: 0.1) { diary.note("fired") }
    #expect(driver.alarms == [105_000_000])
    wait(milliseconds: 99)
    loop.drive()
    #expect(diary.lines.isEmpty)
    wait(milliseconds: 1)
    loop.drive()
    #expect(diary.lines == ["fired"])
  }

  @Test("asks to be woken at once for a change outside any turn, and commits it")
  func wakesForChanges() {
    MainLoop.current = loop
    let layer = CALayer()
    layer.setNeedsLayout()
    #expect(driver.alarms == [0])
    wait(milliseconds: 3)
    loop.drive()
    #expect(loop.turn == 1)
    #expect(driver.alarms == [0], "nothing is left to be woken for")
  }

  @Test("starts nothing in the past, however long the main thread was busy")
  func startsNow() {
    MainLoop.current = loop
    wait(milliseconds: 2_000)
    #expect(loop.now == 2)
    loop.schedule(after: 0.1) {}
    #expect(driver.alarms == [2_100_000_000])
  }

  @Test("runs what is overdue in its order, at the time that it is now")
  func overdue() {
    MainLoop.current = loop
    loop.schedule(after: 0.2) { diary.note("second \(loop.now)") }
    loop.schedule(after: 0.1) { diary.note("first \(loop.now)") }
    wait(milliseconds: 1_000)
    loop.drive()
    #expect(diary.lines == ["first 1.0", "second 1.0"])
  }

  @Test("tells a display link that it calls late when the next frame begins")
  func lateFrame() {
    MainLoop.current = loop
    var times: [(CFTimeInterval, CFTimeInterval)] = []
    let link = CADisplayLink { times.append(($0.timestamp, $0.targetTimestamp)) }
    link.add(to: .main, forMode: .common)
    wait(milliseconds: 110)
    loop.drive()
    link.invalidate()
    #expect(times.map(\.0) == [0.11])
    #expect(times.map { ($0.1 * 60).rounded() } == [7])
  }

  @Test("stands still within a turn")
  func standsStill() {
    MainLoop.current = loop
    loop.schedule(after: 0.1) {
      wait(milliseconds: 50)
      diary.note("\(loop.now)")
    }
    wait(milliseconds: 100)
    loop.drive()
    #expect(diary.lines == ["0.1"])
    #expect(loop.now == 0.15)
  }

  @Test("asks for the next timer after a turn, and not for itself while it is driven")
  func asksAgain() {
    MainLoop.current = loop
    loop.schedule(after: 0.1) { loop.schedule(after: 0.1) { diary.note("chained") } }
    driver.alarms = []
    wait(milliseconds: 100)
    loop.drive()
    #expect(driver.alarms == [200_000_000])
    wait(milliseconds: 100)
    loop.drive()
    #expect(diary.lines.count == 1)
    #expect(driver.alarms == [200_000_000])
  }

  @Test("waits for the end of a turn inside which its run loop is run")
  func nested() {
    MainLoop.current = loop
    loop.schedule(after: 0.1) {
      loop.schedule(after: 0) { diary.note("inner") }
      loop.drive()
      diary.note("outer")
    }
    wait(milliseconds: 100)
    loop.drive()
    #expect(diary.lines.map { $0.contains("outer") } == [true, false])
  }
}
