package import Foundation

/// The numbers of a swipe back.
package enum SwipeRule {
  /// What decides a lifted finger: where it would be if it flew on for so long, in seconds.
  ///
  /// react-navigation, react-native-screens and NavigationReactNative: `translation + 0.3 * velocity`
  /// against half the width. Apple publishes no rule.
  static let flight: CGFloat = 0.3

  /// How long a whole way takes to finish, and to go back, in seconds, and the least in both cases.
  ///
  /// Assumed, near Flutter's imitation: at most 0.3 s to finish.
  private static let fullDuration: TimeInterval = 0.35
  private static let leastDuration: TimeInterval = 0.1

  /// Whether the pop goes on after the finger was lifted.
  package static func decision(
    translation: CGFloat, velocity: CGFloat, width: CGFloat
  ) -> SwipeInteraction.Decision {
    translation + flight * velocity > width / 2 ? .finish : .cancel
  }

  /// How long the rest takes, in seconds.
  package static func duration(
    after decision: SwipeInteraction.Decision, at progress: CGFloat
  ) -> TimeInterval {
    let rest = decision == .finish ? 1 - progress : progress
    return max(leastDuration, fullDuration * TimeInterval(rest))
  }
}
