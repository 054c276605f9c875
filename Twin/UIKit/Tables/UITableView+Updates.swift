import Foundation
import QuartzCore

/// Changes of rows and sections that are made together.
struct TableUpdates {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Where a section is after the changes; nil if it is gone.
  func section(_ old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    guard !deletedSections.contains(old) else { return nil }
    let gone = deletedSections.union(IndexSet(movedSections.keys))
    var new = old - gone.count(in: 0..<old)
    let come = insertedSections.union(IndexSet(movedSections.values))
    for section in come where section <= new { new += 1 }
    return new
  }

  /// Where a row is after the changes; nil if it is gone.
  func row(_ old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard !deletedRows.contains(old), let section = section(old.section) else { return nil }
    let gone = (Array(deletedRows) + movedRows.keys).filter {
      $0.section == old.section && $0.row < old.row
    }
    let come = (Array(insertedRows) + movedRows.values).filter { $0.section == section }
      .map(\.row).sorted()
    var row = old.row - Set(gone).count
    for place in come where place <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// What does not fit between the changes and what there was and is; nil if all fits.
  ///
  /// Source of the texts: public crash reports.
  func mistake(before: [Int], after: [Int]) -> String? {
    let expected = before.count + insertedSections.count - deletedSections.count
    guard expected == after.count else {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the table"
        + " view after the update (\(after.count)) must be equal to the number of sections contained in"
        + " the table view before the update (\(before.count)), plus or minus the number of sections"
        + " inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = section(old), after.indices.contains(new) else { continue }
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.values.count { $0.section == new }
      let movedOut = movedRows.keys.count { $0.section == old }
      guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return
        "Invalid update: invalid number of rows in section \(new). The number of rows contained in"
        + " an existing section after the update (\(after[new])) must be equal to the number of rows"
        + " contained in that section before the update (\(before[old])), plus or minus the number of"
        + " rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and"
        + " plus or minus the number of rows moved into or out of that section (\(movedIn) moved in,"
        + " \(movedOut) moved out)."
    }
    return nil
  }
}

extension UITableView {
  /// How long rows take to come and go, in seconds (assumed).
  private static let updateDuration: TimeInterval = 0.3

  /// Notes a change, and makes it unless others belong to it.
  func update(_ change: (inout TableUpdates) -> Void) {
    reloadIfNeeded()
    change(&updates)
    if openUpdates == 0 { applyUpdates() }
  }

  func applyUpdates() {
    let updates = updates
    let completions = updateCompletions
    (self.updates, updateCompletions) = (TableUpdates(), [])
    let before = layout.sections.map(\.rows.count)
    let count = dataSource?.numberOfSections(in: self) ?? 1
    let after = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    if let mistake = updates.mistake(before: before, after: after) {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "\(mistake) Table view: \(UISystem.current.describe(self))")
      return
    }
    let leaving = moveCells(by: updates)
    readSections()
    let former = Set(cells.keys)
    addArrivingCells(former)
    show(leaving: leaving, arriving: cells.filter { !former.contains($0.key) }.map(\.value)) {
      for completion in completions { completion(true) }
    }
  }

  /// Gives cells, selection and heights their new places.
  ///
  /// - Returns: The cells whose rows are gone or want another cell.
  private func moveCells(by updates: TableUpdates) -> [UITableViewCell] {
    func place(_ old: IndexPath) -> IndexPath? { updates.row(old) }
    func isReloaded(_ old: IndexPath) -> Bool {
      updates.reloadedRows.contains(old) || updates.reloadedSections.contains(old.section)
    }
    var leaving: [(IndexPath, UITableViewCell)] = []
    var kept: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells {
      if let new = place(old), !isReloaded(old) {
        kept[new] = cell
      } else {
        leaving.append((old, cell))
      }
    }
    cells = kept
    measured = Dictionary(
      measured.compactMap { old, height in
        isReloaded(old) ? nil : place(old).map { ($0, height) }
      }, uniquingKeysWith: { $1 })
    selected = selected.compactMap(place)
    highlighted = highlighted.flatMap(place)
    for (old, cell) in leaving {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: old)
    }
    return leaving.map(\.1)
  }

  private func addArrivingCells(_ former: Set<IndexPath>) {
    isAddingCell = true
    for path in layout.rows(from: bounds.minY, to: bounds.maxY) where cells[path] == nil {
      addCell(for: path)
    }
    isAddingCell = false
  }

  private func show(
    leaving: [UITableViewCell], arriving: [UITableViewCell], completion: @escaping () -> Void
  ) {
    let isSeen = window != nil && UIView.areAnimationsEnabled
    UIView.performWithoutAnimation {
      if isSeen { for cell in arriving { cell.alpha = 0 } }
    }
    let finish = {
      for cell in leaving {
        cell.removeFromSuperview()
        cell.alpha = 1
        if let identifier = cell.reuseIdentifier {
          self.spareCells[identifier, default: []].append(cell)
        }
      }
      completion()
    }
    UIView.animate(
      withDuration: isSeen ? Self.updateDuration : 0, delay: 0, options: .allowUserInteraction,
      animations: {
        for cell in leaving { cell.alpha = 0 }
        for cell in arriving { cell.alpha = 1 }
        self.placeCells()
      },
      completion: { _ in finish() })
  }
}
