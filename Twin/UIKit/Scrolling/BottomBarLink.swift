import Foundation

/// Lets the bars below a page hear that its content moves: where it ends at them, they look otherwise.
final class BottomBarLink {
  weak var tabs: UITabBarController?
  weak var navigationController: UINavigationController?

  /// Where the content was when it last moved.
  private var formerOffset: CGFloat?

  /// The content moved, or has another size.
  func contentMoved(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    tabs?.contentMoved(by: offset - (formerOffset ?? offset), in: scrollView)
    formerOffset = offset
    tabs?.readContentEdge()
    navigationController?.readContentEdge()
  }
}

extension UIScrollView {
  /// Whether the content ends above what covers the view's lower end, or right at it.
  fileprivate var endsAtLowerEdge: Bool {
    let visibleEnd = bounds.maxY - adjustedContentInset.bottom
    return contentSize.height < visibleEnd + 0.5
  }

  fileprivate var bottomBarLinkMadeIfNeeded: BottomBarLink {
    let link = bottomBarLink ?? BottomBarLink()
    bottomBarLink = link
    return link
  }
}

/// Whether content ends at a bar below it.
///
/// From iOS 15 on. A page in which nothing scrolls counts as one whose content ends there, as for navigation bars
/// (see `UINavigationItem.usesScrollEdgeLook`).
///
/// Differs from UIKit: the looks change at once, and not by and by with the last points of the content.
extension UIViewController {
  /// What scrolls in the page, or in the page that it shows.
  private var lowerScrollView: UIScrollView? {
    if let navigation = self as? UINavigationController {
      return navigation.stack.last?.lowerScrollView
    }
    return contentScrollView(for: .bottom)
  }

  /// - Parameter connect: Remembers in the link of what scrolls who wants to hear of it.
  fileprivate func endsAtBottomBars(_ connect: (BottomBarLink) -> Void) -> Bool {
    guard UISystem.current.behaviour.showsScrollEdgeLooksEverywhere else { return false }
    guard let lowerScrollView else { return true }
    connect(lowerScrollView.bottomBarLinkMadeIfNeeded)
    return lowerScrollView.endsAtLowerEdge
  }
}

extension UITabBarController {
  /// Looks again whether the content of the selected page ends at the bar.
  func readContentEdge() {
    bar.isAtContentEdge = selectedPage?.endsAtBottomBars { $0.tabs = self } ?? false
  }
}

extension UINavigationController {
  /// Looks again whether the content of the page on top ends at the toolbar, or at the tab bar below.
  func readContentEdge() {
    if let bar = toolbarState.bar {
      bar.isAtContentEdge = stack.last?.endsAtBottomBars { $0.navigationController = self } ?? false
    }
    if let tabs = parent as? UITabBarController, tabs.selectedPage === self {
      tabs.readContentEdge()
    }
  }
}
