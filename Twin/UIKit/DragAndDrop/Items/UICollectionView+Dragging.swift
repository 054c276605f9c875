import CoreGraphics
import Foundation

extension UICollectionView {
  /// What is proposed if the delegate says nothing.
  final var usualDropProposal: UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: hasActiveDrag ? .move : .copy,
      intent: hasActiveDrag ? .insertAtDestinationIndexPath : .unspecified)
  }

  /// Begins to look for drags or drops, now that a delegate knows of them.
  final func lookForDrags(drops: Bool) {
    let dragging = itemDragging ?? ItemDragging(self)
    itemDragging = dragging
    dragging.attach(forDrops: drops)
  }
}

extension UICollectionView: ItemDragHost {
  var canDragItems: Bool { dragDelegate != nil && dragInteractionEnabled }

  func itemToDrag(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func cellToDrag(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  var itemsSelectedForDrag: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func dragItems(at path: IndexPath, beginning session: any UIDragSession) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    at path: IndexPath, adding point: CGPoint, to session: any UIDragSession
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func setDragState(_ state: ItemDragState, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell,
      let state = UICollectionViewCell.DragState(rawValue: state.rawValue)
    else { return }
    cell.dragStateDidChange(state)
  }

  /// Without a drop delegate the collection's own things can still be moved by means of the data source.
  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? hasActiveDrag
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path) ?? usualDropProposal
    return ItemDropProposal(
      proposal: proposal, insertsAtDestination: proposal.intent == .insertAtDestinationIndexPath)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func closeRoom() { cancelInteractiveMovement() }

  func performDrop(_ drop: ItemDrop) {
    guard let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDropCoordinator(drop, proposal, self))
  }
}
