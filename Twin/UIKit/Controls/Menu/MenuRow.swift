import Foundation

/// A row of a menu, or one of several things side by side. The panel that it is on follows the finger.
final class MenuRow: ButtonControl {
  /// How the parts lie.
  enum Form {
    case row
    case picture
    case pictureAndTitle
  }

  private static let pictureWidth: CGFloat = 28
  private static let markWidth: CGFloat = 24

  let entry: MenuEntry
  private let form: Form
  private let label = UILabel()
  private let detail = UILabel()
  private let mark = UILabel()
  private let picture = UIImageView()
  private let hasMarks: Bool
  private let isPictured: Bool
  private let measures = MenuMeasures.current
  /// Whether pictures stand before texts: from iOS 26 on (Apple, Human Interface Guidelines, "Menus", since 2025).
  private let leadsWithPicture = UISystem.current.behaviour.leadsMenusWithPictures
  private let onChoice: () -> Void

  /// - Parameters:
  ///   - hasMarks: Whether some row of the menu has a mark.
  ///   - isPictured: Whether some row has a picture.
  init(
    _ entry: MenuEntry, form: Form, hasMarks: Bool, isPictured: Bool,
    onChoice: @escaping () -> Void
  ) {
    self.entry = entry
    self.form = form
    self.hasMarks = hasMarks
    self.isPictured = isPictured
    self.onChoice = onChoice
    super.init(frame: .zero)
    isEnabled = !entry.attributes.contains(.disabled)
    isSelected = entry.mark == .check
    let color: UIColor =
      if !isEnabled {
        .tertiaryLabel
      } else if entry.attributes.contains(.destructive) {
        .systemRed
      } else {
        .label
      }
    accessibilityLabel = entry.title
    showTexts(color)
    picture.image = entry.image
    picture.tintColor = form == .picture && isSelected ? tintColor : color
    picture.contentMode = .center
    if entry.image != nil { addSubview(picture) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func showTexts(_ color: UIColor) {
    label.text = entry.title
    label.numberOfLines = form == .row ? max(0, entry.titleLines ?? 1) : 1
    label.textColor = color
    label.font = .systemFont(ofSize: form == .row ? 17 : 13)
    label.textAlignment = form == .row ? .natural : .center
    if form != .picture || entry.image == nil { addSubview(label) }
    guard form == .row else { return }
    if let subtitle = entry.subtitle {
      detail.text = subtitle
      detail.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
      detail.font = .systemFont(ofSize: measures.subtitleSize)
      addSubview(detail)
    }
    if let text = entry.mark.text {
      mark.text = text
      mark.textColor = color
      mark.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(mark)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch form {
    case .row: layOutRow()
    case .picture:
      picture.frame = bounds
      label.frame = bounds
    case .pictureAndTitle:
      let text: CGFloat = 18
      let top: CGFloat = 6
      picture.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: bounds.height - text - 2 * top)
      label.frame = CGRect(
        x: 0, y: bounds.height - text - top, width: bounds.width, height: text)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft, form == .row {
      if entry.mark == .chevron { mark.text = "‹" }
      for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
  }

  private func layOutRow() {
    let start = layOutColumns()
    var end = bounds.width - measures.trailing
    if picture.image != nil, !leadsWithPicture {
      let width = Self.pictureWidth
      picture.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height)
      end -= width + 8
    }
    let hasDetail = entry.subtitle != nil
    let further = measures.heightOfFurtherLines(of: entry)
    let middle = hasDetail ? bounds.midY + 2 + further / 2 : bounds.height
    label.frame = CGRect(
      x: start, y: hasDetail ? middle - 22 - further : 0, width: end - start,
      height: hasDetail ? 22 + further : bounds.height)
    detail.frame = CGRect(x: start, y: middle, width: end - start, height: 20)
  }

  private func layOutMark(at start: CGFloat) {
    let width = Self.markWidth
    guard entry.mark == .openChevron else {
      mark.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      return
    }
    guard mark.transform.isIdentity else { return }
    mark.bounds.size = CGSize(width: width, height: width)
    mark.textAlignment = .center
    mark.center = CGPoint(x: start + width / 2 - 4, y: bounds.midY)
    mark.transform = CGAffineTransform(rotationAngle: .pi / 2)
  }

  /// Lays out what stands before the texts.
  ///
  /// - Returns: Where these begin.
  private func layOutColumns() -> CGFloat {
    let starts = measures.textStart
    if mark.superview != nil {
      let chevron = entry.mark.isChevron ? measures.chevronMiddle : nil
      layOutMark(at: chevron.map { bounds.width - $0 - 4 } ?? starts.marked - Self.markWidth)
    }
    let start = hasMarks ? starts.marked : starts.alone
    guard leadsWithPicture, isPictured else { return start }
    // A column of pictures for the whole menu, behind that of the marks.
    let shift = hasMarks ? starts.marked - starts.alone : 0
    let pictured = starts.pictured + shift
    picture.frame = CGRect(
      x: pictured - 24 - Self.pictureWidth / 2, y: 0, width: Self.pictureWidth,
      height: bounds.height)
    return pictured
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : nil }
  }

  func choose() {
    onChoice()
  }

  // MARK: Touches

  private var panel: MenuPanel? {
    sequence(first: self as UIView, next: \.superview).firstNonNil { $0 as? MenuPanel }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let panel else { return }
    panel.highlight(at: touch.location(in: panel))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
    panel?.chooseHighlighted()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    panel?.highlight(at: nil)
  }

  /// A tap is UIKit's own affair: no action of the app runs.
  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside), isEnabled { choose() }
  }
}
