import CoreGraphics
import Foundation

extension UITableView {
  /// Whether things of the table are dragged.
  public final var hasActiveDrag: Bool { itemDragging?.hasDrag ?? false }

  /// Whether something is dragged over the table.
  public final var hasActiveDrop: Bool { itemDragging?.hasDrop ?? false }

  /// What is proposed if the delegate says nothing.
  final var usualDropProposal: UITableViewDropProposal {
    UITableViewDropProposal(
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

extension UITableView: ItemDragHost {
  var canDragItems: Bool { dragDelegate != nil && dragInteractionEnabled }

  func itemToDrag(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func has(_ path: IndexPath) -> Bool { layout.has(path) }

  func cellToDrag(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  var itemsSelectedForDrag: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func dragItems(at path: IndexPath, beginning session: any UIDragSession) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    at path: IndexPath, adding point: CGPoint, to session: any UIDragSession
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func setDragState(_ state: ItemDragState, of cell: UIView) {
    guard let cell = cell as? UITableViewCell,
      let state = UITableViewCell.DragState(rawValue: state.rawValue)
    else { return }
    cell.dragStateDidChange(state)
  }

  /// Without a drop delegate the table's own things can still be moved by means of the data source.
  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? hasActiveDrag
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal {
    let proposal =
      dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path) ?? usualDropProposal
    return ItemDropProposal(
      proposal: proposal,
      insertsAtDestination: proposal.intent == .insertAtDestinationIndexPath
        || proposal.intent == .automatic)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func performDrop(_ drop: ItemDrop) {
    guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(
      self, performDropWith: TableDropCoordinator(drop, proposal, self))
  }

  func makeRoom(for source: IndexPath, at target: IndexPath) {
    moving.makeRoom(for: source, at: target)
  }

  func closeRoom() { moving.cancel() }

  func moveItemByDrag(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: source) else { return false }
    let wanted =
      rowDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    return moving.perform(source, to: wanted)
  }
}
