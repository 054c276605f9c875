import Foundation

/// Tabs as objects of their own, each of which makes its page when it is shown.
extension UITabBarController {
  /// How the tabs are shown.
  nonisolated public enum Mode: Int, Sendable {
    /// As the system thinks right.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar or in a sidebar.
    case tabSidebar = 2
  }

  /// What a controller with tabs of its own knows about them.
  struct TabList {
    var tabs: [UITab] = []
    /// The top-level tab that is selected.
    weak var selected: UITab?
    var compactIdentifiers: [String]?
    var mode = Mode.automatic
    var customizationIdentifier: String?
    var isBarHidden = false
    var minimizeBehavior = MinimizeBehavior.automatic
    var sidebar: Sidebar?
    var sidebarView: SidebarView?
    /// What is dropped on the tabs of the bar.
    var dropping: TabDropping?
    var accessory: UITabAccessory?
    var accessoryView: TabAccessoryView?
    /// The start and the end of the part that the bar does not hide.
    var contentGuideStart, contentGuideEnd: NSLayoutConstraint?
    /// Follows the width, which decides what tabs the bar has.
    var widthRegistration: (any UITraitChangeRegistration)?
  }

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Has other tabs; see `setTabs(_:animated:)`.
  func replaceTabs(with tabs: [UITab]) {
    let chosen = tabList.selected
    pagesWillChange()
    for tab in tabList.tabs { tab.controller = nil }
    if tabList.tabs.isEmpty, !pages.isEmpty { replacePages(with: []) }
    tabList.tabs = tabs
    for tab in tabs { tab.controller = self }
    followWidth()
    takeDrops()
    tabList.selected = tabs.contains { $0 === chosen } ? chosen : shownTabs.first
    tabsDidChange()
  }

  /// Lets things be dropped on the tabs of the bar, if it has tabs of its own.
  func takeDrops() {
    guard tabList.dropping?.view !== bar, !tabList.tabs.isEmpty else { return }
    tabList.dropping = TabDropping(self, view: bar) { [weak bar] point in
      guard let bar, let index = bar.tabIndex(at: point) else { return nil }
      return bar.items?[index]
    }
  }

  /// Sends the bar away, or brings it back; see `setTabBarHidden(_:animated:)`.
  func showBar(_ isShown: Bool, isAnimated: Bool) {
    guard isShown == tabList.isBarHidden else { return }
    tabList.isBarHidden = !isShown
    for page in pages { (page as? UINavigationController)?.readBottomBarWish() }
    guard isViewLoaded else { return }
    let navigation = selectedPage as? UINavigationController
    let isAway = !isShown || navigation?.isBottomBarHidden ?? false
    if isAnimated, isAway != isBarAway, view.window != nil {
      slideBar(isAway: isAway)
    } else {
      UIView.performWithoutAnimation {
        settleBar(isAway: isAway)
        layOutSelectedPage()
      }
    }
    view.setNeedsLayout()
  }

  // MARK: Showing

  /// The pages are set themselves: there are no tabs of their own any more.
  func forgetTabs() {
    for tab in tabList.tabs { tab.controller = nil }
    tabList.tabs = []
    tabList.selected = nil
  }

  /// Whether the bar is that of a narrow screen.
  ///
  /// A phone has no other, not even where its width is regular: tests of a shell made of tabs (liquid_shell, iOS 26.5
  /// and 27) say so of large phones on their side.
  var isBarCompact: Bool {
    traitCollection.userInterfaceIdiom == .phone || traitCollection.horizontalSizeClass == .compact
  }

  /// The tabs that have a place in the bar.
  var shownTabs: [UITab] {
    guard isBarCompact else {
      return tabList.tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    }
    let listed = tabList.compactIdentifiers.map { $0.compactMap(tab(forIdentifier:)) }
    return (listed ?? tabList.tabs).filter { !$0.isHidden }
  }

