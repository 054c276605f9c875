import EraScenarios
import UIKit

/// What bare UIKit does in every scenario on every era, computed, beside what is known of it.
package struct EraTable {
  /// One scenario on one era.
  package nonisolated struct Cell: Hashable, Sendable, Encodable {
    package let scenario: String
    package let era: EraName
    /// What the observer saw.
    package let computed: EraFacts
    /// What a person has written down from sources; `nil` if nobody has.
    package let expected: EraFacts?
    package let confidence: Confidence?
    package let source: String?
    /// Whether they agree; false if nothing was written down.
    package let agrees: Bool

    /// The worst that can be seen in the facts, as one word.
    package var code: VerdictCode { computed.worst }
  }

  /// The cells, scenario by scenario, oldest era first.
  package let cells: [Cell]
  /// Expected cells that no scenario computes.
  package let orphans: [ExpectedCell]

  /// Computes the table.
  package static func compute(expected: ExpectedEraTable) throws(ToolFailure) -> EraTable {
    var cells: [Cell] = []
    for scenario in EraScenario.all {
      for era in EraName.allCases {
        try Interruption.check()
        let computed = scenario.facts(on: era.era)
        let known = expected.cell(scenario.name, era)
        cells.append(
          Cell(
            scenario: scenario.name, era: era, computed: computed, expected: known?.facts,
            confidence: known?.confidence, source: known?.source,
            agrees: known.map { computed.agree(with: $0.facts) } ?? false))
      }
    }
    let names = Set(EraScenario.all.map(\.name))
    return EraTable(cells: cells, orphans: expected.cells.filter { !names.contains($0.scenario) })
  }

  /// The cells that differ from what is known, and expected cells that nothing computes.
  package var differences: [String] {
    cells.filter { !$0.agrees }.map { cell in
      """
      \(cell.scenario) on \(cell.era.rawValue):
        computed
      \(Self.indented(cell.computed.lines))
        expected (\(cell.confidence?.rawValue ?? "nothing written down"))
      \(Self.indented(cell.expected?.lines ?? []))
      """
    } + orphans.map { "\($0.scenario) on \($0.era.rawValue): no scenario of this name" }
  }

  /// The table as text: a row per scenario, a column per era, `?` where only inferred.
  package var lines: [String] {
    let head =
      TextTable.pad("scenario", 14)
      + EraName.allCases.map { TextTable.pad($0.versions, 8) }.joined() + "what is done"
    let rows = EraScenario.all.map { scenario in
      let cells = cells.filter { $0.scenario == scenario.name }.map { cell in
        let mark = cell.confidence?.isInferred ?? true ? "?" : ""
        return TextTable.pad(cell.code.rawValue + mark + (cell.agrees ? "" : "!"), 8)
      }
      return TextTable.pad(scenario.name, 14) + cells.joined() + scenario.title
    }
    return [head] + rows
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { "    " + $0 }.joined(separator: "\n")
  }
}

nonisolated extension EraFacts {
  /// The worst that the facts tell: a crash, a dead screen, a lost page, a wrong page, a wrong bar.
  var worst: VerdictCode {
    if lines.contains(where: { $0.hasPrefix("crash now") }) { return .crash }
    if lines.contains(where: { $0.hasPrefix("crash later") }) { return .later }
    if lines.contains("touch dead") { return .froze }
    if lines.contains(where: Self.tellsOfLoss) { return .lost }
    let looks = lines.filter { $0.hasPrefix("rest ") || $0.hasPrefix("back ") }
    if looks.contains(where: { $0.contains("page none") && !Self.isCovered($0) }) {
      return .page
    }
    return looks.contains { $0.contains("bar wrong") } ? .bar : .ok
  }

  private static func tellsOfLoss(_ line: String) -> Bool {
    line.hasPrefix("log ")
      && (line.contains("stack not updated") || line.contains("present refused"))
  }

  /// Whether something lies over the page, so that it cannot be seen.
  private static func isCovered(_ line: String) -> Bool {
    line.contains(", presented ") || line.contains(", alert ")
  }
}
