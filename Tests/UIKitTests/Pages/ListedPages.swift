import UIKit

/// Gives a page controller pages in their order.
@MainActor
class ListedPages: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  /// The page so many steps from another one; nil if there is none.
  func page(_ steps: Int, from page: UIViewController) -> UIViewController? {
    pages.page(steps, from: page)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}

extension [UIViewController] {
  /// The page so many steps from another one, or from the first if that is none of these; nil if there is none.
  func page(_ steps: Int, from page: UIViewController) -> UIViewController? {
    let index = (firstIndex(of: page) ?? 0) + steps
    return indices.contains(index) ? self[index] : nil
  }
}
