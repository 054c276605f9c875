public import Foundation

/// Lines of text that scroll, and that a person can edit.
///
/// Editing begins with a tap or `becomeFirstResponder()`; what is typed takes the place of the selected
/// range, which is at the end of a text that was set.
///
/// - `+Editing`: whom it asks and tells.
/// - `+Storage`: the text, and how it looks.
///
/// Differs from UIKit: what is drawn does not heed `exclusionPaths`.
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  final private(set) lazy var canvas = TextCanvas(showing: makeLabel())
  let container: NSTextContainer
  /// What lays out the text (`UITextView+TextKit.swift`).
  final var typesetting: Typesetting
  /// Whether the view itself changes the text, and shows it afterwards.
  var isChangingText = false
  private var isPlacing = false
  var showsMarks = false
  /// Whether the cursor has moved by an edit since the last layout.
  var hasMovedCursor = false
  private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  /// What is selected.
  private(set) lazy var editor = TextEditor(self)
  /// The font that was set.
  var ownFont: UIFont?
  /// How typed text will look; nil for as the text before it.
  var ownTyping: [NSAttributedString.Key: Any]?
  /// The width for which the text was placed; nil after it changed.
  private var placedWidth: CGFloat?

  // An element with its text as the value (AccessibilitySnapshot's hints for text that scrolls).
  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityValue: String? { text }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    var traits = UIAccessibilityTraits.textEntry
    if isScrollEnabled { traits.insert(.scrollable) }
    if isFirstResponder { traits.insert(.isEditing) }
    return traits
  }

  /// Makes an empty view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: Where it is.
  ///   - textContainer: The room of its lines, whose layout manager has a text storage; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (container, typesetting) = Self.parts(textContainer)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    (container, typesetting) = Self.parts(nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showUsualBackground(.systemBackground)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = Self.usualFont
    addSubview(canvas)
    container.onChange = { [weak self] in
      MainActor.assumeIsolated { self?.roomDidChange() }
    }
    followTypesetter()
    if storage.length > 0 { showStorage() }
    let tap = TextTap(target: nil, action: nil)
    tap.addHandler(frame: .uikit("-[UITextInteraction tap:]")) { [weak self, unowned tap] _ in
      if let self { tapped(at: tap.location(in: self), count: tap.touches.first?.tapCount ?? 1) }
    }
    addGestureRecognizer(tap)
    addGestureRecognizer(TextPress(self))
    addGestureRecognizer(TextDoubleTap(self))
  }

  private func roomDidChange() {
    if !isPlacing { contentDidChange() }
  }

  /// Who follows the editing and the scrolling, and may refuse.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { editingDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate that is told of editing; see `UIScrollView.toldDelegate`.
  final private(set) weak var editingDelegate: (any UITextViewDelegate)?

  package override func delegateDidChange() {
    editingDelegate = toldDelegate as? any UITextViewDelegate
  }

  // MARK: Text

  /// The text, which may be changed: the view shows what it has become.
  open var textStorage: NSTextStorage { storage }
  /// What lays out the text: who asks for it where an ``NSTextLayoutManager`` does, makes the view go over to it for good.
  open var layoutManager: NSLayoutManager { managerOfBefore() }

  /// What lays out the text; nil where that is an `NSLayoutManager` (since iOS 15).
  open var textLayoutManager: NSTextLayoutManager? { textManager() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; reads as an empty one if it was set to nil. The cursor goes to its end.
  open var text: String! {
    get { storage.string }
    set { observably(setting: .text) { setText(newValue ?? "") } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { storage.mapping { _ in } }
    set { observably { setAttributedText(newValue ?? NSAttributedString(string: "")) } }
  }

  /// How text will look that is typed: as the first selected character or the one before the cursor, unless set; gone
  /// again when something else is selected.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTyping ?? attributesToType }
    set { ownTyping = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How text looks that leads somewhere, besides how it looks itself: in the tint color unless set.
  ///
  /// Source: documentation of `linkTextAttributes`. Differs from UIKit: no line below it unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.tintColor
  ]
  {
    didSet { showLinks() }
  }

  private static let usualFont = UIFont(name: "Helvetica", size: TextLook.usualFontSize)

  /// The font of the first character; nil before there is one, and after it was set to nil. Set, it holds for all of
  /// the text.
  ///
  /// Source: a text that is set has Helvetica of 12 points, as tests that pass on iOS expect
  /// (https://github.com/Rightpoint/BonMot, https://github.com/LinkedInAttic/LayoutKit).
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      label.font = newValue ?? Self.usualFont
      overwrite(.font, label.font as Any)
    }
  }

  /// The color of the text. Set, it holds for all of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      overwrite(.foregroundColor, label.textColor as Any)
    }
  }

  /// Where lines are from side to side. Set, it holds for all of the text.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      overwriteAlignment(newValue)
    }
  }

  /// Whether a font that was made for a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      adjustFonts()
    }
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    if adjustsFontForContentSizeCategory { adjustFonts() }
    contentDidChange()
  }

  /// The part of the text that what is typed replaces, in UTF-16 code units; the cursor, if it is empty.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Whether a person can edit the text.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { showStorage() }
    }
  }

  /// Whether a person can select text. Differs from UIKit: fingers select none, and only editing depends
  /// on it.
  open var isSelectable = true
  /// Whether what is typed first takes the place of all text; off again when that has happened, or something
  /// is selected.
  open var clearsOnInsertion = false

  // MARK: Room

  /// Where lines are laid out.
  open var textContainer: NSTextContainer {
    placeText()
    return container
  }

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

  var lineInsets: UIEdgeInsets {
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
    showAttachedViews()
    showMovedCursor()
    showMarks()
  }

  /// Shows its text also in a picture that is taken before the first layout (Texture's `ASTextKitTests`, on iOS).
  override func drawOwnContents() {
    placeText()
    super.drawOwnContents()
  }

  override func colorsDidChange() {
    super.colorsDidChange()
    showBorder()
  }

  func placeText() {
    guard placedWidth != bounds.width else { return }
    placedWidth = bounds.width
    isPlacing = true
    defer { isPlacing = false }
    let insets = lineInsets
    if container.widthTracksTextView {
      let sides = textContainerInset.left + textContainerInset.right
      container.size.width = max(0, bounds.width - sides)
    }
    typesetter.sides = (textAlignment, isRightToLeft)
    typesetter.usualFont = label.font
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    canvas.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: height - insets.top - insets.bottom)
    super.contentSize = CGSize(width: bounds.width, height: height.rounded(.up))
  }

  /// The lines, for places in the text.
  var flow: TextFlow {
    placeText()
    return typesetter.flow
  }

  func contentDidChange() {
    placedWidth = nil
    label.numberOfLines = container.maximumNumberOfLines
    label.lineBreakMode = container.lineBreakMode
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Scrolls until the end of a part of the text shows; a place before the text is one far behind it, the end.
  ///
  /// Source: growing text views scroll to the end by a location of -1, which is a large number in Objective-C
  /// (GrowingTextView, `scrollToCorrectPosition`).
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let length = storage.length
    show(range.location < 0 ? length : min(range.location + range.length, length))
  }

  // MARK: Editing (UITextView+Editing.swift)

  /// A view that can be edited takes the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins editing, if the delegate lets it. The keyboard is told of before the delegate hears that
  /// editing has begun, unlike for a text field (reports of several people).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, !isEditable || agreesToBegin, super.becomeFirstResponder()
    else { return false }
    if isEditable { editingDidBegin() }
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || agreesToEnd else { return false }
    return UIApplication.shared.keyboard.holding {
      guard super.resignFirstResponder() else { return false }
      editingDidEnd()
      return true
    }
  }

  /// Takes back what a person has changed in the text.
  open override var undoManager: UndoManager? { editor.undo.manager }
  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }
  /// Puts a text in the place of what is selected, without asking the delegate.
  open func insertText(_ text: String) {
    edit(insertionRange, with: text)
  }

  /// Takes away what is selected, or else the character before the cursor, without asking the delegate.
  open func deleteBackward() {
    guard let range = editor.rangeBeforeCursor else { return }
    edit(range, with: "")
  }

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

  /// Whether the text is hidden from onlookers. Differs from UIKit: kept and otherwise ignored.
  open var isSecureTextEntry = false

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

  /// Whether a person may change how the text looks. Differs from UIKit: kept and otherwise ignored.
  open var allowsEditingTextAttributes: Bool {
    get { keepsEditingAttributes }
    set { keepsEditingAttributes = newValue }
  }

  /// What the view finds in its text and shows as links, while it cannot be edited.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { detectedTypes }
    set { detectedTypes = newValue }
  }
}
