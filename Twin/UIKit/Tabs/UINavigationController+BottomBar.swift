import Foundation

/// A navigation controller as one of the pages of a tab bar controller.
extension UINavigationController {
  /// The tab bar controller that has a tab for these pages.
  var tabs: UITabBarController? { parent as? UITabBarController }

  /// What the tab bar does to a page.
  func bottomBarOverlap(over page: UIViewController) -> BottomBarOverlap {
    guard let tabs else { return BottomBarOverlap() }
    return BottomBarOverlap(of: tabs.bar, over: page)
  }
}
