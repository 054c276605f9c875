/// Prints what bare UIKit does on each era: `interlock eras`.
package struct ErasCommand {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// What `--json` prints; a program on a device that plays the same scenarios prints the same.
  private nonisolated struct Report: Encodable {
    var cells: [EraTable.Cell]
    var differences: [String]
  }

  /// What `--compare --json` prints.
  private nonisolated struct Comparison: Encodable {
    var compared: Int
    var differences: [EraComparison.Difference]
  }

  /// Computes the table and, if asked, fails where it differs from what is known.
  package func run(check isChecked: Bool) throws(ToolFailure) -> ExitStatus {
    let table = try computed()
    let differences = table.differences
    table.lines.forEach(console.line)
    console.line("")
    console.line("? inferred, reported by nobody   ! not as written down in Stories/eras.expected")
    let inferred = table.cells.count { $0.confidence?.isInferred ?? true }
    console.line(
      "\(table.cells.count) cells computed, \(table.cells.count - differences.count) as written "
        + "down, \(inferred) of them inferred; \(differences.count) differ")
    if isChecked { differences.forEach(console.line) }
    let status: ExitStatus = isChecked && !differences.isEmpty ? .failedExpectation : .success
    console.json(Report(cells: table.cells, differences: differences), status)
    return status
  }

  /// Prints `Documentation/Eras.md`.
  package func printPage() throws(ToolFailure) -> ExitStatus {
    console.line(EraDocument(try computed()).text)
    return .success
  }

  /// Compares a file of a device's with the twin; fails where they differ.
  package func compare(_ file: String) throws(ToolFailure) -> ExitStatus {
    let comparison = try EraComparison(file: file, with: try computed())
    comparison.lines.forEach(console.line)
    let status: ExitStatus = comparison.differences.isEmpty ? .success : .failedExpectation
    console.json(
      Comparison(compared: comparison.count, differences: comparison.differences), status)
    return status
  }

  private func computed() throws(ToolFailure) -> EraTable {
    try EraTable.compute(expected: StoryLibrary.expectedEras(in: StoryLibrary.shippedFolder()))
  }
}
