import UIKit

/// How a finger goes over a view that it drags away. Back is from where lines of text begin to where they
/// end.
struct FingerWay {
  /// For how long the finger's speed counts as if it had gone on, in seconds: a quick flick goes back, a
  /// slow drag has to pass the middle.
  ///
  /// Source: react-navigation, react-native-screens and NavigationReactNative all take 0.3 of the velocity
  /// against half the width for UIKit's swipe. Apple publishes no rule.
  private static let foresight: CGFloat = 0.3

  /// Which way is back: 1 to the right, -1 to the left.
  let direction: CGFloat
  /// How far the finger has gone back, in widths of the view, from 0 to 1.
  let progress: CGFloat
  /// Whether it goes back rather than forth, up or down.
  let leadsBack: Bool
  /// Whether what it drags goes on to the end if the finger is lifted now.
  let reachesEnd: Bool

  /// - Parameter isResting: Whether the finger is still, so that its speed does not count.
  init(of recognizer: UIPanGestureRecognizer, over view: UIView, isResting: Bool = false) {
    direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let way = recognizer.translation(in: view)
    let speed = isResting ? 0 : recognizer.velocity(in: view).x * direction
    let distance = way.x * direction
    let width = view.bounds.width
    progress = width > 0 ? min(max(0, distance / width), 1) : 0
    leadsBack = distance > abs(way.y)
    reachesEnd = distance + speed * Self.foresight > width / 2
  }

  /// Which part of the width is still to go once the finger is lifted.
  func rest(reachingEnd: Bool) -> CGFloat { reachingEnd ? 1 - progress : progress }
}