  private func followWidth() {
    guard tabList.widthRegistration == nil else { return }
    tabList.widthRegistration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UITabBarController, _) in controller.tabsDidChange()
    }
  }

  /// Shows the tabs as they are now.
  func tabsDidChange() {
    guard !tabList.tabs.isEmpty || !pages.isEmpty else { return }
    bar.show(tabItems)
    if !tabsWithoutPlace.isEmpty { adoptMore() }
    showSelectedTab()
    pagesDidChange()
    if hasSidebar || tabList.sidebarView != nil { sidebarDidChange() }
  }

  /// Shows the page of the tab that is selected; it becomes a child when it is shown first.
  func showSelectedTab(animated: Bool = false) {
    if tabList.selected == nil, showsListOfTabs { return }
    let chosen = tabList.selected
    let page = chosen?.page
    if let page, tabsWithoutPlace.contains(where: { $0.root === chosen }) {
      showOnList(page, animated: animated)
    } else if let page {
      if let list = more.navigation, list.stack.contains(where: { $0 === page }) { clear(list) }
      show(page)
    } else {
      select(nil)
    }
    tabList.selected = chosen  // The list may have been shown on the way.
    bar.select(chosen.flatMap(shownItem))
    removePagesWithoutTab()
    tabList.sidebarView?.markSelected()
  }

  private func show(_ page: UIViewController) {
    guard page.parent !== self else { return select(page) }
    pages.append(page)
    addChild(page)
    select(page)
    page.didMove(toParent: self)
  }

  /// The item in the bar that a tab is, or is in.
  private func shownItem(of tab: UITab) -> UITabBarItem? {
    let chosen = selectedTab
    let listed = tabsWithoutPlace
    if listed.contains(where: { $0.root === tab }) { return moreNavigationController.tabBarItem }
    let shown = shownTabs
    if let own = shown.first(where: { $0 === chosen }) { return own.item }
    return shown.first { $0.root === tab }?.item
  }

  private func removePagesWithoutTab() {
    let kept = tabList.tabs.flatMap(\.madePages)
    for page in pages where page !== selectedPage && !kept.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      pages.removeAll { $0 === page }
      if page.parent === self { page.removeFromParent() }
    }
  }

  /// A person tapped a tab.
  ///
  /// Assumed: the delegate's methods for pages are not called, and a tap on the selected tab takes its
  /// navigation controller back to the root, as for pages.
  func tappedTab(of item: UITabBarItem) {
    if !tabsWithoutPlace.isEmpty, item === more.navigation?.tabBarItem { return tappedMore() }
    guard let tab = shownTabs.first(where: { $0.item === item }) else { return }
    tapped(tab)
  }

  /// A person chose a tab, in a bar or in the sidebar.
  func tapped(_ tab: UITab) {
    UISystem.current.running(.uikit("-[UITabBarController _tabBarItemClicked:]")) {
      let previous = selectedTab
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
      if tab.root !== tabList.selected || tab !== tab.root {
        selectedTab = tab
      } else if let navigation = selectedPage as? UINavigationController, navigation.stack.count > 1
      {
        navigation.popToRootViewController(animated: true)
      }
      delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
    }
  }
}

extension UITab {
  /// The pages of the tab and of those in it that have been made.
  var madePages: [UIViewController] {
    let group = self as? UITabGroup
    let inside = group?.children.flatMap(\.madePages) ?? []
    return [madePage, group?.managingNavigationController].compactMap { $0 } + inside
  }
}

extension UIViewController {
  /// The tab that shows this page or one around it; nil without a controller that has tabs.
  public final var tab: UITab? {
    guard let controller = tabBarController, controller !== self else { return nil }
    func find(in tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if let group = tab as? UITabGroup, let found = find(in: group.children) { return found }
        if let page = tab.madePage, page === self || page.isAncestor(of: self) { return tab }
      }
      return nil
    }
    return find(in: controller.tabs)
  }

  private func isAncestor(of page: UIViewController) -> Bool {
    page.nearestAncestor { $0 === self ? $0 : nil } != nil
  }
}
