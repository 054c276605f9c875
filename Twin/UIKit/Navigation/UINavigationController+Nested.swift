import Foundation

/// A navigation controller that is a page of another one, as a split view controller makes it on a narrow
/// screen.
///
/// The inner one has its own stack and moves its own pages, and the outer one's bar shows their items, with
/// a way back for each. Apps know both: from an inner page, `navigationController?.navigationController`
/// is the outer one (multiple reports).
///
/// Assumed: all else, since no public source says what UIKit's two controllers do to each other.
extension UINavigationController {
  /// The controller of which this one is a page.
  var outerNavigation: UINavigationController? { parent as? UINavigationController }

  /// The controller that is the page on top.
  var innerNavigation: UINavigationController? { stack.last as? UINavigationController }

  /// The page on top, or that of the controller which is.
  var innermostPage: UIViewController? { innerNavigation?.innermostPage ?? topViewController }

  /// The bar in which the items of these pages are seen.
  var shownBar: UINavigationBar { outerNavigation?.shownBar ?? bar }

  /// Shows the item on top without animation; in another controller that moves these pages, its transition
  /// does that.
  func showTopItem() {
    if let outerNavigation {
      guard outerNavigation.runningTransition == nil else { return }
      return outerNavigation.showTopItem()
    }
    bar.showTopItem()
    resizeBar()
  }

  /// What the bar that is seen shows for a content of this controller's own.
  func contentInShownBar(_ content: BarContent) -> BarContent {
    guard let outerNavigation else { return content }
    let below = outerNavigation.stack.prefix { $0 !== self }.last
    return outerNavigation.contentInShownBar(
      BarContent(item: content.item, previous: content.previous ?? below?.itemInBar))
  }

  /// Pushes a page that may be a navigation controller, for a split view controller.
  func pushColumn(_ page: UIViewController, animated: Bool) {
    guard page is UINavigationController else {
      return pushViewController(page, animated: animated)
    }
    submit(.push(page), animated: animated, asColumn: true)
  }

  /// Keeps the own bar out of sight in another controller.
  func settleNesting() {
    guard let viewIfLoaded else { return }
    if outerNavigation != nil {
      bar.removeFromSuperview()
    } else if bar.superview == nil {
      viewIfLoaded.addSubview(bar)
    }
  }
}

extension UIViewController {
  /// What a bar shows for this page: of a navigation controller the item of the page on top.
  var itemInBar: UINavigationItem {
    (self as? UINavigationController)?.stack.last?.itemInBar ?? navigationItem
  }

  /// What a bar has for this page: of a navigation controller the items of all its pages, bottom to top.
  var itemsInBar: [UINavigationItem] {
    guard let pages = (self as? UINavigationController)?.stack, !pages.isEmpty else {
      return [navigationItem]
    }
    return pages.flatMap(\.itemsInBar)
  }
}

extension BarContent {
  /// What is shown for a page above another one.
  init(of page: UIViewController?, above below: UIViewController?) {
    let inner = (page as? UINavigationController)?.itemsInBar.dropLast().last
    self.init(item: page?.itemInBar, previous: inner ?? below?.itemInBar)
  }
}
