import Foundation

/// The button of a bar button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(label)
    reload()
    item.onChange = { [weak self] in self?.reload() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func reload() {
    label.text = item.title
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    isEnabled = item.isEnabled
    tintColorDidChange()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(size).width, height: UINavigationBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.2 : 1 }
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { item.perform(from: self) }
  }
}
