public import Foundation

extension UITabBarController {
  /// The list of all tabs at the leading side of a tablet, for a controller with `tabs` whose `mode` is `tabSidebar`
  /// (since iOS 18).
  ///
  /// While it shows, the tabs at the upper end do not; a button in either brings the other.
  ///
  /// Source: Apple, "Elevating your iPad app with a tab bar and sidebar". Differs from UIKit: a group is a row with its
  /// tabs and its actions below, which cannot be folded, and nobody edits rows. Assumed: it is hidden at first, and 320
  /// points wide.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    /// How the list lies beside the page.
    nonisolated public enum Layout: Int, Sendable {
      /// As the system thinks right: over the page.
      case automatic = 0
      /// Over the page, whose safe area begins beside it.
      case overlap = 1
      /// Beside the page, which has less room.
      case tile = 2
    }

    private weak var controller: UITabBarController?
    private var ownHidden = true

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Who follows the list.
    public weak var delegate: (any UITabBarController.Sidebar.Delegate)?

    /// Whether the list is hidden. Where there is none, it says whether it would be.
    ///
    /// Set in an animation block, the list moves; else it is there at once (assumed).
    public var isHidden: Bool {
      get { ownHidden }
      set { hide(newValue, isAnimated: UIView.inheritedAnimationDuration > 0) }
    }

    /// How the list lies beside the page.
    public var preferredLayout = UITabBarController.Sidebar.Layout.automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }

    /// What is above the rows; nil for nothing.
    public var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { controller?.sidebarView?.reload() }
    }

    /// What is below the rows; nil for nothing.
    public var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { controller?.sidebarView?.reload() }
    }

    /// What stays at the lower end of the list; nil for nothing.
    public var bottomBarView: UIView? {
      didSet { controller?.sidebarView?.reload() }
    }

    /// What can be chosen from a menu at the upper end of the list; nil for no such button (since iOS 18.2).
    public var navigationOverflowItems: UIDeferredMenuElement? {
      didSet { controller?.sidebarView?.reload() }
    }

    /// Has the delegate update the row of a tab, if there is one.
    public func reconfigureItem(for tab: UITab) {
      controller?.sidebarView?.reconfigure(tab)
    }

    /// Shows the list, or hides it.
    func hide(_ isHidden: Bool, isAnimated: Bool) {
      guard isHidden != ownHidden else { return }
      guard let controller, controller.hasSidebar, controller.viewIfLoaded?.window != nil else {
        ownHidden = isHidden
        controller?.sidebarDidChange()
        return
      }
      let animator = SidebarAnimator()
      ownHidden = isHidden
      UISystem.current.running(.app("sidebarVisibilityWillChange")) {
        delegate?.tabBarController(
          controller, sidebarVisibilityWillChange: self, animator: animator)
      }
      controller.moveSidebar(isAnimated: isAnimated, alongside: animator)
    }
  }

  /// The list of all tabs at the leading side of a tablet (since iOS 18).
  public final var sidebar: UITabBarController.Sidebar {
    if let made = tabList.sidebar { return made }
    let made = Sidebar(self)
    tabList.sidebar = made
    return made
  }

  /// The list, while it shows.
  var sidebarView: SidebarView? { tabList.sidebarView }

  /// Whether there may be a list of all tabs.
  var hasSidebar: Bool {
    tabList.mode == .tabSidebar && floatingBar != nil && !tabList.tabs.isEmpty
  }

  /// Whether it shows.
  var showsSidebar: Bool { hasSidebar && tabList.sidebar?.isHidden == false }

  /// How much of the controller's view the list takes, in points.
  var sidebarWidth: CGFloat {
    guard showsSidebar, let viewIfLoaded else { return 0 }
    return min(SidebarView.width, viewIfLoaded.bounds.width)
  }

  /// Whether the page is beside the list and not below it.
  private var tilesSidebar: Bool { tabList.sidebar?.preferredLayout == .tile }

  // MARK: Place

  /// Shows the list where it belongs, or takes it away, at once.
  func sidebarDidChange() {
    guard isViewLoaded else { return }
    floatingBar?.isHidden = showsSidebar
    floatingBar?.reload()
    if showsSidebar {
      let list = tabList.sidebarView ?? SidebarView(self)
      tabList.sidebarView = list
      if list.superview !== view { view.addSubview(list) }
      list.reload()
    } else {
      tabList.sidebarView?.removeFromSuperview()
      tabList.sidebarView = nil
    }
    layOutSidebar()
    layOutSelectedPage()
  }

  /// Places the list, and the page beside it.
  func layOutSidebar() {
    let width = sidebarWidth
    let bounds = view.bounds
    tabList.sidebarView?.frame = view.directed(
      CGRect(x: 0, y: 0, width: width, height: bounds.height), in: bounds)
    let start = tilesSidebar ? width : 0
    let place = view.directed(
      CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height), in: bounds)
    if contentView.frame != place { contentView.frame = place }
  }

  /// What the list covers of the page, in points.
  var sidebarOverlap: CGFloat { tilesSidebar ? 0 : sidebarWidth }

  /// Brings the list, or sends it away, with what the delegate wants to happen meanwhile.
  func moveSidebar(isAnimated: Bool, alongside animator: SidebarAnimator) {
    let going = showsSidebar ? nil : tabList.sidebarView
    if let going { tabList.sidebarView = nil; view.addSubview(going) }
    guard isAnimated else {
      going?.removeFromSuperview()
      sidebarDidChange()
      return animator.run()
    }
    UIView.performWithoutAnimation {
      sidebarDidChange()
      if let list = tabList.sidebarView { list.frame.origin.x = outside(list.frame) }
    }
    UIView.animate(withDuration: SidebarView.duration) {
      self.layOutSidebar()
      if let going { going.frame.origin.x = self.outside(going.frame) }
      animator.runAnimations()
    } completion: { _ in
      going?.removeFromSuperview()
      animator.runCompletions()
    }
  }

  /// Where the list is beside the screen.
  private func outside(_ frame: CGRect) -> CGFloat {
    view.isRightToLeft ? view.bounds.maxX : -frame.width
  }
}

/// What happens while the list comes or goes.
final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func runAnimations() { run(&animations) }

  func runCompletions() { run(&completions) }

  func run() {
    runAnimations()
    runCompletions()
  }

  private func run(_ closures: inout [() -> Void]) {
    let due = closures
    closures = []
    UISystem.current.running(.app("sidebar animator")) { due.forEach { $0() } }
  }
}
