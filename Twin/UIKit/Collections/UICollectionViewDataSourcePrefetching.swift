public import Foundation

/// Hears of items that will come into sight soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items will come into sight soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were announced will not come for now.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Tells of items that will come into sight soon.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let part = prefetcher.ahead(of: bounds, isHorizontal: isHorizontal)
    let ahead = attributes(in: part).filter { $0.representedElementCategory == .cell }
    let calls = prefetcher.update(
      ahead: ahead.map(\.indexPath), visible: Set(indexPathsForVisibleItems))
    if !calls.begin.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: calls.begin)
    }
    if !calls.cancel.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: calls.cancel)
    }
  }
}
