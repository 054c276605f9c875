/// All stories on all eras: what bare UIKit does, and what comes of the same taps with Interlock.
package nonisolated struct DemoTable: Hashable, Sendable, Codable {
  /// How wide the table is at most.
  package static let width = 96

  /// One era of one story without a guard, or one policy over all eras.
  package struct Cell: Hashable, Sendable, Codable {
    /// The worst that happened; nil if the story is not about this era or policy.
    package var verdict: VerdictCode?
    /// Whether what UIKit does here is inferred, not reported by anybody.
    package var isInferred = false

    package init(verdict: VerdictCode?, isInferred: Bool = false) {
      self.verdict = verdict
      self.isInferred = isInferred
    }

    /// The cell as the table shows it.
    package var text: String { (verdict?.rawValue ?? "-") + (isInferred ? "?" : "") }
  }

  /// One story.
  package struct Row: Hashable, Sendable, Codable {
    package var story: String
    package var title: String
    /// By era, in the order of ``EraName/played``.
    package var bare: [Cell]
    /// By policy, in the order of ``policies``.
    package var guarded: [Cell]
  }

  /// The policies that have a column.
  package static let policies: [Guard] = [.queue, .ignore, .merge]

  package private(set) var rows: [Row] = []
  /// Cells of bare UIKit, those that are wrong, and those that are wrong and inferred.
  package private(set) var bareCells = 0
  package private(set) var bareWrong = 0
  package private(set) var bareInferred = 0
  /// Runs with Interlock, and those that are wrong.
  package private(set) var guardedCells = 0
  package private(set) var guardedWrong = 0
  package private(set) var milliseconds = 0

  /// - Parameters:
  ///   - runs: Every run of every story.
  ///   - isInferred: Whether bare UIKit's behaviour in a story is inferred on an era.
  package init(runs: [Run], isInferred: (_ story: String, _ era: EraName) -> Bool) {
    var order: [String] = []
    var byStory: [String: [Run]] = [:]
    for run in runs {
      if byStory[run.story] == nil { order.append(run.story) }
      byStory[run.story, default: []].append(run)
      count(run, isInferred: run.guard == .none && isInferred(run.story, run.era))
    }
    rows = order.map { name in
      let runs = byStory[name] ?? []
      return Row(
        story: name, title: runs.first?.title ?? name,
        bare: EraName.played.map { era in
          let verdict = runs.first { $0.guard == .none && $0.era == era }?.verdict
          return Cell(verdict: verdict, isInferred: verdict != nil && isInferred(name, era))
        },
        guarded: Self.policies.map { policy in
          Cell(verdict: runs.filter { $0.guard == policy }.map(\.verdict).max())
        })
    }
  }

  private mutating func count(_ run: Run, isInferred: Bool) {
    milliseconds += run.milliseconds
    let isWrong = run.verdict != .ok
    if run.guard == .none {
      bareCells += 1
      if isWrong { bareWrong += 1 }
      if isInferred { bareInferred += 1 }
    } else {
      guardedCells += 1
      if isWrong { guardedWrong += 1 }
    }
  }

  // MARK: Text

  private static let nameWidth = 26
  private static let cellWidth = 7

  /// The table with its head and its legend; no line is wider than ``width``.
  package func lines(isColored: Bool) -> [String] {
    Self.head + rows.map { line($0, isColored: isColored) } + [""] + Self.legend
  }

  /// The last line: the sums.
  package func summary(wallSeconds: Double) -> String {
    let wall = (wallSeconds * 10).rounded() / 10
    return "bare UIKit wrong in \(bareWrong) of \(bareCells) cells (\(bareInferred) inferred); "
      + "Interlock wrong in \(guardedWrong) of \(guardedCells); "
      + "\(bareCells + guardedCells) runs, \(milliseconds / 1_000) s of virtual time in \(wall) s"
  }

  private static var head: [String] {
    let era = cellWidth * 3
    let eras = EraName.played.map(\.versions)
    let policies = Self.policies.map(\.rawValue)
    return [
      TextTable.pad("", nameWidth) + TextTable.pad("bare UIKit", era)
        + "  " + TextTable.pad("", era) + "  with Interlock,",
      TextTable.pad("", nameWidth) + TextTable.pad("history", era)
        + "| " + TextTable.pad("ships today", era) + "| worst of all eras",
      TextTable.pad("story", nameWidth) + columns(Array(eras[..<3])) + "| "
        + columns(Array(eras[3...])) + "| " + columns(policies),
    ].map(Self.trim)
  }

  private static func columns(_ texts: [String]) -> String {
    texts.map { TextTable.pad($0, cellWidth) }.joined()
  }

  private func line(_ row: Row, isColored: Bool) -> String {
    func cells(_ cells: some Sequence<Cell>) -> String {
      cells.map { Self.color($0, isColored: isColored) }.joined()
    }
    return Self.trim(
      TextTable.pad(Shown.plain(row.story), Self.nameWidth - 1) + " " + cells(row.bare.prefix(3))
        + "| " + cells(row.bare.dropFirst(3)) + "| " + cells(row.guarded))
  }

  private static func color(_ cell: Cell, isColored: Bool) -> String {
    let text = TextTable.pad(cell.text, cellWidth)
    guard isColored, let verdict = cell.verdict else { return text }
    return "\u{1B}[\(verdict == .ok ? 32 : 31)m\(text)\u{1B}[0m"
  }

  private static func trim(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  private static var legend: [String] {
    let codes = VerdictCode.allCases.map { "\($0.rawValue): \($0.meaning);" }
    let words = codes + ["?: inferred, reported by nobody;", "-: not part of the story."]
    return TextTable.wrap(words, width: width, indent: 2)
  }
}
