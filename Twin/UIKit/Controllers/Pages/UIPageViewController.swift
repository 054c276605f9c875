public import Foundation

/// Shows one page at a time, or the two beside the spine of a book, and lets a finger go on to the next.
///
/// - `+Swipe`: what a finger does.
/// - `+Spine`: how the spine moves when the device is turned.
/// - `+Indicator`: the dots below the pages.
/// - `PageTurn`: one change of the page.
/// - `_UIQueuingScrollView`: where the pages are.
///
/// Differs from UIKit: a page curl looks like the scrolling, with a scroll view.
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private var spine: SpineLocation
  private var hasBacks: Bool
  /// What an app has said so far while it is asked for the spine; nil while it is not asked.
  private var spineAnswer: SpineAnswer?
  /// Points between two pages while they move.
  let interPageSpacing: CGFloat
  /// The pages that are shown: two beside a spine in the middle, else one.
  var shownPages: [UIViewController] = []
  /// The change that runs.
  var turn: PageTurn?
  /// The pages beside those that are shown, as far as they are known; empty for none.
  var neighbors: [NavigationDirection: [UIViewController]] = [:]
  /// The dots below the pages, if the data source asks for some.
  var indicator: UIPageControl?
  /// Which dot is that of the page that is shown.
  var shownIndex = 0
  private(set) lazy var scrollView = _UIQueuingScrollView(
    along: axis, spacing: interPageSpacing)
  private lazy var marginTap = MarginTap(along: axis) { [weak self] in self?.sideTapped($0) }
  private var axis: NSLayoutConstraint.Axis {
    orientation == .horizontal ? .horizontal : .vertical
  }

  /// Makes a controller without a page.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spine = style == .scroll ? .none : SpineLocation(option: options?[.spineLocation]) ?? .min
    hasBacks = spine == .mid
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
    hasBacks = false
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

  /// Whether pages that curl have a content on their back: the data source gives the backs, too, which are gone past
  /// unless the spine is in the middle. With the spine there it is true, and cannot be made false.
  ///
  /// Source: the comments of Apple's template of books, "Setting the spine position to 'Mid' … sets the doubleSided
  /// property to true"; the documentation, for the exception, whose text is assumed; for the backs, that "half your
  /// pages" become "inaccessible" that way (Erica Sadun, "Recipe: Page View Controllers").
  ///
  /// Differs from UIKit: the back is never seen.
  open var isDoubleSided: Bool {
    get { hasBacks }
    set {
      guard spineAnswer == nil else {
        spineAnswer?.hasBacks = newValue
        return
      }
      guard newValue || spine != .mid else {
        UISystem.current.raise(
          "NSInvalidArgumentException",
          "doubleSided cannot be set to NO while the spine is in the middle")
        return
      }
      guard newValue != hasBacks else { return }
      hasBacks = newValue
      forgetNeighbors()
    }
  }

  /// The recognizers of a page curl, for a finger that moves and for taps on its sides; none while pages scroll
  /// (documentation).
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .scroll ? [] : [scrollView.pan, marginTap]
  }

  // MARK: The page

  /// The page that is shown, or the two beside a spine in the middle; during a change by code, what comes.
  open var viewControllers: [UIViewController]? { shownPages }

  /// Shows another page, or the two beside a spine in the middle. The delegate is not told. With the page that is
  /// shown already, the data source is asked anew for those beside it, and for the indicator: the customary way to
  /// tell of new pages (many answers).
  ///
  /// With content on the back, a page that curls comes with its back, which is used for the animation
  /// (documentation); UIKit raises where an animated one comes without (comments in apps with such pages). Assumed:
  /// nothing is animated while no page is on the screen, and both numbers are right without animation.
  ///
  /// No page instead of none is no change: the completion is called at once, as tests of macios see on iOS. Assumed:
  /// whatever the style, and before the view is loaded or after.
  ///
  /// Assumed: a change that runs ends at once, and its completion gets `false`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? []
    guard spineAnswer == nil else {
      spineAnswer?.pages = (given, direction, completion)
      return
    }
    guard !given.isEmpty || !shownPages.isEmpty else {
      completion?(true)
      return
    }
    let isAnimated = animated && isReadyToAnimate
    guard isRightNumber(of: given, animated: isAnimated) else { return }
    replacePages(
      with: Array(given.prefix(pagesInSight)), direction: direction, animated: isAnimated,
      completion: completion)
  }

  /// Raises where pages are more or fewer than are required.
  private func isRightNumber(of pages: [UIViewController], animated: Bool) -> Bool {
    let most = pagesPerTurn
    let required = (animated ? most : pagesInSight)...most
    guard !required.contains(pages.count) else { return true }
    // The customary text; multiple reports.
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(pages.count)) doesn't match "
        + "the number required (\(required.lowerBound)) for the requested transition")
    return false
  }

  /// How many pages are in sight at rest.
  var pagesInSight: Int { spine == .mid ? 2 : 1 }

  /// How many pages further the data source leads with each turn.
  var pagesPerTurn: Int { style == .pageCurl && hasBacks ? 2 : 1 }

  private var isReadyToAnimate: Bool {
    !shownPages.isEmpty && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
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
    if style == .pageCurl { scrollView.addGestureRecognizer(marginTap) }
    view = container
    container.show(indicator)
    scrollView.show(shownPages.map { $0.viewLoadingIfNeeded() })
  }

  // MARK: The spine

  /// Asks where the spine is to be, and has pages there as the app has said meanwhile.
  final func askForSpine(_ question: () -> SpineLocation) {
    guard spineAnswer == nil else { return }
    spineAnswer = SpineAnswer()
    let place = question()
    let answer = spineAnswer ?? SpineAnswer()
    spineAnswer = nil
    if place != .none { spine = place }
    hasBacks = spine == .mid || answer.hasBacks ?? hasBacks
    forgetNeighbors()
    if let (pages, direction, completion) = answer.pages {
      setViewControllers(pages, direction: direction, animated: false, completion: completion)
    } else if !shownPages.isEmpty {
      _ = isRightNumber(of: shownPages, animated: false)
    }
  }

  // MARK: For the base class

  override var managesChildrenAppearance: Bool { true }

  override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    for page in shownPages where page.appearance.mayBegin(isAppearing) {
      page.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  override func forwardViewIsAppearing() {
    for page in shownPages { page.sendViewIsAppearing() }
  }

  override func forwardEndAppearance() {
    for page in shownPages where page.appearance.isChanging {
      page.endAppearanceTransition()
    }
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

    /// The place that an option of a new controller names: a number, or (assumed) the place itself.
    init?(option: Any?) {
      switch option {
      case let place as Self: self = place
      case let number as NSNumber: self.init(rawValue: number.intValue)
      case let number as Int: self.init(rawValue: number)
      default: return nil
      }
    }
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
