import Foundation

/// Tabs that are objects of their own, and for which the bar has no room: they are on the list, as pages are.
///
/// Source: an app's tests, which run on iOS 18 and 26: of six tabs the bar of a phone shows four and More, to which the
/// others belong; a tab among those that code selects is on top of the list, with More selected in the bar.
extension UITabBarController {
  /// The tabs that the list has.
  var tabsWithoutPlace: [UITab] {
    let shown = shownTabs
    guard shown.count > more.room else { return [] }
    return Array(shown[(more.room - 1)...])
  }

  /// What the bar shows of the tabs.
  var tabItems: [UITabBarItem] {
    let rest = tabsWithoutPlace.count
    let items = shownTabs.dropLast(rest).map(\.item)
    return rest == 0 ? items : items + [moreNavigationController.tabBarItemMadeIfNeeded()]
  }

  /// What the rows of the list show.
  var listedItems: [UITabBarItem] {
    tabList.tabs.isEmpty
      ? pagesWithoutTab.map { $0.tabBarItemMadeIfNeeded() } : tabsWithoutPlace.map(\.item)
  }

  /// Whether the list or a page on it is what is shown, and no tab that is in the bar.
  var showsListOfTabs: Bool {
    isMore(selectedPage) && !tabsWithoutPlace.isEmpty
  }

  /// Shows the page of a tab that the list has, on top of it.
  func showOnList(_ page: UIViewController, animated: Bool) {
    if !pages.contains(where: { $0 === page }) {
      pages.append(page)
      addChild(page)
      page.didMove(toParent: self)
    }
    adoptMore()
    showMore(page, animated: animated)
  }

  /// A person chose a row of the list.
  ///
  /// Assumed: a tab there is one that the delegate can refuse, and hears of, as one in the bar is.
  func chooseFromList(_ row: Int) {
    guard !tabList.tabs.isEmpty else { return showMore(pagesWithoutTab[row], animated: true) }
    let tab = tabsWithoutPlace[row]
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    tabList.selected = tab.root
    showSelectedTab(animated: true)
    tellObservers()
    delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
  }

  /// A person tapped More: what was on top of the list is there again, and a second tap leads to the list.
  ///
  /// Assumed: nobody is asked or told, for More is none of the app's tabs.
  func tappedMore() {
    let navigation = moreNavigationController
    guard selectedPage === navigation else {
      adoptMore()
      select(navigation)
      return readTabOnList()
    }
    if navigation.stack.count > 1 { navigation.popToRootViewController(animated: true) }
  }

  /// The tab that is selected is the one on top of the list, or none while the list itself is shown.
  func readTabOnList() {
    guard showsListOfTabs, let top = more.navigation?.stack.last else { return }
    tabList.selected = tabsWithoutPlace.first { $0.madePages.contains { $0 === top } }?.root
  }
}
