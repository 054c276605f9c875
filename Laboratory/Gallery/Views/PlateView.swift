import UIKit

/// A plate of white enamel with something written on it.
final class PlateView: UIView {
  private let content: UIView
  private let margin: CGFloat = 14

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 14
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: size.width - 2 * margin, height: 0)
    return CGSize(width: size.width, height: content.sizeThatFits(inner).height + 2 * margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: margin, dy: margin)
  }
}
