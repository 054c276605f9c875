public import Foundation

/// Shows one page at a time, and lets a finger go on to the next.
///
/// - `+Swipe`: what a finger does.
/// - `+Indicator`: the dots below the pages.
/// - `PageTurn`: one change of the page.
/// - `_UIQueuingScrollView`: where the pages are.
///
/// Differs from UIKit: a page curl looks like the scrolling, with a scroll view; one page at a time, without a
/// spine in the middle.
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private let spine: SpineLocation
  /// Points between two pages while they move.
  let interPageSpacing: CGFloat
  /// The page that is shown.
  var shownPage: UIViewController?
  /// The change that runs.
  var turn: PageTurn?
  /// The pages beside the one that is shown, as far as they are known; nil for none.
  var neighbors: [NavigationDirection: UIViewController?] = [:]
  /// The dots below the pages, if the data source asks for some.
  var indicator: UIPageControl?
  /// Which dot is that of the page that is shown.
  var shownIndex = 0
  private(set) lazy var scrollView = _UIQueuingScrollView(
    along: orientation == .horizontal ? .horizontal : .vertical, spacing: interPageSpacing)

  /// Makes a controller without a page.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spine = style == .scroll ? .none : .min
    interPageSpacing = options?[.interPageSpacing] as? CGFloat ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that curls its pages; both arguments are ignored.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// Makes a controller that curls its pages; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    spine = .min
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// Who follows what a finger does.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Who has the pages before and after; without one, a finger does nothing. Setting it forgets the pages that
  /// the former one gave, and asks for the indicator (assumed).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      askForIndicator()
    }
  }

  /// How one page takes the place of another.
  open var transitionStyle: TransitionStyle { style }

  /// The way in which pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// Where the spine of the book is; `none` while pages scroll.
  open var spineLocation: SpineLocation { spine }

  /// Whether pages that curl have a content on their back.
  ///
  /// Differs from UIKit: the back is never seen.
  open var isDoubleSided = false

  /// The recognizers of a page curl; none while pages scroll (documentation).
  open var gestureRecognizers: [UIGestureRecognizer] { style == .scroll ? [] : [scrollView.pan] }

  // MARK: The page

  /// The page that is shown; during a change by code, the one that comes.
  open var viewControllers: [UIViewController]? { shownPage.map { [$0] } ?? [] }

  /// Shows another page. The delegate is not told. With the page that is shown already, the data source is asked
  /// anew for those beside it, and for the indicator: the customary way to tell of new pages (many answers).
  ///
  /// With content on the back, a page that curls comes with its back, which is used for the animation
  /// (documentation). Assumed: it may come without.
  ///
  /// Assumed: a change that runs ends at once, and its completion gets `false`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let most = style == .pageCurl && isDoubleSided ? 2 : 1
    guard let page = viewControllers?.first, viewControllers?.count ?? 0 <= most else {
      // The customary text; multiple reports.
      UISystem.current.raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition")
      return
    }
    replacePage(with: page, direction: direction, animated: animated, completion: completion)
  }

  /// The sides of the screen that may be up: the delegate's answer, else the usual ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The side that is to be up: the delegate's answer, else upright.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientation(forPresentation: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: The view

  /// Makes the view with the page that is there already.
  open override func loadView() {
    let container = _UIPageViewControllerContentView(
      frame: UIScreen.main.bounds, scrollView: scrollView)
    scrollView.pageViewController = self
    scrollView.cover(container.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = container
    container.show(indicator)
    if let shownPage { scrollView.show(shownPage.viewLoadingIfNeeded()) }
  }

  // MARK: For the base class

  override var managesChildrenAppearance: Bool { true }

  override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let shownPage, shownPage.appearance.mayBegin(isAppearing) else { return }
    shownPage.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func forwardViewIsAppearing() {
    shownPage?.sendViewIsAppearing()
  }

  override func forwardEndAppearance() {
    guard let shownPage, shownPage.appearance.isChanging else { return }
    shownPage.endAppearanceTransition()
  }
}

extension UIPageViewController {
  /// Which way a page comes from.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The way in which pages follow each other.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Where the spine of the book is.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the leading or upper edge.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the trailing or lower edge.
    case max = 3
  }

  /// How one page takes the place of another.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// It is turned as in a book.
    case pageCurl = 0
    /// Both move side by side.
    case scroll = 1
  }

  /// Names an option of a new controller.
  nonisolated public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points between two pages, as a `CGFloat`; for scrolling pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine is, for a page curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}
