import Foundation

/// A bar's background, from the edge of the screen to the hairline on the bar's other side.
///
/// UIKit's own is called `_UIBarBackground`; it too begins above the bar.
final class BarBackgroundView: UIView {
  private let hairline = UIView()
  /// How far above the bar the background begins, in points.
  var reach: CGFloat = 0
  /// On which side the hairline is: below a navigation bar, above a tab bar.
  var lineEdge = CGRectEdge.maxYEdge

  /// The color without a page's or the bar's own appearance; the system's unless set.
  var barColor: UIColor? {
    didSet { show(nil) }
  }

  /// Looks like an appearance; nil for the bar's colors.
  ///
  /// What becomes transparent keeps its color meanwhile: a mixture with `clear`, which is black, is gray.
  func show(_ appearance: UIBarAppearance?) {
    let color = appearance?.shownColor ?? barColor ?? SystemSurface.bar
    let isVisible = color.resolvedColor(with: traitCollection).cgColor.alpha > 0
    backgroundColor = isVisible ? color : (backgroundColor ?? color).withAlphaComponent(0)
    hairline.backgroundColor = appearance.map { $0.shadowColor ?? .clear } ?? SystemSurface.barLine
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SystemSurface.bar
    hairline.backgroundColor = SystemSurface.barLine
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    let y = lineEdge == .minYEdge ? -pixel : bounds.maxY
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
  }
}
