public import Foundation

extension UICollectionViewDataSource {
  /// Lets `dataSource.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(target: self)
  }
}

/// The optional methods of a data source, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  /// A header, footer or other supplementary view that the layout asks for.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether an item can be moved.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// An item has been moved: the data follow.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UICollectionViewDataSource {
  /// Lets `dataSource.numberOfSections?(in:)` compile, which Objective-C's optional methods need.
  public var numberOfSections: UICollectionViewDataSourceNumberOfSectionsCalls? {
    UICollectionViewDataSourceNumberOfSectionsCalls(target: self)
  }
}

/// The optional method of a data source, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceNumberOfSectionsCalls {
  let target: any UICollectionViewDataSource

  /// How many sections there are; 1 unless implemented.
  public func callAsFunction(
    in collectionView: UICollectionView
  ) -> Int {
    target.numberOfSections(in: collectionView)
  }
}

extension UICollectionViewDelegate {
  /// Lets `delegate.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(target: self)
  }

  /// Lets `delegate.collectionViewDidEndMultipleSelectionInteraction?(...)` compile.
  public var collectionViewDidEndMultipleSelectionInteraction:
    UIOptionalCalls<UICollectionView, Void>?
  {
    UIOptionalCalls { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }

  /// Lets `delegate.indexPathForPreferredFocusedView?(in:)` compile, which Objective-C's optional methods need.
  public var indexPathForPreferredFocusedView: UICollectionViewFocusCalls? {
    UICollectionViewFocusCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  /// Whether a finger highlights an item, and so can select it.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// A finger has highlighted an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// An item is no longer highlighted.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Whether a tap selects an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Whether a tap deselects an item, where several can be selected.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Whether a drag that pauses over an item opens it.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  /// A tap has selected an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Whether the focus can come here.
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Whether the focus may move.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    target.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// The focus has moved.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Whether what gets the focus is selected.
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Whether a tap may also do what an item is for.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// What an item is for is to be done.
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Whether two fingers may select items; as editing says unless implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Two fingers begin to select items.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A tap has deselected an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// A cell is about to be shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// A supplementary view is about to be shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// A cell is shown no longer.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// A supplementary view is shown no longer.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Where an item that is moved may go.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// The menu of an item that is pressed for a while.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// The menu of items, or of the space between them.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// The layout between two others, for a change that the app drives.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Whether an item can be edited while the collection is.
  public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Where the content is after changes or another layout.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// Lets `delegate.collectionView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutCalls {
  let target: any UICollectionViewDelegateFlowLayout

  /// The size of an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// The margins around the items of a section.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// The smallest space between two lines of a section.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// The smallest space between two items of a line.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The size of a section's header; only the length along the scrolling counts.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// The size of a section's footer; only the length along the scrolling counts.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
