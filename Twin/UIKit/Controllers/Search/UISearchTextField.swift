public import Foundation

/// The text field of a search bar.
///
/// - `UISearchTextField+Tokens`: things to search for that are not text.
///
/// Differs from UIKit: no suggestions.
open class UISearchTextField: UITextField {
  var tokenState = SearchTokens() {
    didSet { showTokens() }
  }
  /// What was before the text when there were no tokens.
  var viewBehindTokens: UIView?
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.searchField)
  }
  /// The picture before the text, unless the app has another.
  let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// How far it is from the edge, in points (assumed).
  private static let glassMargin: CGFloat = 8
  var shifts = SearchFieldShifts() {
    didSet { setNeedsLayout() }
  }

  /// Makes an empty field with round corners, whose return key says "Search".
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Where the text is, moved by what the search bar says.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds)
      .offsetBy(dx: shifts.text.horizontal, dy: shifts.text.vertical)
  }

  /// Where the text is while it is edited, moved by what the search bar says.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
      .offsetBy(dx: shifts.text.horizontal, dy: shifts.text.vertical)
  }

  /// Where the picture at the beginning is, moved by what the search bar says.
  ///
  /// It is on the right where lines run from right to left, as in the system's apps; the place of an ordinary
  /// field's view stays (UIKit documentation, `leftViewRect(forBounds:)`).
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.leftViewRect(forBounds: bounds).offsetBy(
      dx: shifts.left.horizontal + (leftView === glass ? Self.glassMargin : 0),
      dy: shifts.left.vertical)
    return directed(rect, in: bounds)
  }

  /// At the end of the text. Overrides call `super`.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    directed(super.clearButtonRect(forBounds: bounds), in: bounds)
  }

  /// Deletes the character before the cursor, or, where there is none, the last token, which is before the text.
  open override func deleteBackward() {
    if isCursorAtBeginning, removesLastToken() { return }
    super.deleteBackward()
  }

  /// The tokens, in their order. Setting them tells nobody.
  open var tokens: [UISearchToken] {
    get { tokenState.all }
    set { tokenState.all = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind tokens; the tint color unless set.
  open var tokenBackgroundColor: UIColor! {
    get { tokenState.color ?? tintColor }
    set { tokenState.color = newValue }
  }

  /// Whether deleting before the text takes away the last token.
  open var allowsDeletingTokens: Bool {
    get { tokenState.isDeletable }
    set { tokenState.isDeletable = newValue }
  }

  /// Whether tokens can be copied. Differs from UIKit: kept and otherwise ignored.
  open var allowsCopyingTokens: Bool {
    get { tokenState.isCopyable }
    set { tokenState.isCopyable = newValue }
  }

  /// Puts in a token at a place.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokenState.all.insert(token, at: min(max(tokenIndex, 0), tokenState.all.count))
  }

  /// Takes out the token at a place.
  open func removeToken(at tokenIndex: Int) {
    guard tokenState.all.indices.contains(tokenIndex) else { return }
    tokenState.all.remove(at: tokenIndex)
  }

  /// All of the text, which is what follows the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Where a token is in the text: at its beginning. Differs from UIKit: tokens have no places of their own.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a part of the text: all, if the part begins where the text does and is not empty.
  ///
  /// Differs from UIKit: tokens have no places of their own.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    let isAtStart = compare(textRange.start, to: beginningOfDocument) == .orderedSame
    return isAtStart && !textRange.isEmpty ? tokens : []
  }

  /// Puts a token in the place of a part of the text. As with ``insertToken(_:at:)``, nobody is told.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let start = offset(from: beginningOfDocument, to: textRange.start)
    let length = offset(from: textRange.start, to: textRange.end)
    let former = text ?? ""
    text = (former as NSString).replacingCharacters(
      in: NSRange(location: start, length: length), with: "")
    insertToken(token, at: tokenIndex)
    let cursor = position(from: beginningOfDocument, offset: start) ?? beginningOfDocument
    selectedTextRange = self.textRange(from: cursor, to: cursor)
  }

  private var isCursorAtBeginning: Bool {
    guard let range = selectedTextRange else { return !hasText }
    return range.isEmpty && offset(from: beginningOfDocument, to: range.start) == 0
  }

  /// A ground without a line; from iOS 26 on a capsule (pictures of iOS 26). Assumed: the radius before, from pictures
  /// since iOS 11 and of iOS 7.
  override var roundCorner: (radius: CGFloat, hasLine: Bool) {
    let behaviour = UISystem.current.behaviour
    if behaviour.hasGlassBars { return (bounds.height / 2, false) }
    return (behaviour.hasLargeTitles ? 10 : 5, false)
  }

  /// Places the parts, and keeps the ends round.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if borderRadius != roundCorner.radius, borderStyle == .roundedRect { showBorder() }
  }

  private func setUp() {
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    borderStyle = .roundedRect
    showUsualBackground(.tertiarySystemFill)
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
  }
}
