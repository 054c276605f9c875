import InterlockCore
import UIKit

/// Why UIKit would raise an exception if the page were put on the host's stack; `nil` if it would not.
///
/// Source: UIKit's exception texts; `UIViewControllerHierarchyInconsistency` for a page that has
/// another parent.
func pageFault(of page: UIViewController, in host: UINavigationController?) -> PageFault? {
  if page is UINavigationController { return .navigationController }
  if page is UITabBarController { return .tabBarController }
  var ancestor = host?.parent
  while let current = ancestor {
    if current === page { return .ancestorOfHost }
    ancestor = current.parent
  }
  if let parent = page.parent, parent !== host { return .pageOfAnotherHost }
  return nil
}
