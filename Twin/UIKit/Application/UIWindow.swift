public import Foundation

/// The view at the top of a hierarchy; shows a view controller and delivers touches.
///
/// Differs from UIKit: a window that was made without a scene shows in the first one, also in an app
/// with scenes of its own.
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
  open var windowLevel = Level.normal {
    didSet { windowScene?.orderWindows() }
  }

  /// Makes a window that is hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    windowScene = UIApplication.shared.defaultWindowScene
    windowScene?.add(self)
  }

  /// Makes a window as large as the screen (since iOS 9).
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window of a scene, as large as the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    setUp()
    self.windowScene = windowScene
    windowScene.add(self)
    updateTraits()
  }

  /// Makes a window as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    windowScene = UIApplication.shared.defaultWindowScene
    windowScene?.add(self)
  }

  /// Whether nobody else needs to have the window while this turn lasts.
  private var isKeptForTurn = false

  // Proof: responders die on the main thread. An isolated one would let no subclass have an ordinary one.
  nonisolated deinit {
    MainActor.assumeIsolated {
      for subview in subviews { subview.assignWindow(nil) }
      UIApplication.shared.windowDidDie()
    }
  }

  private func setUp() {
    super.isHidden = true
    layer.isRootOfScreen = true
    containingWindow = self
    updateSafeAreaInsets()
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      updateTraits()
    }
  }

  override var outerTraits: UITraitCollection {
    superview?.traitCollection ?? windowScene?.traitCollection ?? UISystem.current.traits
  }

  /// The scene, or else the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window.
  ///
  /// The page before leaves at once, with both callbacks; the new one appears when the window does, and
  /// `viewDidAppear` comes after the layout at the end of the turn. What the former page presents stays
  /// in the window, behind the new page (stackoverflow.com/questions/26763020; dobrean.ro, "UIWindow,
  /// rootViewController, visual artifacts and leaks"): dismiss it first.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootHolder?.superview?.removeFromSuperview()
      rootHolder = nil
      if !isHidden { showRootViewController(inFront: true) }
      if isKeyWindow { UISystem.current.askForStatusBarStyle() }
    }
  }

  /// What holds the root page's view, since iOS 13.
  private(set) var rootHolder: UIDropShadowView?

  private lazy var ownUndoManager = UndoManager()

  /// What everything in the window shares that has no manager of its own.
  open override var undoManager: UndoManager? { ownUndoManager }

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

  /// Puts the root page's view where it belongs, though the app may have added it to the window itself: it gets the
  /// window's size there (github.com/layoutBox/PinLayout, `ReadableLayoutMarginsSpec`).
  private func showRootViewController(inFront isInFront: Bool = false) {
    if UISystem.current.decidingWindow === self {
      UISystem.current.considerTurn(.support, animated: false)
    }
    guard let view = rootViewController?.view else { return }
    var top = view
    if UISystem.current.behaviour.holdsRootPages {
      guard !isShowingRootPage else { return }
      top = hold(view)
    } else {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      guard !isShowingRootPage else { return }
    }
    if isInFront { addSubview(top) } else { insertSubview(top, at: 0) }
  }

  /// Puts the root page's view into what holds it.
  ///
  /// - Returns: What is to be in the window.
  private func hold(_ view: UIView) -> UIView {
    if let rootHolder, let transition = rootHolder.superview {
      rootHolder.hold(view)
      return transition
    }
    let transition = UITransitionView(frame: bounds)
    transition.passesTouches = true
    let holder = UIDropShadowView(frame: transition.bounds)
    transition.addSubview(holder)
    holder.hold(view)
    rootHolder = holder
    return transition
  }

  /// Whether the root page's view is where root pages are.
  var isShowingRootPage: Bool {
    let place = UISystem.current.behaviour.holdsRootPages ? rootHolder : self
    return place != nil && rootViewController?.viewIfLoaded?.superview === place
  }

  // MARK: Size

  /// Where the window is. Its root page is told of another size (Rotation/SizeChange.swift).
  open override var frame: CGRect {
    get { super.frame }
    set { change(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's own coordinates. Its root page is told of another size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { change(to: newValue.size) { super.bounds = newValue } }
  }

  // MARK: Coordinates

  /// A point of this window in another window's coordinates; in the screen's for `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = pointOnScreen(point)
    return window?.point(onScreen: onScreen) ?? onScreen
  }

  /// A point of another window, or of the screen for `nil`, in this window's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    self.point(onScreen: window?.pointOnScreen(point) ?? point)
  }

  /// A rectangle of this window in another window's coordinates; in the screen's for `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, to: window) }
  }

  /// A rectangle of another window, or of the screen for `nil`, in this window's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, from: window) }
  }

  /// What is inside the safe area and has a ratio, for pictures and films (since iOS 16).
  open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    aspectFitGuide()
  }

  // MARK: The key window

  /// Whether this is the app's key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether this window may be the key window; yes unless overridden.
  open var canBecomeKey: Bool { true }

  /// Tells that this became the key window. Does nothing unless overridden.
  open func becomeKey() {}

  /// Tells that another window became the key window. Does nothing unless overridden.
  open func resignKey() {}

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.setKeyWindow(self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    outliveTurn()
  }

  /// A view has come into the window.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    outliveTurn()
  }

  /// Keeps the window until the turn is over, as Apple's autorelease pool does.
  ///
  /// Source: tests that keep no window and find its layer (`QuartzCoreBehavioralTests` of
  /// material-motion/motion-animator-objc) or have its fields become first responder (the helper `putInViewHierarchy` of
  /// Jon Reid, "iOS Unit Testing by Example", whose readers let the run loop turn to have the window released).
  private func outliveTurn() {
    guard !isKeptForTurn else { return }
    isKeptForTurn = true
    let loop = UISystem.current.loop
    var kept: UIWindow? = self
    loop.post { [unowned loop] in
      kept?.isKeptForTurn = false
      kept = nil
      // It may have had the keyboard, and be gone now.
      loop.openTransaction()
    }
  }

  // MARK: Touches

  /// Delivers touches to gesture recognizers and views, and keys and motions to the responder chain.
  open func sendEvent(_ event: UIEvent) {
    event.dispatch(in: self)
  }
}

extension UIWindow {
  /// Told when a window came into sight.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Told when a window went out of sight.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Told when a window became the key window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Told when another window became the key window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
