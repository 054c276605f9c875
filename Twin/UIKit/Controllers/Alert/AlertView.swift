import Foundation

/// The texts of an alert; those with attributes, which apps set by their keys, come before the others.
struct AlertTexts {
  var title: String?
  var message: String?
  var attributedTitle: NSAttributedString?
  var attributedMessage: NSAttributedString?

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

/// The box of an alert: texts above, buttons below, hairlines between.
///
/// Numbers in points, from pictures of iOS 7 to 18 (assumed; Apple publishes none).
final class AlertView: UIView, AlertContent {
  private enum Metrics {
    static let width: CGFloat = 270
    static let cornerRadius: CGFloat = 14
    static let margin: CGFloat = 16
    static let top: CGFloat = 19
    static let bottom: CGFloat = 20
    static let textSpacing: CGFloat = 3
    static let buttonHeight: CGFloat = 44
    static let fieldHeight: CGFloat = 30
    static let fieldSpacing: CGFloat = 6
  }

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var hairlines: [UIView] = []
  private var fields: [UITextField] = []
  /// Called with the action whose button was tapped.
  var onTap: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = SystemSurface.panel
    layer.cornerRadius = Metrics.cornerRadius
    clipsToBounds = true
    for (label, font) in [
      (titleLabel, UIFont.systemFont(ofSize: 17, weight: .semibold)),
      (messageLabel, UIFont.systemFont(ofSize: 13)),
    ] {
      label.font = font
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows texts.
  func show(_ texts: AlertTexts) {
    texts.write(title: titleLabel, message: messageLabel)
    setNeedsLayout()
  }

  /// Shows a button for each action, in this order.
  func show(actions: [UIAlertAction], preferred: UIAlertAction?) {
    for view in buttons + hairlines { view.removeFromSuperview() }
    let bold = preferred ?? actions.first { $0.style == .cancel }
    buttons = actions.map { action in
      AlertButton(action: action, isBold: action === bold) { [weak self] in self?.onTap(action) }
    }
    hairlines = actions.map { _ in
      let line = UIView()
      line.backgroundColor = SystemSurface.panelLine
      return line
    }
    for view in buttons + hairlines { addSubview(view) }
    setNeedsLayout()
  }

  /// Shows text fields between the texts and the buttons, in this order.
  func show(fields: [UITextField]) {
    for field in self.fields { field.removeFromSuperview() }
    self.fields = fields
    for field in fields { addSubview(field) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The width of an alert, and the height of its texts and buttons.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = areButtonsSideBySide ? 1 : buttons.count
    return CGSize(
      width: Metrics.width, height: textHeight + fieldsHeight + CGFloat(rows) * Metrics.buttonHeight
    )
  }

  private var areButtonsSideBySide: Bool {
    let half = Metrics.width / 2 - Metrics.margin
    return buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= half }
  }

  private func height(of label: UILabel) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: Metrics.width - 2 * Metrics.margin, height: .greatestFiniteMagnitude)
    ).height
  }

  private var textHeight: CGFloat {
    let (title, message) = (height(of: titleLabel), height(of: messageLabel))
    let spacing = title > 0 && message > 0 ? Metrics.textSpacing : 0
    return (Metrics.top + title + spacing + message + Metrics.bottom).rounded(.up)
  }

  private var fieldsHeight: CGFloat {
    fields.isEmpty
      ? 0 : CGFloat(fields.count) * (Metrics.fieldHeight + Metrics.fieldSpacing) + Metrics.margin
  }

  private func layoutFields(below top: CGFloat) {
    for (index, field) in fields.enumerated() {
      let step = Metrics.fieldHeight + Metrics.fieldSpacing
      field.frame = CGRect(
        x: Metrics.margin, y: top + CGFloat(index) * step,
        width: Metrics.width - 2 * Metrics.margin, height: Metrics.fieldHeight)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let textWidth = Metrics.width - 2 * Metrics.margin
    let titleHeight = height(of: titleLabel)
    titleLabel.frame = CGRect(
      x: Metrics.margin, y: Metrics.top, width: textWidth, height: titleHeight)
    messageLabel.frame = CGRect(
      x: Metrics.margin,
      y: Metrics.top + titleHeight + (titleHeight > 0 ? Metrics.textSpacing : 0),
      width: textWidth, height: height(of: messageLabel))
    layoutFields(below: textHeight)
    layoutButtons(below: textHeight + fieldsHeight)
  }

  private func layoutButtons(below top: CGFloat) {
    let pixel = UIScreen.main.pixel
    let isRow = areButtonsSideBySide
    for (index, (button, line)) in zip(buttons, hairlines).enumerated() {
      let position = CGFloat(index)
      if isRow {
        let width = Metrics.width / 2
        button.frame = CGRect(
          x: position * width, y: top, width: width, height: Metrics.buttonHeight)
        line.frame =
          index == 0
          ? CGRect(x: 0, y: top, width: Metrics.width, height: pixel)
          : CGRect(x: width, y: top, width: pixel, height: Metrics.buttonHeight)
      } else {
        let y = top + position * Metrics.buttonHeight
        button.frame = CGRect(x: 0, y: y, width: Metrics.width, height: Metrics.buttonHeight)
        line.frame = CGRect(x: 0, y: y, width: Metrics.width, height: pixel)
      }
    }
  }
}

/// A button of an alert.
final class AlertButton: ButtonControl {
  private let action: UIAlertAction
  private let onTap: () -> Void
  private let label = UILabel()

  init(
    action: UIAlertAction, fontSize: CGFloat = 17, isBold: Bool, onTap: @escaping () -> Void
  ) {
    self.action = action
    self.onTap = onTap
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    addSubview(label)
    updateColor()
    action.onChange = { [weak self] in self?.updateColor() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var usualAccessibilityLabel: String? { action.title }

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
        tintColor
      }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? SystemSurface.pressed : nil }
  }

  /// A tap is UIKit's own affair: the app's handler runs later.
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
