import Foundation

/// The pages that have no tab of their own: all from the fifth on, if there are more than five.
///
/// Source: UIKit documentation, `UITabBarController`, "The More navigation controller": the bar displays
/// the first four and a tab called More, which shows a list of the others. On a tablet there is room for more: for eight,
/// of which wix/react-native-navigation, issue 7926, tells, until iOS 17 or where the size class is compact; at the
/// upper end for all (assumed: where it gets narrow, too).
extension UITabBarController {
  /// How many tabs a bar has room for on a phone.
  fileprivate static var usualRoom: Int { 5 }

  /// How many tabs there is room for where they are now.
  private var roomForTabs: Int {
    guard floatingBar == nil else { return .max }
    let isWide =
      UISystem.current.description.idiom == .pad && traitCollection.horizontalSizeClass == .regular
    return isWide ? 8 : Self.usualRoom
  }

  /// Looks again how many tabs there is room for: pages get tabs, or go to the list, and what is shown stays.
  ///
  /// Assumed: the first page is shown where the list itself was.
  func readRoomForTabs() {
    let room = roomForTabs
    guard room != more.room else { return }
    let chosen = pageChosen
    let matters = tabList.tabs.isEmpty && pages.count > Self.usualRoom
    if matters { pagesWillChange() }
    more.room = room
    if !tabList.tabs.isEmpty { tabsDidChange() }
    guard matters else { return }
    bar.show(pageItems)
    if !pagesWithoutTab.isEmpty { adoptMore() }
    pagesDidChange()
    if let chosen { selectByCode(isMore(chosen) && pagesWithoutTab.isEmpty ? pages[0] : chosen) }
    bar.select(barItem(of: selectedPage))
  }

  /// What a controller knows about pages without a tab.
  struct MorePages {
    /// Made when it is asked for, or there are such pages.
    var navigation: UINavigationController?
    /// How many tabs there is room for.
    var room = UITabBarController.usualRoom
    /// The pages that a person may choose for the bar; nil for all.
    var customizable: [UIViewController]??
  }

  /// The pages that the list has.
  var pagesWithoutTab: [UIViewController] {
    guard tabList.tabs.isEmpty else { return tabsWithoutPlace.flatMap(\.madePages) }
    guard pages.count > more.room else { return [] }
    return Array(pages[(more.room - 1)...])
  }

  /// What the bar shows of the pages.
  var pageItems: [UITabBarItem] {
    guard !pagesWithoutTab.isEmpty else { return pages.map { $0.tabBarItemMadeIfNeeded() } }
    let shown = pages.prefix(more.room - 1).map { $0.tabBarItemMadeIfNeeded() }
    return shown + [moreNavigationController.tabBarItemMadeIfNeeded()]
  }

  /// The item of the bar that belongs to a page.
  func barItem(of page: UIViewController?) -> UITabBarItem? {
    guard let page, pagesWithoutTab.contains(where: { $0 === page }) else {
      return page?.tabBarItem
    }
    return moreNavigationController.tabBarItem
  }

  /// Whether a page is the one with the list.
  func isMore(_ page: UIViewController?) -> Bool {
    page != nil && page === more.navigation
  }

  /// The page that is selected: one on top of the list counts as selected itself.
  ///
  /// Assumed: so does UIKit; it is known to answer with no index while the list itself is shown.
  var pageChosen: UIViewController? {
    guard isMore(selectedPage) else { return selectedPage }
    let shown = pagesWithoutTab.first { page in
      more.navigation?.stack.contains { $0 === page } ?? false
    }
    return shown ?? selectedPage
  }

  /// Shows a page without a tab: on top of the list.
  ///
  /// Differs from UIKit: a navigation controller takes the place of the list, without a way back but the tab;
  /// there its pages are shown on the list's.
  func showMore(_ page: UIViewController, animated: Bool) {
    guard !(page is UINavigationController) else { return select(page) }
    let navigation = moreNavigationController
    select(navigation)
    guard !navigation.stack.contains(where: { $0 === page }) else { return }
    clear(navigation)
    navigation.pushViewController(page, animated: animated && isViewLoaded)
  }

  /// Makes pages that are no longer on the list children again.
  func takeBackPages() {
    for page in pages where page.parent == nil {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  /// Leaves nothing but the list, at once: the pages become children again.
  func clear(_ navigation: UINavigationController) {
    guard navigation.stack.count > 1 else { return }
    navigation.popToRootViewController(animated: false)
    UIView.performWithoutAnimation { navigation.viewIfLoaded?.layoutIfNeeded() }
    takeBackPages()
  }

  /// Makes the list a child while it is needed.
  func adoptMore() {
    guard let navigation = more.navigation, navigation.parent !== self else { return }
    addChild(navigation)
    navigation.didMove(toParent: self)
  }

  /// The pages change: none of them is on the list any more, and the list has other rows.
  func pagesWillChange() {
    if let navigation = more.navigation { clear(navigation) }
  }

  func pagesDidChange() {
    let list = more.navigation?.stack.first as? MoreListController
    list?.showEditButton()
    list?.viewIfLoaded.map { ($0 as? UITableView)?.reloadData() }
  }
}
