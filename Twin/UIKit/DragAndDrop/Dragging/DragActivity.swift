import CoreGraphics
import Foundation
import QuartzCore

/// One drag, from the moment in which things are lifted until they have come down or are back.
///
/// The order of the calls (Apple gives no order; assumed where two sides are told of the same): the things and what
/// is seen of them; the drag begins; then of every move first the drag's side is told and after it the drop's. At
/// the end the drag's side hears what will come of it, the drop is performed, and when all is in its place the
/// drop is concluded, the drop's side hears that the drag has ended, and then the drag's side.
final class DragActivity: NSObject {
  /// Things of one interaction.
  private struct Lifted {
    let item: UIDragItem
    let interaction: UIDragInteraction
    let platter: DragPlatter
  }

  private enum State {
    case lifted
    case dragged
    case over
  }

  /// How far the finger goes before lifted things are dragged, in points: what a long press allows.
  private static let slack: CGFloat = 10

  private let session: DragSession
  private let drop: DropSession
  private let interaction: UIDragInteraction
  private let window: UIWindow
  private let start: CGPoint
  private let liftAnimator = DragAnimator()
  private let springLoading: SpringLoading
  private var state = State.lifted
  private var lifted: [Lifted] = []
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var visited: [UIDropInteraction] = []
  /// Interactions under the finger that cannot handle the drag.
  private var refusing: [UIDropInteraction] = []

  /// The drag of a window, if there is one.
  static func running(in window: UIWindow) -> DragActivity? {
    window.attachments[ObjectIdentifier(DragActivity.self)] as? DragActivity
  }

  /// Lifts the things of a session.
  init?(_ session: DragSession, of interaction: UIDragInteraction) {
    guard let window = session.window else { return nil }
    self.session = session
    self.interaction = interaction
    self.window = window
    drop = DropSession(session)
    springLoading = SpringLoading(session)
    start = session.location
    super.init()
    window.attachments[ObjectIdentifier(DragActivity.self)] = self
    lift(session.items, of: interaction)
    interaction.delegate?.dragInteraction(
      interaction, willAnimateLiftWith: liftAnimator, session: session)
    UIView.animate(withDuration: DragPlatter.duration) { [self] in
      for thing in lifted { thing.platter.lift() }
      liftAnimator.animate()
    }
  }

  private func lift(_ items: [UIDragItem], of interaction: UIDragInteraction) {
    for item in items {
      let preview = interaction.delegate?.dragInteraction(
        interaction, previewForLifting: item, session: session)
      let platter = DragPlatter(preview, finger: session.location, in: window)
      lifted.append(Lifted(item: item, interaction: interaction, platter: platter))
    }
  }

  // MARK: The finger

  /// The finger is at a point of the window.
  func fingerMoved(to point: CGPoint) {
    session.location = point
    if state == .lifted {
      guard hypot(point.x - start.x, point.y - start.y) > Self.slack else { return }
      begin()
    }
    guard state == .dragged else { return }
    UIView.performWithoutAnimation { for thing in lifted { thing.platter.follow(point) } }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    look(at: point)
  }

  private func begin() {
    state = .dragged
    closeMenus()
    liftAnimator.complete(at: .end)
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
    for thing in lifted {
      if let preview = thing.item.previewProvider?() { thing.platter.show(preview) }
    }
  }

  /// The press that lifted the things may have opened a menu.
  private func closeMenus() {
    var view = interaction.view
    while let current = view {
      for menu in current.interactions { (menu as? UIContextMenuInteraction)?.dismissMenu() }
      view = current.superview
    }
  }

  /// Adds things of an interaction whose view was tapped.
  func add(from adding: UIDragInteraction, at point: CGPoint) {
    guard state == .dragged else { return }
    let items =
      adding.delegate?.dragInteraction(adding, itemsForAddingTo: session, withTouchAt: point) ?? []
    guard !items.isEmpty else { return }
    interaction.delegate?.dragInteraction(
      interaction, session: session, willAdd: items, for: adding)
    session.items += items
    lift(items, of: adding)
    refusing = []
    look(at: session.location)
  }

  // MARK: Where things may be dropped

