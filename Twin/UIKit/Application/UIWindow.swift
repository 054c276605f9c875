public import Foundation

/// The view at the top of a hierarchy; shows a view controller and delivers touches.
open class UIWindow: UIView {
  /// How far in front of others a window is.
  nonisolated public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number that stands for the level; higher is nearer.
    public let rawValue: CGFloat

    /// Makes a level of its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  weak var firstResponder: UIResponder?
  /// Finds out who gets a touch, and gives it to them.
  private(set) lazy var touches = TouchDispatcher(window: self)

  /// The screen that shows the window.
  open var screen = UIScreen.main

  /// How far in front of others the window is.
  open var windowLevel = Level.normal

  /// Makes a window that is hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    containingWindow = self
    updateSafeAreaInsets()
  }

  /// Would read the window from an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootViewController() }
    }
  }

  /// Whether the window is not shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        UIApplication.shared.windowDidHide(self)
      } else {
        UIApplication.shared.windowDidShow(self)
        showRootViewController()
      }
    }
  }

  private func showRootViewController() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: The key window

  /// Whether this is the app's key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Tells that this became the key window. Does nothing unless overridden.
  open func becomeKey() {}

  /// Tells that another window became the key window. Does nothing unless overridden.
  open func resignKey() {}

  /// Makes this the key window.
  open func makeKey() {
    UIApplication.shared.setKeyWindow(self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  // MARK: Touches

  /// Delivers the event's touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    touches.dispatch(event)
  }
}
