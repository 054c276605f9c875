public import Foundation

extension UIApplicationDelegateCalls {
  /// The content is about to turn, for so many seconds (deprecated since iOS 13).
  public func callAsFunction(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    delegate.application(
      application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
  }

  /// The content has begun to turn (deprecated since iOS 13).
  public func callAsFunction(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    delegate.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
  }
}

extension UIWindowSceneDelegateCalls {
  /// The scene has another size, another side up, or other traits (deprecated since iOS 26).
  public func callAsFunction(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    delegate.windowScene(
      windowScene, didUpdate: previousCoordinateSpace,
      interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection)
  }

  /// The scene has another size, or another side up (since iOS 26).
  public func callAsFunction(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    delegate.windowScene(windowScene, didUpdateEffectiveGeometry: previousEffectiveGeometry)
  }
}
