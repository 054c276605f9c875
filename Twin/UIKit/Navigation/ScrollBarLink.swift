import Foundation

/// Lets the bar above a page follow the page's scroll view.
final class ScrollBarLink {
  private weak var navigationController: UINavigationController?
  private(set) weak var page: UIViewController?
  /// What comes back of the bar if the content is pulled down, in points.
  var slack: CGFloat = 0
  private var isFollowing = false

  init(_ navigationController: UINavigationController, _ page: UIViewController) {
    self.navigationController = navigationController
    self.page = page
  }

  /// The content moved.
  func follow(_ scrollView: UIScrollView) {
    guard !isFollowing, let page, let navigationController, page.viewIfLoaded?.window != nil
    else { return }
    isFollowing = true
    defer { isFollowing = false }
    navigationController.follow(scrollView, of: page)
  }

  /// Whether the link is between these two.
  func connects(_ navigationController: UINavigationController, _ page: UIViewController) -> Bool {
    self.navigationController === navigationController && self.page === page
  }
}
