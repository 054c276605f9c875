import Foundation

/// A large title below a bar's buttons; what does not fit goes away behind them.
final class _UINavigationBarLargeTitleView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    // The size of the text style `largeTitle` (Human Interface Guidelines).
    label.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a text.
  func show(_ text: String?, color: UIColor) {
    label.text = text
    label.textColor = color
  }

  /// Takes the place below a row, as high as is left of it.
  func place(below row: CGRect, height: CGFloat, margin: CGFloat) {
    bounds = CGRect(x: 0, y: 0, width: row.width, height: height)
    center = CGPoint(x: row.midX, y: row.maxY + height / 2)
    let full = BarHeights.fullLargeTitle
    label.frame = CGRect(
      x: margin, y: height - full, width: row.width - 2 * margin, height: full)
  }
}
