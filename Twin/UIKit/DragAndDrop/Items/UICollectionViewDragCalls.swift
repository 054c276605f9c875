public import Foundation

extension UICollectionViewDragDelegate {
  /// Lets `delegate.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDragDelegateCalls? {
    UICollectionViewDragDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDragDelegateCalls {
  let delegate: any UICollectionViewDragDelegate

  /// What another finger's tap on an item adds to a drag; nothing unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// How an item looks that is dragged; as its cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  /// The finger begins to move with what it lifted.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.collectionView(collectionView, dragSessionWillBegin: session)
  }

  /// What was dragged has come down, or is back.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    delegate.collectionView(collectionView, dragSessionDidEnd: session)
  }

  /// Whether what is dragged may be moved; it may unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  /// Whether no other app may have it; all may unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
