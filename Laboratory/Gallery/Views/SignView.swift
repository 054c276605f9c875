import UIKit

/// The sign over the entrance: the museum's name in white on blue enamel, with two signals beside it.
final class SignView: UIView {
  private let sky = GradientView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let home = DrawingView(Drawing.of(.homeSignal, in: .red))
  private let distant = DrawingView(Drawing.of(.distantSignal, in: .amber))
  private let rail = UIView()

  init(title: String, subtitle: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    sky.setColors(top: Palette.deep(.blue), bottom: Palette.strong(.blue))
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
    titleLabel.textColor = Palette.white
    subtitleLabel.text = subtitle
    subtitleLabel.font = .systemFont(ofSize: 14)
    subtitleLabel.textColor = Palette.pale(.blue)
    rail.backgroundColor = Palette.white.withAlphaComponent(0.35)
    for view in [sky, rail, distant, home, titleLabel, subtitleLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 112)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    rail.frame = CGRect(x: 0, y: bounds.height - 12, width: bounds.width, height: 2)
    titleLabel.frame = CGRect(x: 20, y: 28, width: bounds.width - 180, height: 30)
    subtitleLabel.frame = CGRect(x: 20, y: 60, width: bounds.width - 180, height: 20)
    home.frame = CGRect(x: bounds.width - 104, y: bounds.height - 102, width: 90, height: 90)
    distant.frame = CGRect(x: bounds.width - 150, y: bounds.height - 72, width: 60, height: 60)
  }
}
