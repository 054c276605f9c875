import UIKit

/// A control that can play a zoom of its icon before it does what it is for.
final class ZoomControl: UIControl {
  /// How long the icon takes to grow, in seconds; it takes as long again to shrink.
  static let zoomDuration: TimeInterval = 0.15

  private let icon: IconView
  private let titleLabel = UILabel()
  private let captionLabel = UILabel()

  init(title: String, caption: String, drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    icon = IconView(drawing: drawing, tone: tone)
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 18
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = Palette.heading(tone)
    captionLabel.text = caption
    captionLabel.font = .systemFont(ofSize: 13)
    captionLabel.textColor = Palette.faded
    for label in [titleLabel, captionLabel] { label.textAlignment = .center }
    for view in [icon, titleLabel, captionLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Grows and shrinks the icon, then acts. Until then the control takes no other tap.
  func playZoom(then act: @escaping () -> Void) {
    isUserInteractionEnabled = false
    zoom(to: 1.3) { [weak self] in
      self?.zoom(to: 1) {
        self?.isUserInteractionEnabled = true
        act()
      }
    }
  }

  private func zoom(to scale: CGFloat, then next: @escaping () -> Void) {
    UIView.animate(withDuration: Self.zoomDuration) { [icon] in
      icon.transform = CGAffineTransform(scaleX: scale, y: scale)
    } completion: { _ in
      next()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 88
    icon.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    icon.center = CGPoint(x: bounds.midX, y: 24 + side / 2)
    titleLabel.frame = CGRect(x: 8, y: 128, width: bounds.width - 16, height: 24)
    captionLabel.frame = CGRect(x: 8, y: 154, width: bounds.width - 16, height: 20)
  }
}
