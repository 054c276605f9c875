import Foundation

/// Keeps the side up that is up, however the device is held, if the page that is seen wants it (since iOS 26).
///
/// Source: Apple, "prefersInterfaceOrientationLocked": a scene as large as the screen may be locked; Technical Note
/// TN3192: the lock lasts while the page is seen, or until it says no. Assumed: asked is who decides about the home
/// indicator, and the content still turns if the app asks for it or does not support the side any more.
extension UISystem {
  /// The page that covers the screen.
  var coveringPage: UIViewController? {
    var page = application.keyWindow?.rootViewController
    while let presented = page?.presentedViewController, presented.coversStatusBar {
      page = presented
    }
    return page
  }

  /// Asks that page, or who it names, whether the side that is up is to stay up.
  func askForOrientationLock(of page: UIViewController?) {
    guard behaviour.locksOrientations else { return }
    let asked = page?.last { $0.childForInterfaceOrientationLock }
    let isLocked =
      rotation.sceneSize == nil && asked?.prefersInterfaceOrientationLocked ?? false
    guard isLocked != rotation.isLocked else { return }
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
    let former = scenes.map { ($0, $0.effectiveGeometry) }
    rotation.isLocked = isLocked
    if !isLocked { loop.post { self.considerTurn(.device) } }
    // In a turn the scene's delegate hears of all that is new at once.
    guard !rotation.isTurning else { return }
    for (scene, geometry) in former { scene.tell(of: geometry) }
  }
}

extension UIViewController {
  /// The page has another answer. Assumed: it is asked in the next turn of the loop.
  func orientationLockDidChange() {
    let system = UISystem.current
    system.loop.post { system.askForOrientationLock(of: system.coveringPage) }
  }
}
