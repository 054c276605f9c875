import CoreGraphics
import Foundation

/// What a collection does for lists.
extension UICollectionView: RowSwipeHost {
  private func list(at section: Int) -> UICollectionLayoutListConfiguration? {
    (arranger as? UICollectionViewCompositionalLayout)?.list(ofSection: section)
  }

  /// Shows the ground of a list, and watches the fingers on its items.
  func showList() {
    guard let layout = arranger as? UICollectionViewCompositionalLayout, layout.hasLists,
      swiping == nil
    else { return }
    if let list = list(at: 0), !ground.isOwn { showUsualBackground(list.ground) }
    let swiping = RowSwiping()
    self.swiping = swiping
    swiping.attach(to: self)
  }

  func editingDidChange() {
    swiping?.close(animated: true)
    for view in shown.inOrder.map(\.value) {
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  // MARK: Swipes

  func rowToSwipe(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard !isEditing, openUpdates == 0, let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path)
    else { return nil }
    return (cell, path)
  }

  func swipeActions(
    at path: IndexPath, edge: RowSwiping.Edge
  ) -> UISwipeActionsConfiguration? {
    let list = list(at: path.section)
    return (edge == .right) != isRightToLeft
      ? list?.trailingSwipeActionsConfigurationProvider?(path)
      : list?.leadingSwipeActionsConfigurationProvider?(path)
  }

  /// Shows what a swipe would bring at the end of an item.
  func revealActions(of cell: UICollectionViewListCell, at path: IndexPath) {
    let edge: RowSwiping.Edge =
      isRightToLeft ? .left : .right
    guard let configuration = swipeActions(at: path, edge: edge), !configuration.actions.isEmpty
    else { return }
    swiping?.reveal(cell, at: path, edge: edge, with: configuration)
  }

  func restingFrame(at path: IndexPath) -> CGRect { attributes(of: .cell(path))?.frame ?? .zero }

  func placeSwipedRows() {
    for (element, view) in shown.inOrder where element.category == .cell {
      if let attributes = attributes(of: element) { view.take(swiped(attributes)) }
    }
  }

  /// The attributes, moved as far as a swipe says.
  func swiped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let swiping, attributes.representedElementCategory == .cell else { return attributes }
    let shift = swiping.shift(of: attributes.indexPath)
    return shift == 0 ? attributes : attributes.changed { $0.center.x += shift }
  }

  func willSwipe(_ cell: UIView, at path: IndexPath) {
    (cell as? UICollectionViewCell)?.isSwiped = true
  }

  func didSwipe(_ cell: UIView, at path: IndexPath?) {
    (cell as? UICollectionViewCell)?.isSwiped = false
  }
}
