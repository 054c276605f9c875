import Foundation

/// What taps and code select.
extension UITableView {
  private var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func touchBegan(in cell: UITableViewCell) {
    guard allowsSelectionNow, let path = indexPath(for: cell),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func touchCancelled(in cell: UITableViewCell) {
    _ = endHighlight()
  }

  /// Selects what the finger has highlighted; the delegate may choose another row, or none.
  func touchEnded(in cell: UITableViewCell) {
    guard let path = endHighlight() else { return }
    if selectsSeveral, selected.contains(path) {
      userDeselects(path)
      notifySelectionChange()
      return
    }
    guard
      let chosen = rowDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !selectsSeveral {
      for other in selected where other != chosen { userDeselects(other) }
    }
    mark(chosen, animated: false)
    let isAlone = selected == [chosen]
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
    notifySelectionChange()
    if isAlone { performPrimaryAction(at: chosen) }
  }

  /// Source: UIKit documentation, `tableView(_:performPrimaryActionForRowAt:)`: when a person selects a row
  /// without extending an existing selection, after the delegate has heard of the selection.
  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = rowDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else {
      return
    }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func endHighlight() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    cells[path]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  private func userDeselects(_ path: IndexPath) {
    guard
      let chosen = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    deselect(chosen, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func notifySelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func mark(_ path: IndexPath, animated: Bool) {
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.setSelected(true, animated: animated)
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    if path == nil || !selectsSeveral {
      for other in selected where other != path { deselect(other, animated: animated) }
    }
    guard let path, layout.has(path) else { return }
    mark(path, animated: animated)
    if scrollPosition != .none { scroll(toRow: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
  }
}

extension UITableView: PanSelecting {
  var selectedPaths: Set<IndexPath> { Set(selected) }

  func pathForSelection(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func mayBeginSelection(at path: IndexPath) -> Bool {
    allowsMultipleSelectionDuringEditing
      && rowDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? true
  }

  func selectionBegan(at path: IndexPath) {
    if !isEditing { setEditing(true, animated: true) }
    rowDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func selectionEnded() {
    rowDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected {
      guard let chosen = rowDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
      else { return }
      mark(chosen, animated: false)
      rowDelegate?.tableView(self, didSelectRowAt: chosen)
    } else {
      userDeselects(path)
    }
    notifySelectionChange()
  }
}
