public import Foundation

/// A scene that has windows.
///
/// Differs from UIKit: no windowing; a scene that is smaller than the screen is at its upper left corner.
open class UIWindowScene: UIScene {
  /// In the order in which they came into sight.
  private var shownWindows: [Loose<UIWindow>] = []
  /// The same windows, lowest level first.
  private var orderedWindows: [Loose<UIWindow>] = []
  private let manager = UIStatusBarManager()
  let traitState = TraitState()
  /// The traits that the scene was told last; nil before they ever changed.
  var knownTraits: UITraitCollection?

  /// The windows of the scene, hidden ones too, lowest level first and, of one level, in the order in
  /// which they came into sight.
  ///
  /// The scene keeps none of them.
  open var windows: [UIWindow] { orderedWindows.compactMap(\.wrappedValue) }

  /// The window of this scene that is the app's key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's own coordinates.
  open var coordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(
      bounds: CGRect(
        origin: .zero, size: UISystem.current.rotation.sceneSize ?? screen.bounds.size))
  }

  /// How large a person may make the scene; nil where nobody can, as on an iPhone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene covers the screen.
  open var isFullScreen: Bool { UISystem.current.rotation.sceneSize == nil }

  /// Where the scene is, and which way it is up.
  open var effectiveGeometry: Geometry { Geometry(self) }

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { manager }

  /// Tells that the traits changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For windows

  func add(_ window: UIWindow) {
    remove(window)
    shownWindows.append(Loose(wrappedValue: window))
    orderWindows()
    // What the window has to lay out is due at the end of this turn, though nothing of it changes.
    UISystem.current.loop.openTransaction()
  }

  func remove(_ window: UIWindow) {
    shownWindows.removeAll { $0.wrappedValue == nil || $0.wrappedValue === window }
    orderWindows()
  }

  /// Lays out and draws what needs it.
  func layoutWindows() {
    for entry in orderedWindows {
      if let window = entry.wrappedValue, !window.isHidden, window.needsLayoutPass {
        window.layoutIfNeeded()
      }
    }
  }

  /// Orders the windows anew; called when one has got another level, too.
  func orderWindows() {
    let levels = shownWindows.map { $0.wrappedValue?.windowLevel.rawValue ?? 0 }
    orderedWindows = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
      .map { shownWindows[$0] }
  }
}

/// What is known of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The colors of the bar's content, as the app said when it was asked last.
  open var statusBarStyle: UIStatusBarStyle { UISystem.current.statusBarStyle }

  /// Whether the bar is away, as the app said when it was asked last.
  open var isStatusBarHidden: Bool { UISystem.current.isStatusBarHidden }

  /// Where the bar is, in the screen's coordinates; empty while it is away.
  open var statusBarFrame: CGRect {
    UISystem.current.statusBarFrame
  }
}
