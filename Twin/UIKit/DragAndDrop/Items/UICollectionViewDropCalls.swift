public import Foundation

extension UICollectionViewDropDelegate {
  /// Lets `delegate.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDropDelegateCalls? {
    UICollectionViewDropDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDropDelegateCalls {
  let delegate: any UICollectionViewDropDelegate

  /// Whether the collection may want a drag at all; it does unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    delegate.collectionView(collectionView, canHandle: session)
  }

  /// The finger has come over the collection.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidEnter: session)
  }

  /// The finger is over the collection, or has moved there: what would a drop be?
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// The finger has left the collection.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidExit: session)
  }

  /// The drag has ended, here or elsewhere.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    delegate.collectionView(collectionView, dropSessionDidEnd: session)
  }

  /// How an item looks that comes down; as its cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}
