import Foundation

/// A large title below a bar's buttons.
final class _UINavigationBarLargeTitleView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
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

  /// Takes the place below the line with the buttons, as high as is left of it.
  func place(below end: CGFloat, _ size: CGSize, _ space: LargeTitleSpace, from edge: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(x: size.width / 2, y: end + size.height / 2)
    if clipsToBounds != space.endsAtButtons { clipsToBounds = space.endsAtButtons }
    if label.font != space.font { label.font = space.font }
    let margin = space.margin + edge
    label.frame = CGRect(
      x: margin, y: size.height - space.height + space.top, width: size.width - 2 * margin,
      height: space.textHeight)
  }
}
