import Foundation
import InterlockCore
import InterlockTesting
import Testing

@Suite("A text that is no recording")
struct RecordingErrorTests {
  /// A recording with five lines at least: the version, the state, steps and the end.
  private static let lines: [String] = {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "b")
    host.settle()
    return host.recording.text.split(separator: "\n").map { String($0) }
  }()

  private func error(
    in lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FlightRecordingError {
    let text = lines.map { $0 + "\n" }.joined()
    return try error(in: Array(text.utf8), sourceLocation: sourceLocation)
  }

  private func error(
    in bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FlightRecordingError {
    try #require(throws: FlightRecordingError.self, sourceLocation: sourceLocation) {
      try FlightRecording(bytes: bytes)
    }
  }

  /// The recording with a part of one line replaced.
  private func changed(_ index: Int, _ part: String, _ other: String) throws -> [String] {
    var lines = Self.lines
    let range = try #require(lines[index].range(of: part))
    lines[index].replaceSubrange(range, with: other)
    return lines
  }

  @Test("is refused by number if its version is newer")
  func newer() throws {
    let error = try error(in: changed(0, "\"version\":1", "\"version\":2,\"new\":{}"))
    #expect(error.line == 1)
    #expect(error.column == 12)
    #expect(error.problem == "version 2 is newer than 1, the newest that is known here")
    #expect(
      "\(error)".hasSuffix("Read it with the version of Interlock that wrote it, or a later one."))
  }

  @Test(
    "is refused if it does not begin with its version",
    arguments: ["{}", "[]", "7", "{\"format\":\"interlock recording\",\"version\":1}"])
  func noVersion(line: String) throws {
    let error = try error(in: [line])
    #expect(error.line == 1)
    #expect(error.problem == "expected an object that begins with the key \"version\"")
  }

  @Test("names the step that is missing, doubled or in another place")
  func order() throws {
    var missing = Self.lines
    missing.remove(at: 3)
    var error = try error(in: missing)
    #expect(error.line == 4)
    #expect(
      error.problem
        == "expected step 2, since steps are in order and none is left out, found 3")
    var swapped = Self.lines
    swapped.swapAt(2, 3)
    error = try self.error(in: swapped)
    #expect(error.line == 3)
    var doubled = Self.lines
    doubled.insert(doubled[2], at: 3)
    error = try self.error(in: doubled)
    #expect(error.line == 4)
  }

  @Test("says so where it is cut off, after any byte")
  func truncated() throws {
    let bytes = Array(Self.lines.map { $0 + "\n" }.joined().utf8)
    // The line feed at the very end may be missing.
    for length in 0..<(bytes.count - 1) {
      let rest = Array(bytes.prefix(length))
      let line = 1 + rest.count { $0 == UInt8(ascii: "\n") }
      // What is whole but for its line feed is missed on the line after it.
      let isWhole = bytes[length] == UInt8(ascii: "\n") && rest.last == UInt8(ascii: "}")
      #expect(try error(in: rest).line == (isWhole ? line + 1 : line))
    }
    let error = try error(in: Array(Self.lines.dropLast()))
    #expect(error.line == Self.lines.count)
    #expect(
      error.problem == "expected a step, or the line with the end, found the end of the file")
    #expect(error.cure.hasPrefix("The file is cut off"))
  }

  @Test("says so if the number of steps at the end is another one")
  func end() throws {
    let error = try error(in: changed(Self.lines.count - 1, "\"end\":", "\"end\":9"))
    #expect(error.line == Self.lines.count)
    #expect(error.problem.hasPrefix("expected \(Self.lines.count - 3), the number of steps"))
    #expect(try self.error(in: Self.lines + ["{}"]).line == Self.lines.count + 1)
  }

  @Test("has its mistake named, with line and column", arguments: Damage.all)
  func named(damage: Damage) throws {
    let error = try error(in: changed(damage.line - 1, damage.part, damage.other))
    #expect(error.line == damage.line)
    #expect(error.problem.contains(damage.problem), "\(error)")
    let line = try changed(damage.line - 1, damage.part, damage.other)[damage.line - 1]
    #expect((1...line.utf8.count + 1).contains(error.column))
    #expect(!error.cure.isEmpty)
  }

  @Test("may not go back in time")
  func time() throws {
    let error = try error(in: changed(Self.lines.count - 2, "\"at\":", "\"at\":-"))
    #expect(error.line == Self.lines.count - 1)
    #expect(error.problem.hasPrefix("expected a whole number from 350000000 to"))
  }

  @Test("may be no larger than its limits", .timeLimit(.minutes(20)))
  func limits() throws {
    let huge = [UInt8](repeating: UInt8(ascii: " "), count: 64 * 1_048_576 + 1)
    #expect(try error(in: huge).problem == "the file has 67108865 bytes, more than 67108864")
    let line = Array(huge.prefix(4 * 1_048_576 + 1))
    #expect(try error(in: line).problem == "the line has more than 4194304 bytes")
    let exact = try error(in: Array(huge.dropLast()))
    #expect(exact.problem == "the line has more than 4194304 bytes")
    #expect(exact.line == 1 && exact.column == 1)
    #expect(try error(in: huge).line == 1 && error(in: huge).column == 1)
    let deep = String(repeating: "[", count: 100_000)
    #expect(try error(in: [deep]).problem.hasSuffix("nested deeper than 32 levels"))
  }

  @Test("is one only where a line is longer than its limit, wherever the line is")
  func longLines() throws {
    var lines = Self.lines
    for index in 0...1 {
      lines[index] += String(repeating: " ", count: 4 * 1_048_576 - lines[index].utf8.count)
    }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try FlightRecording(text: text).text == Self.lines.map { $0 + "\n" }.joined())
    lines[1] += " "
    #expect(try error(in: lines).problem == "the line has more than 4194304 bytes")
    #expect(try error(in: lines).line == 2)
  }

  @Test("is shown so far that a person knows which one it is")
  func quoted() throws {
    func named(_ text: String) throws -> String {
      try error(in: changed(2, "\"program\"", "\"\(text)\"")).problem
    }
    let long = String(repeating: "x", count: 60)
    #expect(try named(long).hasSuffix("found \"\(long)\""))
    #expect(try named(long + "y").hasSuffix("found \"\(long)…\""))
    #expect(try named("a\\\"b\\\\c~d").hasSuffix("found \"a\\\"b\\\\c~d\""))
  }

  @Test("shows nothing of itself that a terminal would obey")
  func harmless() throws {
    let key = "\\u001b[2J\u{202E}" + String(repeating: "é", count: 99)
    let lines = try changed(2, "\"event\"", "\"\(key)\"")
    let error = try error(in: lines)
    #expect(error.description.unicodeScalars.allSatisfy { (" "..."~").contains($0) || $0 == "…" })
    #expect(error.problem.contains("\\u{1b}[2J\\u{202e}"))
  }

  @Test(
    "may not have a deadline that both runs and stands still, or neither", arguments: [false, true])
  func runningWhilePaused(isPaused: Bool) throws {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    if isPaused { host.send(.paused) }
    var text = FlightRecording(start: host.engine).text
    let range = try #require(text.range(of: "\"paused\":\(isPaused)"))
    text.replaceSubrange(range, with: "\"paused\":\(!isPaused)")
    let error = try error(in: Array(text.utf8))
    #expect(error.problem.contains("both runs and stands still"))
  }

  @Test("may not have a bar that moves twice in the same way", arguments: BarMotion.allCases)
  func barMovesTwice(last: BarMotion) throws {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    if last == .pop { host.send(.witnessed(.barBegan(.pop))) }
    var text = FlightRecording(start: host.engine).text
    #expect(try FlightRecording(text: text).start == host.engine)
    let range = try #require(text.range(of: "\"\(last)\"]"))
    text.replaceSubrange(range, with: "\"\(last)\",\"\(last)\"]")
    let error = try error(in: Array(text.utf8))
    #expect(error.problem.contains("moves twice"), "\(error)")
  }
}

