import CoreGraphics
import Foundation

/// A table or a collection, whose delegates know what of it can be dragged, and what can be dropped on it.
@MainActor
protocol ItemDragHost: UIScrollView {
  /// Whether anything can be dragged.
  var canDragItems: Bool { get }
  /// The item at a point of the content.
  func itemToDrag(at point: CGPoint) -> IndexPath?
  /// Whether there is such an item.
  func has(_ path: IndexPath) -> Bool
  /// The cell of an item, if it is in sight.
  func cellToDrag(at path: IndexPath) -> UIView?
  /// The items that are selected.
  var itemsSelectedForDrag: [IndexPath] { get }
  /// What is dragged of an item.
  func dragItems(at path: IndexPath, beginning session: any UIDragSession) -> [UIDragItem]
  /// What a tap on an item adds to a drag.
  func dragItems(
    at path: IndexPath, adding point: CGPoint, to session: any UIDragSession
  ) -> [UIDragItem]
  /// How an item looks that is dragged; nil for its cell.
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  /// Tells a cell whether it is dragged.
  func setDragState(_ state: ItemDragState, of cell: UIView)

  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// What a drop at an item would be, and whether it would put something in there.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ItemDropProposal
  /// How an item looks that is dropped; nil for its cell.
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Lets the others make room for an item of the host's own at a place.
  func makeRoom(for source: IndexPath, at target: IndexPath)
  /// Lets the others go back.
  func closeRoom()
  /// Moves an item by means of the data source; false if that cannot.
  func moveItemByDrag(from source: IndexPath, to destination: IndexPath) -> Bool
  /// Has the delegate perform a drop.
  func performDrop(_ drop: ItemDrop)
}

/// Whether a cell is dragged, as `UITableViewCell.DragState` and the collection's have it.
enum ItemDragState: Int {
  case none
  case lifting
  case dragging
}

/// What the drop delegate of a table or a collection proposes.
struct ItemDropProposal {
  let proposal: UIDropProposal
  let insertsAtDestination: Bool
}

/// A drop on a table or a collection: what the coordinators are made of.
final class ItemDrop {
  /// A thing that was dropped.
  struct Thing {
    let item: UIDragItem
    /// Where it was, if it comes from the same table or collection.
    let source: IndexPath?
    let size: CGSize
  }

  let things: [Thing]
  let destination: IndexPath?
  let proposal: UIDropProposal
  let session: any UIDropSession
  private var landings: [ObjectIdentifier: Landing] = [:]

  /// Where a thing comes down, and what the app animates along.
  struct Landing {
    let place: ItemPlace
    let animator: DragAnimator
  }

  enum ItemPlace {
    case item(IndexPath)
    case insideItem(IndexPath, CGRect)
    case target(UIPreviewTarget)
  }

  init(
    things: [Thing], destination: IndexPath?, proposal: UIDropProposal, session: any UIDropSession
  ) {
    self.things = things
    self.destination = destination
    self.proposal = proposal
    self.session = session
  }

  /// Lets a thing come down somewhere.
  @discardableResult
  func land(_ item: UIDragItem, at place: ItemPlace) -> any UIDragAnimating {
    let landing = Landing(place: place, animator: DragAnimator())
    landings[ObjectIdentifier(item)] = landing
    return landing.animator
  }

  func landing(of item: UIDragItem) -> Landing? { landings[ObjectIdentifier(item)] }
}

/// Drags and drops the items of a table or a collection.
///
/// A thing of the same table or collection that is moved alone is moved by means of its data source, and the drop
/// delegate does not perform that drop. Source: Apple's sample "Adopting drag and drop in a table view": "Local
/// drags with one item go through the existing `tableView(_:moveRowAt:to:)` method on the data source."
///
/// The others make room for it as the finger goes. Differs from UIKit: they make none for other things.
final class ItemDragging: NSObject {
  private weak var host: (any ItemDragHost)?
  private var drag: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// Where the things of the drag come from.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  /// The cells that have heard that they are dragged.
  private var told: [UIView] = []
  /// The cells in whose place room is made, with their opacity.
  private var hidden: [(cell: UIView, alpha: CGFloat)] = []
  private(set) var hasDrag = false
  private(set) var hasDrop = false
  private var proposed: (proposal: ItemDropProposal, path: IndexPath?)?
  private var drop: ItemDrop?

  init(_ host: any ItemDragHost) {
    self.host = host
    super.init()
  }

  /// Begins to look for drags, and for drops if wanted.
  func attach(forDrops: Bool) {
    guard let host else { return }
    if !forDrops, drag == nil {
      let interaction = UIDragInteraction(delegate: self)
      interaction.isEnabled = true
      host.addInteraction(interaction)
      drag = interaction
    }
    guard dropInteraction == nil else { return }
    let interaction = UIDropInteraction(delegate: self)
    host.addInteraction(interaction)
    dropInteraction = interaction
  }

  /// Items have changed places, or are gone, while some of them are dragged.
  func follow(_ updates: ItemUpdates) {
    sources = sources.compactMapValues(updates.item)
    proposed = proposed.map { ($0.proposal, $0.path.flatMap(updates.item)) }
  }

