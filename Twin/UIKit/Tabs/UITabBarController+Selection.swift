import Foundation

extension UIViewController {
  /// Has another item for the tab bar; a bar that shows the former one shows it at once.
  func exchangeTabBarItem(for item: UITabBarItem?) {
    ownTabBarItem = item
    (parent as? UITabBarController)?.itemDidChange(of: self)
  }
}

/// How one page takes the place of another, and what a tap means.
extension UITabBarController {
  // MARK: The pages

  func replacePages(with newPages: [UIViewController]) {
    let formerIndex = selectedIndex
    pagesWillChange()
    if !tabList.tabs.isEmpty { forgetTabs() }
    let removed = pages.filter { page in !newPages.contains { $0 === page } }
    let added = newPages.filter { page in !pages.contains { $0 === page } }
    for page in removed { page.willMove(toParent: nil) }
    pages = newPages
    more.customizable = nil
    for page in added { addChild(page) }
    bar.show(pageItems)
    if !pagesWithoutTab.isEmpty { adoptMore() }
    pagesDidChange()
    if let selectedPage, pages.contains(where: { $0 === selectedPage }) {
      bar.select(barItem(of: selectedPage))
    } else {
      select(pages.indices.contains(formerIndex) ? pages[formerIndex] : pages.first)
    }
    for page in removed where page.parent === self {
      page.removeFromParent()
      (page as? UINavigationController)?.barLayoutDidChange()
    }
    for page in added { page.didMove(toParent: self) }
  }

  /// Whether a child has a tab already, or is to have none.
  func takesNoTab(_ child: UIViewController) -> Bool {
    !tabList.tabs.isEmpty || isMore(child) || pages.contains { $0 === child }
  }

  /// Takes the tab of a page away that leaves by `removeFromParent()`.
  ///
  /// Assumed: as a navigation controller takes such a page off its stack.
  func strike(_ page: UIViewController) {
    guard tabList.tabs.isEmpty, !pagesWithoutTab.contains(where: { $0 === page }),
      let index = pages.firstIndex(where: { $0 === page })
    else { return }
    pagesWillChange()
    pages.remove(at: index)
    bar.show(pageItems)
    pagesDidChange()
    if page === selectedPage {
      select(pages.indices.contains(index) ? pages[index] : pages.first)
    } else {
      bar.select(barItem(of: selectedPage))
    }
  }

  /// A page has another item.
  func itemDidChange(of page: UIViewController) {
    guard tabList.tabs.isEmpty, pages.contains(where: { $0 === page }) else { return }
    bar.show(pageItems)
    bar.select(barItem(of: selectedPage))
  }

  // MARK: Selection

  /// Selects a page for the app's code: nobody is asked or told.
  func selectByCode(_ page: UIViewController?) {
    if let page, pagesWithoutTab.contains(where: { $0 === page }) {
      return showMore(page, animated: false)
    }
    if let page, page === moreNavigationController {
      adoptMore()
      return select(page)
    }
    guard let page, !pages.contains(where: { $0 === page }) else { return select(page) }
    // The customary text; the source is general knowledge.
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
  }

  /// A person tapped a tab.
  ///
  /// A second tap on the selected tab takes its navigation controller back to the root, animated
  /// (multiple reports: ESTabBarController issue 28, react-native-screens), unless the delegate
  /// refuses. Assumed: before the delegate hears of it.
  ///
  /// A tap sets `selectedViewController`, which subclasses override to follow it (newbedev.com, "Detect UITabBar
  /// Selected Index/Item Changes").
  func tapped(_ item: UITabBarItem) {
    guard tabList.tabs.isEmpty else { return tappedTab(of: item) }
    let choices = pages.dropLast(pagesWithoutTab.count) + (more.navigation.map { [$0] } ?? [])
    guard let page = choices.first(where: { $0.tabBarItem === item }) else { return }
    UISystem.current.running(.uikit("-[UITabBarController _tabBarItemClicked:]")) {
      guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
      if page !== selectedPage {
        selectedViewController = page
      } else if let navigation = page as? UINavigationController, navigation.stack.count > 1 {
        navigation.popToRootViewController(animated: true)
      }
      delegate?.tabBarController(self, didSelect: page)
    }
  }

  /// Shows a page in the place of another one, without animation.
  func select(_ page: UIViewController?) {
    guard page !== selectedPage else { return }
    defer { tellObservers() }
    endRunningTransition()
    let former = selectedPage
    let transition = makeTransition(from: former, to: page)
    selectedPage = page
    bar.select(barItem(of: page))
    guard hasStage else { return }
    if let transition { begin(transition) } else { exchange(former, for: page) }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The order of the callbacks is that of a published log: the page that comes is told first
  /// (single report, pgzxc.github.io, with a list for each switch).
  ///
  /// Assumed: all of it happens inside the call. A page that was in the middle of a transition of its
  /// own gets unbalanced calls, as multiple reports say of UIKit.
  ///
  /// A page that selects another one as it is told leaves the rest of the way to that change (assumed: the
  /// selection counts, and each page hears of what it began).
  private func exchange(_ former: UIViewController?, for page: UIViewController?) {
    let moment = appearance
    if moment == .appeared || moment.isAppearing {
      tell(page, isAppearing: true)
      if former !== selectedPage { tell(former, isAppearing: false) }
    }
    if former !== selectedPage {
      former?.viewIfLoaded?.removeFromSuperview()
      if page === selectedPage { showSelectedPage() }
      if let former, former.appearance.isChanging { former.endAppearanceTransition() }
    }
    // While the controller itself appears or disappears, its own end is the page's end.
    guard moment == .appeared, let page, page === selectedPage else { return }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    page.sendViewIsAppearing()
    if page.appearance.isAppearing { page.endAppearanceTransition() }
  }

  private func tell(_ page: UIViewController?, isAppearing: Bool) {
    guard let page, page.appearance.mayBegin(isAppearing) else { return }
    page.beginAppearanceTransition(isAppearing, animated: false)
  }

  /// The pages come into sight for the first time.
  func makeStage() {
    guard !hasStage, isViewLoaded else { return }
    hasStage = true
    showSelectedPage()
  }

  /// Puts the selected page's view where it belongs.
  func showSelectedPage() {
    guard hasStage else { return }
    let navigation = selectedPage as? UINavigationController
    navigation?.readBottomBarWish()
    let isAway = isTabBarHidden || navigation?.isBottomBarHidden ?? false
    UIView.performWithoutAnimation { settleBar(isAway: isAway) }
    guard let selectedPage else { return }
    let pageView = selectedPage.viewLoadingIfNeeded()
    UIView.performWithoutAnimation {
      pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      layOutSelectedPage()
      contentView.addSubview(pageView)
    }
    view.setNeedsLayout()
  }
}
