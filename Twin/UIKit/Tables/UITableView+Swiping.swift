import Foundation

/// Rows that fingers swipe open.
///
/// Differs from UIKit: the table does not count as edited while a row is open.
extension UITableView: RowSwipeHost {
  func rowToSwipe(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard !isEditing, openUpdates == 0, let path = indexPathForRow(at: point),
      let cell = cells[path], dataSource?.tableView(self, canEditRowAt: path) == true
    else { return nil }
    return (cell, path)
  }

  func swipeActions(
    at path: IndexPath, edge: RowSwiping.Edge
  ) -> UISwipeActionsConfiguration? {
    guard (edge == .right) != isRightToLeft else {
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = trailingActions(at: path) ?? rowActions(at: path) { return own }
    return canDelete(path) ? deleteConfiguration(of: path) : nil
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  /// Buttons as they were before iOS 11. Assumed: a swipe over the whole row performs none of them.
  private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = rowDelegate?.tableView(self, editActionsForRowAt: path) else { return nil }
    let made = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    made.performsFirstActionWithFullSwipe = false
    return made
  }

  /// Whether a finger can delete the row: the data source must commit that itself.
  ///
  /// Source: UIKit documentation, `tableView(_:commit:forRowAt:)`: "To enable the swipe-to-delete feature of
  /// table views ..., you must implement this method".
  private func canDelete(_ path: IndexPath) -> Bool {
    editingStyle(of: path) == .delete && dataSource?.commitsEditing == true
  }

  /// What the system offers.
  private func deleteConfiguration(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, finish in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Asks whether a row is to be deleted whose sign was tapped.
  func confirmDeletion(of cell: UITableViewCell, at path: IndexPath) {
    let own = (trailingActions(at: path) ?? rowActions(at: path)).flatMap {
      $0.actions.isEmpty ? nil : $0
    }
    swiping.reveal(
      cell, at: path, edge: isRightToLeft ? .left : .right,
      with: own ?? deleteConfiguration(of: path))
  }

  func restingFrame(at path: IndexPath) -> CGRect { layout.row(path) }

  func placeSwipedRows() {
    placeCells()
  }

  func willSwipe(_ cell: UIView, at path: IndexPath) {
    (cell as? UITableViewCell)?.confirm(true)
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func didSwipe(_ cell: UIView, at path: IndexPath?) {
    (cell as? UITableViewCell)?.confirm(false)
    rowDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}

extension UITableViewCell {
  /// Shows that there is a button beside the row, or no more.
  func confirm(_ isConfirming: Bool) {
    guard isConfirming != self.isConfirming else { return }
    var state: StateMask = isBeingEdited && editingStyle != .none ? .showingEditControlMask : []
    if isConfirming { state.formUnion(.showingDeleteConfirmationMask) }
    willTransition(to: state)
    self.isConfirming = isConfirming
    didTransition(to: state)
  }
}
