import Foundation
import Testing

/// A text that lies beside the tests and is compared to the letter.
struct Golden {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Timelines")

  /// The names of all golden files.
  static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(4)) }
      .sorted()
  }

  private var file: URL { Self.folder.appendingPathComponent("\(name).txt") }

  /// Where a text differs from the golden one; `nil` if it does not.
  func difference(from text: String) -> String? {
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      return "There is no \(name).txt. Look at the text, then run the tests with BLESS=1."
    }
    guard golden != text else { return nil }
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(name).txt differs in line \(line + 1).
      golden: \(line < old.count ? old[line] : "(no such line)")
      now:    \(line < new.count ? new[line] : "(no such line)")

      \(text)
      """
  }

  /// Fails the test if the text differs; with BLESS=1, makes it the golden one.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["BLESS"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    if let difference = difference(from: text) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }
}
