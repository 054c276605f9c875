import Foundation

/// What fingers hold of a page on its way out.
protocol ZoomGrip: AnyObject {
  /// The fingers have brought the page to a part of its way, from 0 to 1.
  func move(to progress: CGFloat, _ drag: ZoomDrag)
  /// The fingers are lifted, or were taken away.
  func lift(_ decision: SwipeInteraction.Decision)
}

/// Fingers on a page that zooms, pushed or presented: a drag downwards and a pinch dismiss it, and what leads away from
/// the leading edge. A pushed page leaves the edge itself to its navigation controller.
///
/// Content that is not at its top keeps drags downwards. Source: the measurements named at ``ZoomDrag``; that the
/// recognizers lie on the page's view, and what they are called: several apps that look for them there by name (one of
/// them: Skittyblock/Aidoku, `ReaderViewController`).
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  private weak var page: UIViewController?
  private var grip: (any ZoomGrip)?
  /// Where fingers took hold, in the window.
  private var anchor = CGPoint.zero
  /// Where the middle of two fingers was last, in the window.
  private var lastFocus = CGPoint.zero

  init(of page: UIViewController) {
    self.page = page
  }

  /// Puts the recognizers on the page.
  func install(on view: UIView) {
    let hasContentSwipe = UISystem.current.behaviour.swipe == .edgeAndContent
    let drag =
      hasContentSwipe ? _UIContentSwipeDismissGestureRecognizer() : _UISwipeDownGestureRecognizer()
    adopt(drag, on: view)
    adopt(_UITransformGestureRecognizer(), on: view)
    let edge = _UIParallaxTransitionPanGestureRecognizer()
    edge.edges = view.isRightToLeft ? .right : .left
    adopt(edge, on: view)
  }

  private func adopt(_ recognizer: UIGestureRecognizer, on view: UIView) {
    recognizer.delegate = self
    recognizer.addHandler(
      frame: .uikit("-[_UIZoomTransitionInteraction handleGesture:]")
    ) {
      [weak self, weak recognizer] _ in
      if let recognizer { self?.handle(recognizer) }
    }
    view.addGestureRecognizer(recognizer)
  }

  // MARK: Whether it begins

  /// Whether fingers may dismiss the page now: the options of its transition decide that.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let page, let view = page.viewIfLoaded, let transition = page.knownTransition,
      transition.isZoom, page.mayLeave(by: gestureRecognizer)
    else { return false }
    let pan = gestureRecognizer as? UIPanGestureRecognizer
    let velocity = pan?.velocity(in: view) ?? .zero
    let isKept = pan.map { gesture(of: $0).isPan && isOverScrolledContent($0) } ?? false
    guard
      transition.allowsDismissal(
        at: gestureRecognizer.location(in: view),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: !isKept)
    else { return false }
    guard let presentation = page.presentationOfSelf, !presentation.agreesToDismissal else {
      return true
    }
    presentation.controller.tellOfDismissal { $0.presentationControllerDidAttemptToDismiss($1) }
    return false
  }

  /// Content scrolls only if the page stays.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view = gestureRecognizer.view, let other = otherGestureRecognizer.view else {
      return false
    }
    return gestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer is UIScrollViewPanGestureRecognizer && other !== view
      && other.isDescendant(of: view)
  }

  /// Content gives way under two fingers while the page shrinks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is _UITransformGestureRecognizer
      && otherGestureRecognizer is ScrollPinchRecognizer
  }

  private func isOverScrolledContent(_ pan: UIPanGestureRecognizer) -> Bool {
    sequence(first: pan.touches.first?.hitView, next: { $0?.superview })
      .prefix { $0 != nil && $0 !== pan.view }
      .contains { ($0 as? UIScrollView)?.isScrolledDown ?? false }
  }

  // MARK: What it does

  private func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      anchor = recognizer.location(in: nil)
      grip = page?.grip()
      move(recognizer)
    case .changed: move(recognizer)
    case .ended:
      move(recognizer)
      lift(decision(on: recognizer))
    case .cancelled: lift(.cancel)
    case .possible, .failed: break  // No action comes in these states.
    }
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    guard let size = page?.viewIfLoaded?.bounds.size, let drag = drag(of: recognizer) else {
      return
    }
    grip?.move(to: drag.progress(in: size), drag)
  }

  private func lift(_ decision: SwipeInteraction.Decision) {
    let lifted = grip
    grip = nil
    lifted?.lift(decision)
  }

  private func decision(on recognizer: UIGestureRecognizer) -> SwipeInteraction.Decision {
    guard let size = page?.viewIfLoaded?.bounds.size, let drag = drag(of: recognizer) else {
      return .cancel
    }
    let velocity = (recognizer as? UIPanGestureRecognizer)?.liftVelocity(in: nil) ?? .zero
    return drag.decision(velocity: velocity, size: size)
  }

  private func drag(of recognizer: UIGestureRecognizer) -> ZoomDrag? {
    switch recognizer {
    case let pan as UIPanGestureRecognizer: return ZoomDrag(gesture(of: pan), of: pan)
    case let pinch as _UITransformGestureRecognizer:
      // Once a finger is lifted, the page stays where it was.
      guard pinch.numberOfTouches == 2 || pinch.state == .ended else { return nil }
      let now = pinch.numberOfTouches == 2 ? pinch.location(in: nil) : lastFocus
      lastFocus = now
      return ZoomDrag(
        gesture: .pinch(scale: pinch.scale, turn: pinch.turn), anchor: anchor,
        way: CGPoint(x: now.x - anchor.x, y: now.y - anchor.y), fingerSpeed: pinch.fingerSpeed)
    default: return nil
    }
  }

  private func gesture(of pan: UIPanGestureRecognizer) -> ZoomDrag.Gesture {
    let isMirrored = pan.view?.isRightToLeft ?? false
    switch pan {
    case is UIScreenEdgePanGestureRecognizer: return .swipe(isMirrored: isMirrored)
    case let content as _UIContentSwipeDismissGestureRecognizer:
      return content.isBack(pan.slop(in: nil)) ? .swipe(isMirrored: isMirrored) : .pan
    default: return .pan
    }
  }
}