/// A change to one line of a good recording, and what is to be said about it.
struct Damage: Sendable, CustomTestStringConvertible {
  let line: Int
  let part: String
  let other: String
  let problem: String

  var testDescription: String { "\(other) in the place of \(part)" }

  private init(_ line: Int, _ part: String, _ other: String, _ problem: String) {
    self.line = line
    self.part = part
    self.other = other
    self.problem = problem
  }

  static let all = [
    Damage(1, "interlock recording", "film", "expected the text \"interlock recording\""),
    Damage(1, "\"version\":1", "\"version\":0", "expected a version from 1, found 0"),
    Damage(1, "\"version\":1", "\"version\":\"1\"", "expected a whole number"),
    Damage(1, "\"version\":1", "\"version\":2,\"version\":1", "version 2 is newer"),
    Damage(1, "}", ",\"title\":\"x\"}", "unknown key \"title\"; known here: version, format"),
    Damage(2, "\"start\"", "\"begin\"", "unknown key \"begin\""),
    Damage(2, "\"phase\":\"idle\"", "\"phase\":\"asleep\"", "expected one of idle, blocked"),
    Damage(2, "\"phase\":\"idle\",", "", "the key \"phase\" is missing"),
    Damage(2, "\"phase\":\"idle\"", "\"phase\":{\"idle\":1}", "a value stands where none belongs"),
    Damage(2, "\"shown\":[0]", "\"shown\":[0,0]", "it contradicts itself: "),
    Damage(2, "\"lastProbe\":0", "\"lastProbe\":-1", "expected a whole number from 0"),
    Damage(3, "\"animated\":true", "\"animated\":1", "expected true or false, found 1"),
    Damage(3, "\"animated\":true", "\"animated\":tru", "found a word that is not true"),
    Damage(3, "\"at\":0", "\"at\":0.5", "expected a whole number, found one with \".\""),
    Damage(3, "\"at\":0", "\"at\":00", "a needless zero"),
    Damage(3, "\"at\":0", "\"at\":99999999999999999999", "does not fit into 64 bits"),
    Damage(3, "\"at\":0", "\"at\":0,\"at\":0", "the key \"at\" is there twice"),
    Damage(3, "\"at\":0", "\"at\" 0", "expected \":\" after a key, found \"0\""),
    Damage(3, "\"at\":0", "\"at\":\r0", "expected a value, found the byte 0xd"),
    Damage(3, "\"at\":0", "\"at\":", "expected a value, found \",\""),
    Damage(3, "\"program\"", "\"robot\"", "found \"robot\""),
    Damage(3, "\"key\":1", "\"key\":0", "expected a whole number from 1"),
    Damage(3, "\"key\":1", "\"key\":\"\\ud800\"", "half of a surrogate pair"),
    Damage(3, "\"key\":1", "\"key\":\"\\x\"", "\\ is followed by \"x\""),
    Damage(3, "\"key\":1", "\"key\":\"a\u{7}\"", "a control character"),
    Damage(3, "{\"requested\"", "{\"closed\":1,\"requested\"", "with one key, found 2"),
    Damage(3, "\"actions\":[", "\"actions\":[{\"resolve\":4},", "expected an object with request"),
    Damage(3, "\"actions\":[", "\"actions\":[,", "expected a value, found \",\""),
    Damage(3, "\"actions\":[", "\"actions\":[\"perform\",", "a value is missing"),
  ]
}
