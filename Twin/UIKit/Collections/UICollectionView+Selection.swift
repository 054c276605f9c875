import Foundation

/// The item on which a finger went down.
struct PressedItem {
  let path: IndexPath
  /// Whether the finger is over it now: it is highlighted while that lasts.
  var isOver = true
}

/// What taps and code select.
///
/// The order in which the delegate hears of a tap. Source: Apple, Collection View Programming Guide, "Managing
/// the Visual State for Selections and Highlights": should highlight, did highlight, should select or
/// deselect, did select or deselect, did unhighlight.
extension UICollectionView {
  private var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func touchBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let cell = cell(under: touch.view),
      let path = indexPath(for: cell)
    else { return }
    press(path)
  }

  /// Presses an item as a finger does that comes down on it.
  func press(_ path: IndexPath) {
    guard allowsSelectionNow, pressed == nil,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = PressedItem(path: path)
    highlight(path)
  }

  /// The item that is highlighted.
  var highlighted: IndexPath? { pressed.flatMap { $0.isOver ? $0.path : nil } }

  private func highlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Source: Apple, Collection View Programming Guide, "Managing the Visual State for Selections and Highlights": a
  /// cell is highlighted "only while the collection view is tracking touch events over the cell". Assumed: nobody is
  /// asked again when the finger comes back.
  func touchMoved(_ touches: Set<UITouch>) {
    guard let former = pressed, let cell = cellForItem(at: former.path), let touch = touches.first
    else { return }
    let isOver = cell.bounds.contains(touch.location(in: cell))
    guard isOver != former.isOver else { return }
    pressed?.isOver = isOver
    if isOver { highlight(former.path) } else { unhighlight(former.path) }
  }

  private func cell(under view: UIView?) -> UICollectionViewCell? {
    sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 }
      .prefix { $0 !== self }
      .compactMap { $0 as? UICollectionViewCell }
      .first { $0.superview === self || $0.superview is OrthogonalScroller }
  }

  func touchEnded() {
    guard let path = highlighted else { return endPress() }
    let former = selected
    if (cellForItem(at: path) as? UICollectionViewListCell)?.takeTap() != true { tap(path) }
    endPress()
    if former.isEmpty != selected.isEmpty || former != selected { setNeedsLayout() }
  }

  /// Selects or deselects what was tapped.
  private func tap(_ path: IndexPath) {
    if selectsSeveral, selected.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for other in selected where other != path {
        deselect(other)
        itemDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(path)
    let isAlone = selected == [path]
    itemDelegate?.collectionView(self, didSelectItemAt: path)
    if isAlone { performPrimaryAction(at: path) }
  }

  /// Source: UIKit documentation, `collectionView(_:performPrimaryActionForItemAt:)`: when a person selects an
  /// item without extending an existing selection, after the delegate has heard of the selection.
  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = itemDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else {
      return
    }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func endPress() {
    let path = highlighted
    pressed = nil
    if let path { unhighlight(path) }
  }

  func mark(_ path: IndexPath) {
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelectionNow else { return }
    if path == nil || !selectsSeveral {
      for other in selected where other != path { deselect(other) }
    }
    guard let path, has(path) else { return }
    mark(path)
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selected.contains(path) else { return }
    selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }
}

extension UICollectionView: PanSelecting {
  var selectedPaths: Set<IndexPath> { Set(selected) }

  func pathForSelection(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// Source: UIKit documentation, `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`: collections that
  /// scroll in both directions do not recognize the gesture.
  func mayBeginSelection(at path: IndexPath) -> Bool {
    let room = bounds.inset(by: adjustedContentInset)
    guard allowsMultipleSelectionDuringEditing,
      contentSize.width <= room.width || contentSize.height <= room.height
    else { return false }
    return itemDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? true
  }

  func selectionBegan(at path: IndexPath) {
    isEditing = true
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func selectionEnded() {
    itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected {
      guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      mark(path)
      itemDelegate?.collectionView(self, didSelectItemAt: path)
    } else {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
