public import Foundation

/// A control with a title and a picture that runs an action when it is tapped.
///
/// - `UIButton+States`: pictures and colors of titles for states.
/// - `UIButton+Choice`: buttons that stay on, or show what was chosen from their menu.
/// - `UIButton+Configuration`: the look as one value.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// How a button looks and answers.
  nonisolated public enum ButtonType: Int, Sendable {
    /// White text, no answer to a finger.
    case custom = 0
    /// Text in the tint color that fades under a finger.
    case system = 1
    /// A letter i in a circle, for more about something.
    case detailDisclosure = 2
    /// The same as ``detailDisclosure``; once it was white.
    case infoLight = 3
    /// The same as ``detailDisclosure``; once it was dark.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross, to close something.
    case close = 7

    /// A name that ``system`` had before iOS 7.
    public static let roundedRect = ButtonType.system

    /// The symbol that buttons of the type show.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  private var ownType = ButtonType.custom
  let label = UILabel()
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<UIColor>()
  let picture = UIImageView()
  private var backgroundPicture: UIImageView?
  var settings = ButtonSettings()
  let parts = ButtonParts()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  /// The size for which the content was placed; nil after it changed.
  private var placedSize: CGSize?

  /// Whether the configuration follows the state of the button.
  ///
  /// Source: UIKit documentation, `automaticallyUpdatesConfiguration`: true unless set.
  open var automaticallyUpdatesConfiguration = true {
    didSet { updateLook() }
  }

  /// What the button is there for; it changes the look of a configured one, and nothing else.
  open var role = Role.normal {
    didSet { if role != oldValue { updateLook() } }
  }

  /// Whether a tap changes what is selected: the button itself, or, if a tap opens its menu, what is on in
  /// that, which the button then shows.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// The look; with `nil` the titles and colors for states count.
  open var configuration: Configuration? {
    didSet {
      updateLook()
      if !settings.isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Called after ``updateConfiguration()`` when the state has changed, to set ``configuration`` for it; and when
  /// one of both is set.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Sets a configuration for the state of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for a configuration for the state, before the next layout: once, however often this is called.
  ///
  /// Source: Apple, "setNeedsUpdateConfiguration()", which is called when the state changes. Assumed: measuring the
  /// button does not wait for the layout.
  open func setNeedsUpdateConfiguration() {
    settings.needsConfiguration = true
    setNeedsLayout()
  }

  /// Sets a configuration for the state; does nothing unless overridden.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard settings.needsConfiguration, !settings.isUpdatingConfiguration else { return }
    settings.needsConfiguration = false
    settings.isUpdatingConfiguration = true
    observing(.configuration) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    settings.isUpdatingConfiguration = false
  }

  /// Makes a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a type, without a size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Makes a new button one of a type.
  final func become(_ buttonType: UIButton.ButtonType) {
    ownType = buttonType
    // Text of system buttons: 15 points until a title of the app's own font is set.
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    if let name = buttonType.symbolName {
      settings.typeSymbol = UIImage(systemName: name)
      images[.normal] = settings.typeSymbol
      picture.contentMode = .scaleAspectFit
      if buttonType == .close { parts.showDisc(in: self) }
      updateLook()
      sizeToFit()
    }
    updateLook()
  }

  /// Makes a button of a type with an action, whose title it shows.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a system button with a frame and an action, whose title it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    adopt(primaryAction)
  }

  /// Makes a button that looks as configured, with an action whose title it shows.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil { self.configuration?.title = primaryAction.title }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    updateLook()
    sizeToFit()
    setNeedsUpdateConfiguration()
  }

  /// Makes a button as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle  // UIKit documentation, `titleLabel`: so it has been.
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    picture.clipsToBounds = true
    updateLook()
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// How the button looks and answers.
  open var buttonType: ButtonType { ownType }
  /// The label of the title, in its place.
  ///
  /// Asking for it, or for ``imageView``, places both: tests that pass on iOS read their frames right after
  /// insets were changed. It is in the button once there is a title, or it was asked for (assumed).
  open var titleLabel: UILabel? {
    addLabelIfNeeded()
    placeContentIfNeeded()
    return label
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    updateLook()
  }

  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    updateLook()
  }

  /// Sets the title with its attributes in a state; it shows instead of a title without any.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    updateLook()
  }

  /// The title with attributes that was set for a state; the normal one if none was.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return attributedTitle(for: state) }
    return configuration.attributedTitle.map { look?.title ?? NSAttributedString($0) }
  }

  /// The title that was set for a state; the normal one if none was.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The color that was set for a state; the normal one if none was.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? defaultTitleColor
  }

  /// The color of a title that was not given one.
  private var defaultTitleColor: UIColor { ownType == .system ? tintColor : .white }

  /// The view of the picture, in its place; it is in the button while there is one.
  open var imageView: UIImageView? {
    placeContentIfNeeded()
    return picture
  }

  /// Sets the picture before the title in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    updateLook()
  }

  /// The picture that was set for a state; the normal one if none was.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture that shows.
  open var currentImage: UIImage? {
    chosenElement?.image ?? configuration?.image ?? image(for: state)
  }

  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    updateLook()
  }

  /// The picture behind the content that was set for a state; the normal one if none was.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The picture behind the content that shows.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// What a person can choose from: after a long press, or as soon as a finger is down if
  /// `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      menuDidChange()
    }
  }

  /// Offers ``menu``, if there is one.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override var menuOrder: UIContextMenuConfiguration.ElementOrder { settings.menuElementOrder }

  override func willChoose(_ action: UIAction, from menu: UIMenu) {
    if showsChoice { choose(action, from: menu) }
  }

  override func touchWasLiftedInside() {
    super.touchWasLiftedInside()
    if togglesOnTap { isSelected.toggle() }
  }

  /// Does what a tap does: selects or deselects the button if a tap does so, and runs its actions.
  open override func performPrimaryAction() {
    if togglesOnTap { isSelected.toggle() }
    super.performPrimaryAction()
  }

  override func menuIsHeld(_ isHeld: Bool) {
    guard isHeld != settings.isHeld else { return }
    settings.isHeld = isHeld
    setNeedsUpdateConfiguration()
  }

  override func menuTrigger(didChange opensOnTap: Bool) {
    menuDidChange()
  }

  private func menuDidChange() {
    if showsChoice, let menu { chooseFirstIfNone(in: menu) }
    updateLook()
  }

  /// The title that shows.
  open var currentTitle: String? {
    chosenElement?.title ?? configuration?.title ?? title(for: state)
  }

  /// The color of the title that shows.
  open var currentTitleColor: UIColor {
    if let look { return look.foreground }
    if let color = titleColors[state] { return color }
    if !isEnabled, ownType == .system { return .tertiaryLabel }
    return titleColors[.normal] ?? defaultTitleColor
  }

  // MARK: Old looks (UIButton+States.swift)

  /// Sets the color of the title's shadow in a state.
  ///
  /// Differs from UIKit: kept and given back; the label draws no shadow of its own.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    settings.shadowColors[state] = color
    updateLook()
  }

  /// The color of the title's shadow that was set for a state; the normal one if none was.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    settings.shadowColors[state] ?? settings.shadowColors[.normal]
  }

  /// Sets what is said about a symbol that shows in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    settings.symbolConfigurations[state] = configuration
    updateLook()
  }

  /// What was said about a symbol that shows in a state; the normal one if nothing was.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    settings.symbolConfigurations[state] ?? settings.symbolConfigurations[.normal]
  }

  /// Whether the picture is larger with the text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { picture.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      picture.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      updateLook()
    }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    if adjustsImageSizeForAccessibilityContentSizeCategory { updateLook() }
  }

  /// Whether the picture is darker while a finger is on the button, if the state has no picture of its own.
  open var adjustsImageWhenHighlighted: Bool {
    get { settings.adjustsImageWhenHighlighted }
    set {
      settings.adjustsImageWhenHighlighted = newValue
      updateLook()
    }
  }

  /// Whether the picture is paler while the button takes no touches, if the state has no picture of its own.
  open var adjustsImageWhenDisabled: Bool {
    get { settings.adjustsImageWhenDisabled }
    set {
      settings.adjustsImageWhenDisabled = newValue
      updateLook()
    }
  }

  /// Whether the button glows under a finger. Differs from UIKit: kept and otherwise ignored.
  open var showsTouchWhenHighlighted: Bool {
    get { settings.showsTouchWhenHighlighted }
    set { settings.showsTouchWhenHighlighted = newValue }
  }

  /// Whether the shadow of the title goes to the other side under a finger. Differs from UIKit: kept and
  /// otherwise ignored.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { settings.reversesTitleShadowWhenHighlighted }
    set { settings.reversesTitleShadowWhenHighlighted = newValue }
  }

  /// The color of the title's shadow that counts now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// What is said about the symbol that shows.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The order of the menu: with ``UIContextMenuConfiguration/ElementOrder/fixed`` the first element is on top,
  /// wherever the menu opens; otherwise it is next to the button.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { settings.menuElementOrder }
    set { settings.menuElementOrder = newValue }
  }

  /// Makes the style of a pointer over the button; setting one turns the pointer's style on.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { settings.pointerStyleProvider }
    set {
      settings.pointerStyleProvider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }

  /// Whether a pointer over the button has a style of the button's.
  open var isPointerInteractionEnabled: Bool {
    get { hasPointer }
    set { setPointer(newValue) }
  }

  /// Whether a pointer is over the button and has a style of the button's.
  open var isHovered: Bool { settings.pointer?.interaction.region != nil }

  /// Whether the menu is open that a long press has opened; not for ``UIControl/showsMenuAsPrimaryAction``.
  open var isHeld: Bool { settings.isHeld }

  // MARK: Layout

  /// How far the content is from the edges, in points; without any a title has its usual room. Ignored
  /// where there is a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { arrangementDidChange() } }
  }

  /// How far the title is from where it would be, in points; the size of the button does not follow.
  /// Ignored where there is a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { arrangementDidChange() } }
  }

  /// How far the picture is from where it would be, in points; the size of the button does not follow.
  /// Ignored where there is a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { arrangementDidChange() } }
  }

  /// Where the picture behind the content is: everywhere, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content is: the bounds without the insets, unless overridden.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  /// Where the title is inside the content, unless overridden.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    content.place(in: contentRect).title
  }

  /// Where the picture is inside the content, unless overridden.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    content.place(in: contentRect).image
  }

  /// The size of the title and the insets around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return usualSize(of: content(for: size.width).arrangement, contentInsets)
  }

  /// The size of the title and the insets around it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var baselineOffsets: BaselineOffsets { titleOffsets ?? super.baselineOffsets }
  /// Puts the title into the middle.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
    if configuration != nil { parts.show(look, showsMark: showsMark, in: self) }
  }

  /// The size that the title needs where lines break, for layout with constraints.
  override func contentSize(brokenAt width: CGFloat) -> CGSize? {
    guard configuration?.titleLineBreakMode.isWrapping ?? false else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  final func arrangementDidChange() {
    placedSize = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func placeContentIfNeeded() {
    if placedSize != bounds.size { placeContent() }
  }

  private func placeContent() {
    // Before any method that an app can override, as those may ask for the label.
    placedSize = bounds.size
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    parts.placeDisc(in: bounds)
    let room = contentRect(forBounds: bounds)
    placeTitles(in: titleRect(forContentRect: room))
    let imageRoom = imageRect(forContentRect: room)
    place(picture, in: imageRoom)
    if let spinner = parts.spinner { place(spinner, in: imageRoom) }
    if configuration != nil {
      parts.placeSurroundings(of: self, contentInsets, isMirrored: isRightToLeft)
    }
  }

  /// The smaller text below the title; nil without one.
  open var subtitleLabel: UILabel? {
    placeContentIfNeeded()
    return parts.subtitle
  }

  // MARK: Look

  final func showPictures() {
    picture.image = currentImage
    picture.preferredSymbolConfiguration = shownSymbolConfiguration
    picture.alpha = imageDimming
    if picture.image == nil || configuration?.showsActivityIndicator ?? false {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      addPicture()
    }
    guard currentBackgroundImage != nil || backgroundPicture != nil else { return }
    let view = backgroundPicture ?? UIImageView()
    view.image = currentBackgroundImage
    if backgroundPicture == nil { insertSubview(view, at: 0) }
    backgroundPicture = view
  }

  /// Colors the title anew, in the room that it has: views may tint their buttons in `layoutSubviews()`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }

  /// Fades the title under a finger.
  ///
  /// Assumed: to a fifth at once, and back within 0.47 s; Apple publishes neither number.
  open override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, ownType == .system else { return }
      if isHighlighted {
        UIView.performWithoutAnimation { label.alpha = 0.2 }
      } else {
        UIView.animate(withDuration: 0.47, delay: 0, options: .allowUserInteraction) { [label] in
          label.alpha = 1
        }
      }
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
    setNeedsUpdateConfiguration()
  }

  final var shownText: String? { currentAttributedTitle?.string ?? currentTitle }
  override var usualAccessibilityLabel: String? { shownText }
  override var isUsuallyOpaque: Bool { false }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }

  // MARK: Touches

  override var triggersPrimaryActionOnTouchUp: Bool { true }

  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
