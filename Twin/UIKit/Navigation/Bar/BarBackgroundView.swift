import Foundation

/// The bar's background, from the top of the screen to the hairline below the bar.
///
/// UIKit's own is called `_UIBarBackground`; it too begins above the bar.
final class BarBackgroundView: UIView {
  private let hairline = UIView()
  /// How far above the bar the background begins, in points.
  var reach: CGFloat = 0

  /// The color; the system's unless set.
  var barColor: UIColor? {
    didSet { backgroundColor = barColor ?? Self.systemColor }
  }

  /// Looks like the system's light material over a white page (assumed: there is no blur).
  private static let systemColor = UIColor(white: 0.976, alpha: 0.94)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.systemColor
    // A hairline of 1 pixel, black at 0.3 (Flutter's imitation: 0x4D000000).
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: pixel)
  }
}
