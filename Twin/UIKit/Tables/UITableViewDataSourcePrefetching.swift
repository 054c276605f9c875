public import Foundation

/// Hears of rows that will come into sight soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows will come into sight soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were announced will not come for now.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing: the method is optional.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Tells of rows that will come into sight soon.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let part = prefetcher.ahead(of: bounds, isHorizontal: false)
    let calls = prefetcher.update(
      ahead: layout.rows(from: part.minY, to: part.maxY), visible: Set(cells.keys))
    if !calls.begin.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: calls.begin) }
    if !calls.cancel.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: calls.cancel)
    }
  }
}
