public import Foundation

extension UITableViewDropDelegate {
  /// Lets `delegate.tableView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var tableView: UITableViewDropDelegateCalls? {
    UITableViewDropDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDropDelegateCalls {
  let delegate: any UITableViewDropDelegate

  /// Whether the table may want a drag at all; it does unless implemented.
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  {
    delegate.tableView(tableView, canHandle: session)
  }

  /// The finger has come over the table.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.tableView(tableView, dropSessionDidEnter: session)
  }

  /// The finger is over the table, or has moved there: what would a drop be?
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    delegate.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// The finger has left the table.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.tableView(tableView, dropSessionDidExit: session)
  }

  /// The drag has ended, here or elsewhere.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  {
    delegate.tableView(tableView, dropSessionDidEnd: session)
  }

  /// How a row looks that comes down; as its cell unless implemented.
  public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}
