public import Foundation

/// The menus of items that are pressed for a while.
extension UICollectionView: MenuHost {
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = itemDelegate else { return nil }
    let path = indexPathForItem(at: point)
    menuPath = path
    return delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
      ?? path.flatMap {
        delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
  }

  func menuCell(at point: CGPoint) -> UIView? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
  }

  func menuHighlight(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let delegate = itemDelegate else { return nil }
    return menuPath.flatMap {
      delegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
      ?? delegate.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuDismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let delegate = itemDelegate else { return nil }
    return menuPath.flatMap {
      delegate.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
      ?? delegate.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    itemDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionViewDelegate {
  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UICollectionViewDelegateCalls {
  /// What is lifted out of its place as a menu comes (since iOS 16); the cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Where the preview of a menu goes back to (since iOS 16); the cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// What is lifted out of its place as a menu comes; the cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Where the preview of a menu goes back to; the cell unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// A person tapped the preview of a menu.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    target.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// A menu is about to come.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// A menu is about to go.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
