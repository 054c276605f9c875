import Foundation

/// The recognizer of a drag that dismisses a page that zooms.
class _UISwipeDownGestureRecognizer: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func verdict(on translation: CGPoint) -> Verdict {
    guard hypot(translation.x, translation.y) >= Self.hysteresis else { return .undecided }
    return translation.y > abs(translation.x) ? .begins : .fails
  }
}

/// The same since iOS 26, for drags away from the leading edge, too.
final class _UIContentSwipeDismissGestureRecognizer: _UISwipeDownGestureRecognizer {
  override func verdict(on translation: CGPoint) -> Verdict {
    let way = isBack(translation) ? CGPoint(x: 0, y: abs(translation.x)) : translation
    return super.verdict(on: way)
  }

  /// Whether a way leads away from the leading edge more than anywhere else.
  func isBack(_ way: CGPoint) -> Bool {
    let back = view?.isRightToLeft ?? false ? -way.x : way.x
    return back > abs(way.y)
  }
}

/// The recognizer of two fingers that shrink a page that zooms, and may turn it.
final class _UITransformGestureRecognizer: UIPinchGestureRecognizer {
  override func begins(_ pair: FingerPair) -> Bool {
    pair.startDistance - pair.distance >= UIPanGestureRecognizer.hysteresis
  }
}
