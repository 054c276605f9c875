import CoreGraphics
import Foundation

/// The lines at the end of a row by which it is moved.
final class UITableViewCellReorderControl: UIView {
  /// How wide the place of the lines is, in points (assumed).
  static let width: CGFloat = 44

  private let mark = AccessoryMark(.reorder)

  init(color: UIColor? = nil) {
    super.init(frame: .zero)
    mark.color = color
    addSubview(mark)
    accessibilityLabel = "Reorder"
  }

  /// The size of the lines, in points.
  var markSize: CGSize { mark.bounds.size }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
