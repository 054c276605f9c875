import UIKit

/// A view that is a gradient from its top to its bottom.
final class GradientView: UIView {
  private let gradient = CAGradientLayer()
  private var colors: [UIColor] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(gradient)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Sets the two colors of the gradient.
  func setColors(top: UIColor, bottom: UIColor) {
    colors = [top, bottom]
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
