import Foundation

/// A finger that drags a sheet: to another height, or down to dismiss it.
///
/// ```
///   ┌──────┐ between heights  ┌──────────┐ lifted
///   │ idle │ ───────────────▶ │ resizing │ ───────▶ the nearest height
///   └──────┘                  └──────────┘
///     │ │ below the lowest    ┌────────────┐ lifted
///     │ └──────────────────▶  │ dismissing │ ─────▶ goes on, or goes back
///     │                       └────────────┘
///     │   the same, refused   ┌─────────┐ lifted
///     └──────────────────▶    │ refused │ ─────▶ back, and the delegate hears of the attempt
///                             └─────────┘
/// ```
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private enum State {
    /// No finger. Next: any other.
    case idle
    /// The card follows the finger between its heights. Next: `idle`, `dismissing` or `refused`.
    case resizing
    /// The finger holds the animation of the dismissal. Next: `idle`.
    case dismissing(Hold)
    /// The card gives way a little. Next: `idle`.
    case refused
  }

  /// A dismissal in the hand of a finger.
  private struct Hold {
    let changes: HeldChanges
    let departure: Presentation.Departure
    /// Points that the finger has gone before the card was at its lowest height.
    let start: CGFloat
    /// Points from the lowest height to out of sight.
    let length: CGFloat
  }

  /// How much of a finger's way a card makes that may not go there (assumed).
  private static let resistance: CGFloat = 0.1

  private weak var sheet: UISheetPresentationController?
  private weak var presentation: Presentation?
  private weak var pan: UIPanGestureRecognizer?
  private var state = State.idle
  private var progress: CGFloat = 0

  /// Lets fingers drag the card, and taps beside it dismiss it.
  func attach(to sheet: UISheetPresentationController, in presentation: Presentation) {
    self.sheet = sheet
    self.presentation = presentation
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    self.pan = pan
    pan.addHandler(frame: .uikit("-[_UISheetInteraction _handlePan:]")) {
      [weak self, weak pan] _ in
      if let pan { self?.handle(pan) }
    }
    sheet.presentedView?.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UIDimmingView handleSingleTap:]")) { [weak self] _ in
      self?.presentation?.dismissByUser()
    }
    presentation.container.dimmingView.addGestureRecognizer(tap)
  }

  /// Leaves the card alone.
  func detach() {
    if let pan { pan.view?.removeGestureRecognizer(pan) }
  }

  /// Only ways that lead up or down, and only while nothing else moves the card.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let presentation,
      presentation.phase == .presented, presentation.above.isEmpty
    else { return false }
    let way = pan.translation(in: presentation.container)
    return abs(way.y) > abs(way.x)
  }

  // MARK: The finger

  private func handle(_ pan: UIPanGestureRecognizer) {
    guard let presentation else { return }
    let way =
      pan.translation(in: presentation.container).y - pan.slop(in: presentation.container).y
    switch pan.state {
    case .began, .changed: move(by: way)
    case .ended:
      move(by: way)
      lift(velocity: pan.liftVelocity(in: presentation.container).y, way: way)
    case .cancelled: lift(velocity: 0, way: way, isCancelled: true)
    case .possible, .failed: break  // No action comes in these states.
    }
  }

  private func move(by way: CGFloat) {
    guard let sheet else { return }
    switch state {
    case .idle, .resizing:
      let room = room(of: sheet)
      if way > room.below {
        leaveHeights(after: room.below)
        move(by: way)
      } else {
        state = .resizing
        sheet.isResizing = true
        let overshoot = sheet.isLargest ? 0 : min(0, way + room.above)
        sheet.dragOffset = max(way, -room.above) + overshoot * Self.resistance
        sheet.place()
      }
    case .dismissing(let hold):
      progress = min(max((way - hold.start) / max(hold.length, 1), 0), 1)
      hold.changes.show(progress)
      presentation?.coordinator?.follow(progress)
    case .refused:
      sheet.dragOffset = way * Self.resistance
      sheet.place()
    }
  }

  /// How far the card may go up to its greatest height and down to its lowest, in points.
  private func room(of sheet: UISheetPresentationController) -> (above: CGFloat, below: CGFloat) {
    let heights = sheet.heights.map(\.height)
    let resting = sheet.restingHeight
    return ((heights.last ?? resting) - resting, resting - (heights.first ?? resting))
  }

  /// The card goes below its lowest height: it is dismissed, or that is refused.
  private func leaveHeights(after start: CGFloat) {
    guard let presentation, let sheet else { return }
    guard presentation.agreesToDismissal else {
      state = .refused
      return
    }
    sheet.dragOffset = start
    sheet.isResizing = false
    sheet.place()
    presentation.controller.tellOfDismissal { $0.presentationControllerWillDismiss($1) }
    let departure = presentation.beginDeparture(animated: true, nil, nil)
    presentation.coordinator?.beginInteraction()
    if presentation.removesPresenter { presentation.bringPresenterBack() }
    let view = sheet.presentedView ?? presentation.container
    let length = presentation.container.bounds.maxY - view.frame.minY
    let changes = UISystem.current.animations.hold(duration: TransitionMotion.duration) {
      presentation.place(view, at: .after, with: presentation.look)
      presentation.coordinator?.runAnimations()
    }
    state = .dismissing(Hold(changes: changes, departure: departure, start: start, length: length))
  }

  // MARK: The end

  /// How fast a finger dismisses a card wherever it is, in points a second.
  ///
  /// Measured on iOS 26.1, as are the rest of the rule and that a card at its full height does not follow a
  /// finger up (github.com/Vercantez/openuikit, `SheetInteractionTests`): 1000 dismisses and 975 does not,
  /// and a finger that rests does below the middle. Assumed: a flick up keeps the card.
  private static let flick: CGFloat = 1000

  private func decision(
    way: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> SwipeInteraction.Decision {
    if abs(velocity) >= Self.flick { return velocity > 0 ? .finish : .cancel }
    return way > length / 2 ? .finish : .cancel
  }

  private func lift(velocity: CGFloat, way: CGFloat, isCancelled: Bool = false) {
    let lifted = state
    state = .idle
    sheet?.isResizing = false
    switch lifted {
    case .idle: break
    case .resizing: rest(velocity: isCancelled ? 0 : velocity)
    case .refused: comeBack()
    case .dismissing(let hold):
      let decision =
        isCancelled
        ? .cancel
        : decision(way: way - hold.start, velocity: velocity, length: hold.length)
      release(hold, decision)
    }
  }

  /// The card goes on to the height that is nearest to where it flies.
  private func rest(velocity: CGFloat) {
    guard let sheet else { return }
    let height = sheet.restingHeight - sheet.dragOffset
    let goal = height - SwipeRule.flight * velocity
    let nearest = sheet.heights.min { abs($0.height - goal) < abs($1.height - goal) }
    sheet.dragOffset = 0
    TransitionMotion.animate {
      if let nearest { sheet.select(nearest.identifier) }
      sheet.place()
    } completion: {
    }
  }

  private func comeBack() {
    guard let sheet, let presentation else { return }
    sheet.dragOffset = 0
    TransitionMotion.animate {
      sheet.place()
    } completion: {
    }
    presentation.controller.tellOfDismissal { $0.presentationControllerDidAttemptToDismiss($1) }
  }

  private func release(_ hold: Hold, _ decision: SwipeInteraction.Decision) {
    guard let presentation, let sheet else { return }
    let isCancelled = decision == .cancel
    presentation.coordinator?.endInteraction(isCancelled: isCancelled, at: progress)
    if isCancelled { presentation.beginReturn(of: hold.departure) }
    let duration = SwipeRule.duration(after: decision, at: progress)
    sheet.dragOffset = 0
    // A card that comes back from below its lowest height stays there, also if it was higher before.
    if isCancelled, hold.start > 0, let lowest = sheet.heights.first {
      sheet.select(lowest.identifier)
    }
    hold.changes.release(backwards: isCancelled, duration: duration) {
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
      ) {
        if isCancelled {
          presentation.didReturn(hold.departure)
          sheet.place()
        } else {
          presentation.didHide(hold.departure)
          presentation.controller.tellOfDismissal { $0.presentationControllerDidDismiss($1) }
        }
      }
    }
  }
}

