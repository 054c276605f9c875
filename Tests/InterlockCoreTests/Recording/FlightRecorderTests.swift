import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A flight recorder", .row("R36"))
struct FlightRecorderTests {
  /// Hands the steps of a run to a recorder with room for that many of them.
  private func recorder(
    of recording: FlightRecording, capacity: Int, steps: Int = .max
  ) -> FlightRecorder {
    var recorder = FlightRecorder(recording.start, capacity: capacity)
    for step in recording.steps.prefix(steps) {
      if let settings = step.settings { recorder.settings = settings }
      _ = recorder.handle(step.event, at: step.time)
    }
    return recorder
  }

  @Test(
    "keeps the last steps, at most a quarter more, and says how many it has dropped",
    arguments: [1, 7, 16, 64])
  func isBounded(capacity: Int) {
    let recording = Storm(seed: 1, steps: 200).run().host.recording
    for count in stride(from: 1, through: recording.steps.count, by: 3) {
      let kept = recorder(of: recording, capacity: capacity, steps: count).recording()
      #expect(kept.droppedStepCount + kept.steps.count == count)
      #expect(kept.steps == recording.steps[..<count].suffix(kept.steps.count))
      #expect(kept.steps.count >= min(count, capacity))
      #expect(kept.steps.count <= capacity + max(1, capacity / 4))
    }
  }

  @Test("keeps all steps while there is room")
  func isComplete() {
    let recording = Storm(seed: 2, steps: 5).run().host.recording
    #expect(recorder(of: recording, capacity: 256).recording() == recording)
  }

  @Test("begins with the state before its oldest step, whatever goes on then", arguments: 0..<40)
  func replaysFromTheMiddle(seed: UInt64) {
    let recording = Storm(seed: seed).run().host.recording
    for capacity in [3, 24] {
      var recorder = FlightRecorder(recording.start, capacity: capacity)
      for step in recording.steps {
        if let settings = step.settings { recorder.settings = settings }
        _ = recorder.handle(step.event, at: step.time)
        let replay = Replay(recorder.recording())
        #expect(replay.difference == nil)
        #expect(replay.engine == recorder.engine)
      }
    }
  }

  @Test("begins wherever it has to, also in the middle of a transition")
  func middle() {
    var host = ScriptedHost(stack: ["A"])
    var recorder = FlightRecorder(host.engine, capacity: 16)
    for _ in 0..<20 {
      host.push("B")
      host.settle()
      host.pop()
      host.settle()
    }
    for step in host.recording.steps { _ = recorder.handle(step.event, at: step.time) }
    let time = host.clock.now
    _ = recorder.handle(
      .requested(.init(id: RequestID(rawValue: 999), .push(.init(host.page("C")))), host.status),
      at: time)
    for _ in 0..<20 { _ = recorder.handle(.witnessed(.layoutPass), at: time) }
    #expect(!recorder.recording().start.isAtRest)
    #expect(Replay(recorder.recording()).difference == nil)
  }

  @Test("replays what the app chose in between")
  func settings() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.change { $0.policy = .ignore }
    host.push("C")
    host.change { $0.policy = .fail }
    host.push("D")
    host.settle()
    #expect(host.recording.steps.count { $0.settings != nil } == 2)
    #expect(
      recorder(of: host.recording, capacity: 64).recording().steps.compactMap(\.settings?.policy)
        == [.ignore, .fail])
    for capacity in 1...host.recording.steps.count {
      let recorder = recorder(of: host.recording, capacity: capacity)
      #expect(Replay(recorder.recording()).engine == host.engine)
      #expect(Replay(recorder.recording()).difference == nil)
    }
  }

  @Test("keeps each stack that the host lists, also one that nobody has expected")
  func foreignStacks() throws {
    func pages(_ numbers: Int...) -> [PageID] { numbers.map(PageID.init(rawValue:)) }
    var recorder = FlightRecorder(NavigationEngine(shown: pages(0), presence: .onScreen))
    let push = NavigationEngine.Request(id: RequestID(rawValue: 1), .push(.init(pages(1)[0])))
    let events: [NavigationEngine.Event] = [
      .requested(push, HostStatus()),
      .performed(TransitionID(rawValue: 1), attempt: 1, HostReading(stack: pages(0, 7, 1))),
      .read(HostReading(stack: pages(0, 8)), answering: nil),
      .witnessed(.layoutPass),
      .read(HostReading(stack: pages(0, 1)), answering: nil),
      .read(HostReading(stack: pages(0, 9)), answering: nil),
    ]
    for event in events { _ = recorder.handle(event, at: .zero) }
    #expect(recorder.recording().steps.map(\.event) == events)
  }

  @Test("says nothing of a choice that had been made already")
  func sameSettings() {
    var recorder = FlightRecorder(NavigationEngine())
    recorder.settings = NavigationEngine.Settings()
    _ = recorder.handle(.closed, at: .zero)
    #expect(recorder.recording().steps.map(\.settings) == [nil])
  }

  @Test("of no size keeps nothing, and decides the same")
  func off() {
    let recording = Storm(seed: 3).run().host.recording
    let off = recorder(of: recording, capacity: 0)
    #expect(off.engine == recorder(of: recording, capacity: 256).engine)
    #expect(off.recording() == FlightRecording(start: off.engine))
  }

  @Test("has a size within its bounds", arguments: [(-5, 0), (70_000, 65_536), (12, 12)])
  func capacity(asked: Int, given: Int) {
    #expect(FlightRecorder(NavigationEngine(), capacity: asked).capacity == given)
  }
}

@Suite("A replay", .row("R36"))
struct ReplayTests {
  private var recording: FlightRecording {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    host.settle()
    return host.recording
  }

  @Test("of a recording gives the same answers")
  func same() {
    let replay = Replay(recording)
    #expect(replay.difference == nil)
    #expect(replay.equalStepCount == recording.steps.count)
    #expect(replay.engine.shown == [0, 1, 2].map { PageID(rawValue: $0) })
  }

  @Test("says at which step the engine decides otherwise, and shows both answers")
  func differs() throws {
    var changed = recording
    changed.droppedStepCount = 100
    let index = try #require(changed.steps.firstIndex { $0.actions.contains(.notify(.cameToRest)) })
    let actions = changed.steps[index].actions
    changed.steps[index].actions.removeLast()
    let replay = Replay(changed)
    let difference = try #require(replay.difference)
    #expect(difference.stepNumber == 101 + index)
    #expect(difference.recorded == changed.steps[index])
    #expect(difference.actions == actions)
    #expect(replay.equalStepCount == index)
    let beginning =
      "at step \(101 + index) the engine decides otherwise: read [P0, P1, P2]\nrecorded:\n"
    #expect(difference.text.hasPrefix(beginning))
    #expect(difference.text.hasSuffix("  {\"notify\":\"cameToRest\"}"))
  }

  @Test("notices an order of the same actions that is another one")
  func order() throws {
    var changed = recording
    let index = try #require(changed.steps.firstIndex { $0.actions.count > 1 })
    changed.steps[index].actions.reverse()
    #expect(Replay(changed).difference?.stepNumber == index + 1)
  }

  @Test("stops when it is asked to")
  func stops() {
    let replay = Replay(recording) { $0 < 3 }
    #expect(replay.equalStepCount == 3)
    #expect(replay.difference == nil)
  }
}
