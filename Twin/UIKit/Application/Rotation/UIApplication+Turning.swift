public import Foundation

/// What apps hear of turns that look at the status bar (deprecated since iOS 13).
extension UIApplication {
  /// Told when the content is about to turn; its information has the side that will be up (deprecated since
  /// iOS 13).
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Told when the content has begun to turn; its information has the side that was up (deprecated since
  /// iOS 13).
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of a side in those notifications, a number (deprecated since iOS 13).
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// The content is about to turn.
  func willTurn(to orientation: UIInterfaceOrientation, seconds: TimeInterval) {
    delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: seconds)
    post(Self.willChangeStatusBarOrientationNotification, orientation)
  }

  /// The content turns.
  func didTurn(from orientation: UIInterfaceOrientation) {
    delegate?.application(self, didChangeStatusBarOrientation: orientation)
    post(Self.didChangeStatusBarOrientationNotification, orientation)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }
}

extension UIApplicationDelegate {
  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Does nothing: the method is optional.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
}

extension UIWindowSceneDelegate {
  /// Does nothing: the method is optional.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// Does nothing: the method is optional.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

extension UIWindowScene {
  /// Tells the delegate where the scene was, and which traits it had.
  func tell(of former: Geometry, _ traits: UITraitCollection) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: former.coordinateSpace, interfaceOrientation: former.interfaceOrientation,
      traitCollection: traits)
    tell(of: former)
  }

  /// Tells the delegate what the scene was like, where size and side stay the same.
  func tell(of former: Geometry) {
    (delegate as? any UIWindowSceneDelegate)?
      .windowScene(self, didUpdateEffectiveGeometry: former)
  }
}
