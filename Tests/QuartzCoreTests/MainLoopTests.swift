import QuartzCore
import Testing

@Suite("The main loop")
@MainActor
struct MainLoopTests {
  private let stage = Stage()
  private let diary = Diary()
  private var loop: MainLoop { stage.loop }

  @Test("fires timers in the order of their times, then of their creation")
  func timerOrder() {
    stage.activate()
    for (name, delay) in [("late", 0.3), ("first", 0.1), ("second", 0.1), ("middle", 0.2)] {
      loop.schedule(after: delay) { diary.note("\(name) \(loop.now)") }
    }
    loop.advance(by: 1)
    #expect(diary.lines == ["first 0.1", "second 0.1", "middle 0.2", "late 0.3"])
    #expect(loop.now == 1)
  }

  @Test("agrees with a sorted list for any order of creation", arguments: 0..<20)
  func timerOrderAgainstReference(seed: UInt64) {
    stage.activate()
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var expected: [(Int, Int)] = []
    for index in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let milliseconds = Int(state >> 33) % 10
      let token = loop.schedule(after: Double(milliseconds) / 1000) { diary.note("\(index)") }
      if index % 7 == 3 { loop.cancel(token) } else { expected.append((milliseconds, index)) }
    }
    loop.advance(by: 1)
    #expect(diary.lines == expected.sorted { $0 < $1 }.map { "\($0.1)" })
  }

  @Test("fires timers in order while those that fire set others and take some back")
  func timersSetByTimers() {
    stage.activate()
    var times: [Double] = []
    for index in 0..<200 {
      loop.schedule(after: Double(index) / 1000) {
        times.append(loop.now)
        loop.schedule(after: 0.0015) { times.append(loop.now) }
        loop.cancel(loop.schedule(after: 0.0002) { times = [] })
      }
    }
    loop.advance(by: 1)
    #expect(times.count == 400 && times == times.sorted())
  }

  @Test("fires each timer in a turn of its own")
  func timersHaveTurns() {
    stage.activate()
    for _ in 0..<2 { loop.schedule(after: 0.1) { diary.note("\(loop.turn)") } }
    loop.advance(by: 1)
    #expect(diary.lines == ["1", "2"])
  }

  @Test("runs posted blocks in the next turn, and what they post in the one after")
  func postedBlocks() {
    stage.activate()
    stage.turn {
      loop.post {
        diary.note("a \(loop.turn)")
        loop.post { diary.note("c \(loop.turn)") }
      }
      loop.post { diary.note("b \(loop.turn)") }
      diary.note("body \(loop.turn)")
    }
    #expect(diary.lines == ["body 1", "a 2", "b 2", "c 3"])
  }

  @Test("runs posted blocks before a timer of the same time")
  func postedBeforeTimer() {
    stage.activate()
    stage.turn {
      loop.schedule(after: 0) { diary.note("timer") }
      loop.post { diary.note("posted") }
    }
    loop.advance(by: 0)
    #expect(diary.lines == ["posted", "timer"])
  }

  @Test("does not fire a cancelled timer")
  func cancelled() {
    stage.activate()
    let token = loop.schedule(after: 0.1) { diary.note("fired") }
    loop.schedule(after: 0.05) { loop.cancel(token) }
    loop.advance(by: 1)
    #expect(diary.lines.isEmpty)
  }

  @Test("does not take a timer that has fired or was cancelled for one that came after it")
  func gone() {
    stage.activate()
    let fired = loop.schedule(after: 0.1) { diary.note("fired") }
    let cancelled = loop.schedule(after: 0.1) { diary.note("cancelled") }
    loop.cancel(cancelled)
    loop.advance(by: 0.1)
    for name in ["first", "second", "third"] { loop.schedule(after: 0.1) { diary.note(name) } }
    loop.cancel(fired)
    loop.cancel(cancelled)
    loop.advance(by: 0.1)
    #expect(diary.lines == ["fired", "first", "second", "third"])
  }

  @Test("fires a timer that is due exactly at the end of the time that passes, and no later one")
  func endIsIncluded() {
    stage.activate()
    loop.schedule(after: 0.35) { diary.note("due") }
    loop.schedule(after: 0.350_000_001) { diary.note("later") }
    loop.advance(by: 0.35)
    #expect(diary.lines == ["due"])
  }

  @Test("counts time in whole nanoseconds, so that many small steps do not drift")
  func noDrift() {
    stage.activate()
    for _ in 0..<100_000 { loop.advance(by: 0.1) }
    #expect(loop.nowNanoseconds == 10_000_000_000_000)
  }

  @Test("takes no real time for a virtual hour with a timer each second")
  func virtualHour() {
    stage.activate()
    var ticks = 0
    func tick() {
      ticks += 1
      if ticks < 3600 { loop.schedule(after: 1) { tick() } }
    }
    loop.schedule(after: 1) { tick() }
    #expect(loop.settle(limit: 3600))
    #expect(ticks == 3600)
    #expect(loop.now == 3600)
  }

  @Test("settles at the moment of the last timer")
  func settles() {
    stage.activate()
    loop.schedule(after: 0.2) { loop.schedule(after: 0.3) {} }
    #expect(loop.settle(limit: 10))
    #expect(loop.now == 0.5)
  }

  @Test("does not settle while timers go on beyond the limit")
  func doesNotSettle() {
    stage.activate()
    func again() { loop.schedule(after: 1) { again() } }
    again()
    #expect(!loop.settle(limit: 2.5))
    #expect(loop.now == 2.5)
  }

  @Test("delivers nothing after it was stopped, though time passes")
  func stopped() {
    stage.activate()
    loop.schedule(after: 0.1) {
      diary.note("crash")
      loop.post { diary.note("posted") }
      loop.isStopped = true
    }
    loop.schedule(after: 0.2) { diary.note("timer") }
    loop.beforeCommit.append { diary.note("commit \(loop.now)") }
    loop.advance(by: 1)
    stage.turn { diary.note("turn") }
    #expect(diary.lines == ["crash"])
    #expect(loop.now == 1)
  }

  @Test("runs the hooks before each commit, again after changes, and not where there is none")
  func hooks() {
    stage.activate()
    let layer = CALayer()
    loop.beforeCommit.append { diary.note("layout \(loop.turn)") }
    stage.turn {
      layer.position.x += 1
      CATransaction.setCompletionBlock { layer.position.x += 1 }
    }
    stage.turn {}
    #expect(diary.lines == ["layout 1", "layout 1"])
  }

  @Test("survives times that are no times", arguments: [-1, Double.nan, -Double.infinity])
  func strangeTimes(seconds: TimeInterval) {
    stage.activate()
    loop.schedule(after: seconds) { diary.note("fired \(loop.now)") }
    loop.advance(by: seconds)
    #expect(diary.lines == ["fired 0.0"])
  }

  @Test("never fires a timer that is infinitely far away")
  func infinitelyFar() {
    stage.activate()
    loop.schedule(after: TimeInterval.infinity) { diary.note("fired") }
    loop.advance(by: 1e9)
    #expect(diary.lines.isEmpty)
  }

  @Test("traps when time is told to pass inside a turn")
  func nestedAdvance() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      MainLoop.current.runTurn { MainLoop.current.advance(by: 1) }
    }
  }

  #if DEBUG
    @Test("traps when something off the main thread asks for it, in debug builds")
    func offMainThread() async {
      await #expect(processExitsWith: .failure) {
        await Task.detached { _ = CACurrentMediaTime() }.value
      }
    }
  #endif
}
