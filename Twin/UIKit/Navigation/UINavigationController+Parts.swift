import Foundation

/// The bars, which apps replace by ones of their own class through their keys.
///
/// Source: apps that do so, as epub readers' `FolioReaderNavigationBar`; the documented way is
/// `init(navigationBarClass:toolbarClass:)`.
extension UINavigationController: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    switch key {
    case "navigationBar":
      KeyedPart(value: { self.bar }) { value in
        if let bar = value as? UINavigationBar { self.exchangeBar(for: bar) }
      }
    case "toolbar":
      KeyedPart(value: { self.toolbar }) { value in
        if let bar = value as? UIToolbar { self.exchangeToolbar(for: bar) }
      }
    default: nil
    }
  }

  /// Has another bar, which shows the same at once. Assumed: nobody does so during a transition.
  private func exchangeBar(for next: UINavigationBar) {
    let former = bar
    guard next !== former else { return }
    let container = former.superview
    former.removeFromSuperview()
    former.navigationController = nil
    next.navigationController = self
    bar = next
    next.followStack()
    container?.insertSubview(next, aboveSubview: transitionView)
    next.showTopItem()
    if isViewLoaded { layoutBar() }
  }

  /// Has another toolbar, with the items of the page on top.
  private func exchangeToolbar(for next: UIToolbar) {
    guard next !== toolbarState.bar else { return }
    toolbarState.bar?.removeFromSuperview()
    next.navigationController = self
    next.items = stack.last?.toolbarItems
    toolbarState.bar = next
    viewIfLoaded?.addSubview(next)
    layoutToolbar()
  }
}
