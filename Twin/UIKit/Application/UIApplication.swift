import Foundation

/// The running app: its windows and its stream of events.
///
/// Differs from UIKit: no scenes, no delegate.
open class UIApplication: UIResponder {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var windowList: [WeakWindow] = []
  private weak var currentKeyWindow: UIWindow?
  private var ignoringCount = 0

  /// Whether the app is used, or has been left.
  public internal(set) final var applicationState = State.active

  /// The app on the active device.
  open class var shared: UIApplication { UISystem.current.application }

  /// The direction of the interface, which follows from the person's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UISystem.current.layoutDirection
  }

  // MARK: Windows

  /// The windows that show, lowest level first.
  open var windows: [UIWindow] {
    let shown = windowList.compactMap(\.window).enumerated()
    return shown.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The window that gets what has no place on the screen.
  open var keyWindow: UIWindow? { currentKeyWindow }

  func windowDidShow(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    windowList.append(WeakWindow(window: window))
  }

  func windowDidHide(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    if currentKeyWindow === window { setKeyWindow(nil) }
  }

  func setKeyWindow(_ window: UIWindow?) {
    guard currentKeyWindow !== window else { return }
    let former = currentKeyWindow
    currentKeyWindow = window
    former?.resignKey()
    window?.becomeKey()
    UISystem.current.askForStatusBarStyle()
  }

  /// Lays out and draws what needs it; called before each commit.
  func layoutWindows() {
    for window in windows { window.layoutIfNeeded() }
  }

  // MARK: Events

  /// Delivers an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    guard !UISystem.current.hasCrashed, ignoringCount == 0 else { return }
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Whether touches are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Drops touches until `endIgnoringInteractionEvents()` was called as often as this.
  ///
  /// Assumed: touches that are under way are cancelled, so that no control stays highlighted.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    for window in windows { window.touches.cancelAll() }
  }

  /// Takes back one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }
}
