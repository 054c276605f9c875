import Foundation

/// The button of a bar button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  private let look: UIBarButtonItemAppearance?

  init(item: UIBarButtonItem, look: UIBarButtonItemAppearance? = nil) {
    self.item = item
    self.look = look
    super.init(frame: .zero)
    addSubview(label)
    picture.contentMode = .center
    addSubview(picture)
    reload()
    item.onChange = { [weak self] in self?.reload() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func reload() {
    label.text = item.image == nil ? item.title : nil
    picture.image = item.image
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    isEnabled = item.isEnabled
    tintColorDidChange()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: item.image?.size.width ?? label.sizeThatFits(size).width,
      height: UINavigationBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor = isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
    picture.tintColor = color
    let own = look?.color(isEnabled: isEnabled, isHighlighted: isHighlighted)
    label.textColor = own ?? color
  }

  override var isHighlighted: Bool {
    didSet {
      tintColorDidChange()
      label.alpha = isHighlighted ? 0.2 : 1
      picture.alpha = label.alpha
    }
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { item.perform(from: self) }
  }
}
