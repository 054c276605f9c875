public import Foundation

/// Lines of text that scroll, and that a person can edit.
///
/// Editing begins with a tap or `becomeFirstResponder()`; what is typed takes the place of the selected
/// range, which is at the end of a text that was set (UITextView+Editing.swift).
///
/// Differs from UIKit: no cursor or selection is drawn, and fingers do not move it; the attributes of the
/// first character are those of the whole text; no links, attachments, menus or undo.
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  private let label = UILabel()
  private let container = NSTextContainer(size: .zero)
  private var traits = TextInputTraits()
  private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  private var ownSelectedRange = NSRange(location: 0, length: 0)
  private var ownFont: UIFont?
  /// The width for which the text was placed; nil after it changed.
  private var placedWidth: CGFloat?

  /// Makes an empty view.
  ///
  /// - Parameters:
  ///   - frame: Where it is.
  ///   - textContainer: Differs from UIKit: kept out; the view has a container of its own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showUsualBackground(.systemBackground)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: TextLook.usualFontSize)
    addSubview(label)
    container.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.contentDidChange() }
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UITextInteraction tap:]")) { [weak self] _ in
      guard let self, isEditable else { return }
      becomeFirstResponder()
    }
    addGestureRecognizer(tap)
  }

  /// Who follows the editing and the scrolling, and may refuse.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; reads as an empty one if it was set to nil. The cursor goes to its end.
  open var text: String! {
    get { label.text ?? "" }
    set { showText(newValue ?? "") }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes. Differs from UIKit: those of the first character hold for all of it.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      if newValue.length > 0 { ownFont = label.font }
      contentDidChange()
      ownSelectedRange = NSRange(location: (text as NSString).length, length: 0)
    }
  }

  /// Shows a text as the one before looked.
  func showText(_ newText: String) {
    label.text = newText
    contentDidChange()
    ownSelectedRange = NSRange(location: (newText as NSString).length, length: 0)
  }

  /// The font; nil unless set, and then text has 12 points of the system's.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      label.font = newValue ?? .systemFont(ofSize: TextLook.usualFontSize)
      contentDidChange()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// Where lines are from side to side.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether a font that was made for a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      contentDidChange()
    }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    contentDidChange()
  }

  /// The part of the text that what is typed replaces, in UTF-16 code units; the cursor, if it is empty.
  open var selectedRange: NSRange {
    get { ownSelectedRange }
    set {
      let length = (text as NSString).length
      let location = min(max(0, newValue.location), length)
      ownSelectedRange = NSRange(
        location: location, length: min(max(0, newValue.length), length - location))
    }
  }

  /// Whether a person can edit the text.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether a person can select text. Differs from UIKit: fingers select none, and only editing depends
  /// on it.
  open var isSelectable = true

  // MARK: Room

  /// Where lines are laid out.
  open var textContainer: NSTextContainer { container }

  /// How far the text stays away from the edges of the content, in points.
  ///
  /// Source: reports of the default, 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// A view that does not scroll is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text's size if the view does not scroll; nothing else has a size of its own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  override func contentSize(brokenAt width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The text's size with its insets, where lines break at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = lineInsets
    let room = max(0, size.width - insets.left - insets.right)
    let text =
      label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: room, height: 0)) : .zero
    let lineHeight = roundedUpToPixels(label.font.lineHeight)
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(text.height, lineHeight) + insets.top + insets.bottom)
  }

  private var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += container.lineFragmentPadding
    insets.right += container.lineFragmentPadding
    return insets
  }

  /// The size of the text with its insets, as wide as the view and a whole number of points high; right also
  /// before the next layout (SwifterSwift's tests of text views, which pass on iOS).
  open override var contentSize: CGSize {
    get {
      placeText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  private func placeText() {
    guard placedWidth != bounds.width else { return }
    placedWidth = bounds.width
    let insets = lineInsets
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: height - insets.top - insets.bottom)
    super.contentSize = CGSize(width: bounds.width, height: height.rounded(.up))
  }

  private func contentDidChange() {
    placedWidth = nil
    label.numberOfLines = container.maximumNumberOfLines
    label.lineBreakMode = container.lineBreakMode
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Scrolls until the end of a part of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let all = text as NSString
    let end = min(max(0, range.location + range.length), all.length)
    let head = all.substring(to: end)
    let block = TextBlock(
      head, look: TextLook(font: label.font), width: label.frame.width,
      numberOfLines: container.maximumNumberOfLines, mode: container.lineBreakMode)
    let lineHeight = label.font.lineHeight
    scrollRectToVisible(
      CGRect(
        x: 0, y: label.frame.minY + (block.tops.last ?? 0), width: 1, height: lineHeight),
      animated: false)
  }

  // MARK: Editing (UITextView+Editing.swift)

  /// A view that can be edited takes the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate lets it. The keyboard is told of before the delegate hears that
  /// editing has begun, unlike for a text field (reports of several people).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, !isEditable || agreesToBegin,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { editingDidBegin() }
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || agreesToEnd else { return false }
    return UIApplication.shared.keyboard.holding {
      guard super.resignFirstResponder() else { return false }
      editingDidEnd()
      return true
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Puts a text in the place of what is selected, without asking the delegate.
  open func insertText(_ text: String) {
    replace(selectedRange, with: text)
  }

  /// Takes away what is selected, or else the character before the cursor, without asking the delegate.
  open func deleteBackward() {
    guard let range = rangeBeforeCursor else { return }
    replace(range, with: "")
  }

  /// What is shown in the keyboard's place while the text is edited; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }

  /// What is shown above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
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

  /// Whether the text is hidden from onlookers. Differs from UIKit: kept and otherwise ignored.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set { traits.isSecure = newValue }
  }

  /// What the text means, for suggestions of the system.
  open var textContentType: UITextContentType? {
    get { traits.content }
    set { traits.content = newValue }
  }
}
