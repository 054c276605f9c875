public import Foundation

/// A scene that has windows.
///
/// Differs from UIKit: always as large as the screen; no orientation, geometry or windowing.
open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var windowList: [WeakWindow] = []
  private let manager = UIStatusBarManager()
  let traitState = TraitState()
  /// The traits that the scene was told last; nil before they ever changed.
  var knownTraits: UITraitCollection?

  /// The windows of the scene, hidden ones too, lowest level first and, of one level, in the order in
  /// which they came into sight.
  ///
  /// The scene keeps none of them.
  open var windows: [UIWindow] {
    let all = windowList.compactMap(\.window).enumerated()
    return all.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The window of this scene that is the app's key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { manager }

  /// Tells that the traits changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For windows

  func add(_ window: UIWindow) {
    remove(window)
    windowList.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
  }
}

/// What is known of the status bar.
open class UIStatusBarManager: NSObject {
  /// The colors of the bar's content, as the app said when it was asked last.
  open var statusBarStyle: UIStatusBarStyle { UISystem.current.statusBarStyle }

  /// Whether the bar is away, as the app said when it was asked last.
  open var isStatusBarHidden: Bool { UISystem.current.isStatusBarHidden }

  /// Where the bar is, in the screen's coordinates; empty while it is away.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let description = UISystem.current.description
    return CGRect(x: 0, y: 0, width: description.size.width, height: description.statusBarHeight)
  }
}
