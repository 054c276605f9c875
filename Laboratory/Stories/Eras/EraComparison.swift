package import EraScenarios
import Foundation

/// What a device did in the scenarios, against what the twin does.
///
/// The file is what `interlock eras --json` prints, or what the app `Examples/EraProbe` wrote on a device: an
/// object with `cells`, each with `scenario`, `era` and `computed.lines`.
package struct EraComparison {
  /// Where a device does something else.
  package nonisolated struct Difference: Hashable, Sendable, Encodable {
    package let scenario: String
    package let era: EraName
    /// What the device did.
    package let device: [String]
    /// What the twin does.
    package let twin: [String]
    /// How sure the written cell is that a device disagrees with; none if nothing was written down.
    package let confidence: Confidence?
  }

  /// How long a file may be, in bytes.
  package nonisolated static let byteLimit = 4 * 1_048_576

  /// Where they differ, in the order of the table.
  package let differences: [Difference]
  /// How many cells were compared.
  package let count: Int

  private nonisolated struct Report: Decodable {
    struct Cell: Decodable {
      var scenario: String
      var era: String
      var computed: Facts
    }

    struct Facts: Decodable {
      var lines: [String]
    }

    var cells: [Cell]
  }

  /// Reads a file and compares it.
  package init(file path: String, with table: EraTable) throws(ToolFailure) {
    let kind = "a report of EraProbe or of interlock eras --json"
    let bytes = try InputFile.read(path, limit: Self.byteLimit, kind: kind)
    let shown = Shown.plain(path)
    guard bytes.count <= Self.byteLimit else {
      throw ToolFailure(.misuse, "\(shown): error: longer than \(Self.byteLimit) bytes")
    }
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: Data(bytes))
    } catch {
      throw ToolFailure(
        .misuse, "\(shown): error: not \(kind): \(Self.reason(error))")
    }
    try self.init(report, shown: shown, table: table)
  }

  private init(_ report: Report, shown: String, table: EraTable) throws(ToolFailure) {
    var told: [String: [String]] = [:]
    for cell in report.cells {
      let name = "\(cell.scenario) on \(cell.era)"
      let isKnown = table.cells.contains {
        $0.scenario == cell.scenario && $0.era.rawValue == cell.era
      }
      guard isKnown else {
        throw ToolFailure(
          .misuse, "\(shown): error: \(Shown.plain(name)) is in no table; see interlock eras")
      }
      guard told.updateValue(cell.computed.lines, forKey: name) == nil else {
        throw ToolFailure(.misuse, "\(shown): error: \(name) is there twice")
      }
    }
    count = told.count
    differences = table.cells.compactMap { cell in
      guard let device = told["\(cell.scenario) on \(cell.era.rawValue)"],
        let scenario = EraScenario.all.first(where: { $0.name == cell.scenario }),
        !EraFacts(device).isSame(as: cell.computed, in: scenario)
      else { return nil }
      return Difference(
        scenario: cell.scenario, era: cell.era, device: device, twin: cell.computed.lines,
        confidence: cell.confidence)
    }
  }

  /// The differences, for a person.
  package var lines: [String] {
    differences.map { difference in
      """
      \(difference.scenario) on \(difference.era.rawValue) \
      (\(difference.confidence.map { "written down as \($0.rawValue)" } ?? "nothing written down")):
        the file
      \(Self.indented(difference.device))
        the twin
      \(Self.indented(difference.twin))
      """
    } + ["\(count) cells compared, \(differences.count) differ"]
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { "    " + Shown.plain($0) }.joined(separator: "\n")
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a value of another kind is expected\(place(context))"
    default: "it is no JSON, or damaged"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : " at " + Shown.plain(path.joined(separator: "."))
  }
}

nonisolated extension EraFacts {
  /// How much two times of a line may differ, in seconds: a device is not at rest to the frame.
  private static let timeTolerance = 0.25

  /// Whether both are the same in a scenario, but for the addresses of objects, and for small
  /// differences of time.
  @MainActor
  package func isSame(as other: EraFacts, in scenario: EraScenario) -> Bool {
    guard lines.count == other.lines.count else { return false }
    var timedRests = scenario.timedRests[...]
    return zip(lines, other.lines).allSatisfy { mine, others in
      let (left, right) = (Self.timed(mine), Self.timed(others))
      let isTimed = mine.hasPrefix("rest ") && timedRests.popFirst() ?? false
      return left.text == right.text
        && (!isTimed || abs(left.seconds - right.seconds) <= Self.timeTolerance)
    }
  }

  /// A line without the addresses and modules in the names of objects.
  static func withoutAddresses(_ line: String) -> String {
    line.replacing(#/<(?:\w+\.)?(\w+): 0x[0-9a-f]+>/#) { "<\($0.1)>" }
  }

  /// A line without the time that passed, and that time in seconds.
  private static func timed(_ line: String) -> (text: String, seconds: Double) {
    let text = withoutAddresses(line)
    guard let match = text.firstMatch(of: #/\+([0-9.]+) s /#) else { return (text, 0) }
    return (text.replacingCharacters(in: match.range, with: ""), Double(match.1) ?? 0)
  }
}
