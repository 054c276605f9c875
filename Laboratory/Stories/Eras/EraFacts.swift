/// How sure one can be of a statement about UIKit.
package nonisolated enum Confidence: String, Hashable, Sendable, CaseIterable, Codable {
  /// Documented by Apple.
  case documented = "DOC"
  /// Several independent public reports.
  case multiple = "MULTI"
  /// One public report.
  case single = "SINGLE"
  /// Deduced from reports about something near.
  case inferred = "INFER"
  /// Believed without a source.
  case assumed = "ASSUMED"

  /// Whether tables mark it with `?`.
  package var isInferred: Bool {
    switch self {
    case .documented, .multiple, .single: false
    case .inferred, .assumed: true
    }
  }
}

/// What bare UIKit does in one scenario on one era, as short lines that two people would write alike.
///
/// A line is a key and what was seen: `rest Gallery / Signals | page Signals | bar Signals < Gallery`.
package nonisolated struct EraFacts: Hashable, Sendable, Codable {
  /// The lines, in the order of time.
  package var lines: [String]

  package init(_ lines: [String]) {
    self.lines = lines
  }

  /// Whether these facts, as computed, are what a person has written down.
  ///
  /// What nobody knows is written as `*`: it stands for any text in a line, and alone for any lines.
  package func agree(with expected: EraFacts) -> Bool {
    Self.agree(lines[...], expected.lines[...])
  }

  private static func agree(_ computed: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool
  {
    guard let pattern = expected.first else { return computed.isEmpty }
    if pattern == "*" {
      return (computed.startIndex...computed.endIndex).contains {
        agree(computed[$0...], expected.dropFirst())
      }
    }
    guard let line = computed.first, matches(line, pattern) else { return false }
    return agree(computed.dropFirst(), expected.dropFirst())
  }

  /// A line against a pattern; spaces count as one, as a person aligns columns.
  private static func matches(_ line: String, _ pattern: String) -> Bool {
    var rest = Substring(squeezed(line))
    var parts = squeezed(pattern).split(separator: "*", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    guard let last = parts.popLast() else { return rest.isEmpty }
    for part in parts {
      guard let found = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part)
      else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func squeezed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

/// A cell of the expected table: facts, how sure they are, and where they come from.
package nonisolated struct ExpectedCell: Hashable, Sendable {
  package var scenario: String
  package var era: EraName
  package var confidence: Confidence
  package var source: String
  package var facts: EraFacts
  /// The cell's first line in its file.
  package var line: Int
}
