import Foundation

/// The two panels of an action sheet: texts and buttons, and below them the button to cancel.
///
/// Numbers in points, from pictures of iOS 7 to 18 (assumed; Apple publishes none).
final class ActionSheetView: UIView, AlertContent {
  private enum Metrics {
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 13
    static let gap: CGFloat = 8
    static let textMargin: CGFloat = 16
    static let textTop: CGFloat = 14
    static let textBottom: CGFloat = 16
    static let textSpacing: CGFloat = 8
  }

  private let panel = UIView()
  private let upperPart = AlertPart()
  private let lowerPart = AlertPart()
  private let cancelPanel = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var rows: [(button: AlertButton, line: UIView)] = []
  private var cancelButton: AlertButton?
  private let rowHeight: CGFloat = 57 + UIFont.growth(ofAlertText: .title3)
  /// Called with the action whose button was tapped.
  var onTap: (UIAlertAction) -> Void = { _ in }

  /// Whether the sheet is the page of a popover, which has no second panel.
  private let isInBubble: Bool
  /// Width of a sheet in a popover, in points (assumed).
  private static let bubbleWidth: CGFloat = 304

  init(isInBubble: Bool = false) {
    self.isInBubble = isInBubble
    super.init(frame: .zero)
    for view in [panel, cancelPanel] {
      view.backgroundColor = SystemSurface.panel
      view.layer.cornerRadius = Metrics.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    for part in [upperPart, lowerPart] { panel.addSubview(part) }
    for (label, weight) in [(titleLabel, UIFont.Weight.semibold), (messageLabel, .regular)] {
      label.font = .alertText(.footnote, weight: weight)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 0
      upperPart.addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ texts: AlertTexts) {
    texts.write(title: titleLabel, message: messageLabel)
    setNeedsLayout()
  }

  func show(actions: [UIAlertAction], preferred: UIAlertAction?) {
    for row in rows {
      row.button.removeFromSuperview()
      row.line.removeFromSuperview()
    }
    cancelButton?.removeFromSuperview()
    cancelButton = nil
    rows = []
    for action in actions where !isInBubble || action.style != .cancel {
      let isCancelling = action.style == .cancel
      let button = AlertButton(
        action: action, style: .title3,
        weight: isCancelling || action === preferred ? .semibold : .regular
      ) { [weak self] in self?.onTap(action) }
      if isCancelling {
        cancelPanel.addSubview(button)
        cancelButton = button
      } else {
        let line = UIView()
        line.backgroundColor = SystemSurface.panelLine
        lowerPart.addSubview(button)
        lowerPart.addSubview(line)
        rows.append((button, line))
      }
    }
    cancelPanel.isHidden = cancelButton == nil
    setNeedsLayout()
  }

  /// Does nothing: action sheets have no text fields.
  func show(fields: [UITextField]) {}

  // MARK: Layout

  /// As wide as a phone held upright leaves room, and as high as texts and buttons, as far as there is room.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - 2 * Metrics.margin
    let height = panelHeight(width) + cancelHeight
    return CGSize(width: width, height: AlertPart.height(height, in: size.height))
  }

  /// The height of the button to cancel, with the gap above it.
  private var cancelHeight: CGFloat { cancelButton == nil ? 0 : Metrics.gap + rowHeight }

  /// How large the sheet is in a popover.
  var sizeInBubble: CGSize {
    CGSize(width: Self.bubbleWidth, height: panelHeight(Self.bubbleWidth))
  }

  /// At the lower end of a container, above what covers the screen there.
  func frame(in bounds: CGRect, covered: UIEdgeInsets) -> CGRect {
    let bottom = bounds.maxY - max(covered.bottom, Metrics.margin)
    let top = bounds.minY + max(covered.top, Metrics.margin)
    let size = sizeThatFits(CGSize(width: bounds.width, height: bottom - top))
    return CGRect(
      x: bounds.minX + Metrics.margin, y: bottom - size.height, width: size.width,
      height: size.height)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * Metrics.textMargin, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  /// The height of the texts with the space around them; 0 without any.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    let (title, message) = (height(of: titleLabel, width), height(of: messageLabel, width))
    guard title + message > 0 else { return 0 }
    let spacing = title > 0 && message > 0 ? Metrics.textSpacing : 0
    return Metrics.textTop + title + spacing + message + Metrics.textBottom
  }

  private var rowsHeight: CGFloat { CGFloat(rows.count) * rowHeight }

  private func panelHeight(_ width: CGFloat) -> CGFloat {
    textHeight(width) + rowsHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let (upper, lower) = (textHeight(width), rowsHeight)
    let shown = AlertPart.heights(
      texts: upper, buttons: lower, sharing: bounds.height - cancelHeight)
    panel.frame = CGRect(x: 0, y: 0, width: width, height: shown.texts + shown.buttons)
    upperPart.take(CGRect(x: 0, y: 0, width: width, height: shown.texts), contentHeight: upper)
    lowerPart.take(
      CGRect(x: 0, y: shown.texts, width: width, height: shown.buttons), contentHeight: lower)
    let titleHeight = height(of: titleLabel, width)
    let textWidth = width - 2 * Metrics.textMargin
    titleLabel.frame = CGRect(
      x: Metrics.textMargin, y: Metrics.textTop, width: textWidth, height: titleHeight)
    messageLabel.frame = CGRect(
      x: Metrics.textMargin,
      y: Metrics.textTop + (titleHeight > 0 ? titleHeight + Metrics.textSpacing : 0),
      width: textWidth, height: height(of: messageLabel, width))
    let pixel = UIScreen.main.pixel
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * rowHeight
      row.button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      row.line.frame = CGRect(x: 0, y: y, width: width, height: pixel)
      row.line.isHidden = upper + y == 0
    }
    cancelPanel.frame = CGRect(
      x: 0, y: bounds.height - rowHeight, width: width, height: rowHeight)
    cancelButton?.frame = cancelPanel.bounds
  }
}

/// Slides up from below the screen above a dimmed page, and down again.
struct ActionSheetLook: PresentationLook {
  let duration = TransitionMotion.duration

  func occludes(in presentation: Presentation) -> Bool { true }

  func prepare(_ presentation: Presentation, view: UIView) {
    let background = presentation.container.dimmingView
    background.backgroundColor = .black
    (presentation.presented as? UIAlertController)?.takeTaps(on: background)
  }

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    let container = presentation.container
    guard fit(presentation, view: view) else { return }
    let isShown = stage == .shown
    if !isShown { view.frame.origin.y = container.bounds.maxY }
    let dimming = AlertMeasures.current.dimming(container.traitCollection.userInterfaceStyle)
    container.dimmingView.alpha = isShown ? dimming : 0
  }

  func fit(_ presentation: Presentation, view: UIView) -> Bool {
    guard let sheet = view as? ActionSheetView else { return false }
    let container = presentation.container
    sheet.frame = sheet.frame(in: container.bounds, covered: container.safeAreaInsets)
    return true
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }
}
