import Foundation

/// How a person chooses the pages that have a tab.
extension UITabBarController {
  /// Whether the list of the pages without a tab has a button for it: not if there is nothing to choose (documentation of
  /// `customizableViewControllers`).
  var mayCustomize: Bool {
    tabList.tabs.isEmpty && customizableViewControllers?.isEmpty == false
  }

  /// Shows what may be in the bar.
  ///
  /// Source: documentation of `UITabBarControllerDelegate`. Assumed: the last tab, More, stays.
  func beginCustomizing() {
    guard mayCustomize, floatingBar == nil else { return }
    let pages = customizableViewControllers ?? []
    let items = pages.map { $0.tabBarItemMadeIfNeeded() }
    UISystem.current.running(.app("willBeginCustomizing")) {
      delegate?.tabBarController(self, willBeginCustomizing: pages)
    }
    bar.customize(items) { [weak self] moment, isChanged in
      self?.customizing(moment, isChanged: isChanged)
    }
  }

  private func customizing(_ moment: UITabBar.CustomizingMoment, isChanged: Bool) {
    switch moment {
    case .didBegin: break  // The delegate hears of the beginning only.
    case .willEnd:
      let order = isChanged ? pagesAsInBar : pages
      UISystem.current.running(.app("willEndCustomizing")) {
        delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
      }
      if isChanged { arrange(order) }
    case .didEnd:
      UISystem.current.running(.app("didEndCustomizing")) {
        delegate?.tabBarController(self, didEndCustomizing: pages, changed: isChanged)
      }
    }
  }

  /// The pages with a tab in the order of the tabs, and the others after them.
  private var pagesAsInBar: [UIViewController] {
    let first = (bar.items ?? []).compactMap { item in pages.first { $0.tabBarItem === item } }
    return first + pages.filter { page in !first.contains { $0 === page } }
  }

  private func arrange(_ order: [UIViewController]) {
    pagesWillChange()
    pages = order
    bar.show(pageItems)
    pagesDidChange()
    bar.select(barItem(of: selectedPage))
    tellObservers()
  }
}