  /// Where a thing comes from, if that is here.
  ///
  /// Assumed: a thing whose item is gone is dropped as one from elsewhere.
  private func source(of item: UIDragItem) -> IndexPath? {
    guard hasDrag, let path = sources[ObjectIdentifier(item)], host?.has(path) == true else {
      return nil
    }
    return path
  }

  /// Whether an item is dragged.
  func isDragged(_ path: IndexPath) -> Bool { hasDrag && sources.values.contains(path) }

  private func tell(_ items: [UIDragItem], _ state: ItemDragState) {
    for path in Set(items.compactMap { sources[ObjectIdentifier($0)] }).sorted() {
      guard let cell = host?.cellToDrag(at: path) else { continue }
      if !told.contains(cell) { told.append(cell) }
      host?.setDragState(state, of: cell)
    }
  }

  private func tellEnd() {
    for cell in told { host?.setDragState(.none, of: cell) }
    told = []
  }

  /// Where the only thing of a drop comes from, if that is here and the drop would move it to another place here.
  private func sourceToMove(_ session: any UIDropSession, _ proposal: ItemDropProposal)
    -> IndexPath?
  {
    guard session.items.count == 1, let item = session.items.first,
      proposal.insertsAtDestination, proposal.proposal.operation == .move
    else { return nil }
    return source(of: item)
  }

  private func makeRoom(for source: IndexPath, at target: IndexPath) {
    if hidden.isEmpty { hidden = told.map { ($0, $0.alpha) } }
    for cell in told { cell.alpha = 0 }
    host?.makeRoom(for: source, at: target)
  }

  private func closeRoom() {
    guard !hidden.isEmpty else { return }
    showHidden()
    host?.closeRoom()
  }

  private func showHidden() {
    for (cell, alpha) in hidden { cell.alpha = alpha }
    hidden = []
  }

  private func remember(_ items: [UIDragItem], at path: IndexPath) {
    for item in items { sources[ObjectIdentifier(item)] = path }
  }
}

// MARK: - Drags

extension ItemDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, host.canDragItems,
      let pressed = host.itemToDrag(at: session.location(in: host))
    else { return [] }
    sources = [:]
    var paths = [pressed]
    // Source: UIKit documentation, "Supporting drag and drop in table views": a drag of a selected row drags
    // all selected rows.
    let selected = host.itemsSelectedForDrag
    if selected.contains(pressed) { paths += selected.filter { $0 != pressed } }
    var items: [UIDragItem] = []
    for path in paths {
      let found = host.dragItems(at: path, beginning: session)
      guard !(path == pressed && found.isEmpty) else { return [] }
      remember(found, at: path)
      items += found
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, host.canDragItems, let path = host.itemToDrag(at: point),
      !isDragged(path)
    else { return [] }
    let items = host.dragItems(at: path, adding: point, to: session)
    remember(items, at: path)
    if hasDrag { tell(items, .dragging) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let path = sources[ObjectIdentifier(item)],
      let cell = host.cellToDrag(at: path)
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: host.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    tell(session.items, .lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.tellEnd() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasDrag = true
    tell(session.items, .dragging)
    host?.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = sources[ObjectIdentifier(item)], let cell = host?.cellToDrag(at: path) else {
      return nil
    }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    tellEnd()
    showHidden()
    hasDrag = false
    sources = [:]
    host?.dragDidEnd(session)
  }
}

// MARK: - Drops

extension ItemDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { host?.dropCanHandle(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasDrop = true
    host?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let path = host.itemToDrag(at: session.location(in: host))
    let proposal = host.dropProposal(session, at: path)
    proposed = (proposal, path)
    if let path, let source = sourceToMove(session, proposal) {
      makeRoom(for: source, at: path)
    } else {
      closeRoom()
    }
    return proposal.proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasDrop = false
    proposed = nil
    closeRoom()
    host?.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let host, let proposed else { return }
    let things = session.items.map { item in
      let source = source(of: item)
      let size = source.flatMap { host.cellToDrag(at: $0)?.bounds.size }
      return ItemDrop.Thing(item: item, source: source, size: size ?? .zero)
    }
    let destination = proposed.path.flatMap { host.has($0) ? $0 : nil }
    let drop = ItemDrop(
      things: things, destination: destination, proposal: proposed.proposal.proposal,
      session: session)
    self.drop = drop
    if let item = session.items.first, let destination,
      let source = sourceToMove(session, proposed.proposal),
      host.moveItemByDrag(from: source, to: destination)
    {
      sources[ObjectIdentifier(item)] = destination
      drop.land(item, at: .item(destination))
      return
    }
    closeRoom()
    host.performDrop(drop)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let landing = drop?.landing(of: item) else { return nil }
    switch landing.place {
    case .item(let path):
      guard let cell = host.cellToDrag(at: path) else { return nil }
      let parameters = host.dropParameters(at: path) ?? UIDragPreviewParameters()
      return UITargetedDragPreview(view: cell, parameters: parameters)
    case .insideItem(let path, let rect):
      guard let cell = host.cellToDrag(at: path) else { return nil }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: cell, center: center))
    case .target(let target):
      return UITargetedDragPreview(
        view: defaultPreview.view, parameters: defaultPreview.parameters, target: target)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = drop?.landing(of: item)?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete(at: $0) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasDrop = false
    proposed = nil
    drop = nil
    host?.dropDidEnd(session)
  }
}
