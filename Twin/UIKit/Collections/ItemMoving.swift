import CoreGraphics
import Foundation

/// An item under way to another place.
struct ItemMove {
  let original: IndexPath
  var current: IndexPath
  /// Where the finger wants the middle of the cell.
  var target: CGPoint?
}

/// What a layout is told of items under way.
struct ItemMovement {
  let previous: [IndexPath]
  let target: [IndexPath]
  /// Where the finger wants them, in the content's points.
  let position: CGPoint

  /// All the places that it is about, each once.
  var items: [IndexPath] { target + previous.filter { !target.contains($0) } }
}

/// Items that the app moves as a finger goes.
///
/// While an item is on its way the others make room; only at the end the data source is told.
extension UICollectionView {
  /// Lets the others make room for an item that is dragged as a thing, where it would be dropped.
  func makeRoom(for source: IndexPath, at target: IndexPath) {
    guard has(target), move != nil || beginInteractiveMovementForItem(at: source), let move,
      move.original == source
    else { return }
    shiftMoved(to: place(target, for: move), by: .make(for: arranger, counts: true))
  }

  /// Where the delegate lets an item go that is under way.
  func place(_ proposed: IndexPath, for move: ItemMove) -> IndexPath {
    guard proposed != move.current, let itemDelegate else { return proposed }
    return itemDelegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.original,
      atCurrentIndexPath: move.current, toProposedIndexPath: proposed)
  }

  /// What the layout says to be out of date as an item stays or goes back.
  func endOfMovement(
    of move: ItemMove, isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    arranger.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? move.original : move.current],
      previousIndexPaths: [move.current], movementCancelled: isCancelled)
  }

  /// Moves an item to the place where a finger dropped it, and tells the data source.
  ///
  /// - Returns: Whether the data source lets it and has a method for it; if not, all is as it was.
  func moveItemByDrag(from source: IndexPath, to destination: IndexPath) -> Bool {
    makeRoom(for: source, at: destination)
    guard let place = move?.current else { return false }
    let system = UISystem.current
    system.missesMoveMethod = false
    dataSource?.collectionView(self, moveItemAt: source, to: place)
    guard !system.missesMoveMethod else {
      cancelInteractiveMovement()
      return false
    }
    move = nil
    settleMoved(place)
    return true
  }

  func settleMoved(_ path: IndexPath) {
    cellForItem(at: path)?.isReordering = false
    UIView.animate(withDuration: Self.changeDuration) { self.showElements() }
  }

  /// The item whose place holds a point, other than the cell that is moved.
  func itemPlace(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return attributes(in: spot)
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Gives views and sizes the places that they have when the item is at another one.
  func shiftMoved(
    to path: IndexPath, by context: UICollectionViewLayoutInvalidationContext
  ) {
    let isElsewhere = renumberMoved(path)
    arranger.invalidateLayout(with: context)
    guard isElsewhere else { return }
    UIView.animate(withDuration: Self.changeDuration) { self.showElements() }
  }

  /// Counts the moved item as one at another place.
  ///
  /// - Returns: Whether it was not there already.
  private func renumberMoved(_ path: IndexPath) -> Bool {
    guard let current = move?.current, current != path else { return false }
    var updates = ItemUpdates()
    updates.movedItems[current] = path
    _ = moveViews(by: updates)
    move?.current = path
    if current.section != path.section, counts.indices.contains(path.section) {
      counts[current.section] -= 1
      counts[path.section] += 1
    }
    arranger.forgetSizes(after: updates)
    return true
  }

  /// Ends a movement since the items themselves change: the next places to be shown are those of what the data source has.
  ///
  /// Assumed: so, as in a table, where the row that a finger holds goes back.
  func giveUpMovement() {
    guard let move else { return }
    _ = renumberMoved(move.original)
    self.move = nil
    cellForItem(at: move.original)?.isReordering = false
    arranger.invalidateLayout(with: .make(for: arranger, counts: true))
  }

  /// Keeps the moved cell where the finger is.
  func placeMoved() {
    guard let move, let target = move.target, let cell = cellForItem(at: move.current) else {
      return
    }
    cell.take(
      arranger.layoutAttributesForInteractivelyMovingItem(
        at: move.current, withTargetPosition: target))
    cell.forgetAttributes()
  }
}
