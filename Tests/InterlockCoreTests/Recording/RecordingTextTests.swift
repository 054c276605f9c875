import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A recording as text", .row("R36"))
struct RecordingTextTests {
  @Test("is read as it was written, and replays", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var recording = Storm(seed: seed).run().host.recording
    recording.keepsPageKeys = true
    var again = try FlightRecording(text: recording.text)
    #expect(Replay(again).difference == nil)
    again.keepsPageKeys = true
    #expect(again.text == recording.text)
    // Times count from the first step.
    if recording.steps.first?.time == .zero { #expect(again == recording) }
  }

  @Test(
    "has the whole state of the engine that it begins with",
    arguments: [0, 3, 12, 17, 28, 29] as [UInt64])
  func state(seed: UInt64) throws {
    try hasState(Storm(seed: seed).run().host.recording)
  }

  @Test("has the whole state of the engine in every situation", arguments: Scenario.all)
  func situation(scenario: Scenario) throws {
    try hasState(scenario.run().recording)
  }

  /// Requires that the engine can be written down after each step.
  private func hasState(_ recording: FlightRecording) throws {
    var engine = recording.start
    for step in recording.steps {
      _ = engine.take(step)
      var middle = FlightRecording(start: engine, droppedStepCount: 3)
      // Without a first step there is nothing to count times from but the engine's last instant.
      middle.steps = [.init(time: .zero, event: .paused, actions: [])]
      middle.keepsPageKeys = true
      #expect(try FlightRecording(text: middle.text).start == engine)
    }
  }

  @Test("replays from the middle of anything", arguments: 0..<12)
  func middle(seed: UInt64) throws {
    let recording = Storm(seed: seed).run().host.recording
    var recorder = FlightRecorder(recording.start, capacity: 12)
    for (index, step) in recording.steps.enumerated() {
      if let settings = step.settings { recorder.settings = settings }
      _ = recorder.handle(step.event, at: step.time)
      guard index.isMultiple(of: 5) else { continue }
      let read = try FlightRecording(text: recorder.recording().text)
      let replay = Replay(read)
      #expect(replay.difference == nil)
      #expect(replay.engine.shown == recorder.engine.shown)
      #expect(replay.engine.target == recorder.engine.target)
      #expect(read.droppedStepCount + read.steps.count == index + 1)
    }
  }

  @Test("counts times from its first step: it tells nothing of a day")
  func relativeTimes() throws {
    var recording = Storm(seed: 4).run().host.recording
    for index in recording.steps.indices {
      recording.steps[index].time = recording.steps[index].time + .milliseconds(5_000_000)
    }
    var recorder = FlightRecorder(recording.start)
    for step in recording.steps {
      guard case .deadlineReached = step.event else {
        _ = recorder.handle(step.event, at: step.time)
        continue
      }
    }
    let read = try FlightRecording(text: recorder.recording().text)
    #expect(read.steps.first?.time == .zero)
    #expect(Replay(read).difference == nil)
  }

  @Test("has numbers for what pages show, and the app's text only if that is asked for")
  func pageKeys() throws {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "patient 17")
    host.push("C", key: "patient 17")
    host.push("D", key: "patient 18")
    host.settle()
    var recording = host.recording
    #expect(!recording.text.contains("patient"))
    let read = try FlightRecording(text: recording.text)
    #expect(Replay(read).difference == nil)
    #expect(read.text == recording.text)
    recording.keepsPageKeys = true
    #expect(recording.text.contains("patient 17"))
    #expect(try FlightRecording(text: recording.text).steps == recording.steps)
  }

  @Test("may begin with a byte order mark and have lines of Windows")
  func lineEnds() throws {
    let text = Storm(seed: 5, steps: 3).run().host.recording.text
    let windows = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try FlightRecording(text: windows).text == text)
  }

  @Test(
    "keeps any text of a key", arguments: ["\u{0}\u{F}\u{10}\u{1F}\"\\/", "é\u{202E}😀", "", "#1"])
  func escapes(key: String) throws {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: key)
    var recording = host.recording
    recording.keepsPageKeys = true
    #expect(try FlightRecording(text: recording.text).steps == recording.steps)
  }

  @Test("holds every whole number", arguments: [Int.min, -1, 0, .max])
  func numbers(count: Int) throws {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.pop(count)
    host.hold(atMost: Interval(nanoseconds: Int64(count)))
    #expect(try FlightRecording(text: host.recording.text).steps == host.recording.steps)
  }
}
