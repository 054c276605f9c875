public import Foundation

extension UITableViewDragDelegate {
  /// Lets `delegate.tableView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var tableView: UITableViewDragDelegateCalls? {
    UITableViewDragDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDragDelegateCalls {
  let delegate: any UITableViewDragDelegate

  /// What another finger's tap on a row adds to a drag; nothing unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// How a row looks that is dragged; as its cell unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  /// The finger begins to move with what it lifted.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.tableView(tableView, dragSessionWillBegin: session)
  }

  /// What was dragged has come down, or is back.
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  {
    delegate.tableView(tableView, dragSessionDidEnd: session)
  }

  /// Whether what is dragged may be moved; it may unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  /// Whether no other app may have it; all may unless implemented.
  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
