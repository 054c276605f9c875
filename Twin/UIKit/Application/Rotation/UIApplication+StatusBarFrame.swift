public import Foundation

/// What apps hear of the place of the status bar (deprecated since iOS 13).
///
/// Differs from UIKit: the bar has its new frame when it is told that it will get one, because pages say only in
/// the turn whether they want it; calls and hotspots do not move it. Assumed: nothing is told when pages hide or
/// show it without a turn, and what is told of a turn lies between what is told of the side that is up.
extension UIApplication {
  /// Told when the status bar is about to have another frame; its information has the new one (deprecated
  /// since iOS 13).
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Told when the status bar has another frame; its information has the new one (deprecated since iOS 13).
  ///
  /// Source: developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarframenotification.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of the new frame in those notifications, a value with a rectangle in points (deprecated since
  /// iOS 13).
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// The status bar had another frame, unless it is where it was.
  ///
  /// Source of the order: Apple, "application(_:didChangeStatusBarFrame:)".
  func statusBarDidMove(from former: CGRect) {
    let frame = statusBarFrame
    guard frame != former else { return }
    delegate?.application(self, willChangeStatusBarFrame: frame)
    post(Self.willChangeStatusBarFrameNotification, frame)
    delegate?.application(self, didChangeStatusBarFrame: former)
    post(Self.didChangeStatusBarFrameNotification, frame)
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [Self.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}

extension UISystem {
  /// Where the status bar is on the screen; empty while it is away.
  var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let shown = screen.shown
    return CGRect(x: 0, y: 0, width: shown.size.width, height: shown.statusBarHeight)
  }
}

extension UIApplicationDelegate {
  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}

  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}
}

extension UIApplicationDelegateCalls {
  /// The status bar is about to have another frame (deprecated since iOS 13).
  public func callAsFunction(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {
    delegate.application(application, willChangeStatusBarFrame: newStatusBarFrame)
  }

  /// The status bar had another frame (deprecated since iOS 13).
  public func callAsFunction(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    delegate.application(application, didChangeStatusBarFrame: oldStatusBarFrame)
  }
}
