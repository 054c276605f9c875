import UIKit

/// The swipe from the edge of a view stack that pops its top view, and can be cancelled.
///
/// The edge is the stack's, not the screen's, so that a stack in a card can be swiped too.
final class ViewSwipe: NSObject, UIGestureRecognizerDelegate {
  /// Recognizes it.
  let recognizer = UIPanGestureRecognizer()
  private unowned let stack: ViewStack
  @Loose private var view: UIView?
  private var action: GestureAction?
  private var pace = FingerPace()

  /// How near to the edge a finger must go down, in points. Ours: UIKit's screen edge is about as wide.
  private static let edgeWidth: CGFloat = 24
  init(stack: ViewStack, view: UIView) {
    self.stack = stack
    self.view = view
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    action = GestureAction(of: recognizer) { [weak self] in self?.fingerMoved() }
  }

  // MARK: Whether it begins

  /// Whether it takes the place of a swipe that belongs to a navigation controller around the stack.
  func goesBefore(_ other: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && stack.views.count > 1 && other.view?.next is UINavigationController
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view else { return false }
    let x = touch.location(in: view).x
    return (isRightToLeft ? view.bounds.maxX - x : x - view.bounds.minX) <= Self.edgeWidth
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return stack.canBeDragged && FingerWay(of: recognizer, over: view).leadsBack
      && stack.agreesToDrag()
  }

  /// What scrolls inside the stack waits: a finger on the edge means the swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view, let other = otherGestureRecognizer.view, other !== view else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer && other.isDescendant(of: view)
  }

  // MARK: Under the finger

  private func fingerMoved() {
    guard let view, view.bounds.width > 0 else { return }
    let width = view.bounds.width
    let way = pace.way(of: recognizer, over: view, at: stack.runner.clock.now)
    let distance = way.progress * width * way.direction
    switch recognizer.state {
    case .began:
      stack.beginDrag()
      stack.drag(to: distance)
    case .changed:
      stack.drag(to: distance)
    case .ended:
      stack.lift(
        popping: way.reachesEnd, to: width * way.direction,
        in: seconds(for: way.rest(reachingEnd: way.reachesEnd)))
    case .cancelled, .failed:
      stack.lift(popping: false, to: 0, in: seconds(for: way.rest(reachingEnd: false)))
    case .possible:
      break
    @unknown default:
      break
    }
  }

  /// How long a part of the way takes; never nothing, so that there is an animation to wait for.
  private func seconds(for part: CGFloat) -> TimeInterval {
    max(0.05, (stack.popTransition ?? .standardPop).duration * part)
  }

  private var isRightToLeft: Bool {
    view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
