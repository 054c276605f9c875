import Foundation

/// The bar, which apps replace by one of their own class through its key.
extension UITabBarController: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "tabBar" else { return nil }
    return KeyedPart(value: { self.bar }) { value in
      if let bar = value as? UITabBar { self.exchangeBar(for: bar) }
    }
  }

  /// Has another bar, which takes the place of the former one, with its items and what is selected.
  ///
  /// Source: apps that do so in `viewDidLoad`, before and after they set their pages, which is the only way without
  /// a storyboard (stackoverflow.com/questions/5096412 and many more). Assumed: the tab stays marked.
  private func exchangeBar(for next: UITabBar) {
    let former = bar
    guard next !== former else { return }
    let isShown = former.superview != nil
    former.removeFromSuperview()
    former.tabBarController = nil
    next.tabBarController = self
    bar = next
    takeDrops()
    next.show(former.items ?? [])
    next.select(former.selectedItem)
    if isShown { put(.rest) }
    barLayoutDidChange()
  }
}
