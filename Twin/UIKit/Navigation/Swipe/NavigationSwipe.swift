import Foundation

/// The target of a navigation controller's swipe recognizers, and their delegate unless an app sets
/// another one. UIKit's own is called `_UINavigationInteractiveTransition`.
///
/// All that keeps a swipe from beginning at the wrong moment is in the delegate's half. So an app
/// that replaces the delegate loses all of it, and the target's half pops whenever it is told.
///
/// Apps lend the target's half to recognizers of their own, so that a swipe begins anywhere: by the key `targets`, or
/// the delegate as the target of `handleNavigationTransition:` (FDFullscreenPopGesture, and many apps).
package final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  @Loose private var navigation: UINavigationController?
  private var interaction: SwipeInteraction?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  /// Makes a recognizer work for the controller.
  func adopt(_ recognizer: UIPanGestureRecognizer, name: String) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addHandler(
      frame: .uikit("-[_UINavigationInteractiveTransition handleNavigationTransition:]")
    ) { [weak self] sender in
      if let pan = sender as? UIPanGestureRecognizer { self?.handleNavigationTransition(pan) }
    }
  }

  // MARK: The delegate's half

  /// Whether a swipe would lead back: not at the root, not without a back button, not while the
  /// controller's bar is hidden, not for a delegate with animators of its own, before iOS 26 not
  /// during a transition but that of a page that grows, and not if a page that zooms does not want to.
  ///
  /// Source: dotnet/maui issue 37781, WordPress-iOS pull requests 6064 and 6639, radar 15215690, QMUI,
  /// AHKNavigationController and RTRootNavigationController.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, !navigation.isBarHidden,
      navigation.innerNavigation?.stack.count ?? 1 <= 1
    else { return false }
    let top = BarContent(
      of: navigation.stack.last, above: navigation.stack.dropLast().last)
    guard top.showsBackButton, !navigation.delegateHasAnimators, isInTime(for: navigation)
    else { return false }
    return topPage(of: navigation, allows: gestureRecognizer)
  }

  private func isInTime(for navigation: UINavigationController) -> Bool {
    switch UISystem.current.behaviour.swipeDuringTransition {
    case .refused: !navigation.isMovingPages || navigation.maySwipeZoomedPage
    case .begins: true
    }
  }

  /// Asks the options of a page that zooms.
  private func topPage(
    of navigation: UINavigationController, allows recognizer: UIGestureRecognizer
  ) -> Bool {
    guard let page = navigation.stack.last, let transition = page.knownTransition,
      let view = page.viewIfLoaded, let pan = recognizer as? UIPanGestureRecognizer
    else { return true }
    let velocity = pan.velocity(in: view)
    return transition.allowsDismissal(
      at: pan.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
      willBegin: true)
  }

  /// A swipe from the edge goes before the pans of the pages (assumed).
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is _UIParallaxTransitionPanGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
  }

  // MARK: The target's half

  /// Has the page on top follow a finger.
  package func handleNavigationTransition(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      interaction = navigation?.popUnderFinger() ?? interaction
      move(recognizer)
    case .changed:
      move(recognizer)
    case .ended:
      move(recognizer)
      lift(decision(on: recognizer))
    case .cancelled:
      lift(.cancel)
    case .possible, .failed:
      break  // No action comes in these states.
    }
  }

  private func move(_ recognizer: UIPanGestureRecognizer) {
    guard let view = navigation?.viewIfLoaded, view.bounds.width > 0, let interaction else {
      return
    }
    interaction.move(
      to: back(recognizer.translation(in: view)) / view.bounds.width, drag(of: recognizer))
  }

  private func drag(of recognizer: UIPanGestureRecognizer) -> ZoomDrag {
    ZoomDrag(
      .swipe(isMirrored: navigation?.transitionView.isMirrored ?? false), of: recognizer)
  }

  private func lift(_ decision: SwipeInteraction.Decision) {
    let lifted = interaction
    interaction = nil
    lifted?.lift(decision)
  }

  private func decision(on recognizer: UIPanGestureRecognizer) -> SwipeInteraction.Decision {
    guard let navigation, let view = navigation.viewIfLoaded else { return .cancel }
    if navigation.runningTransition?.zoom != nil {
      return drag(of: recognizer).decision(
        velocity: recognizer.liftVelocity(in: nil), size: view.bounds.size)
    }
    return SwipeRule.decision(
      translation: back(recognizer.translation(in: view)),
      velocity: back(recognizer.liftVelocity(in: view)), width: view.bounds.width)
  }

  /// How much of a vector leads back.
  private func back(_ vector: CGPoint) -> CGFloat {
    navigation?.transitionView.isMirrored ?? false ? -vector.x : vector.x
  }
}
