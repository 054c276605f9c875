import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("The mark of an engine", .row("R41"))
struct InvariantMarkTests {
  /// What a recording says of stacks, requests and questions.
  private func state(_ engine: NavigationEngine) throws -> String {
    let text = FlightRecording(start: engine).text
    let plan = try #require(text.firstRange(of: "\"plan\":"))
    let end = text.firstRange(of: ",\"lastRequest\":") ?? text.firstRange(of: ",\"taps\":")
    let taps = try #require(end)
    let asked = try #require(text.firstRange(of: "\"asked\":"))
    let holds = try #require(text.firstRange(of: ",\"holds\":"))
    return String(
      text[plan.lowerBound..<taps.lowerBound] + text[asked.lowerBound..<holds.lowerBound])
  }

  @Test(
    "is the same only while all that the costly checks look at is, so that they can be left out",
    arguments: 0..<40)
  func standsForState(seed: UInt64) throws {
    let recording = Storm(seed: seed, steps: 100).run().host.recording
    var engine = recording.start
    var last: (mark: InvariantMark, state: String)?
    var savedCount = 0
    for step in recording.steps {
      if let settings = step.settings { engine.settings = settings }
      _ = engine.handle(step.event, at: step.time)
      let check = engine.check(since: last?.mark)
      #expect(check.violation == engine.violation)
      let state = try state(engine)
      if let last, last.mark == check.mark {
        #expect(last.state == state)
        savedCount += 1
      }
      last = (check.mark, state)
    }
    #expect(savedCount > recording.steps.count / 4)
  }
}
