public import Foundation

/// The edit menu of a view, until iOS 16: Cut, Copy, Paste and what the app adds.
///
/// It asks the first responder, and those after it, by `canPerformAction(_:withSender:)` who performs what, and shows that.
///
/// Differs from UIKit: a class that only has a method is not seen to have it; it has to say so in
/// `canPerformAction(_:withSender:)`. One menu for each app, and the notifications say nothing else.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private weak var menuView: EditMenuView?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var offer = Offer.responders

  /// Who says what the menu offers.
  private enum Offer {
    /// The first responder, and those after it.
    case responders
    /// The table or collection for whose row or item it is.
    case given([EditMenuEntry])
  }

  override init() {
    super.init()
  }

  /// The menu of the app.
  open class var shared: UIMenuController {
    let key = ObjectIdentifier(UIMenuController.self)
    let app = UIApplication.shared
    if let known = app.attachments[key] as? UIMenuController { return known }
    let made = UIMenuController()
    app.attachments[key] = made
    return made
  }

  /// Whether the menu is on the screen.
  open var isMenuVisible: Bool {
    get { menuView != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// What the app offers besides the system's actions.
  open var menuItems: [UIMenuItem]?

  /// Where the arrow points; by itself unless set.
  open var arrowDirection = ArrowDirection.default

  /// Where the menu is on the screen, in points; zero without one.
  open var menuFrame: CGRect { menuView?.frame ?? .zero }

  /// Shows or hides the menu at the place that was set by ``setTargetRect(_:in:)``.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { hide(animated: animated) }
  }

  /// Says what the menu is for: a rectangle of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
    offer = .responders
    if isMenuVisible { update() }
  }

  /// Shows the menu for a rectangle of a view (since iOS 13).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    (self.targetView, self.targetRect) = (targetView, targetRect)
    offer = .responders
    show(animated: true)
  }

  /// Shows the menu for a cell, with what its table or collection offers.
  func showMenu(from cell: UIView, offering entries: [EditMenuEntry]) {
    (targetView, targetRect) = (cell, cell.bounds)
    offer = .given(entries)
    show(animated: true)
  }

  /// The actions of every edit menu and those that the app has added, as far as they are to be shown.
  func entries(shown: (Selector) -> Bool, perform: @escaping (Selector) -> Void) -> [EditMenuEntry]
  {
    let own = (menuItems ?? []).map { ($0.title, $0.action) }
    let all = UIResponder.editActions.map { ($0, Selector($1)) } + own
    return all.filter { shown($1) }.map { title, action in
      EditMenuEntry(title: title, image: nil, attributes: []) {
        UISystem.current.running(.app("edit menu")) { perform(action) }
      }
    }
  }

  /// Hides the menu, if it is that of a view (since iOS 13).
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hide(animated: true) }
  }

  /// Hides the menu (since iOS 13).
  open func hideMenu() { hide(animated: true) }

  /// Asks anew who performs what, and shows that, if the menu is on the screen.
  open func update() {
    guard let former = menuView else { return }
    menuView = nil
    former.close(animated: false)
    open(animated: false)
  }

  private func show(animated: Bool) {
    guard menuView == nil else { return update() }
    post(Self.willShowMenuNotification)
    if open(animated: animated) { post(Self.didShowMenuNotification) }
  }

  @discardableResult
  private func open(animated: Bool) -> Bool {
    guard let targetView, let window = targetView.window else { return false }
    let entries: [EditMenuEntry]
    switch offer {
    case .responders:
      let start = window.firstResponder ?? targetView
      entries = start.editEntries(of: start.suggestedEditMenu(from: self), from: self)
    case .given(let given): entries = given
    }
    guard !entries.isEmpty else { return false }
    let view = EditMenuView(entries) { [weak self] in self?.didClose() }
    menuView = view
    view.open(
      beside: targetView.convert(targetRect, to: window), in: window,
      arrow: arrowDirection.ofEditMenus,
      animated: animated)
    return true
  }

  private func hide(animated: Bool) { menuView?.close(animated: animated) }

  private func didClose() {
    guard menuView != nil else { return }
    post(Self.willHideMenuNotification)
    menuView = nil
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Where the arrow of a menu points.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// Downwards, where there is room above.
    case `default` = 0
    /// Upwards: the menu is below.
    case up = 1
    /// Downwards: the menu is above.
    case down = 2
    /// To the left. Differs from UIKit: the same as `default`.
    case left = 3
    /// To the right. Differs from UIKit: the same as `default`.
    case right = 4

    fileprivate var ofEditMenus: UIEditMenuArrowDirection {
      switch self {
      case .default: .automatic
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    }
  }
}

nonisolated extension UIMenuController {
  /// The menu is about to come.
  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu has come.
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu is about to go.
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu has gone.
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The menu is somewhere else. Differs from UIKit: never posted.
  public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// What an app offers in the edit menu: a title, and a method that somebody in the responder chain has.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Makes one.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// The text.
  open var title: String
  /// The method.
  open var action: Selector
}
