public import Foundation
import QuartzCore

/// Shows above a scroll view's content that it is being loaded anew.
///
/// A finger that pulls the content far enough down begins it; the content stays out of its way until
/// `endRefreshing()`.
open class UIRefreshControl: UIControl {
  /// The height of the control, in points (known from the frames that apps log).
  static let height: CGFloat = 60

  private let indicator = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  /// The middle of the indicator above a title, and the end of the title, in points from the top (assumed).
  private static let titlePlaces: (indicator: CGFloat, end: CGFloat) = (20, height - 4)
  private var runs = false
  private weak var scrollView: UIScrollView?
  /// Whether the finger that is down has begun it already.
  private var isSpent = false
  /// How far content is pulled down until loading begins, in points (assumed: twice the control's height).
  private static let trigger = 2 * height

  /// Makes a control as wide as the screen. It is one of the initializers that a subclass overrides.
  public init() {
    super.init(frame: Self.usualFrame)
    addSubview(indicator)
  }

  /// Makes a control; the frame does not count.
  public override init(frame: CGRect) {
    super.init(frame: Self.usualFrame)
    addSubview(indicator)
  }

  /// Makes a control as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame = Self.usualFrame
    addSubview(indicator)
  }

  private static var usualFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }

  /// Whether something is being loaded.
  open var isRefreshing: Bool { runs }

  /// A text below the indicator. It comes into sight as the content is pulled, and stays while something is being
  /// loaded.
  open var attributedTitle: NSAttributedString? {
    didSet {
      if title.superview == nil, attributedTitle != nil { addTitle() }
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Assumed: the size of text without a font of its own.
  private func addTitle() {
    title.font = .systemFont(ofSize: 13)
    title.textAlignment = .center
    addSubview(title)
    contentMoved()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the indicator; the usual one of activity indicators unless set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      indicator.color = newValue
    }
  }

  /// Shows that something is being loaded; tells nobody, and scrolls nothing. From iOS 17 on, nothing begins in no
  /// window.
  ///
  /// Source: the-blue-alliance/the-blue-alliance-ios, pull request 1141, with the line;
  /// essentialdevelopercom/essential-feed-case-study, commit 9703c8d, for its tests: "it ignores updates otherwise". Assumed: that
  /// the era of iOS 13, which goes until 17, begins without; and that ending is not ignored.
  open func beginRefreshing() {
    guard !runs else { return }
    let system = UISystem.current
    guard window != nil || !system.behaviour.isFromIOS18On else {
      system.log(
        "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on"
          + " UIRefreshControlReceivedOffscreenBeginRefreshing to debug. \(system.describe(self))")
      return
    }
    runs = true
    indicator.startAnimating()
    scrollView?.refreshingDidChange(isEnding: false)
    contentMoved()
  }

  /// Shows that nothing is being loaded any more. The content goes back to its place.
  open func endRefreshing() {
    guard runs else { return }
    runs = false
    indicator.stopAnimating()
    scrollView?.refreshingDidChange(isEnding: true)
    contentMoved()
  }

  /// A finger begins to drag the content.
  func dragBegan() {
    isSpent = false
  }

  /// A finger has pulled the content so far beyond its upper end.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !runs, !isSpent, distance >= Self.trigger else { return }
    isSpent = true
    beginRefreshing()
    UISystem.current.running(.app("refresh control")) { sendChosenValue() }
  }

  /// Shows as much of the title as the content is pulled down.
  func contentMoved() {
    guard attributedTitle != nil, let scrollView else { return }
    let pulled = scrollView.verticalRange.lowerBound - scrollView.contentOffset.y
    title.alpha = runs ? 1 : min(max(pulled / Self.trigger, 0), 1)
  }

  /// Puts the indicator into the middle, or the title below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    indicator.center = CGPoint(
      x: bounds.midX, y: hasTitle ? Self.titlePlaces.indicator : bounds.midY)
    let size = title.sizeThatFits(bounds.size)
    title.frame = CGRect(
      x: 0, y: Self.titlePlaces.end - size.height, width: bounds.width, height: size.height)
  }

  /// Serves the scroll view that it has come into: by `UIScrollView.refreshControl`, or as any subview.
  ///
  /// Source: apps made for systems before iOS 10, where tables and collections take one by `addSubview(_:)` only
  /// (cocoacasts.com, "How to Add Pull-to-Refresh").
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard scrollView !== superview else { return }
    if scrollView?.pulledControl === self { scrollView?.pulledControl = nil }
    scrollView = superview as? UIScrollView
    scrollView?.pulledControl = self
    place()
  }

  /// Takes the place above the content.
  func place() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
}
