import UIKit

/// Two views of the same size, side by side.
final class PairView: UIView {
  private let leading: UIView
  private let trailing: UIView

  init(_ leading: UIView, _ trailing: UIView) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
    addSubview(leading)
    addSubview(trailing)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 196)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 14
    let width = (bounds.width - gap) / 2
    leading.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    trailing.frame = CGRect(x: width + gap, y: 0, width: width, height: bounds.height)
  }
}
