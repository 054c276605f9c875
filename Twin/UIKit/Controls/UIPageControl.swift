public import Foundation
import QuartzCore

/// A row of dots, one for each page.
///
/// Differs from UIKit: dots only, no pictures, progress or background; a finger that moves over them changes
/// nothing.
open class UIPageControl: UIControl {
  /// The diameter of a dot and the distance between the middles of two, in points (assumed).
  private static let diameter: CGFloat = 7
  private static let distance: CGFloat = 16
  /// The height of the control, in points (assumed).
  private static let height: CGFloat = 26

  private var dots: [UIView] = []

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = pinned(currentPage)
      makeDots()
    }
  }

  /// The page that shows, from 0. "Values outside the possible range are pinned to either 0 or numberOfPages
  /// minus 1" (Apple, "currentPage"). Setting it tells nobody.
  open var currentPage = 0 {
    didSet {
      let page = pinned(currentPage)
      if page != currentPage { currentPage = page }
      colorDots()
    }
  }

  /// Whether the control is hidden if there is one page only.
  open var hidesForSinglePage = false {
    didSet { colorDots() }
  }

  /// The color of the dots of pages that do not show.
  open var pageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }

  /// The color of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }

  /// The size that is needed for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.distance, height: Self.height)
  }

  /// The size that is needed for the pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size that is needed for the pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) * Self.distance / 2
    for (index, dot) in dots.enumerated() {
      let place = isRightToLeft ? dots.count - 1 - index : index
      dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
      dot.center = CGPoint(x: start + CGFloat(place) * Self.distance, y: bounds.midY)
      dot.layer.cornerRadius = Self.diameter / 2
    }
  }

  /// Notes where the finger is lifted: a tap on one side of the page's dot goes to the next page on that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, dots.indices.contains(currentPage) else { return }
    let place = touch.location(in: self)
    guard bounds.contains(place) else { return }
    let isAfter = place.x > dots[currentPage].center.x
    let isForward = isAfter == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let page = pinned(currentPage + (isForward ? 1 : -1))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      return dot
    }
    colorDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func colorDots() {
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    }
  }
}
