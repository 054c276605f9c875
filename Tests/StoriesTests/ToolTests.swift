#if OPTION_PARSER
  import Foundation
  import Stories
  import Testing

  /// The built tool, beside the tests' own executable.
  private let tool: URL = {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: executable).deletingLastPathComponent()
      .appendingPathComponent("interlock")
  }()

  /// How a run of the tool ended, and what it said.
  private struct Ending {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the tool to its end.
  private func interlock(_ arguments: String...) throws -> Ending {
    try interlock(arguments)
  }

  private func interlock(_ arguments: [String], input: String = "") throws -> Ending {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let given = Pipe()
    process.standardInput = given
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Hands a new folder to a closure, and takes it away afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Suite("The tool", .timeLimit(.minutes(20)))
  struct ToolTests {
    private func story(_ text: String, in folder: URL) throws -> String {
      let file = folder.appendingPathComponent("test.story")
      try Data(text.utf8).write(to: file)
      return file.path
    }

    @Test("ends with 0 when all is as expected, and with 1 when it is not")
    func statuses() throws {
      try withFolder { folder in
        let steps = "at 0 push \"Lamp\"\nat 2 expect stack \"Gallery\" "
        let right = try story(steps + "\"Lamp\"\n", in: folder)
        #expect(try interlock("story", right, "--era", "iOS18").status == 0)
        let wrong = try story(steps + "\"Points\"\n", in: folder)
        let ending = try interlock("story", wrong, "--era", "iOS18", "--guard", "queue")
        #expect(ending.status == 1)
        #expect(ending.output.contains("LOST"))
        #expect(!ending.output.contains("\u{1B}"))
      }
    }

    @Test(
      "ends with 2 for a command line that is wrong",
      arguments: [
        ["story"], ["story", "x", "--era", "iOS5"], ["story", "x", "--guard", "all-of-them"],
        ["eras", "--bogus"], ["nonsense"], ["story", "/nonexistent.story"], ["story", "/"],
        ["story", "/dev/zero"],
      ])
    func misuse(arguments: [String]) throws {
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
    }

    @Test("refuses a pipe instead of waiting for it")
    func pipe() throws {
      try withFolder { folder in
        let path = folder.appendingPathComponent("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        let ending = try interlock("story", path)
        #expect(ending.status == 2)
        #expect(ending.errors.contains("not a regular file"))
      }
    }

    @Test("says where a story is wrong, and what is allowed there")
    func storyErrors() throws {
      try withFolder { folder in
        let path = try story("at 0 push \"Nowhere\"\nat 1 dance\n", in: folder)
        let ending = try interlock("story", path)
        #expect(ending.status == 2)
        #expect(ending.errors.contains("\(path):2:6: error: unexpected 'dance'"))
      }
    }

    /// What every JSON document of the tool has.
    private struct Document: Decodable {
      struct Problem: Decodable {
        var line: Int?
        var text: String
      }
      var status: Int32
      var errors: [Problem]
    }

    @Test("prints one JSON document with --json, with its status and what was wrong")
    func json() throws {
      try withFolder { folder in
        let good = try story("at 0 push \"Lamp\"\n", in: folder)
        let bad = folder.appendingPathComponent("bad.story")
        try Data("at 0 push \"Lamp\"\nat 1 dance\n".utf8).write(to: bad)
        let calls: [(arguments: [String], status: Int32, line: Int?)] = [
          (["story", good, "--era", "iOS18"], 0, nil),
          (["story", bad.path], 2, 2),
          (["story", "/nonexistent"], 2, nil),
          (["story", good, "--era", "iOS5"], 2, nil),
          (["story", good, "--out", folder.path], 3, nil),
          (["demo", "--out", folder.path], 3, nil),
          (["eras"], 0, nil),
        ]
        for call in calls {
          let ending = try interlock(call.arguments + ["--json"])
          let document = try JSONDecoder().decode(Document.self, from: Data(ending.output.utf8))
          #expect(ending.status == call.status, "\(call.arguments)")
          #expect(document.status == call.status, "\(call.arguments)")
          #expect(document.errors.isEmpty == (call.status == 0), "\(call.arguments)")
          #expect(document.errors.first?.line == call.line, "\(call.arguments)")
          #expect(ending.errors.isEmpty, "\(call.arguments)")
        }
      }
    }

    @Test("writes nothing into a folder that somebody else has filled")
    func foreignFolder() throws {
      try withFolder { folder in
        let path = try story("at 0 push \"Lamp\"\n", in: folder)
        let ending = try interlock("story", path, "--era", "iOS18", "--out", folder.path)
        #expect(ending.status == 3)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["test.story"])
      }
    }

    @Test("plays shipped stories for another process, a line of JSON for each")
    func understudy() throws {
      let ending = try interlock(["understudy"], input: "two-pushes-0.3s\nno-such-story\n")
      #expect(ending.status == 2)
      let lines = ending.output.split(separator: "\n")
      let runs = try JSONDecoder().decode([Run].self, from: Data(try #require(lines.first).utf8))
      #expect(lines.count == 1)
      #expect(runs.count == EraName.played.count * Guard.allCases.count)
      #expect(runs.allSatisfy { $0.story == "two-pushes-0.3s" })
    }

    @Test("writes timelines into a folder of its own")
    func output() throws {
      try withFolder { folder in
        let path = try story("at 0 push \"Lamp\"\nat 2 look\n", in: folder)
        let out = folder.appendingPathComponent("out")
        let ending = try interlock(
          "story", path, "--era", "iOS18", "--guard", "queue", "--out", out.path)
        #expect(ending.status == 0)
        let timeline = out.appendingPathComponent("timelines/test.iOS18.queue.txt")
        let text = try String(contentsOf: timeline, encoding: .utf8)
        #expect(text.contains("outcome  push \"Lamp\": shown"))
      }
    }
  }
#endif
