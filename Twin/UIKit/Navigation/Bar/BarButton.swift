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
    isEnabled = item.isEnabled
    label.font = attribute(.font) ?? usualFont
    tintColorDidChange()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private var usualFont: UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  /// What the item says of its title, or else its class, for the places where it shows.
  private func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    let states: [UIControl.State] =
      isEnabled ? (isHighlighted ? [.highlighted, .normal] : [.normal]) : [.disabled]
    let items = [item] + UISystem.current.appearances.looks(of: item, shownBy: self)
    for item in items {
      let found = states.lazy.compactMap { item.titleTextAttributes(for: $0)?[key] as? Value }.first
      if let found { return found }
    }
    return nil
  }

  /// What its class is to look like may depend on where it is.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, UISystem.current.appearances.hasItems { reload() }
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
    let color: UIColor =
      isEnabled ? item.tintColor ?? classTint ?? tintColor : .tertiaryLabel
    picture.tintColor = color
    let barsOwn = look?.color(isEnabled: isEnabled, isHighlighted: isHighlighted)
    label.textColor = attribute(.foregroundColor) ?? barsOwn ?? color
  }

  /// The tint that items of the class are to have.
  private var classTint: UIColor? {
    let looks = UISystem.current.appearances.looks(of: item, shownBy: self)
    return looks.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
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
