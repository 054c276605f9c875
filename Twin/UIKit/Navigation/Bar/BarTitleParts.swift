import Foundation
import QuartzCore

/// What a bar shows beside the title itself: a second line, and a mark for a menu.
final class BarTitleParts {
  /// How far the middles of title and second line are from the middle of the row, in points (assumed).
  private static let lineShift: CGFloat = 9
  /// The heights of lines in the system's text, for which that is right, in points.
  private static let lineHeight: (title: CGFloat, subtitle: CGFloat) = (21, 15)

  /// The second line, or the app's view in its place.
  private let subtitle: UIView?
  private let button: TitleMenuButton?

  init?(_ content: BarContent, in view: UIView) {
    let item = content.item
    guard item.shownTitleView == nil, item.hasTitleParts else { return nil }
    button = item.hasTitleMenu ? TitleMenuButton(item) : nil
    subtitle = item.subtitleView ?? Self.label(content)
    for part in [subtitle, button].compactMap(\.self) { view.addSubview(part) }
  }

  private static func label(_ content: BarContent) -> UILabel? {
    let item = content.item
    let label = BarSubtitle(
      item.attributedSubtitle, item.subtitle, content.subtitleWriting, size: 12)
    label?.textAlignment = .center
    return label
  }

  /// How wide the second line and the mark are, beside a title of a width.
  func width(beside title: CGFloat) -> CGFloat {
    max(title + 2 * markWidth, subtitle?.sizeThatFits(.zero).width ?? 0)
  }

  private var markWidth: CGFloat { button == nil ? 0 : TitleMenuButton.markWidth }

  /// Takes the place around a title that is in the middle of its row.
  func place(around title: UIView) {
    let middle = title.center.y
    if let subtitle {
      let height = Self.lineHeight
      let upper = title.sizeThatFits(.zero).height
      let lower = (subtitle as? BarSubtitle)?.sizeThatFits(.zero).height ?? height.subtitle
      // Lines that are higher than the system's take each other no room.
      let excess = max(0, upper - height.title) / 2 + max(0, lower - height.subtitle) / 2
      let shift = Self.lineShift + excess / 2
      subtitle.bounds.size = CGSize(
        width: title.bounds.width, height: max(height.subtitle, lower.rounded(.up)))
      subtitle.center = CGPoint(x: title.center.x, y: middle + shift)
      title.center.y = middle - shift + 1
    }
    guard let button else { return }
    button.bounds.size = CGSize(width: title.bounds.width, height: UINavigationBar.height)
    button.center = CGPoint(x: title.center.x, y: middle)
    let text = title.sizeThatFits(.zero).width
    let end = min(title.bounds.width, (title.bounds.width + text) / 2 + button.markRoom)
    button.placeMark(at: CGPoint(x: end - button.markRoom / 2, y: title.center.y - middle))
  }

  /// Moves and fades as the title does.
  func follow(_ title: UIView) {
    for view in [subtitle, button].compactMap(\.self) {
      view.transform = title.transform
      view.alpha = title.alpha
    }
  }
}

/// The title of a bar, in its row or large: the heading of the page.
final class BarTitle: UILabel {
  nonisolated deinit {}  // As in `UIResponder`.

  /// Source: what screen readers say of titles, "heading" (general knowledge).
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.header)
  }
}

/// A line of smaller text below a title.
final class BarSubtitle: UILabel {
  /// Makes a line in the system's small gray text, but for what the app says of it; nil without a text.
  ///
  /// - Parameter size: Of the system's text, in points (assumed: 12 below a title, 15 below a large one).
  convenience init?(
    _ attributed: NSAttributedString?, _ plain: String?, _ writing: BarWriting, size: CGFloat
  ) {
    guard let text = attributed ?? plain.map({ NSAttributedString(string: $0) }) else { return nil }
    self.init(frame: .zero)
    show(text, writing, font: .systemFont(ofSize: size), color: .secondaryLabel)
  }
}

/// Takes the taps on a title that has a menu, and shows that it has.
private final class TitleMenuButton: UIControl {
  static let markWidth: CGFloat = 20
  private weak var item: UINavigationItem?
  private let mark = CAShapeLayer()

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -5, y: -2.5))
    path.addLine(to: CGPoint(x: 0, y: 2.5))
    path.addLine(to: CGPoint(x: 5, y: -2.5))
    mark.path = path.cgPath
    mark.fillColor = nil
    mark.lineWidth = 2
    mark.lineCap = .round
    layer.addSublayer(mark)
    colorsDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  var markRoom: CGFloat { Self.markWidth }

  func placeMark(at point: CGPoint) {
    mark.position = CGPoint(x: point.x, y: bounds.midY + point.y)
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    mark.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    guard controlEvents.contains(.touchUpInside) else { return }
    if let menu = item?.makeTitleMenu() { open(menu) }
  }
}
