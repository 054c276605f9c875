import UIKit

/// A row of a card: icon, title, summary and a chevron. Darkens while a finger is on it.
final class RowView: UIControl {
  static let standardHeight: CGFloat = 58
  static let textLeading: CGFloat = 64

  private let icon: IconView
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let chevron = DrawingView(Drawing.chevron)

  init(title: String, summary: String, drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    icon = IconView(drawing: drawing, tone: tone)
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.letter(17, .medium)
    titleLabel.textColor = Palette.ink
    summaryLabel.text = summary
    summaryLabel.letter(13)
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
    let middle = bounds.height / 2
    icon.frame = placed(CGRect(x: 14, y: middle - 19, width: 38, height: 38))
    let textWidth = bounds.width - Self.textLeading - 36
    titleLabel.frame = placed(
      CGRect(x: Self.textLeading, y: grown(9), width: textWidth, height: grown(22)))
    summaryLabel.frame = placed(
      CGRect(x: Self.textLeading, y: grown(31), width: textWidth, height: grown(18)))
    let place = placed(CGRect(x: bounds.width - 28, y: middle - 7, width: 14, height: 14))
    chevron.bounds = CGRect(origin: .zero, size: place.size)
    chevron.center = CGPoint(x: place.midX, y: place.midY)
    chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}