  private func look(at point: CGPoint) {
    let view = window.hitTest(point, with: nil)
    springLoading.look(at: view)
    let found = interaction(at: view)
    if found !== target {
      leave()
      target = found
      if let found {
        found.activity = self
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: drop)
      }
    }
    guard let target else { return }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: drop)
  }

  private func interaction(at view: UIView?) -> UIDropInteraction? {
    var view = view
    var passed: [UIDropInteraction] = []
    defer { refusing = passed }
    while let current = view {
      if let text = current as? any TextDragging.Host { _ = TextDragging.of(text).attachDrop() }
      for case let candidate as UIDropInteraction in current.interactions.reversed() {
        if candidate === target { return candidate }
        let isRefusing = refusing.contains { $0 === candidate }
        if !isRefusing, candidate.isFree(for: self), let delegate = candidate.delegate,
          delegate.dropInteraction(candidate, canHandle: drop)
        {
          return candidate
        }
        passed.append(candidate)
      }
      view = current.superview
    }
    return nil
  }

  private func leave() {
    guard let former = target else { return }
    target = nil
    proposal = nil
    former.activity = nil
    former.delegate?.dropInteraction(former, sessionDidExit: drop)
  }

  // MARK: The end

  /// What would come of a drop now.
  ///
  /// Source: UIKit documentation: a move that the drag's side does not allow is cancelled.
  private var operation: UIDropOperation {
    switch proposal?.operation {
    case nil, .cancel, .forbidden: .cancel
    case .move: session.allowsMoveOperation ? .move : .cancel
    case .copy: .copy
    }
  }

  /// Drops the things, or lets them go back.
  func fingerLifted() {
    springLoading.end()
    guard state == .dragged, let target, operation != .cancel else { return cancel() }
    let operation = self.operation
    state = .over
    tell { $0.dragInteraction($1, session: session, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: drop)
    let landings = lifted.map {
      (thing: $0, animator: DragAnimator(), place: landing(of: $0, target))
    }
    for landing in landings {
      target.delegate?.dropInteraction(
        target, item: landing.thing.item, willAnimateDropWith: landing.animator)
    }
    comeDown(
      landings.map { ($0.thing.platter, $0.place, $0.animator) }, at: .end
    ) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      end(with: operation)
      tell { $0.dragInteraction($1, sessionDidTransferItems: session) }
    }
  }

  private func landing(
    of thing: Lifted, _ target: UIDropInteraction
  ) -> UITargetedPreview? {
    guard let origin = thing.platter.origin, let view = target.view else { return nil }
    let place = UIDragPreviewTarget(container: view, center: drop.location(in: view))
    let usual = UITargetedDragPreview(
      view: origin.view, parameters: origin.parameters, target: place)
    return target.delegate?.dropInteraction(
      target, previewForDropping: thing.item, withDefault: usual)
  }

  /// Lets the things go back to where they came from.
  func cancel() {
    guard state != .over else { return }
    springLoading.end()
    let hadBegun = state == .dragged
    leave()
    state = .over
    if hadBegun { tell { $0.dragInteraction($1, session: session, willEndWith: .cancel) } }
    let returns = lifted.map {
      (thing: $0, animator: DragAnimator(), place: origin(of: $0, hadBegun))
    }
    for back in returns where hadBegun {
      let interaction = back.thing.interaction
      interaction.delegate?.dragInteraction(
        interaction, item: back.thing.item, willAnimateCancelWith: back.animator)
    }
    comeDown(returns.map { ($0.thing.platter, $0.place, $0.animator) }, at: .end) { [self] in
      if hadBegun { end(with: .cancel) } else { liftAnimator.complete(at: .start) }
      forget()
    }
  }

  private func origin(of thing: Lifted, _ hadBegun: Bool) -> UITargetedPreview? {
    guard hadBegun, let origin = thing.platter.origin else { return thing.platter.origin }
    let usual = UITargetedDragPreview(
      view: origin.view, parameters: origin.parameters, target: origin.target)
    return thing.interaction.delegate?.dragInteraction(
      thing.interaction, previewForCancelling: thing.item, withDefault: usual)
  }

  private func comeDown(
    _ things: [(platter: DragPlatter, place: UITargetedPreview?, animator: DragAnimator)],
    at position: UIViewAnimatingPosition, then: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: DragPlatter.duration,
      animations: {
        for thing in things {
          thing.platter.comeDown(at: thing.place)
          thing.animator.animate()
        }
      },
      completion: { _ in
        for thing in things {
          thing.platter.removeFromSuperview()
          thing.animator.complete(at: position)
        }
        then()
      })
  }

  private func end(with operation: UIDropOperation) {
    for interaction in visited {
      interaction.activity = nil
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
    tell { $0.dragInteraction($1, session: session, didEndWith: operation) }
    forget()
  }

  private func forget() {
    let key = ObjectIdentifier(DragActivity.self)
    if window.attachments[key] as? DragActivity === self { window.attachments[key] = nil }
  }

  private func tell(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let delegate = interaction.delegate { call(delegate, interaction) }
  }
}
