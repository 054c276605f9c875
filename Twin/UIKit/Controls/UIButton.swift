public import Foundation

/// A control with a title and a picture that runs an action when it is tapped.
///
/// Differs from UIKit: no attributed titles; a menu is kept and not shown.
open class UIButton: UIControl {
  /// How a button looks and answers.
  nonisolated public enum ButtonType: Int, Sendable {
    /// White text, no answer to a finger.
    case custom = 0
    /// Text in the tint color that fades under a finger.
    case system = 1
  }

  private var ownType = ButtonType.custom
  private let label = UILabel()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private let picture = UIImageView()
  private var backgroundPicture: UIImageView?
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

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
    label.textAlignment = .center
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(label)
    updateLook()
  }

  /// Makes a button of a type, without a size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    ownType = buttonType
    // Text of system buttons: 15 points until a title of the app's own font is set.
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
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

  /// Would read the button from an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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

  /// The label of the title.
  open var titleLabel: UILabel? { label }

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

  /// The title that was set for a state; the normal one if none was.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The color that was set for a state; the normal one if none was.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The view of the picture; it is in the button while there is one.
  open var imageView: UIImageView? { picture }

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

  /// What a person can choose from. Differs from UIKit: kept and not shown.
  open var menu: UIMenu?

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

  private var contentInsets: NSDirectionalEdgeInsets { configuration?.contentInsets ?? .zero }

  /// The size of the title and the insets around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arrangement = arrangement
    let insets = contentInsets
    let content = arrangement.size
    return CGSize(
      width: max(content.width + insets.leading + insets.trailing, Self.shortestWidth),
      height: content.height + insets.top + insets.bottom
        + (arrangement.title.height > 0 ? verticalPadding : 0))
  }

  /// The size of the title and the insets around it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Assumed: at least 30 points wide, and 6 points above and below a title without configuration,
  /// as buttons have long been on Apple's systems.
  private static let shortestWidth: CGFloat = 30
  private var verticalPadding: CGFloat { configuration == nil ? 12 : 0 }

  /// Puts the title into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    backgroundPicture?.frame = bounds
    placeContent(in: room)
    if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
  }

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: label.sizeThatFits(.zero), image: currentImage?.size ?? .zero,
      placement: configuration?.imagePlacement ?? .leading,
      padding: configuration?.imagePadding ?? 0)
  }

  /// Picture and title, both in the middle from top to bottom.
  private func placeContent(in room: CGRect) {
    let arrangement = arrangement.narrowed(to: room.width)
    let size = arrangement.size
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX
      case .right: room.maxX - size.width
      case .center, .fill, .leading, .trailing: room.midX - size.width / 2
      }
    let centers = arrangement.centers(
      from: CGPoint(x: start, y: room.midY - size.height / 2),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    label.bounds = CGRect(origin: .zero, size: arrangement.title)
    label.center = CGPoint(
      x: roundedToPixels(centers.title.x), y: roundedToPixels(centers.title.y))
    picture.bounds.size = arrangement.image
    picture.center = CGPoint(
      x: roundedToPixels(centers.image.x), y: roundedToPixels(centers.image.y))
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
    }
    label.text = currentTitle
    label.textColor = currentTitleColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
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

  override var usualAccessibilityLabel: String? { currentTitle }
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
