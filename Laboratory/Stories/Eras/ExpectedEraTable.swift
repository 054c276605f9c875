/// What each era is expected to do, as a person has written it down from sources.
///
/// The file, `Stories/eras.expected`, is made by hand and never from the twin:
///
/// ```
/// # comment
/// S2 iOS9 MULTI "spec 3.2: postponed, then pushed again by UIKit"
///     call Gallery / Signals
///     rest Gallery / Signals / Points | page Points | bar Points < Signals
/// ```
///
/// A line that begins at the margin begins cells: the scenario, one or more eras, the confidence, the
/// source. The indented lines below are the facts; for several eras they are the same.
package nonisolated struct ExpectedEraTable: Sendable {
  /// The cells, in the order of the file.
  package private(set) var cells: [ExpectedCell] = []

  /// Reads the file.
  package static func parse(_ bytes: [UInt8]) throws(StoryErrors) -> ExpectedEraTable {
    var errors = StoryErrors()
    var table = ExpectedEraTable()
    let source = SourceText(bytes: bytes, errors: &errors)
    var head: Head?
    for line in source.lines {
      do {
        head = try table.read(line, head: head)
      } catch {
        errors.add(error)
      }
    }
    if let head { table.close(head) }
    guard errors.count == 0 else { throw errors }
    return table
  }

  /// The cell of a scenario on an era.
  package func cell(_ scenario: String, _ era: EraName) -> ExpectedCell? {
    cells.first { $0.scenario == scenario && $0.era == era }
  }

  /// Whether what is known of a scenario on an era is only inferred; true if nothing is known.
  package func isInferred(_ scenario: String?, _ era: EraName) -> Bool {
    guard let scenario, let cell = cell(scenario, era) else { return true }
    return cell.confidence.isInferred
  }

  // MARK: Reading

  /// The line that begins cells, and the facts below it so far.
  private struct Head {
    var scenario: String
    var eras: [EraName]
    var confidence: Confidence
    var source: String
    var line: Int
    var facts: [String] = []
  }

  private mutating func read(
    _ line: SourceText.Line, head: Head?
  ) throws(StoryError) -> Head? {
    let words = line.scalars.split { $0 == " " || $0 == "\t" }
    guard let first = words.first?.first, first != "#" else { return head }
    guard line.scalars.first == " " || line.scalars.first == "\t" else {
      if let head { close(head) }
      return try readHead(line)
    }
    guard var head else {
      throw StoryError(
        line: line.number, column: 1,
        "facts without a cell; allowed: SCENARIO ERA ... CONFIDENCE \"SOURCE\" at the margin")
    }
    head.facts.append(
      words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " "))
    return head
  }

  private func readHead(_ line: SourceText.Line) throws(StoryError) -> Head {
    var tokens = TokenCursor(
      tokens: try Lexer.tokens(of: line), line: line.number, endColumn: line.scalars.count + 1)
    let scenario = try tokens.name(after: .scenario)
    let place = tokens.column
    var eras = [try tokens.choice(EraName.self)]
    while let token = tokens.next, let era = EraName(rawValue: token.text) {
      _ = tokens.take()
      eras.append(era)
    }
    for era in eras where cell(scenario, era) != nil || eras.count(where: { $0 == era }) > 1 {
      throw tokens.error(at: place, "\(scenario) on \(era.rawValue) is given twice")
    }
    let confidence = try tokens.choice(Confidence.self)
    guard let source = tokens.optionalString(), tokens.next == nil else {
      throw tokens.unexpected(allowed: "the source in double quotes, and then the end of the line")
    }
    return Head(
      scenario: scenario, eras: eras, confidence: confidence, source: source.text,
      line: line.number)
  }

  private mutating func close(_ head: Head) {
    for era in head.eras {
      cells.append(
        ExpectedCell(
          scenario: head.scenario, era: era, confidence: head.confidence, source: head.source,
          facts: EraFacts(head.facts), line: head.line))
    }
  }
}
