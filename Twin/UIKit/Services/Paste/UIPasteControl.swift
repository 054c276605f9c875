public import Foundation

/// A button that pastes what was copied, without asking the person (since iOS 16).
///
/// It is enabled while its target takes what was copied.
///
/// Source: developer.apple.com/documentation/uikit/uipastecontrol, and WWDC22 session 10068, "What's new in UIKit": a
/// filled button.
open class UIPasteControl: UIControl {
  private let button = UIButton(configuration: .filled())
  private let ownConfiguration: Configuration
  private var listener: (any NSObjectProtocol)?

  /// Makes a button that looks as the configuration says at this moment.
  public init(configuration: UIPasteControl.Configuration) {
    ownConfiguration = configuration
    super.init(frame: .zero)
    setUp()
    frame.size = intrinsicContentSize
  }

  /// Makes a button with the usual look.
  public override init(frame: CGRect) {
    ownConfiguration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    ownConfiguration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ownConfiguration.style(button)
    button.addAction(
      UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .primaryActionTriggered)
    addSubview(button)
    listener = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.considerTarget() }
    }
    considerTarget()
  }

  // Proof: responders die on the main thread. An isolated one would let no subclass have an ordinary one.
  nonisolated deinit {
    MainActor.assumeIsolated {
      if let listener { NotificationCenter.default.removeObserver(listener) }
    }
  }

  /// How the button looks.
  open var configuration: UIPasteControl.Configuration { ownConfiguration }

  /// What takes the things that were copied.
  ///
  /// A text field or a text view pastes as from its menu; everything else gets `paste(itemProviders:)`. Assumed: without
  /// a target the button is disabled.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { considerTarget() }
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  /// The size of the button.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  /// Places the button, and looks whether the target takes what was copied.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    considerTarget()
  }

  /// Looks again whether the target takes what was copied, which may have changed while the button was away.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    considerTarget()
  }

  private var editedTarget: (any UIView & UITextInput)? {
    guard target is UITextField || target is UITextView else { return nil }
    return target as? any UIView & UITextInput
  }

  private func considerTarget() {
    let copied = UIPasteboard.general.copied
    isEnabled =
      editedTarget != nil
      ? copied.contains { $0.text != nil }
      : !copied.isEmpty && target?.canPaste(copied.map(\.provider)) ?? false
    button.isEnabled = isEnabled
  }

  private func pasteIntoTarget() {
    if let editedTarget { return editedTarget.paste(self) }
    let providers = UIPasteboard.general.copied.map(\.provider)
    guard let target, target.canPaste(providers) else { return }
    UISystem.current.running(.app("paste(itemProviders:)")) {
      target.paste(itemProviders: providers)
    }
  }
}

extension UIPasteControl {
  /// What a button shows.
  nonisolated public enum DisplayMode: UInt, Sendable {
    /// A picture and a text.
    case iconAndLabel = 0
    /// A picture.
    case iconOnly = 1
    /// A text.
    case labelOnly = 2
  }

  /// How a button looks.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// What it shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round it is.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// How round it is, in points, if the style leaves that to this.
    open var cornerRadius: CGFloat = 0
    /// The color of picture and text; that of a filled button if there is none.
    open var baseForegroundColor: UIColor?
    /// The color behind them; the tint color if there is none.
    open var baseBackgroundColor: UIColor?
    /// On which side of the text the picture is.
    open var imagePlacement = NSDirectionalRectEdge.leading

    fileprivate func style(_ button: UIButton) {
      var look = UIButton.Configuration.filled()
      if displayMode != .iconOnly { look.title = "Paste" }
      if displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
      look.imagePadding = displayMode == .iconAndLabel ? 6 : 0
      look.imagePlacement = imagePlacement
      look.cornerStyle = cornerStyle
      if cornerRadius > 0 { look.background.cornerRadius = cornerRadius }
      look.baseForegroundColor = baseForegroundColor
      look.baseBackgroundColor = baseBackgroundColor
      button.configuration = look
      button.accessibilityLabel = "Paste"
    }
  }
}
