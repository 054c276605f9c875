import Foundation

/// The button of a bar button item.
final class BarButton: BarItemControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  let picture = UIImageView()
  private let plate = UIImageView()
  private var badge: BarBadgeView?

  private let look: UIBarButtonItemAppearance?
  private var isOnGlass = false

  init(item: UIBarButtonItem, look: UIBarButtonItemAppearance? = nil) {
    self.item = item
    self.look = look
    super.init(showing: item)
    addSubview(plate)
    addSubview(label)
    picture.contentMode = .center
    addSubview(picture)
    reload()
    item.shownView = self
    item.onChange = { [weak self] in self?.reload() }
    for kept in item.extras.symbolEffects {
      picture.play(kept.effect, kept.options, animated: false)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows what it has in the middle, in the colors of glass.
  func lieOnGlass() {
    isOnGlass = true
    label.textAlignment = .center
    tintColorDidChange()
  }

  private func reload() {
    picture.image = item.shownImage
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    isContextMenuInteractionEnabled = item.offersMenu
    showPlate()
    tintColorDidChange()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// The picture behind the button; a selected button without one has a ground (assumed: its color).
  private func showPlate() {
    let state: UIControl.State =
      isEnabled ? (isHighlighted ? .highlighted : (isSelected ? .selected : .normal)) : .disabled
    let own = said { item in
      [state, .normal].lazy.compactMap { item.shownBackground(for: $0) }.first
    }
    plate.image = own ?? look?.look(isEnabled: isEnabled, isHighlighted: isHighlighted).image
    plate.layer.cornerRadius = 6
    plate.backgroundColor =
      isSelected && plate.image == nil ? tintColor.withAlphaComponent(0.18) : nil
  }

  /// What the item says, or else its class, for the places where it shows.
  private func said<Value>(_ read: (UIBarButtonItem) -> Value?) -> Value? {
    if let own = read(item) { return own }
    let looks = UISystem.current.appearances.looks(of: item, shownBy: self)
    return looks.compactMap { ($0 as? UIBarButtonItem).flatMap(read) }.first
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override var menuOrder: UIContextMenuConfiguration.ElementOrder {
    item.preferredMenuElementOrder
  }

  override func willChoose(_ action: UIAction, from menu: UIMenu) {
    item.choose(action, from: menu)
  }

  private var usualFont: UIFont {
    let isStrong = item.style == .done
    guard isOnGlass else {
      return .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    }
    return .systemFont(
      ofSize: BarGlass.textSize(traitCollection), weight: isStrong ? .semibold : .medium)
  }

  /// Texts on glass follow the size that the person has chosen.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isOnGlass else { return }
    tintColorDidChange()
    superview?.setNeedsLayout()
  }

  /// How the app has the title written: as the item says, or else the bar's look.
  private var writing: BarWriting {
    let states: [UIControl.State] =
      isEnabled ? (isHighlighted ? [.highlighted, .normal] : [.normal]) : [.disabled]
    let own = item.writing(in: states, shownBy: self)
    return look?.writing(isEnabled: isEnabled, isHighlighted: isHighlighted).merging(own) { $1 }
      ?? own
  }

  /// What its class is to look like may depend on where it is.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, UISystem.current.appearances.hasItems { reload() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: picture.image?.size.width ?? titleWidth(size),
      height: UINavigationBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shift =
      said { $0.extras.titleShifts[.default] }
      ?? look?.look(isEnabled: isEnabled, isHighlighted: isHighlighted).titlePositionAdjustment
      ?? .zero
    label.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    picture.frame = bounds.inset(by: item.imageInsets)
    placeBadge()
    plate.frame = bounds.offsetBy(
      dx: 0, dy: said { $0.extras.backgroundShifts[.default] } ?? 0)
  }

  /// The mark is at the upper corner of what the button shows.
  private func placeBadge() {
    guard let wanted = item.badge else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? BarBadgeView()
    if badge == nil { addSubview(view) }
    badge = view
    let height = picture.image?.size.height ?? label.font.lineHeight
    view.show(
      wanted,
      at: CGPoint(x: isRightToLeft ? 0 : bounds.maxX, y: bounds.midY - height / 2))
  }

  private func titleWidth(_ size: CGSize) -> CGFloat {
    let others = (item.possibleTitles ?? []).map { title -> CGFloat in
      let other = UILabel()
      other.font = label.font
      other.text = title
      return other.sizeThatFits(size).width
    }
    return max(label.sizeThatFits(size).width, others.max() ?? 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor = isEnabled ? enabledColor : .tertiaryLabel
    picture.tintColor = color
    label.show(
      picture.image == nil ? item.shownTitle : nil, writing, font: usualFont, color: color)
  }

  private var enabledColor: UIColor {
    if isOnGlass, item.style == .prominent, !item.hasNoGround { return .white }
    return itemTint ?? (isOnGlass ? BarGlass.color(for: tintColor) : tintColor)
  }

  /// Whether a picture shows, and no text.
  var showsPicture: Bool { picture.image != nil }

  /// Whether that is a symbol.
  var showsSymbol: Bool { picture.image?.isSymbolImage ?? false }

  /// The tint of the item, or of the bar.
  var glassTint: UIColor { itemTint ?? tintColor }

  /// The tint of the item alone.
  private var itemTint: UIColor? { (item.tintColor ?? classTint).map(adjustedTint) }

  /// The tint that items of the class are to have.
  private var classTint: UIColor? {
    let looks = UISystem.current.appearances.looks(of: item, shownBy: self)
    return looks.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
  }

  override var isHighlighted: Bool {
    didSet {
      tintColorDidChange()
      showPlate()
      label.alpha = isHighlighted ? 0.2 : 1
      picture.alpha = label.alpha
    }
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { item.perform(from: self) }
  }
}
