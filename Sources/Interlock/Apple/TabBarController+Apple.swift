#if canImport(ObjectiveC)
  import UIKit

  /// Whether a page is a tab bar controller, which a navigation controller does not take.
  func isTabBarController(_ page: UIViewController) -> Bool {
    page is UITabBarController
  }
#endif
