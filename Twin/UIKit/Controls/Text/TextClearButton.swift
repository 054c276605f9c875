import Foundation

/// The button that empties a text field.
final class TextClearButton: ButtonControl {
  /// Width and height, in points (assumed).
  static let size: CGFloat = 24

  private let onTap: () -> Void
  private let picture = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    picture.tintColor = .tertiaryLabel
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// As tests of interfaces find it (general knowledge).
  override var usualAccessibilityLabel: String? { "Clear text" }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}

extension UITextField {
  func makeClearButton() -> TextClearButton {
    let button = TextClearButton { [weak self] in self?.clearByButton() }
    addSubview(button)
    clearButton = button
    return button
  }

  var showsClearButton: Bool {
    !ownText.isEmpty && clearButtonMode.holds(isEditing: isEditing)
      && !shows(rightView, rightViewMode)
  }
}
