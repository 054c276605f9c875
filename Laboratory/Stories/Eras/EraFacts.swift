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
