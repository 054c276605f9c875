import Foundation
import InterlockTesting
import Stories
import Testing

/// Stories nobody would write.
enum WildStories {
  static let words = [
    "at", "after", "push", "pop", "to", "root", "set", "present", "alert", "dismiss", "without",
    "animation", "segue", "unwind", "tap", "press", "back", "again", "swipe", "in", "look", "go",
    "home", "expect", "stack",
    "page",
    "hide", "show", "bar", "replace", "free", "widen", "from", "hold", "cancelled", "touch",
    "title", "none", "no", "log", "report", "block", "unblock", "start", "over", "crash", "for",
    "shot", "film", "wait", "story", "device", "size",
    "scale", "era", "guard", "cure", "all", "iOS7", "iOS26", "queue", "\"Signals\"", "\"Points\"",
    "\"Gallery\"", "\"", ";", "0", "0.1", "3", "-1", "nan", "1e9", "99999999999", "#", "\\", "\n",
    "\n",
    "\u{202E}", "é", "\u{0}", "\r\n", "\u{1F600}",
  ]

  /// Words of the language in any order.
  static func random(seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0..<60, using: &random)
    let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
    return Array(text.joined(separator: " ").utf8)
  }

  /// A story with a few bytes changed, removed, doubled or moved.
  static func mutated(_ original: [UInt8], seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = original
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2:
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
        bytes.insert(contentsOf: bytes[index..<end], at: index)
      default:
        let other = Int.random(in: 0..<bytes.count, using: &random)
        bytes.swapAt(index, other)
      }
    }
    return bytes
  }
}

@Suite("A hostile story")
struct StoryFuzzTests {
  @Test("is parsed or refused, never a crash", arguments: 0..<20)
  func parses(block: Int) throws {
    let originals = try ShippedStories.urls().map { [UInt8](try Data(contentsOf: $0)) }
    for seed in (block * 100)..<(block * 100 + 100) {
      let wild =
        seed % 2 == 0
        ? WildStories.random(seed: seed)
        : WildStories.mutated(originals[seed % originals.count], seed: seed)
      for line in errors(in: wild) {
        #expect(line.unicodeScalars.allSatisfy(Shown.isHarmless), "seed \(seed)")
        #expect(line.count < 1_200, "seed \(seed)")
      }
    }
  }

  @Test("costs time in proportion to its size", .timeLimit(.minutes(20)))
  func fullSize() {
    let quotes = String(repeating: "\"\\\"", count: 300) + "\n"
    #expect(errors(in: String(repeating: quotes, count: 1_100)).count == 21)
    let semicolons = "pop" + String(repeating: ";pop", count: 249) + "\n"
    #expect(errors(in: String(repeating: semicolons, count: 1_000)) == [])
  }
}

/// The files in the repository's folder `Stories`.
enum ShippedStories {
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Stories")
  }

  static func urls() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "story" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func story(_ name: String) throws -> Story {
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".story")))
    return try StoryParser.parse(bytes, name: name)
  }
}
