import UIKit

/// A heading over a white card of rows, with a hairline between them.
final class CardView: UIView {
  private let heading = UILabel()
  private let card = UIView()
  private let rows: [RowView]
  private let hairlines: [UIView]

  init(heading text: String, rows: [RowView], headingColor: UIColor = Palette.faded) {
    self.rows = rows
    hairlines = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    heading.text = text
    heading.letter(14, .semibold)
    heading.textColor = headingColor
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    addSubview(heading)
    addSubview(card)
    for row in rows { card.addSubview(row) }
    for hairline in hairlines {
      hairline.backgroundColor = Palette.hairline
      hairline.isUserInteractionEnabled = false
      card.addSubview(hairline)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private var headingHeight: CGFloat { grown(26) }

  private var rowHeight: CGFloat { grown(RowView.standardHeight) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: headingHeight + rowHeight * CGFloat(rows.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: grown(20))
    card.frame = bounds.inset(by: UIEdgeInsets(top: headingHeight, left: 0, bottom: 0, right: 0))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: card.bounds.width, height: rowHeight)
    }
    for (hairline, row) in zip(hairlines, rows.dropFirst()) {
      let leading = RowView.textLeading
      hairline.frame = card.placed(
        CGRect(x: leading, y: row.frame.minY, width: card.bounds.width - leading, height: 0.5))
    }
  }
}
