import Foundation

/// The texts of an alert; those with attributes, which apps set by their keys, come before the others.
struct AlertTexts {
  var title: String?
  var message: String?
  var attributedTitle: NSAttributedString?
  var attributedMessage: NSAttributedString?

  var hasTitle: Bool { !(attributedTitle?.string ?? title ?? "").isEmpty }
  var hasMessage: Bool { !(attributedMessage?.string ?? message ?? "").isEmpty }

  /// Writes them.
  func write(title: UILabel, message: UILabel) {
    title.text = self.title
    if let attributedTitle { title.attributedText = attributedTitle }
    message.text = self.message
    if let attributedMessage { message.attributedText = attributedMessage }
  }
}

/// What shows the texts and the buttons of an alert.
protocol AlertContent: UIView {
  /// Called with the action whose button was tapped.
  var onTap: (UIAlertAction) -> Void { get set }
  /// Shows texts.
  func show(_ texts: AlertTexts)
  /// Shows a button for each action, in this order.
  func show(actions: [UIAlertAction], preferred: UIAlertAction?)
  /// Shows text fields between the texts and the buttons, in this order.
  func show(fields: [UITextField])
}

/// The box of an alert: texts above, buttons below, until iOS 18 with hairlines between.
final class AlertView: UIView, AlertContent {
  private let measures = AlertMeasures.current
  private let upperPart = AlertPart()
  private let lowerPart = AlertPart()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var hairlines: [UIView] = []
  private var fields: [UITextField] = []
  private var fieldCapsules: [UIView] = []
  /// Whether buttons are always one below the other, as in an action sheet beside what it belongs to (assumed).
  var hasColumn = false
  /// Called with the action whose button was tapped.
  var onTap: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SystemSurface.panel
    layer.cornerRadius = measures.cornerRadius
    clipsToBounds = true
    for part in [upperPart, lowerPart] { addSubview(part) }
    for (label, font) in [
      (titleLabel, UIFont.alertText(.headline, weight: .semibold)),
      (messageLabel, UIFont.alertText(measures.messageStyle)),
    ] {
      label.font = font
      label.textAlignment = measures.textAlignment
      label.numberOfLines = 0
      upperPart.addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows texts.
  func show(_ texts: AlertTexts) {
    if measures.hasCapsules { styleForCard(texts) }
    texts.write(title: titleLabel, message: messageLabel)
    setNeedsLayout()
  }

  /// A text that is alone is in the middle, and neither bold nor gray.
  private func styleForCard(_ texts: AlertTexts) {
    let isAlone = !texts.hasTitle || !texts.hasMessage
    for label in [titleLabel, messageLabel] { label.textAlignment = isAlone ? .center : .natural }
    titleLabel.font = .alertText(.headline, weight: isAlone ? .regular : .semibold)
    messageLabel.font = .alertText(isAlone ? .body : measures.messageStyle)
    messageLabel.textColor = isAlone ? .label : .secondaryLabel
  }

  /// Shows a button for each action, in this order.
  func show(actions: [UIAlertAction], preferred: UIAlertAction?) {
    for view in buttons + hairlines { view.removeFromSuperview() }
    let cancelling = measures.hasCapsules ? nil : actions.first { $0.style == .cancel }
    let bold = preferred ?? cancelling
    buttons = actions.map { action in
      let usual: UIFont.Weight = measures.hasCapsules ? .medium : .regular
      let button = AlertButton(action: action, weight: action === bold ? .semibold : usual) {
        [weak self] in
        self?.onTap(action)
      }
      if measures.hasCapsules {
        button.capsule = action === preferred ? .prominent : .plain
      }
      return button
    }
    hairlines =
      measures.hasCapsules
      ? []
      : actions.map { _ in
        let line = UIView()
        line.backgroundColor = SystemSurface.panelLine
        return line
      }
    for view in buttons + hairlines { lowerPart.addSubview(view) }
    setNeedsLayout()
  }

  /// Shows text fields between the texts and the buttons, in this order.
  func show(fields: [UITextField]) {
    for view in self.fields + fieldCapsules { view.removeFromSuperview() }
    self.fields = fields
    fieldCapsules =
      measures.fieldPadding == 0
      ? []
      : fields.map { field in
        let capsule = UIView()
        capsule.backgroundColor = .tertiarySystemFill
        capsule.layer.cornerRadius = measures.fieldHeight / 2
        field.borderStyle = .none
        field.backgroundColor = nil
        return capsule
      }
    for view in fieldCapsules + fields { upperPart.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The width of an alert, and the height of its texts and buttons, as far as there is room.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: measures.width,
      height: AlertPart.height(upperHeight + buttonsHeight, in: size.height))
  }

  private var upperHeight: CGFloat { textHeight + fieldsHeight }

  private var buttonsHeight: CGFloat {
    measures.buttonsHeight(rows: areButtonsSideBySide ? 1 : buttons.count)
  }

  private var areButtonsSideBySide: Bool {
    let half = measures.halfWidth - 16
    return buttons.count == 2 && !hasColumn && buttons.allSatisfy { $0.titleWidth <= half }
  }

  private func height(of label: UILabel) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: measures.width - 2 * measures.margin, height: .greatestFiniteMagnitude)
    ).height
  }

  private var textHeight: CGFloat {
    let (title, message) = (height(of: titleLabel), height(of: messageLabel))
    let hasBoth = title > 0 && message > 0
    let spacing = hasBoth ? measures.textSpacing : 0
    let height = measures.top + title + spacing + message
    // From iOS 26 on all is on pixels, and a text that is alone has a third of a point less below it.
    guard measures.hasCapsules else { return (height + measures.bottom).rounded(.up) }
    return height + (hasBoth ? measures.bottom : measures.bottom.rounded(.down))
  }

  private var fieldsHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    let count = CGFloat(fields.count)
    return count * measures.fieldHeight + (count - 1) * measures.fieldSpacing + measures.fieldRoom
  }

  private func layoutFields(below top: CGFloat) {
    for (index, field) in fields.enumerated() {
      let step = measures.fieldHeight + measures.fieldSpacing
      field.frame = CGRect(
        x: measures.margin, y: top - measures.fieldLift + CGFloat(index) * step,
        width: measures.width - 2 * measures.margin, height: measures.fieldHeight)
    }
    for (capsule, field) in zip(fieldCapsules, fields) {
      capsule.frame = field.frame.insetBy(dx: -measures.fieldPadding, dy: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (upper, lower) = (upperHeight, buttonsHeight)
    let shown = AlertPart.heights(texts: upper, buttons: lower, sharing: bounds.height)
    upperPart.take(
      CGRect(x: 0, y: 0, width: measures.width, height: shown.texts), contentHeight: upper)
    lowerPart.take(
      CGRect(x: 0, y: shown.texts, width: measures.width, height: shown.buttons),
      contentHeight: lower)
    let textWidth = measures.width - 2 * measures.margin
    let titleHeight = height(of: titleLabel)
    titleLabel.frame = CGRect(
      x: measures.margin, y: measures.top, width: textWidth, height: titleHeight)
    messageLabel.frame = CGRect(
      x: measures.margin,
      y: measures.top + titleHeight + (titleHeight > 0 ? measures.textSpacing : 0),
      width: textWidth, height: height(of: messageLabel))
    layoutFields(below: textHeight)
    layoutButtons()
  }

  /// Whether the first of two buttons cancels: in a column it is the lower one (Human Interface Guidelines, "Alerts":
  /// such buttons are "on the leading side of a button row or at the bottom of a button stack").
  private var cancelsFirstOfTwo: Bool {
    buttons.count == 2 && buttons[0].cancels && !buttons[1].cancels
  }

  private func layoutButtons() {
    let isRow = areButtonsSideBySide
    let isTurned = isRow ? measures.hasCapsules && isRightToLeft : cancelsFirstOfTwo
    for (index, button) in buttons.enumerated() {
      let position = isTurned ? 1 - index : index
      button.frame = measures.buttonFrame(position, isInRow: isRow)
    }
    let pixel = UIScreen.main.pixel
    for (index, (button, line)) in zip(buttons, hairlines).enumerated() {
      let isUpright = isRow && index > 0
      line.frame = CGRect(
        x: isUpright ? button.frame.minX : 0, y: button.frame.minY,
        width: isUpright ? pixel : measures.width, height: isUpright ? measures.buttonHeight : pixel
      )
    }
  }
}

/// A button of an alert.
final class AlertButton: ButtonControl {
  private let action: UIAlertAction
  private let onTap: () -> Void
  private let label = UILabel()

  /// What a button from iOS 26 on lies on: gray, or the tint.
  enum Capsule {
    case plain, prominent
  }

  /// What the button lies on; nil for nothing.
  var capsule: Capsule? {
    didSet { updateColor() }
  }

  init(
    action: UIAlertAction, style: UIFont.TextStyle = .body, weight: UIFont.Weight,
    onTap: @escaping () -> Void
  ) {
    self.action = action
    self.onTap = onTap
    super.init(frame: .zero)
    label.text = action.title
    label.font = .alertText(style, weight: weight)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textAlignment = .center
    addSubview(label)
    updateColor()
    action.onChange = { [weak self] in self?.updateColor() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var usualAccessibilityLabel: String? { action.title }

  /// Whether it is there to cancel.
  var cancels: Bool { action.style == .cancel }

  /// The width of the text, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  private func updateColor() {
    isEnabled = action.isEnabled
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if let color = action.titleTextColor {
        color
      } else if action.style == .destructive {
        .systemRed
      } else {
        restingColor
      }
    if !isHighlighted { backgroundColor = capsuleColor }
  }

  /// Assumed, from pictures of iOS 26: texts on gray are black, and white on the tint.
  private var restingColor: UIColor {
    switch capsule {
    case nil: tintColor
    case .plain: .label
    case .prominent: .white
    }
  }

  private var capsuleColor: UIColor? {
    switch capsule {
    case nil: nil
    case .plain: .tertiarySystemFill
    case .prominent: action.style == .destructive ? .tertiarySystemFill : tintColor
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    if capsule != nil { layer.cornerRadius = bounds.height / 2 }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : capsuleColor }
  }

  /// A tap is UIKit's own affair: the app's handler runs later.
  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
