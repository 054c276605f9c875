import Foundation

/// The recognizer of a swipe from the edge.
final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {}

/// The recognizer of a swipe that begins anywhere in the content.
///
/// Assumed: the finger must move away from the leading edge more than along it.
final class ContentSwipeRecognizer: UIPanGestureRecognizer {
  /// Whether the way back is to the left.
  var isMirrored = false

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func verdict(on translation: CGPoint) -> Verdict {
    guard hypot(translation.x, translation.y) >= Self.hysteresis else { return .undecided }
    let back = isMirrored ? -translation.x : translation.x
    return back > abs(translation.y) ? .begins : .fails
  }
}
