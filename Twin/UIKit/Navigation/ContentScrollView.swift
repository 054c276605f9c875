/// The scroll views that the app names for the edges of a page.
private final class ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
}

extension UIViewController {
  /// The bars at the lower edge look otherwise where the content ends at them.
  ///
  /// Differs from UIKit: at the sides nothing is kept.
  func name(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let views = namedScrollViews ?? ContentScrollViews()
    attachments[ObjectIdentifier(ContentScrollViews.self)] = views
    if edge.contains(.top) { views.top = scrollView }
    if edge.contains(.bottom) { views.bottom = scrollView }
    (parent as? UINavigationController)?.barHeightsMayHaveChanged()
    (parent as? UITabBarController)?.readContentEdge()
  }

  /// Source: apps find that large titles follow only a scroll view that is the page's view, or is the first
  /// subview in it, or in that, and so on (multiple reports).
  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let named =
      edge.contains(.top)
      ? namedScrollViews?.top : edge.contains(.bottom) ? namedScrollViews?.bottom : nil
    return named ?? firstScrollView
  }

  private var firstScrollView: UIScrollView? {
    var view = viewIfLoaded
    while let current = view {
      let pages = current as? _UIQueuingScrollView
      if pages == nil, let scrollView = current as? UIScrollView { return scrollView }
      view = pages?.shownView ?? current.subviews.first
    }
    return nil
  }

  private var namedScrollViews: ContentScrollViews? {
    attachments[ObjectIdentifier(ContentScrollViews.self)] as? ContentScrollViews
  }
}
