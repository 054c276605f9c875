import UIKit

/// A panel of the departure board: a drawing, a line, and where the train goes.
final class PanelView: UIView {
  private let drawing: DrawingView
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ title: String, _ detail: String, drawing: Exhibit.Drawing, tone: Exhibit.Tone) {
    self.drawing = DrawingView(Drawing.of(drawing, in: tone))
    super.init(frame: .zero)
    backgroundColor = Palette.deep(tone)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
    titleLabel.textColor = Palette.white
    detailLabel.text = detail
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = Palette.pale(tone)
    for view in [self.drawing, titleLabel, detailLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(96, bounds.height - 32)
    drawing.frame = CGRect(
      x: bounds.width - side - 18, y: (bounds.height - side) / 2, width: side, height: side)
    let width = drawing.frame.minX - 28
    titleLabel.frame = CGRect(x: 20, y: bounds.midY - 30, width: width, height: 32)
    detailLabel.frame = CGRect(x: 20, y: bounds.midY + 6, width: width, height: 20)
  }
}
