import Foundation
import QuartzCore

/// The name of the month, which opens wheels, and the arrows beside it.
final class CalendarHeader: UIView {
  private let title = UILabel()
  private let mark = UIImageView(image: UIImage(systemName: "chevron.left"))
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  /// A person wants a month so many months later.
  var onTurn: (Int) -> Void = { _ in }
  /// A person has tapped the name.
  var onTitle: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.contentMode = .scaleAspectFit
    mark.isUserInteractionEnabled = false
    for (button, count) in [(back, -1), (forth, 1)] {
      button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.onTurn(count) }, for: .touchUpInside)
    }
    back.accessibilityLabel = "Previous Month"
    forth.accessibilityLabel = "Next Month"
    title.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[_UICalendarHeaderView didTapTitle:]")) { [weak self] _ in
      self?.onTitle()
    }
    title.addGestureRecognizer(tap)
    for view in [title, mark, back, forth] as [UIView] { addSubview(view) }
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// Whether the wheels are open, and the arrows away.
  var isOpen = false {
    didSet {
      back.isHidden = isOpen
      forth.isHidden = isOpen
      title.textColor = isOpen ? tintColor : .label
      setNeedsLayout()
    }
  }

  /// Shows the name of a month, and which ways lead on from it.
  func show(
    _ month: Date, calendar: Calendar, design: UIFontDescriptor.SystemDesign,
    turns: (back: Bool, forth: Bool)
  ) {
    let parts = calendar.dateComponents([.year, .month], from: month)
    let names = calendar.standaloneMonthSymbols
    let index = (parts.month ?? 1) - 1
    let name = names.indices.contains(index) ? names[index] : "\(index + 1)"
    title.text = "\(name) \(parts.year ?? 1)"
    title.font = .calendar(ofSize: 17, weight: .semibold, design: design)
    back.isEnabled = turns.back
    forth.isEnabled = turns.forth
    setNeedsLayout()
  }

  /// Widths in points (assumed).
  private static let widths = (margin: CGFloat(16), arrow: CGFloat(44), mark: CGFloat(8))

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, arrow, width) = Self.widths
    let text = min(title.intrinsicContentSize.width, max(bounds.width - 3 * arrow, 0))
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.transform = .identity
      view.frame = directed(
        CGRect(x: x, y: 0, width: width, height: bounds.height), in: bounds)
    }
    place(title, x: margin, width: text)
    place(mark, x: margin + text + 6, width: width)
    place(back, x: bounds.width - 2 * arrow, width: arrow)
    place(forth, x: bounds.width - arrow, width: arrow)
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    (isRightToLeft ? back : forth).transform = flip
    mark.transform =
      isOpen ? CGAffineTransform(rotationAngle: -.pi / 2) : isRightToLeft ? .identity : flip
  }
}

/// The names of the days of a week.
final class CalendarWeekdays: UIView {
  private var labels: [UILabel] = []

  /// Shows the names that a calendar has, from its first day on.
  func show(_ calendar: Calendar, design: UIFontDescriptor.SystemDesign) {
    for label in labels { label.removeFromSuperview() }
    let names = calendar.shortStandaloneWeekdaySymbols
    labels = names.indices.map { index in
      let label = UILabel()
      let name = names[(index + calendar.firstWeekday - 1) % names.count]
      label.text = name.uppercased(with: calendar.locale)
      label.font = .calendar(ofSize: 13, weight: .semibold, design: design)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = directed(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height), in: bounds)
    }
  }
}

extension UIFont {
  /// The font of a calendar.
  static func calendar(
    ofSize size: CGFloat, weight: Weight = .regular, design: UIFontDescriptor.SystemDesign
  ) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
  }
}
