public import Foundation

extension UITableViewDataSourcePrefetching {
  /// Lets `delegate.tableView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourcePrefetchingCalls? {
    UITableViewDataSourcePrefetchingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITableViewDataSourcePrefetchingCalls {
  let delegate: any UITableViewDataSourcePrefetching

  /// Rows that were announced will not come for now.
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
