public import Foundation

/// One line of text that a person can edit.
///
/// Editing begins with a tap or `becomeFirstResponder()`, and what is typed takes the place of what is selected,
/// which is the end of a text that was set (UITextField+Editing.swift).
///
/// Differs from UIKit: the line does not scroll to a cursor beyond its end; one font and color for all
/// of the text.
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  let label = UITextFieldLabel()
  private(set) lazy var canvas = TextCanvas(showing: label)
  private(set) var ownText = ""
  var ownFont: UIFont?
  var ownTextColor: UIColor?
  var clearButton: TextClearButton?
  private var sideViews: (left: UIView?, right: UIView?) = (nil, nil)
  private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  /// What is selected.
  private(set) lazy var editor = TextEditor(self)
  var showsMarks = false
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
    addSubview(canvas)
    showText()
  }

  override func windowDidChange() { takeTextGestures() }

  /// Who follows the editing, and may refuse.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { toldDelegate }
    set { toldDelegate = newValue }
  }

  /// The delegate that is told: the one that was set, whatever an override of `delegate` answers.
  ///
  /// Source: https://github.com/marmelroy/PhoneNumberKit, whose field is its own delegate and answers with
  /// the app's.
  final weak var toldDelegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; reads as an empty one if it was set to nil (documentation: `""` by default).
  open var text: String? {
    get { ownText }
    set {
      show(newValue ?? "")
      editor.textWasSet()
      tellObservers(set: .text)
    }
  }

  /// Shows another text.
  func show(_ newText: String) {
    ownText = newText
    texts.text = nil
    showText()
  }

  /// The text with its attributes; where it has none, those of all of the text.
  ///
  /// The font, the color and the alignment of its first character become those of the field. Differs from UIKit: when
  /// a character is typed or deleted, all of the text looks like its first character.
  open var attributedText: NSAttributedString? {
    get { attributed(ownText) }
    set { show(newValue) }
  }

  /// The attributes of text that has none of its own. Differs from UIKit: only font, color and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { usualAttributes }
    set { adopt(newValue) }
  }

  /// How typed text will look; set only while the field is edited. There always are some, as tests of macios see since
  /// iOS 13.4. Differs from UIKit: it holds for all of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { defaultTextAttributes }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { texts.placeholder.plain }
    set { show(placeholder: (newValue, nil)) }
  }

  /// What is shown while there is no text, with its attributes.
  ///
  /// It and ``placeholder`` call no overrides of each other, as classes need where one sets the other.
  /// Source: https://github.com/Skyscanner/SkyFloatingLabelTextField.
  open var attributedPlaceholder: NSAttributedString? {
    get { texts.placeholder.rich ?? placeholder.map { NSAttributedString(string: $0) } }
    set { show(placeholder: (newValue?.string, newValue)) }
  }
  /// Texts with attributes that were set.
  var texts = FieldTexts()

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

  /// A picture in the place of the border; nil for the border (documentation).
  open var background: UIImage? {
    get { backgroundPictures.usual }
    set { backgroundPictures.usual = newValue }
  }

  /// The picture while the field is disabled; nil for the same one; not shown without ``background`` (documentation).
  open var disabledBackground: UIImage? {
    get { backgroundPictures.disabled }
    set { backgroundPictures.disabled = newValue }
  }

  /// The color behind the text, inside the border.
  open override var backgroundColor: UIColor? { didSet { showBorder() } }
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// How a border with round corners looks: its radius in points, and whether there is a line.
  var roundCorner: (radius: CGFloat, hasLine: Bool) { (5, true) }

  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// When there is a button that clears the field.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the border, or the picture in its place, is drawn: all of the field, unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Draws the text into the current context; what the field shows while nobody edits it is drawn by this.
  open func drawText(in rect: CGRect) {
    label.draw(attributedText, isShown: !ownText.isEmpty, in: rect)
  }
  /// Draws the placeholder into the current context; what the field shows while it is empty is drawn by this.
  open func drawPlaceholder(in rect: CGRect) {
    label.draw(attributedPlaceholder, isShown: ownText.isEmpty, in: rect)
  }
  /// Where the placeholder is drawn: where the text is, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text is drawn while it is edited: beside the border and the views, whatever an override of
  /// ``textRect(forBounds:)`` says.
  ///
  /// Source: https://github.com/Skyscanner/SkyFloatingLabelTextField, where overrides of both take the room for a
  /// title off what `super` answers, and a test finds it gone once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
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
  /// Where the view before the text is: at the edge, as large as `sideSize(of:)` says, and in the middle from top to
  /// bottom (assumed).
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view after the text is; see ``leftViewRect(forBounds:)``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Room for the text and the border.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var baselineOffsets: BaselineOffsets { textOffsets ?? super.baselineOffsets }
  /// Room for the text and the border; the width is that of the text, or of the placeholder.
  ///
  /// Source: with 17 points 22 without a border (published description of the system's form for an account) and 34 with
  /// one; before iOS 13 30 with 14. Assumed: a point more than whole points for a line, and 12 for a border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (line, more) = (label.font.lineHeight.rounded(.up) + 1, roomOfOverride)
    let least: CGFloat = UISystem.current.behaviour.isFromIOS13On ? 34 : 30
    return CGSize(
      width: label.sizeThatFits(.zero).width + 2 * borderStyle.inset + more.width,
      height: (borderStyle == .none ? line : max(least, line + 12)) + more.height)
  }

  /// Places the text and the button that clears it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    placeSideViews()
    placeText()
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    showBorder()
  }

  override var isUsuallyOpaque: Bool { false }

  /// What the field shows, be it the placeholder (general knowledge, as tests of interfaces read it).
  override var usualAccessibilityValue: String? {
    ownText.isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: ownText.count) : ownText
  }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(isFirstResponder ? [.textEntry, .isEditing] : .textEntry)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isEnabled ? 1 : 0.5
    canvas.alpha = label.alpha
    showBorder()
    endEditingIfDisabled()
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
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, agreesToBegin else { return false }
    return UIApplication.shared.keyboard.holding {
      guard super.becomeFirstResponder() else { return false }
      editingDidBegin()
      return true
    }
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
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
    guard let touch, bounds.contains(touch.location(in: self)), becomeFirstResponder() else {
      return
    }
    if touch.tapCount == 1 { placeCursor(at: touch.location(in: self)) }
  }

  /// Takes back what a person has changed in the text.
  open override var undoManager: UndoManager? { editor.undo.manager }
  /// Whether there is any text.
  open var hasText: Bool { !ownText.isEmpty }
  /// Puts a text in the place of what is selected, without asking the delegate.
  ///
  /// Source: keyboards of apps ask the delegate themselves before they insert (common use).
  open func insertText(_ text: String) {
    edit(insertionRange, with: text)
  }

  /// Takes away what is selected, or else the character before the cursor, without asking the delegate.
  ///
  /// The keyboard's key calls it also if there is nothing to take away, as fields for codes rely on.
  open func deleteBackward() {
    guard let range = editor.rangeBeforeCursor else { return }
    edit(range, with: "")
  }

  /// Whether what is typed first takes the place of all text; off again when that has happened, or something
  /// is selected.
  open var clearsOnInsertion = false

  // MARK: UITextInput (TextInput/TextEditor.swift)

  /// A part of the text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Puts a text in the place of a part, without asking the delegate; who follows changes is told.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, with: text)
  }

  /// What is selected, or the cursor; `nil` leaves the cursor behind what was selected.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }

  /// The text that is being composed.
  open var markedTextRange: UITextRange? { editor.markedTextRange }
  /// How composed text looks. Differs from UIKit: kept and without effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }

  /// Puts a composed text in the place of the one before, or of what is selected.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selectedRange)
  }

  /// Takes the composed text as it is.
  open func unmarkText() { editor.unmark() }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The place after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
  /// The part between two places, whichever comes first.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(from: fromPosition, to: toPosition) }

  /// The place some UTF-16 code units farther; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The place some characters to the side, or some lines up or down.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// Which of two places comes first.
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { editor.compare(position, to: other) }

  /// How many UTF-16 code units one place is after another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Who is told of changes.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// What finds words and other units.
  open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
  /// The place of a part that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.position(within: range, farthestIn: direction) }

  /// From a place to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.range(byExtending: position, in: direction) }

  /// In which direction text is written: as the interface is.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Sets in which direction a part is written. Differs from UIKit: without effect.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// The rectangle of the first line of a part; that of the cursor if it is empty.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// Where the cursor is at a place: 2 points wide, and as high as the line (assumed).
  open func caretRect(for position: UITextPosition) -> CGRect {
    editor.caretRect(for: position)
  }

  /// The rectangles of a part, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(for: range)
  }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closestPosition(to: point)
  }

  /// The cursor begins to follow a finger on the keyboard. Differs from UIKit: only the app calls it.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// The cursor goes to the place nearest to a point (assumed).
  open func updateFloatingCursor(at point: CGPoint) { moveCursor(to: point) }
  /// The cursor no longer follows a finger.
  open func endFloatingCursor() {}

  /// The place of a part that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }

  /// The character at a point; nil where there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point)
  }

  /// Whether the delegate lets a text take the place of a part.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allowsEdit(editor.range(range), with: text)
  }

  /// How text looks at a place.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: editor.location(position)) }

  // MARK: Actions

  /// Whether an action makes sense for what is selected now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.allows(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies what is selected, and takes it away if the delegate lets it.
  open override func cut(_ sender: Any?) { editor.cut() }
  /// Copies what is selected.
  open override func copy(_ sender: Any?) { editor.copy() }
  /// Puts what was copied in the place of what is selected, if the delegate lets it.
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Takes away what is selected, if the delegate lets it.
  open override func delete(_ sender: Any?) { editor.delete() }
  /// Selects the word at the cursor.
  open override func select(_ sender: Any?) { editor.selectWord() }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { editor.selectAll() }

  // MARK: Traits

  /// What the keyboard capitalizes by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects what is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default

  /// Light or dark keys.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key works only while there is text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { showText() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means, for suggestions of the system.
  open var textContentType: UITextContentType!

  /// Whether straight quotation marks become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether a space goes and comes with words that are cut and pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Whether words are suggested in the text itself.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// What a suggested password is made of.
  open var passwordRules: UITextInputPasswordRules?

  /// Whether the font shrinks, down to `minimumFontSize`, to let the text fit.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  /// The smallest size of the font, in points; 0 for any.
  open var minimumFontSize: CGFloat {
    get { label.minimumScaleFactor * label.font.pointSize }
    set { label.minimumScaleFactor = min(1, newValue / label.font.pointSize) }
  }
  /// Whether a person may change how the text looks. Differs from UIKit: kept and otherwise ignored.
  open var allowsEditingTextAttributes: Bool {
    get { keepsEditingAttributes }
    set { keepsEditingAttributes = newValue }
  }
}
