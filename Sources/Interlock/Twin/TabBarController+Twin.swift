#if !canImport(ObjectiveC)
  import UIKit

  /// Whether a page is a tab bar controller: never, the twin has none.
  func isTabBarController(_ page: UIViewController) -> Bool {
    false
  }
#endif
