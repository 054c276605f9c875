public import Foundation

/// One line of text that a person can edit.
///
/// Editing begins with a tap or `becomeFirstResponder()`, and what is typed goes to the end of the text
/// (UITextField+Editing.swift).
///
/// Differs from UIKit: no cursor is drawn and no text selected; one font and color for all of it.
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  private let label = UILabel()
  private var ownText = ""
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?
  private var traits = TextInputTraits()
  private var clearButton: TextClearButton?
  private var sideViews: (left: UIView?, right: UIView?) = (nil, nil)
  private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  /// Called when editing begins, when it ends and when a person changes the text.
  var onEvent: (UIControl.Event) -> Void = { _ in }
  /// Called after the events of the return key.
  var onReturn: () -> Void = {}

  /// Makes an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(label)
    showText()
  }

  /// Who follows the editing, and may refuse.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; reads as an empty one if it was set to nil (documentation: `""` by default).
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue ?? ""
      showText()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet {
      ownPlaceholder = nil
      showText()
    }
  }

  /// What is shown while there is no text, with its color.
  ///
  /// Differs from UIKit: of the attributes only `foregroundColor` of the first character.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownPlaceholder = newValue
      showText()
    }
  }
  private var ownPlaceholder: NSAttributedString?

  private var placeholderColor: UIColor {
    guard let ownPlaceholder, ownPlaceholder.length > 0 else { return .placeholderText }
    let color = ownPlaceholder.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    return color as? UIColor ?? .placeholderText
  }

  /// The font; the system's of 17 points unless set.
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      ownFont = newValue
      label.font = font
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text; the system's color of labels unless set.
  open var textColor: UIColor? {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      showText()
    }
  }

  /// Where the text is from side to side.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether a font that was made for a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }

  // MARK: Look

  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false

  /// When there is a button that clears the field.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle.inset
    var rect = bounds.insetBy(dx: inset, dy: min(inset, 2))
    if shows(leftView, leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect.size.width = max(0, rect.maxX - end - inset)
      rect.origin.x = end + inset
    }
    if shows(rightView, rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - inset - rect.minX)
    } else if showsClearButton {
      rect.size.width = max(0, rect.width - TextClearButton.size)
    }
    return rect
  }

  /// Where the placeholder is drawn: where the text is, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text is drawn while it is edited: where it is else, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button is that clears the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = TextClearButton.size
    return CGRect(
      x: bounds.maxX - size - borderStyle.inset / 2, y: bounds.midY - size / 2, width: size,
      height: size)
  }

  // MARK: Views beside the text

  /// A view before the text.
  open var leftView: UIView? {
    get { sideViews.left }
    set {
      sideViews.left?.removeFromSuperview()
      sideViews.left = newValue
      setNeedsLayout()
    }
  }

  /// A view after the text, in the place of the button that clears the field.
  open var rightView: UIView? {
    get { sideViews.right }
    set {
      sideViews.right?.removeFromSuperview()
      sideViews.right = newValue
      setNeedsLayout()
    }
  }

  /// When there is the view before the text.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// When there is the view after the text.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// Where the view before the text is: at the edge, as large as it is, and in the middle from top to
  /// bottom (assumed).
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view after the text is; see ``leftViewRect(forBounds:)``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && mode.holds(isEditing: isEditing)
  }

  private func placeSideViews() {
    let sides = [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ]
    for case (let view?, let mode, let rect) in sides {
      if shows(view, mode) {
        if view.superview !== self { addSubview(view) }
        view.frame = rect
      } else {
        view.removeFromSuperview()
      }
    }
  }

  /// Room for the text and the border.
  ///
  /// Assumed: a field with round corners is 34 points high at the system's font size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Room for the text and the border; the width is that of the text, or of the placeholder.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = borderStyle.inset
    let lineHeight = roundedUpToPixels(label.font.lineHeight)
    return CGSize(
      width: label.sizeThatFits(.zero).width + 2 * inset,
      height: inset > 0 ? max(34, lineHeight + 2 * inset) : lineHeight)
  }

  /// Places the text and the button that clears it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    if showsClearButton {
      let button = clearButton ?? makeClearButton()
      button.frame = clearButtonRect(forBounds: bounds)
    } else {
      clearButton?.removeFromSuperview()
      clearButton = nil
    }
    label.frame =
      if isEditing {
        editingRect(forBounds: bounds)
      } else if ownText.isEmpty {
        placeholderRect(forBounds: bounds)
      } else {
        textRect(forBounds: bounds)
      }
  }

  private func makeClearButton() -> TextClearButton {
    let button = TextClearButton { [weak self] in self?.clearByButton() }
    addSubview(button)
    clearButton = button
    return button
  }

  private var showsClearButton: Bool {
    !ownText.isEmpty && clearButtonMode.holds(isEditing: isEditing)
      && !shows(rightView, rightViewMode)
  }

  private func showText() {
    let isEmpty = ownText.isEmpty
    label.text =
      isEmpty
      ? placeholder : traits.isSecure ? String(repeating: "•", count: ownText.count) : ownText
    label.textColor = isEmpty ? placeholderColor : textColor
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showBorder() {
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    layer.borderWidth = borderStyle == .none ? 0 : 1 / UIScreen.main.scale
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    showBorder()
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Editing (UITextField+Editing.swift)

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A field that takes touches can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, agreesToBegin else { return false }
    return UIApplication.shared.keyboard.holding {
      guard super.becomeFirstResponder() else { return false }
      editingDidBegin()
      return true
    }
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard agreesToEnd else { return false }
    return UIApplication.shared.keyboard.holding {
      guard super.resignFirstResponder() else { return false }
      editingDidEnd()
      return true
    }
  }

  /// What is shown in the keyboard's place while the text is edited; nil for the keyboard.
  ///
  /// A view that is set meanwhile shows when `reloadInputViews()` is called.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// What is shown above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  /// Ends editing before the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditing() }
  }

  /// Ends editing, whatever the delegate says.
  func endEditing() {
    guard isFirstResponder else { return }
    _ = agreesToEnd
    UIApplication.shared.keyboard.holding {
      if super.resignFirstResponder() { editingDidEnd() }
    }
  }

  /// Begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
  }

  /// Whether there is any text.
  open var hasText: Bool { !ownText.isEmpty }

  /// Puts a text at the end, without asking the delegate.
  ///
  /// Source: keyboards of apps ask the delegate themselves before they insert (common use).
  open func insertText(_ text: String) {
    replaceText(with: ownText + text)
  }

  /// Takes away the last character, without asking the delegate.
  ///
  /// The keyboard's key calls it also if there is nothing to take away, as fields for codes rely on.
  open func deleteBackward() {
    guard hasText else { return }
    replaceText(with: String(ownText.dropLast()))
  }

  // MARK: Traits

  /// What the keyboard capitalizes by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }

  /// Whether the keyboard corrects what is typed.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }

  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }

  /// Light or dark keys.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }

  /// Whether the return key works only while there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKey }
    set { traits.enablesReturnKey = newValue }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set {
      traits.isSecure = newValue
      showText()
    }
  }

  /// What the text means, for suggestions of the system.
  open var textContentType: UITextContentType? {
    get { traits.content }
    set { traits.content = newValue }
  }
}

extension UITextField {
  /// What is drawn around a text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken line. Differs from UIKit: drawn as `line`.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3

    /// Distance of the text from the edge, in points (assumed).
    fileprivate var inset: CGFloat {
      switch self {
      case .none: 0
      case .line, .bezel: 2
      case .roundedRect: 7
      }
    }
  }

  /// When something beside the text shows.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func holds(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// It was done; the only reason on phones.
    case committed = 0
  }
}

/// The button that empties a text field.
private final class TextClearButton: UIControl {
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

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
