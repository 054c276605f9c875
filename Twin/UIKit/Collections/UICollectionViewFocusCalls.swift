public import Foundation

/// The optional method for the focus, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewFocusCalls {
  let delegate: any UICollectionViewDelegate

  /// Where the focus is to be at first; nowhere in particular unless implemented.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: collectionView)
  }
}
