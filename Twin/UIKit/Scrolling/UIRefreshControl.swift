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
  private var runs = false
  private weak var scrollView: UIScrollView?
  /// Whether the finger that is down has begun it already.
  private var isSpent = false
  /// How far content is pulled down until loading begins, in points (assumed: twice the control's height).
  private static let trigger = 2 * height

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

  /// A text below the indicator. Differs from UIKit: kept and not shown.
  open var attributedTitle: NSAttributedString?

  /// Shows that something is being loaded; tells nobody, and scrolls nothing.
  open func beginRefreshing() {
    guard !runs else { return }
    runs = true
    indicator.startAnimating()
    scrollView?.refreshingDidChange(isEnding: false)
  }

  /// Shows that nothing is being loaded any more. The content goes back to its place.
  open func endRefreshing() {
    guard runs else { return }
    runs = false
    indicator.stopAnimating()
    scrollView?.refreshingDidChange(isEnding: true)
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
    UISystem.current.running(.app("refresh control")) { sendActions(for: .valueChanged) }
  }

  /// Puts the indicator into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Takes the place above the content.
  func place(above scrollView: UIScrollView) {
    self.scrollView = scrollView
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
}
