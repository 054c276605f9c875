import UIKit

/// A row of a card: icon, title, summary and a chevron. Darkens while a finger is on it.
final class RowView: UIControl {
  static let height: CGFloat = 58
  static let textLeading: CGFloat = 64

  private let icon: IconView
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let chevron = DrawingView(Drawing.chevron)

  init(title: String, summary: String, drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    icon = IconView(drawing: drawing, tone: tone)
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .medium)
    titleLabel.textColor = Palette.ink
    summaryLabel.text = summary
    summaryLabel.font = .systemFont(ofSize: 13)
    summaryLabel.textColor = Palette.faded
    chevron.isUserInteractionEnabled = false
    for view in [icon, titleLabel, summaryLabel, chevron] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.hairline : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 14, y: (bounds.height - 38) / 2, width: 38, height: 38)
    let textWidth = bounds.width - Self.textLeading - 36
    titleLabel.frame = CGRect(x: Self.textLeading, y: 9, width: textWidth, height: 22)
    summaryLabel.frame = CGRect(x: Self.textLeading, y: 31, width: textWidth, height: 18)
    chevron.frame = CGRect(
      x: bounds.width - 28, y: (bounds.height - 14) / 2, width: 14, height: 14)
  }
}
