public import Foundation

extension UIApplication {
  /// Whether the app is used, or has been left.
  public nonisolated enum State: Int, Sendable {
    /// In the foreground, and used.
    case active = 0
    /// In the foreground, and not used at this moment. The twin is never that.
    case inactive = 1
    /// Out of sight.
    case background = 2
  }

  /// Told when the app has been left.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Told when the app is about to be used again.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Leaves the app, or comes back to it; nothing happens if that is so already.
  ///
  /// Differs from UIKit: the app goes on in the background, where it would soon be suspended, and its
  /// animations too.
  package func move(to state: State) {
    guard state != applicationState else { return }
    if state == .background {
      for window in windows { window.touches.cancelAll() }
      applicationState = state
      NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    } else {
      NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
      applicationState = state
    }
  }
}
