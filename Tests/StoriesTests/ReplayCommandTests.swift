import Foundation
import InterlockCore
import InterlockTesting
import Stories
import Testing

@Suite("The command replay")
@MainActor
struct ReplayCommandTests {
  /// What a command said, and how it ended.
  private struct Ending {
    var status: Stories.ExitStatus
    var output = ""
    var errors = ""
  }

  /// Runs the command over files that have these contents.
  private func replay(_ contents: [String], isJSON: Bool = false) throws -> Ending {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in contents.enumerated() {
      let file = folder.appendingPathComponent("\(index).jsonl")
      try Data(text.utf8).write(to: file)
      paths.append(file.path)
    }
    return run(paths, isJSON: isJSON)
  }

  private func run(_ paths: [String], isJSON: Bool = false) -> Ending {
    var ending = Ending(status: .success)
    let console = Console(
      isJSON: isJSON, isColored: false, wallClock: { 0 }, output: { ending.output += $0 },
      errors: { ending.errors += $0 })
    do {
      ending.status = try ReplayCommand(console: console).run(paths)
    } catch {
      console.fail(error)
      ending.status = error.status
    }
    return ending
  }

  private var recording: FlightRecording {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    host.settle()
    return host.recording
  }

  /// The recording with an answer that the engine does not give.
  private var changed: FlightRecording {
    var changed = recording
    changed.steps[0].actions.removeFirst()
    return changed
  }

  @Test("prints the timeline and that the engine decides as recorded")
  func same() throws {
    let ending = try replay([recording.text])
    #expect(ending.status == .success)
    #expect(ending.output.hasPrefix("   0.000  push P1"))
    #expect(
      ending.output.hasSuffix(
        "0.jsonl: \(recording.steps.count) steps, all decided as recorded\n"))
    #expect(ending.errors == "")
  }

  @Test("ends with 1 where the engine decides otherwise, and shows both answers")
  func differs() throws {
    let ending = try replay([changed.text, recording.text])
    #expect(ending.status == .failedExpectation)
    #expect(
      ending.output.contains(
        "0.jsonl: at step 1 the engine decides otherwise: push P1\nrecorded:\n  {\"perform\""))
    #expect(ending.output.contains("now:\n  {\"notify\":{\"willBegin\""))
    #expect(ending.output.contains("1.jsonl: \(recording.steps.count) steps, all decided"))
  }

  @Test("ends with 2 for every file that is no recording, with file, line and column")
  func noRecording() throws {
    let ending = try replay(["{}\n", String(recording.text.dropLast(40)), recording.text])
    #expect(ending.status == .misuse)
    let lines = ending.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("0.jsonl:1:1: error: expected an object that begins") == true)
    #expect(lines.last?.contains("1.jsonl:\(recording.steps.count + 2):") == true)
    #expect(ending.output == "")
    #expect(run(["/nonexistent.jsonl"]).status == .misuse)
    #expect(run(["/"]).status == .misuse)
    #expect(run(["/dev/zero"]).status == .misuse)
  }

  @Test("prints JSON and nothing else, also for errors")
  func json() throws {
    struct Document: Decodable {
      struct Replay: Decodable {
        struct Difference: Decodable {
          var step: Int
          var recorded: [String]
          var now: [String]
        }
        var steps: Int
        var isSame: Bool
        var difference: Difference?
        var timeline: [String]
      }
      struct Problem: Decodable {
        var line: Int?
        var column: Int?
      }
      var replays: [Replay]?
      var errors: [Problem]
      var status: Stories.ExitStatus
    }
    let ending = try replay([recording.text, changed.text], isJSON: true)
    let document = try JSONDecoder().decode(Document.self, from: Data(ending.output.utf8))
    #expect(document.status == .failedExpectation)
    #expect(document.replays?.map(\.isSame) == [true, false])
    #expect(document.replays?.last?.difference?.step == 1)
    #expect(document.replays?.last?.difference?.now.count == recording.steps[0].actions.count)
    let failure = try replay(["{\"version\":2}"], isJSON: true)
    let problems = try JSONDecoder().decode(Document.self, from: Data(failure.output.utf8))
    #expect(problems.errors.first?.line == 1)
    #expect(problems.errors.first?.column == 12)
    #expect(problems.status == .misuse)
    #expect(failure.errors == "")
  }

  @Test("runs the script of a storm, and says whether it breaks a rule")
  func script() throws {
    let script = "interlock storm script 1\nstack A\nrequest push B\ncalm\n"
    let ending = try replay([script, recording.text])
    #expect(ending.status == .success)
    #expect(ending.output.contains("0.jsonl: 2 steps, no rule is broken\n"))
    #expect(ending.output.contains("1.jsonl: \(recording.steps.count) steps, all decided"))
    let json = try replay([script], isJSON: true)
    #expect(json.output.contains("\"isSame\" : true"))
    let wrong = try replay(["interlock storm script 1\nstack A\nrequest \u{1B}[2J\n"])
    #expect(wrong.status == .misuse)
    #expect(wrong.errors.contains("0.jsonl:3: error: expected a change, found \"\\u{1B}[2J\""))
  }

  @Test("shows no character of a file that steers a terminal")
  func harmless() throws {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "\u{1B}[2J\u{202E}")
    host.push("C", key: "\u{1B}[2J\u{202E}")
    var recording = host.recording
    recording.keepsPageKeys = true
    let ending = try replay([recording.text])
    #expect(ending.output.contains("\\u{1B}[2J\\u{202E} is being pushed"))
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test("replays what a story on a device has recorded", arguments: ["swipe-cancelled", "tab-bar"])
  func story(name: String) throws {
    let story = try ShippedStories.story(name)
    for performance in Performance.all(of: story) {
      let run = try StoryPlayer.play(performance)
      #expect((run.recording == nil) == (performance.guard == .none))
      guard let recording = run.recording else { continue }
      let ending = try replay([recording.text])
      #expect(ending.status == .success, "\(run.fileName): \(ending.output.suffix(500))")
    }
  }
}