extension ZoomDrag {
  /// A finger's drag, without the way that made it one.
  init(_ gesture: Gesture, of pan: UIPanGestureRecognizer) {
    let (now, way) = (pan.location(in: nil), pan.translation(in: nil))
    let slop = pan.slop(in: nil)
    self.init(
      gesture: gesture, anchor: CGPoint(x: now.x - way.x, y: now.y - way.y),
      way: CGPoint(x: way.x - slop.x, y: way.y - slop.y))
    if !gesture.isPan {
      let velocity = pan.liftVelocity(in: nil)
      fingerSpeed = hypot(velocity.x, velocity.y)
    }
  }
}

extension ZoomDrag.Gesture {
  /// Whether it is a drag downwards.
  fileprivate var isPan: Bool {
    switch self {
    case .pan: true
    case .swipe, .pinch: false
    }
  }
}

extension UIScrollView {
  /// Whether the content has been moved up, and a drag downwards moves it back.
  fileprivate var isScrolledDown: Bool {
    isScrollEnabled && contentOffset.y > verticalRange.lowerBound
  }
}

extension UIViewController {
  /// Lets fingers dismiss the page, if it zooms.
  func adoptZoomGestures() {
    guard let transition = knownTransition, transition.isZoom, kept.zoomDismissal == nil else {
      return
    }
    let dismissal = ZoomDismissal(of: self)
    kept.zoomDismissal = dismissal
    dismissal.install(on: viewLoadingIfNeeded())
  }

  /// The navigation controller on top of which this page is, above another one.
  private var navigationBelow: UINavigationController? {
    guard let navigation = parent as? UINavigationController, navigation.stack.last === self,
      navigation.stack.count > 1
    else { return nil }
    return navigation
  }

  /// Whether the page can go by a recognizer right now.
  fileprivate func mayLeave(by recognizer: UIGestureRecognizer) -> Bool {
    if let navigationBelow {
      return !(recognizer is UIScreenEdgePanGestureRecognizer)
        && navigationBelow.maySwipeZoomedPage
    }
    return presentationOfSelf?.maySwipeZoomedPage ?? false
  }

  /// The page begins to go under fingers.
  fileprivate func grip() -> (any ZoomGrip)? {
    if let navigationBelow { return navigationBelow.popUnderFinger() }
    return presentationOfSelf.map(PresentationGrip.init)
  }
}

extension UINavigationController {
  /// Whether nothing moves but perhaps the page that zooms, on its way in.
  var maySwipeZoomedPage: Bool {
    guard pendingTransitions.isEmpty, !isTouchedByPresentation, !delegateHasAnimators else {
      return false
    }
    guard let runningTransition else { return true }
    return runningTransition.zoom != nil && runningTransition.operation == .push
      && activeInteraction == nil
  }
}
