import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A script of a storm", .row("R41"))
struct StormScriptTests {
  @Test("is read as it was written", arguments: 0..<100)
  func roundTrip(seed: UInt64) throws {
    var script = Storm(seed: seed, steps: 200).script
    script.presence = .offScreen
    script.stack = [PageID(rawValue: 3), PageID(rawValue: 25)]
    script.settings.queueLimit = Int(seed)
    script.settings.duplicates = .allowSameKey
    script.settings.deadlines.recheck = .milliseconds(Int64(seed))
    #expect(try StormScript(text: script.text) == script)
  }

  /// This is how a script that a storm has shrunk becomes a test: as it stands in its file.
  @Test("is a test: a swipe over a change that goes back takes the stack with it")
  func swipeOverCancelledChange() throws {
    let script = try StormScript(
      text: """
        interlock storm script 1
        # seed 264, shrunk from 61 steps
        stack A
        request push F
        quirk cancels
        request push C
        wait 350
        user-pops
        user-pops
        calm
        """)
    let result = script.run()
    #expect(result.fault == nil, "\(result.report(seed: 264))")
    #expect(result.host.names(of: result.host.stack) == "[A, F]")
  }

  @Test("may have comments, empty lines, and ends of lines as Windows has them")
  func lenient() throws {
    let text =
      "interlock storm script 1\r\n\r\n# a comment\r\nstack A,B\r\n  request  pop 1\r\ncalm"
    let script = try StormScript(text: text)
    #expect(script.stack == [PageID(rawValue: 0), PageID(rawValue: 1)])
    #expect(script.steps.count == 2)
  }

  @Test(
    "with a mistake is an error that names the line and what is expected",
    arguments: [
      ("", 1, "expected \"interlock storm script 1\""),
      ("interlock storm script 2\nstack A\n", 1, "or a newer one"),
      ("interlock storm script 1\nrequest push B\n", 2, "before the first step"),
      ("interlock storm script 1\nstack -\n", 2, "has a page at least"),
      ("interlock storm script 1\nstack A,A\n", 2, "none twice"),
      ("interlock storm script 1\nstack a\n", 2, "a letter from A to Z"),
      ("interlock storm script 1\nstack A\njump\n", 3, "expected a step, found \"jump\""),
      ("interlock storm script 1\nstack A\nwait -1\n", 3, "from 0 to 3600000"),
      ("interlock storm script 1\nstack A\nwait 99999999999999999999\n", 3, "a whole number"),
      ("interlock storm script 1\nstack A\nwait 3600000\nwait 1\n", 4, "an hour may pass"),
      ("interlock storm script 1\nstack A\nquirk nice\n", 3, "one of neverCallsBack"),
      ("interlock storm script 1\nstack A\nrequest push\n", 3, "before the line's end"),
      ("interlock storm script 1\nstack A\nrequest ( push B\n", 3, "before the line's end"),
      ("interlock storm script 1\nstack A\ncalm down\n", 3, "expected the line's end"),
      ("interlock storm script 1\nsettings polite\nstack A\n", 2, "expected a setting"),
    ])
  func mistakes(text: String, line: Int, problem: String) {
    #expect {
      try StormScript(text: text)
    } throws: { error in
      guard let error = error as? StormScriptError else { return false }
      return error.line == line && error.problem.contains(problem)
    }
  }

  @Test("has limits: bytes, lines, length of a line, depth of batches")
  func limits() {
    let start = "interlock storm script 1\nstack A\n"
    let long = String(repeating: "x", count: StormScript.lengthLimit)
    let deep = String(repeating: "( ", count: 20) + String(repeating: ") ", count: 20)
    for text in [
      start + String(repeating: "\n", count: StormScript.lineLimit), start + "# " + long,
      start + String(repeating: " ", count: StormScript.byteLimit), start + "request " + deep,
    ] {
      #expect(throws: StormScriptError.self) { try StormScript(text: text) }
    }
  }

  @Test("is read or refused, whatever stands in it", arguments: 0..<200)
  func mutated(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(Storm(seed: seed, steps: 20).script.text.utf8)
    for _ in 0..<3 {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.insert(contentsOf: bytes.prefix(place).suffix(9), at: place)
      }
    }
    guard let script = try? StormScript(text: String(decoding: bytes, as: UTF8.self)) else {
      return
    }
    #expect((try? StormScript(text: script.text)) == script)
    _ = script.run()
  }
}
