import UIKit

/// Notices that a finger is being lifted from a tab bar: what UIKit pops then, it pops for the user.
///
/// A recognizer hears of a touch before the view under it, in the same event (documentation of
/// `UIGestureRecognizer`). This one recognizes nothing, and delays and cancels nothing. Where no finger
/// is needed to choose a tab, as with VoiceOver, it notices nothing, and the pop counts as the app's.
final class TabTouchWatch: UIGestureRecognizer {
  private static let key = AttachmentKey<TabTouchWatch>()
  private var isFingerLifting = false

  /// Watches a bar from now on, for all controllers that ask.
  static func watch(_ bar: UITabBar) {
    guard bar[attachment: key] == nil else { return }
    let watch = TabTouchWatch()
    watch.cancelsTouchesInView = false
    watch.delaysTouchesEnded = false
    bar.addGestureRecognizer(watch)
    bar[attachment: key] = watch
  }

  /// Whether a finger is being lifted from a bar at this moment.
  static func isFingerLifting(from bar: UITabBar) -> Bool {
    bar[attachment: key]?.isFingerLifting ?? false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    isFingerLifting = true
    state = .failed
    MainClock().nextTurn { [weak self] in self?.isFingerLifting = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
