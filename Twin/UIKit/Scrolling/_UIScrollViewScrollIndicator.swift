import Foundation
import QuartzCore

/// An indicator of a scroll view: a view with a bar inside, in front of the content by its depth, and transparent
/// while nobody scrolls.
///
/// Source of the name, the bar, the masks and the depth: what apps print of their subviews since iOS 13.
///
/// Differs from UIKit: takes no touches, nor do assistive technologies find it.
final class _UIScrollViewScrollIndicator: UIView {
  private static let depth: CGFloat = 1000

  let axis: NSLayoutConstraint.Axis
  private let bar = UIView()

  init(along axis: NSLayoutConstraint.Axis, style: UIScrollView.IndicatorStyle) {
    self.axis = axis
    self.style = style
    super.init(frame: .zero)
    autoresizingMask = axis == .vertical ? .flexibleLeftMargin : .flexibleTopMargin
    layer.zPosition = Self.depth
    alpha = 0
    addSubview(bar)
    bar.backgroundColor = style.color
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// The look.
  var style: UIScrollView.IndicatorStyle {
    didSet { if style != oldValue { bar.backgroundColor = style.color } }
  }

  /// Whether it shows, or has not faded quite.
  var isSeen: Bool { alpha > 0 || layer.animation(forKey: "opacity") != nil }

  /// How wide it is.
  var thickness = IndicatorSpan.thickness

  /// Puts it upright along an edge.
  func place(_ span: IndicatorSpan, x edge: IndicatorEdge) {
    place(
      CGRect(
        x: edge.start(thickness: thickness), y: span.start, width: thickness, height: span.length))
  }

  /// Puts it lengthways along an edge.
  func place(_ span: IndicatorSpan, y edge: IndicatorEdge) {
    place(
      CGRect(
        x: span.start, y: edge.start(thickness: thickness), width: span.length, height: thickness))
  }

  private func place(_ place: CGRect) {
    frame = CGRect(
      x: roundedToPixels(place.minX), y: roundedToPixels(place.minY),
      width: roundedToPixels(place.width), height: roundedToPixels(place.height))
    bar.frame = bounds
    bar.layer.cornerRadius = thickness / 2
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

extension UIScrollView.IndicatorStyle {
  /// Source: logs of a list (35 percent of black) and of web pages on white, which take the black style (50).
  /// Assumed: the white ones are as transparent.
  fileprivate var color: UIColor {
    switch self {
    case .default:
      UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
    case .black: UIColor(white: 0, alpha: 0.5)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }
}