extension UISheetPresentationController {
  /// Whether the card has its full height already.
  fileprivate var isLargest: Bool {
    heights.last?.identifier == .large && restingHeight == heights.last?.height
  }
}

extension UIPresentationController {
  /// Tells the delegate of something that the user does to the presentation.
  func tellOfDismissal(
    _ tell: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    guard let delegate else { return }
    UISystem.current.running(.app("UIAdaptivePresentationControllerDelegate")) {
      tell(delegate, self)
    }
  }
}

/// What the user may do to a presentation.
extension Presentation {
  /// Whether the user may dismiss the page: neither it nor a page in it is modal, and the delegate agrees.
  var agreesToDismissal: Bool {
    guard !presented.isModalWithin else { return false }
    guard controller.delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      return false
    }
    let popover = controller as? UIPopoverPresentationController
    return popover.flatMap { $0.delegate?.popoverPresentationControllerShouldDismissPopover($0) }
      ?? true
  }

  /// The user taps beside the page.
  func dismissByUser() {
    guard phase == .presented, above.isEmpty else { return }
    guard agreesToDismissal else {
      controller.tellOfDismissal { $0.presentationControllerDidAttemptToDismiss($1) }
      return
    }
    controller.tellOfDismissal { $0.presentationControllerWillDismiss($1) }
    hide(animated: true) { [controller] in
      controller.tellOfDismissal {
        $0.presentationControllerDidDismiss($1)
        guard let popover = $1 as? UIPopoverPresentationController else { return }
        popover.delegate?.popoverPresentationControllerDidDismissPopover(popover)
      }
    }
  }
}

extension UIViewController {
  /// Whether this page or one that is seen in it is `isModalInPresentation`.
  fileprivate var isModalWithin: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalWithin }
  }
}
