import Foundation

/// Who is the key window, and what is laid out.
extension UIApplication {
  /// The scene in which a window is that names none.
  var defaultWindowScene: UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The window for a touch at a point of the screen: the frontmost one that takes it, or the only one
  /// that shows, which will find the view for the touch itself; `nil` if none does.
  package func window(at point: CGPoint) -> UIWindow? {
    let shown = windows.filter { !$0.isHidden }
    guard shown.count > 1 else { return shown.first }
    return shown.last { $0.hitTest($0.convert(point, from: nil), with: nil) != nil }
  }

  /// A window came into sight: it is in front of the others of its level.
  func windowDidShow(_ window: UIWindow) {
    window.windowScene?.add(window)
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    keyboard.updateIfAbandoned()
  }

  /// A window went out of sight. The key window leaves that to the one that was it before (assumed;
  /// windows that show an alert for a moment rely on it).
  func windowDidHide(_ window: UIWindow) {
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    guard keyWindow === window else { return }
    setKeyWindow(heir(of: window))
  }

  /// A window is gone. Assumed: the key window leaves that to the one that was it before, as if it hid.
  func windowDidDie() {
    guard keyWindow == nil, let heir = heir(of: nil) else { return }
    setKeyWindow(heir)
  }

  /// The latest key window that is still in sight.
  private func heir(of window: UIWindow?) -> UIWindow? {
    formerKeyWindows.lazy.compactMap(\.wrappedValue).last { $0 !== window && !$0.isHidden }
  }

  func setKeyWindow(_ window: UIWindow?) {
    let former = keyWindow
    guard former !== window else { return }
    formerKeyWindows.removeAll { $0.wrappedValue == nil || $0.wrappedValue === window }
    if window != nil { formerKeyWindows.append(Loose(wrappedValue: window)) }
    exchangeKeyWindow(for: window)
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
    keyboard.update()
    UISystem.current.askForStatusBarStyle()
  }

  /// Lays out and draws what needs it; called before each commit.
  func layoutWindows() {
    UISystem.current.propertyUpdates.run()
    keyboard.updateIfAbandoned()
    for case let scene as UIWindowScene in scenes { scene.layoutWindows() }
  }
}
