import Foundation

/// The dots below the pages.
///
/// Source: "A page indicator will be visible if both methods are implemented, transition style is [scroll], and
/// navigation orientation is [horizontal]"; both are asked "in response to a setViewControllers call, but the
/// presentation index is updated automatically in the case of gesture-driven navigation" (Apple,
/// "UIPageViewControllerDataSource"). Libraries and answers find the control among the subviews of the
/// controller's view, and give the scroll view, which is shorter by the control, the whole height.
extension UIPageViewController {
  /// Asks the data source for the indicator, and shows it or takes it away.
  func askForIndicator() {
    guard let answer = indicatorAnswer else {
      indicator?.removeFromSuperview()
      indicator = nil
      containerIfLoaded?.show(nil)
      return
    }
    let control = indicator ?? makeIndicator()
    indicator = control
    control.numberOfPages = answer.count
    shownIndex = answer.index
    control.currentPage = answer.index
    containerIfLoaded?.show(control)
  }

  private var indicatorAnswer: (count: Int, index: Int)? {
    guard let dataSource, !shownPages.isEmpty, transitionStyle == .scroll,
      navigationOrientation == .horizontal
    else { return nil }
    let count = dataSource.presentationCount(for: self)
    let index = dataSource.presentationIndex(for: self)
    guard count != unansweredPresentation, index != unansweredPresentation else { return nil }
    return (count, index)
  }

  private func makeIndicator() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self] _ in self?.indicatorTapped() }, for: .valueChanged)
    return control
  }

  private var containerIfLoaded: _UIPageViewControllerContentView? {
    viewIfLoaded as? _UIPageViewControllerContentView
  }

  /// A finger has turned the page. Assumed: the index begins anew behind the last page, and at the other end before
  /// the first one.
  func moveIndicator(_ direction: NavigationDirection) {
    guard let indicator, indicator.numberOfPages > 0 else { return }
    let count = indicator.numberOfPages
    shownIndex = (shownIndex + (direction == .forward ? 1 : count - 1)) % count
    indicator.currentPage = shownIndex
  }

  /// Turns the page as a finger on the page would (assumed: the delegate is told).
  private func indicatorTapped() {
    guard let indicator, indicator.currentPage != shownIndex else { return }
    let direction: NavigationDirection = indicator.currentPage > shownIndex ? .forward : .reverse
    guard turn == nil, !neighbor(direction).isEmpty else {
      indicator.currentPage = shownIndex
      return
    }
    scrollView.setContentOffset(
      scrollView.offset(at: direction == .forward ? 1 : -1), animated: true)
  }
}

/// What the data source's methods for the indicator answer where they are not implemented.
let unansweredPresentation = -1

/// The view of a page controller: the pages, and an indicator below them.
final class _UIPageViewControllerContentView: UIView {
  private let scrollView: _UIQueuingScrollView
  private var indicator: UIPageControl?
  /// The height of the indicator, in points. Source: dumps of the views of such controllers.
  private static let indicatorHeight: CGFloat = 37

  init(frame: CGRect, scrollView: _UIQueuingScrollView) {
    self.scrollView = scrollView
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(scrollView)
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// Shows an indicator, or the pages alone.
  func show(_ indicator: UIPageControl?) {
    guard indicator !== self.indicator else { return }
    self.indicator = indicator
    if let indicator {
      addSubview(indicator)
    } else {
      scrollView.place(over: bounds)
    }
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if indicator != nil { setNeedsLayout() }
  }

  /// Assumed: the indicator is above what the device has at the bottom of the screen.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let indicator else { return }
    let height = Self.indicatorHeight
    let top = max(bounds.height - safeAreaInsets.bottom - height, 0)
    indicator.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    scrollView.place(over: CGRect(x: 0, y: 0, width: bounds.width, height: top))
  }
}
