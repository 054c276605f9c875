public import Foundation

/// The edit menus of rows that are pressed for a while, where they have no other menu.
extension UITableView {
  func editMenu(at point: CGPoint) -> (cell: UIView, entries: [EditMenuEntry])? {
    guard let delegate = rowDelegate, let path = indexPathForRow(at: point),
      let cell = cellForRow(at: path), delegate.tableView(self, shouldShowMenuForRowAt: path)
    else { return nil }
    let entries = UIMenuController.shared.entries(
      shown: {
        delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: nil)
      },
      perform: { [weak self] action in
        guard let self else { return }
        rowDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
      })
    return entries.isEmpty ? nil : (cell, entries)
  }
}

extension UITableViewDelegate {
  /// None does: the method is optional.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// It does not: the method is optional.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing: the method is optional.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

extension UITableViewDelegateCalls {
  /// Whether a row that is pressed for a while gets an edit menu; none does unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Whether the edit menu of a row offers an action.
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    target.tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// A person chose an action in the edit menu of a row.
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
}
