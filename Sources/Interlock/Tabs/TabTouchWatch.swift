import UIKit

/// Notices that a finger is being lifted from a tab: what UIKit pops then, it pops for the user.
///
/// A recognizer hears of a touch before the view under it, in the same event (documentation of
/// `UIGestureRecognizer`). This one recognizes nothing, and delays and cancels nothing. Where no finger
/// is needed to choose a tab, as with VoiceOver, it notices nothing, and the pop counts as the app's.
final class TabTouchWatch: UIGestureRecognizer {
  private static let key = AttachmentKey<TabTouchWatch>()
  private weak var tabs: UITabBarController?
  private var isFingerLifting = false

  /// Watches the tabs of a controller from now on, for all navigation controllers that ask.
  ///
  /// On tablets they may be at the upper end since iOS 18: somewhere in the controller's view, and not in its bar
  /// (Apple, "Elevating your iPad app with a tab bar and sidebar").
  static func watch(_ tabs: UITabBarController) {
    guard tabs.tabBar[attachment: key] == nil, let view = tabs.viewIfLoaded else { return }
    watch(tabs.tabBar, of: tabs)
    if tabs.traitCollection.userInterfaceIdiom == .pad { watch(view, of: tabs) }
  }

  private static func watch(_ view: UIView, of tabs: UITabBarController) {
    let watch = TabTouchWatch()
    watch.tabs = tabs
    watch.cancelsTouchesInView = false
    watch.delaysTouchesEnded = false
    view.addGestureRecognizer(watch)
    view[attachment: key] = watch
  }

  /// Whether a finger is being lifted from a tab at this moment.
  static func isFingerLifting(from tabs: UITabBarController) -> Bool {
    [tabs.tabBar, tabs.viewIfLoaded].contains { $0?[attachment: key]?.isFingerLifting ?? false }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    isFingerLifting = !touches.contains(where: isOnPage)
    state = .failed
    MainClock().nextTurn { [weak self] in self?.isFingerLifting = false }
  }

  /// Whether a touch is on what the tabs show, and on no tab.
  private func isOnPage(_ touch: UITouch) -> Bool {
    guard let view = touch.view, let pages = tabs?.children else { return false }
    return pages.contains { $0.viewIfLoaded.map(view.isDescendant) ?? false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
