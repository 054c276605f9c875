import EraScenarios
import Simulator
import UIKit

/// `Documentation/Eras.md`: what differs between the eras, and what comes of it, as a page to read.
package struct EraDocument {
  private let table: EraTable

  package init(_ table: EraTable) {
    self.table = table
  }

  /// The page, in Markdown, without the end of its last line.
  package var text: String {
    ([head, capabilities, legend, overview] + EraScenario.all.map(section(of:)))
      .joined(separator: "\n\n")
  }

  private var head: String {
    let inferred = table.cells.count { $0.confidence?.isInferred ?? true }
    return """
      # Eras

      What bare UIKit does when changes of a navigation stack overlap, from iOS 6 to iOS 26, as the twin of UIKit does it and as
      it is known from public reports. This page is made by `make eras-page`; a test compares it with what the twin computes now.

      Of \(table.cells.count) cells, \(table.cells.count - inferred) rest on reports or documentation, and \(inferred) are \
      inferred. None was measured on a device by us: `Examples/EraProbe` is
      the app that does, and `interlock eras --compare FILE` says where a device differs from this page.
      """
  }

  // MARK: Capabilities

  private var capabilities: String {
    let eras = EraName.allCases
    let rows = UIKitBehaviour.capabilities.map { capability in
      row([capability.question] + eras.map { "`\(capability.value($0.era.behaviour))`" })
    }
    return """
      ## What differs

      An era is a set of answers to these questions. Each answer is a mechanism in the twin, never a special case of a scenario; its
      source and confidence are in the documentation of `UIKitBehaviour`.

      \(header(["Question"] + eras.map(\.versions)))
      \(rows.joined(separator: "\n"))
      """
  }

  // MARK: Scenarios

  private var legend: String {
    let codes = Set(table.cells.map(\.code))
    let meanings = VerdictCode.allCases.filter(codes.contains).map {
      "- `\($0.rawValue)`: \($0.meaning)"
    }
    return """
      ## What comes of it

      The worst that is seen, per scenario and era; `?` where it is inferred.

      \(meanings.joined(separator: "\n"))
      """
  }

  private var overview: String {
    let rows = EraScenario.all.map { scenario in
      row(
        ["[\(scenario.name)](#\(Self.anchor(scenario)))", scenario.title]
          + cells(of: scenario).map { "`\($0.code.rawValue)`" + mark($0) })
    }
    return header(["Scenario", "What is done"] + EraName.allCases.map(\.versions)) + "\n"
      + rows.joined(separator: "\n")
  }

  /// A scenario with its facts, for each group of eras on which all is the same.
  private func section(of scenario: EraScenario) -> String {
    let groups = cells(of: scenario).reduce(into: [[EraTable.Cell]]()) { groups, cell in
      if let last = groups.last?.last, Self.isSame(last, cell) {
        groups[groups.count - 1].append(cell)
      } else {
        groups.append([cell])
      }
    }
    let texts = groups.map { group in
      let cell = group[0]
      let versions = group.map(\.era.versions).joined(separator: ", ")
      let source = cell.source.map { " \($0)" } ?? ""
      return """
        iOS \(versions), **\(cell.confidence?.rawValue ?? "unknown")**:\(source)

        ```
        \(cell.computed.lines.map(Self.masked).joined(separator: "\n"))
        ```
        """
    }
    return (["### \(scenario.name): \(scenario.title)"] + texts).joined(separator: "\n\n")
  }

  private func cells(of scenario: EraScenario) -> [EraTable.Cell] {
    table.cells.filter { $0.scenario == scenario.name }
  }

  private func mark(_ cell: EraTable.Cell) -> String {
    cell.confidence?.isInferred ?? true ? " ?" : ""
  }

  private static func isSame(_ left: EraTable.Cell, _ right: EraTable.Cell) -> Bool {
    left.computed.lines.map(masked) == right.computed.lines.map(masked)
      && left.confidence == right.confidence && left.source == right.source
  }

  private static func masked(_ line: String) -> String { EraFacts.withoutAddresses(line) }

  /// The name under which a heading is reached: lower case, without punctuation, dashes for spaces.
  private static func anchor(_ scenario: EraScenario) -> String {
    let heading = "\(scenario.name): \(scenario.title)".lowercased()
    let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " || $0 == "_" }
    return kept.replacing(" ", with: "-")
  }

  // MARK: Tables

  private func header(_ cells: [String]) -> String {
    row(cells) + "\n" + row(cells.map { _ in "---" })
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
