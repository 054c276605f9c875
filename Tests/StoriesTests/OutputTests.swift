import Foundation
import Stories
import Testing

/// A folder that is gone when the test is over.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlock-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}

@Suite("The folder given with --out")
struct OutputFolderTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test("is made, marked as ours, and taken again")
  func madeAndTakenAgain() throws {
    try OutputFolder(path: scratch.path("a/b")).write("one", to: "run.txt")
    try OutputFolder(path: scratch.path("a/b")).write("two", to: "run.txt")
    #expect(try scratch.names("a/b") == [OutputFolder.marker, "run.txt"])
    #expect(try String(contentsOfFile: scratch.path("a/b/run.txt"), encoding: .utf8) == "two")
  }

  @Test("is refused with status 3 if it holds somebody else's file")
  func foreign() throws {
    try Data("mine".utf8).write(to: scratch.url.appendingPathComponent("letter.txt"))
    #expect {
      try OutputFolder(path: scratch.url.path)
    } throws: { error in
      (error as? ToolFailure)?.status == .cannotWrite
    }
    #expect(try scratch.names("") == ["letter.txt"])
  }

  @Test("is refused if it is a file")
  func file() throws {
    try Data("mine".utf8).write(to: scratch.url.appendingPathComponent("letter.txt"))
    #expect(throws: ToolFailure.self) { try OutputFolder(path: scratch.path("letter.txt")) }
    #expect(throws: ToolFailure.self) { try OutputFolder(path: scratch.path("letter.txt/a")) }
  }

  @Test("loses what an interrupted run left half written")
  func stale() throws {
    _ = try OutputFolder(path: scratch.path("a"))
    let stale = scratch.path("a/.interlock-writing-run.txt")
    #expect(FileManager.default.createFile(atPath: stale, contents: Data("ha".utf8)))
    _ = try OutputFolder(path: scratch.path("a"))
    #expect(try scratch.names("a") == [OutputFolder.marker])
  }

  @Test(
    "takes names, not paths",
    arguments: ["", ".", "..", "../a", "a/b", "/etc/passwd", "a\u{0}b", "a\nb"])
  func names(name: String) throws {
    let folder = try OutputFolder(path: scratch.path("a"))
    #expect(throws: ToolFailure.self) { try folder.write("x", to: name) }
    #expect(throws: ToolFailure.self) { try folder.subfolder(name) }
    #expect(try scratch.names("") == ["a"])
    #expect(try scratch.names("a") == [OutputFolder.marker])
  }

  @Test("is not left through a symbolic link")
  func symbolicLinks() throws {
    let folder = try OutputFolder(path: scratch.path("a"))
    let victim = scratch.path("victim")
    #expect(FileManager.default.createFile(atPath: victim, contents: Data("safe".utf8)))
    try FileManager.default.createDirectory(
      atPath: scratch.path("elsewhere"), withIntermediateDirectories: false)
    for (link, target) in [
      ("a/run.txt", victim), ("a/.interlock-writing-two.txt", victim),
      ("a/timelines", scratch.path("elsewhere")),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: target)
    }
    try folder.write("x", to: "run.txt")
    try folder.write("x", to: "two.txt")
    #expect(throws: ToolFailure.self) { try folder.subfolder("timelines") }
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "safe")
    #expect(try scratch.names("elsewhere") == [])
  }
}

@Suite("A story's file")
struct StoryFileTests {
  @Test("must be a regular file", arguments: ["/dev/null", "/dev/zero", "/tmp", "/nowhere/at/all"])
  func special(path: String) {
    #expect {
      try StoryFile.read(path)
    } throws: { error in
      (error as? ToolFailure)?.status == .misuse
    }
  }

  @Test("may not be a pipe, which is not waited for", .timeLimit(.minutes(20)))
  func pipe() throws {
    let scratch = try ScratchFolder()
    #expect(mkfifo(scratch.path("pipe.story"), 0o600) == 0)
    #expect(throws: ToolFailure.self) { try StoryFile.read(scratch.path("pipe.story")) }
  }

  @Test("is read no further than its limit")
  func large() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("large.story")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 1 << 40) == 0)
    let count = try StoryFile.read(path).count
    #expect(count > StoryLimits.bytes && count < StoryLimits.bytes * 2)
  }

  @Test(
    "gives a story a name that is fit for a file",
    arguments: [
      ("Stories/two-pushes-0.3s.story", "two-pushes-0.3s"), ("../../x", "x"), ("..", "story"),
      ("a b\u{1B}\u{202E}.story", "a-b--"), (".hidden.story", "hidden"), ("", "story"),
    ])
  func names(path: String, name: String) {
    #expect(StoryFile.storyName(ofPath: path) == name)
  }
}

@Suite("Text from a story, shown")
struct ShownTests {
  static let attack = "</script><img src=x onerror=alert(1)>"

  @Test("in HTML has no markup")
  func html() {
    let shown = Shown.html(Self.attack + "\"'&\u{202E}")
    #expect(!shown.contains("<") && !shown.contains("\"") && !shown.contains("'"))
    #expect(shown.hasPrefix("&lt;/script&gt;&lt;img"))
    #expect(shown.hasSuffix(#"&quot;&#39;&amp;\u{202E}"#))
  }

  @Test("in a script's JSON cannot end the script, and stays the same value")
  func json() throws {
    let value = [Self.attack, "\u{2028}<!--"]
    let shown = Shown.jsonInScript(JSONText.compact(value))
    #expect(!shown.contains("<") && !shown.contains(">") && !shown.contains("\u{2028}"))
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == value)
  }

  @Test("on a terminal has no control character")
  func plain() {
    #expect(
      Shown.plain("a\u{1B}[2J\u{7}\u{9B}\u{200E}\n") == #"a\u{1B}[2J\u{7}\u{9B}\u{200E}\u{A}"#)
  }
}
