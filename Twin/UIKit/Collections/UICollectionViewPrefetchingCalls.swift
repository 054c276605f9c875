public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// Lets `delegate.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
    UICollectionViewDataSourcePrefetchingCalls(delegate: self)
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourcePrefetchingCalls {
  let delegate: any UICollectionViewDataSourcePrefetching

  /// Items that were announced will not come for now.
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
