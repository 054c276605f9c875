import UIKit

/// A heading and a paragraph.
final class TextView: UIView {
  private let heading = UILabel()
  private let body = UILabel()

  init(heading headingText: String, text: String, tone: Exhibit.Tone) {
    super.init(frame: .zero)
    show(headingText, text)
    heading.letter(22, .bold, as: .title2)
    heading.textColor = Palette.heading(tone)
    heading.numberOfLines = 0
    body.letter(16)
    body.textColor = Palette.ink
    body.numberOfLines = 0
    addSubview(heading)
    addSubview(body)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Says something else.
  func show(_ headingText: String, _ text: String) {
    heading.text = headingText
    body.text = text
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(atWidth: size.width).body.maxY + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (heading.frame, body.frame) = frames(atWidth: bounds.width)
  }

  private func frames(atWidth width: CGFloat) -> (heading: CGRect, body: CGRect) {
    let area = CGSize(width: width - 8, height: .greatestFiniteMagnitude)
    let headingFrame = CGRect(
      x: 4, y: 0, width: area.width, height: heading.sizeThatFits(area).height)
    let bodyFrame = CGRect(
      x: 4, y: headingFrame.maxY + 6, width: area.width, height: body.sizeThatFits(area).height)
    return (headingFrame, bodyFrame)
  }
}
