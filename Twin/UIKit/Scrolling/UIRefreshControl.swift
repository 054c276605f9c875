public import Foundation
import QuartzCore

/// Shows above a scroll view's content that it is being loaded anew.
///
/// Differs from UIKit: a finger that pulls the content down does not begin it, and the content does not move
/// out of its way.
open class UIRefreshControl: UIControl {
  /// The height of the control, in points (known from the frames that apps log).
  static let height: CGFloat = 60

  private let indicator = UIActivityIndicatorView(style: .medium)
  private var runs = false

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

  /// Shows that something is being loaded; tells nobody.
  open func beginRefreshing() {
    runs = true
    indicator.startAnimating()
  }

  /// Shows that nothing is being loaded any more.
  open func endRefreshing() {
    runs = false
    indicator.stopAnimating()
  }

  /// Puts the indicator into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Takes the place above the content.
  func place(above scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
}
