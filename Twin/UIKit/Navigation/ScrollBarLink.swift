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

  /// Content is to end in another way at the bar.
  func edgeDidChange() {
    guard let bar = navigationController?.bar else { return }
    bar.showBackground(of: bar.shownContent)
  }

  /// Where content comes to rest that a finger let go: not where a part of the bar is half hidden.
  ///
  /// Assumed: at the nearest place where none is. From iOS 26 on, a large title of which 36 of its 52 points are gone
  /// comes back, and with 37 it goes (Vercantez/openuikit, `UINavigationBar.swift`, read off iOS 26.1).
  func restingOffset(near offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    guard let last = stops.last, offset > range.lowerBound, offset < range.lowerBound + last else {
      return offset
    }
    let distance = offset - range.lowerBound
    let next = stops.first { $0 > distance } ?? last
    let former = stops.last { $0 <= distance } ?? 0
    let isTitle = next == last && UISystem.current.behaviour.hasGlassBars
    let turn = isTitle ? former + min(36.5, next - former) : (former + next) / 2
    return range.nearest(to: range.lowerBound + (distance < turn ? former : next))
  }

  /// Whether the link is between these two.
  func connects(_ navigationController: UINavigationController, _ page: UIViewController) -> Bool {
    self.navigationController === navigationController && self.page === page
  }
}
