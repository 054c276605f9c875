import Foundation

/// Lets the bar above a page follow the page's scroll view.
final class ScrollBarLink {
  @Loose private var navigationController: UINavigationController?
  @Loose private(set) var page: UIViewController?
  /// What comes back of the bar if the content is pulled down, in points.
  var slack: CGFloat = 0
  /// How far content is scrolled where the bar has whole parts only, in points from the top.
  var stops: [CGFloat] = []
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

  /// Where content comes to rest that a finger let go: not where a part of the bar is half hidden.
  ///
  /// Assumed: at the nearest place where none is.
  func restingOffset(near offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    guard let last = stops.last, offset > range.lowerBound, offset < range.lowerBound + last else {
      return offset
    }
    let places = stops.map { range.lowerBound + $0 }
    let nearest = places.min { abs($0 - offset) < abs($1 - offset) }
    return range.nearest(to: nearest ?? offset)
  }

  /// Whether the link is between these two.
  func connects(_ navigationController: UINavigationController, _ page: UIViewController) -> Bool {
    self.navigationController === navigationController && self.page === page
  }
}
