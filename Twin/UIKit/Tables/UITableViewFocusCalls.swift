public import Foundation

/// The optional method for the focus, called through `?`.
@preconcurrency @MainActor
public struct UITableViewFocusCalls {
  let delegate: any UITableViewDelegate

  /// Where the focus is to be at first; nowhere in particular unless implemented.
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: tableView)
  }
}
