public import Foundation

/// A control with a title and a picture that runs an action when it is tapped.
///
/// Differs from UIKit: attributes of a title are those of its first character.
open class UIButton: UIControl {
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
  /// The text below the title; nil without one.
  var smallerLabel: UILabel?
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private let picture = UIImageView()
  private var backgroundPicture: UIImageView?
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// The size for which the content was placed; nil after it changed.
  private var placedSize: CGSize?

  /// The look; with `nil` the titles and colors for states count.
  open var configuration: Configuration? {
    didSet { updateLook() }
  }

  /// Called when the state changes, to set ``configuration`` for it; and when it is set itself.
  ///
  /// Differs from UIKit: called at once, not before the next layout.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Sets a configuration for the state of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for a configuration for the state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// Sets a configuration for the state: calls the handler, unless overridden.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
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
      images[.normal] = UIImage(systemName: name)
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
  }

  /// Makes a button as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(label)
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
  /// insets were changed.
  open var titleLabel: UILabel? {
    placeContentIfNeeded()
    return label
  }

  /// The view with the text below the title of a configuration; nil without one (since iOS 15).
  open var subtitleLabel: UILabel? { smallerLabel }

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
    configuration == nil ? attributedTitle(for: state) : nil
  }

  /// The title that was set for a state; the normal one if none was.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The color that was set for a state; the normal one if none was.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

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
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

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

  /// What a person can choose from: after a long press, or a tap if `showsMenuAsPrimaryAction`.
  ///
  /// Differs from UIKit: a tap opens it when the finger is lifted.
  open var menu: UIMenu? {
    didSet {
      guard (menu == nil) != (oldValue == nil) else { return }
      if menu == nil {
        gestureRecognizers?.filter { $0 is MenuPress }.forEach(removeGestureRecognizer)
      } else {
        addGestureRecognizer(MenuPress())
      }
    }
  }

  override func opensMenuOnTap() -> Bool { menu.map { open($0) != nil } ?? false }

  /// The title that shows.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The color of the title that shows.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foregroundColor(tint: tintColor) }
    if let color = titleColors[state] { return color }
    if !isEnabled, ownType == .system { return .tertiaryLabel }
    return titleColors[.normal] ?? (ownType == .system ? tintColor : .white)
  }

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
    let insets = contentInsets
    let arrangement = content.arrangement
    let hasUsualRoom = configuration == nil && contentEdgeInsets == .zero
    return CGSize(
      width: max(arrangement.size.width + insets.left + insets.right, Self.shortestWidth),
      height: arrangement.size.height + insets.top + insets.bottom
        + (arrangement.title.height > 0 && hasUsualRoom ? Self.verticalPadding : 0))
  }

  /// The size of the title and the insets around it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Assumed: at least 30 points wide, and 6 points above and below a title without configuration or
  /// insets, as buttons have long been on Apple's systems.
  private static let shortestWidth: CGFloat = 30
  private static let verticalPadding: CGFloat = 12

  /// Puts the title into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
  }

  private var contentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return UIEdgeInsets(
      configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
  }

  private var content: ButtonContent {
    let arrangement = ButtonArrangement(
      title: textSize, image: currentImage?.size ?? .zero,
      placement: configuration?.imagePlacement ?? .leading,
      padding: configuration?.imagePadding ?? 0)
    return ButtonContent(
      arrangement: arrangement,
      insets: configuration == nil ? (titleEdgeInsets, imageEdgeInsets) : (.zero, .zero),
      alignment: (effectiveContentHorizontalAlignment, contentVerticalAlignment),
      isMirrored: isRightToLeft)
  }

  private func arrangementDidChange() {
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
    let room = contentRect(forBounds: bounds)
    placeTexts(in: titleRect(forContentRect: room))
    place(picture, in: imageRect(forContentRect: room))
  }

  func place(_ view: UIView, in rect: CGRect) {
    // The last bits of a calculated middle must not decide on the pixel.
    func pixel(_ middle: CGFloat) -> CGFloat { roundedToPixels((middle * 1024).rounded() / 1024) }
    view.bounds.size = rect.size
    view.center = CGPoint(x: pixel(rect.midX), y: pixel(rect.midY))
  }

  // MARK: Look

  private func showPictures() {
    picture.image = currentImage
    if picture.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      addSubview(picture)
    }
    guard currentBackgroundImage != nil || backgroundPicture != nil else { return }
    let view = backgroundPicture ?? UIImageView()
    view.image = currentBackgroundImage
    if backgroundPicture == nil { insertSubview(view, at: 0) }
    backgroundPicture = view
  }

  private func updateLook() {
    showPictures()
    if let configuration {
      backgroundColor = configuration.backgroundColor(tint: tintColor, state: state)
      label.font = .systemFont(ofSize: configuration.fontSize)
      picture.tintColor = configuration.foregroundColor(tint: tintColor)
    }
    label.text = currentTitle
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle { label.attributedText = title }
    showSubtitle()
    arrangementDidChange()
  }

  /// Colors the title anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
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
    updateConfiguration()
  }

  override var usualAccessibilityLabel: String? {
    currentAttributedTitle?.string ?? currentTitle
  }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }

  // MARK: Touches

  override var triggersPrimaryActionOnTouchUp: Bool { true }

  /// Keeps single taps on the button from recognizers behind it (UIKit documentation,
  /// `UIGestureRecognizer`, "Interacting with other user interface controls").
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
