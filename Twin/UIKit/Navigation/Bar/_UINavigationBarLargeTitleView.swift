import Foundation

/// A large title below a bar's buttons, and what is below that.
final class _UINavigationBarLargeTitleView: UIView {
  private let label = BarTitle()
  private var writing: BarWriting = [:]
  private var color = UIColor.label
  /// The second line, or the app's view in its place.
  private var subtitle: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the texts of a page.
  func show(_ content: BarContent) {
    let item = content.item
    (writing, color) = content.largeTitleStyle
    label.show(item.largeTitle ?? item.title, writing, font: label.font, color: color)
    let wanted =
      item.largeSubtitleView
      ?? BarSubtitle(
        item.shownLargeSubtitle.attributed, item.shownLargeSubtitle.plain,
        content.largeSubtitleWriting, size: 15)
    if let subtitle, subtitle !== wanted, subtitle.superview === self {
      subtitle.removeFromSuperview()
    }
    if let wanted, wanted.superview !== self { addSubview(wanted) }
    subtitle = wanted
  }

  /// Takes the place below the line with the buttons, as high as is left of it.
  func place(below end: CGFloat, _ size: CGSize, _ space: LargeTitleSpace, from edge: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(x: size.width / 2, y: end + size.height / 2)
    if clipsToBounds != space.endsAtButtons { clipsToBounds = space.endsAtButtons }
    label.show(label.text, writing, font: space.font, color: color)
    let margin = space.margin + edge
    let width = size.width - 2 * margin
    let top = size.height - space.height + space.top
    label.frame = CGRect(x: margin, y: top, width: width, height: space.textHeight)
    subtitle?.frame = CGRect(
      x: margin, y: size.height - space.subtitleHeight - LargeTitleSpace.subtitleMargin,
      width: width, height: space.subtitleHeight)
  }
}
