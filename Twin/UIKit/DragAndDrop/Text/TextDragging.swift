import CoreGraphics
import Foundation

/// Drags what is selected of a text, and takes text that is dropped on it.
///
/// Within a view text is moved, between views copied. Source: UIKit documentation, `useFastSameViewOperations`: the drop
/// "moves or copies the text from its original position to the dropped position within the text view".
///
/// Differs from UIKit: no cursor shows where the text would go, and links are not dragged by themselves.
final class TextDragging: NSObject {
  typealias Host = EditedTextView & UITextDraggable & UITextDroppable

  private(set) weak var view: (any Host)?
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) var drag: UIDragInteraction?
  private(set) var drop: UIDropInteraction?
  /// What is dragged, and of which part of the text it was made.
  private var lifted: (session: any UIDragSession, range: NSRange)?
  private(set) var hasDrag = false
  private(set) var hasDrop = false
  private var proposed: (proposal: UITextDropProposal, request: TextDropRequest)?
  /// How what is dropped comes down, once the delegate was asked.
  private var landing: UITargetedDragPreview??

  init(_ view: any Host) {
    self.view = view
    super.init()
  }

  /// What a view keeps of drags and drops.
  static func of(_ view: any Host) -> TextDragging {
    let key = ObjectIdentifier(TextDragging.self)
    if let known = view.attachments[key] as? TextDragging { return known }
    let dragging = TextDragging(view)
    view.attachments[key] = dragging
    return dragging
  }

  /// Begins to look for drags, now that something is selected or somebody asks.
  func attachDrag() -> UIDragInteraction? {
    if drag == nil, let view {
      let interaction = UIDragInteraction(delegate: self)
      drag = interaction
      view.addInteraction(interaction)
    }
    return drag
  }

  /// Begins to look for drops, now that something is dragged or somebody asks.
  func attachDrop() -> UIDropInteraction? {
    if drop == nil, let view {
      let interaction = UIDropInteraction(delegate: self)
      drop = interaction
      view.addInteraction(interaction)
    }
    return drop
  }

  /// Whether a press at a point lifts text.
  func lifts(at point: CGPoint) -> Bool {
    guard let view, drag?.isEnabled == true, view.isFirstResponder, !view.isSecureTextEntry,
      let range = view.selectedTextRange, !range.isEmpty
    else { return false }
    return view.selectionRects(for: range).contains { $0.rect.contains(point) }
  }
}

// MARK: - Drags

extension TextDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, lifts(at: session.location(in: view)), let range = view.selectedTextRange,
      let text = view.text(in: range)
    else { return [] }
    let suggested = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    let request = TextDragRequest(range, suggested, session)
    lifted = (session, view.editor.range(range))
    return dragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let lifted else { return nil }
    if let own = dragDelegate?.textDraggableView(
      view, dragPreviewForLiftingItem: item, session: session)
    {
      return own
    }
    let rect = view.editor.rect(of: lifted.range)
    guard
      let picture = view.resizableSnapshotView(
        from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    let place = UIDragPreviewTarget(
      container: view, center: CGPoint(x: rect.midX, y: rect.midY))
    return UITargetedDragPreview(
      view: picture, parameters: UIDragPreviewParameters(), target: place)
  }

  /// A press that lifts text and does not move on opens the menu, as other presses do.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    guard let view else { return }
    dragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
    animator.addCompletion { [weak self] position in
      guard position == .start else { return }
      self?.lifted = nil
      self?.view?.openEditMenu()
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasDrag = true
    if let view { dragDelegate?.textDraggableView(view, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasDrag = false
    lifted = nil
    if let view {
      dragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
  }
}

// MARK: - Drops

extension TextDragging: UIDropInteractionDelegate {
  private func request(_ session: any UIDropSession) -> TextDropRequest? {
    guard let view,
      let position = view.closestPosition(to: session.location(in: view))
    else { return nil }
    let isOwn = lifted.map { $0.session === session.localDragSession } ?? false
    return TextDropRequest(position, isOwn: isOwn, session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let view, accepts(session) else { return false }
    if view.takesEdits { return true }
    guard let dropDelegate, let request = request(session) else { return false }
    return dropDelegate.textDroppableView(view, willBecomeEditableForDrop: request) != .no
  }

  private func accepts(_ session: any UIDropSession) -> Bool {
    guard let wanted = view?.pasteConfiguration else {
      return session.canLoadObjects(ofClass: NSString.self)
    }
    return session.hasItemsConforming(toTypeIdentifiers: wanted.acceptableTypeIdentifiers)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasDrop = true
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view, let request = request(session) else {
      return UIDropProposal(operation: .cancel)
    }
    dropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
    let proposal =
      dropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
    proposed = (proposal, request)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasDrop = false
    proposed = nil
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let view, let proposed else { return }
    let (proposal, request) = proposed
    if !view.takesEdits, let dropDelegate {
      let answer = dropDelegate.textDroppableView(view, willBecomeEditableForDrop: request)
      if answer == .yes { (view as? UITextView)?.isEditable = true }
    }
    dropDelegate?.textDroppableView(view, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    let place = view.editor.location(request.dropPosition)
    let source = request.isSameView ? lifted?.range : nil
    if let source, proposal.useFastSameViewOperations {
      let text = view.formerText(in: source)
      take(text, from: proposal.operation == .move ? source : nil, at: place)
      return
    }
    let target = target(of: proposal, at: place)
    TextPasting.load(session, into: view.editor, at: TextSpan(target)) { [weak self] text in
      if let source, proposal.operation == .move {
        self?.take(text, from: source, at: place)
      } else {
        self?.put(text, in: target)
      }
    }
  }

  private func target(of proposal: UITextDropProposal, at place: Int) -> NSRange {
    guard let editor = view?.editor else { return NSRange(location: place, length: 0) }
    return switch proposal.dropAction {
    case .replaceSelection where editor.selection.length > 0: editor.selection
    case .insert, .replaceSelection: NSRange(location: place, length: 0)
    case .replaceAll: NSRange(location: 0, length: editor.text.length)
    }
  }

  /// Puts a text somewhere, and takes away the part that it comes from, if it is moved.
  private func take(_ text: NSAttributedString, from source: NSRange?, at place: Int) {
    guard let view else { return }
    guard let source else { return put(text, in: NSRange(location: place, length: 0)) }
    // Text that is dropped on itself stays.
    guard place < source.location || place > NSMaxRange(source),
      view.takesEdits, view.allowsEdit(source, with: "")
    else { return }
    view.editor.kind = .cutting
    view.edit(source, with: "")
    put(
      text,
      in: NSRange(location: place < source.location ? place : place - source.length, length: 0))
  }

  /// Puts a text in the place of a part, and selects it (assumed, as a person sees what was dropped).
  private func put(_ text: NSAttributedString, in target: NSRange) {
    guard let editor = view?.editor else { return }
    editor.selectedTextRange = editor.put(text, in: TextSpan(target))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let dropDelegate else { return defaultPreview }
    if let landing { return landing }
    let answer = dropDelegate.textDroppableView(
      view, previewForDroppingAllItemsWithDefault: defaultPreview)
    landing = .some(answer)
    return answer
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasDrop = false
    proposed = nil
    landing = nil
    if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnd: session) }
  }
}
