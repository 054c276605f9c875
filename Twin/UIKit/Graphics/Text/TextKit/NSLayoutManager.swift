public import Foundation

/// Lays out the text of a storage in a container, and knows where characters are.
///
/// - `+Places`: rectangles, lines and points.
///
/// Differs from UIKit: a glyph is a UTF-16 code unit; the first container takes all of the text.
nonisolated open class NSLayoutManager: NSObject {
  /// Called when the text has changed.
  var onChange: () -> Void = {}
  private var lines: TextFlow?
  /// Where lines are where paragraphs do not say, and whether the interface runs from right to left.
  var sides: (alignment: NSTextAlignment?, isRightToLeft: Bool) = (nil, false) {
    didSet { forgetLines() }
  }
  /// The font of text that has none.
  var usualFont: UIFont? { didSet { forgetLines() } }

  /// Makes a layout manager without text and container.
  public override init() {
    super.init()
  }

  /// The text; it keeps the layout manager, and not the other way round.
  open weak var textStorage: NSTextStorage?

  /// The rooms for lines.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Whether lines are as far apart as the font says; fonts here say nothing besides their height.
  open var usesFontLeading = true

  /// Whether parts are laid out before what comes before them. Differs from UIKit: never, whatever is set.
  open var allowsNonContiguousLayout = false

  /// Whether parts are laid out before what comes before them: never.
  open var hasNonContiguousLayout: Bool { false }

  /// Adds a room at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Puts a room between others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forgetLines()
  }

  /// Takes a room away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    forgetLines()
  }

  /// The text has changed: lines are laid out anew when somebody asks for them.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLines()
    onChange()
  }

  func forgetLines() { lines = nil }

  /// The lines, laid out if they are not.
  var flow: TextFlow {
    if let lines { return lines }
    let container = textContainers.first
    let room = container?.room(alignment: sides.alignment, isRightToLeft: sides.isRightToLeft)
    let look = usualFont.map { TextLook(font: $0) } ?? TextLook([:])
    let flow = TextFlow(
      textStorage ?? NSAttributedString(string: ""), look: look,
      room: room ?? TextFlow.Room(width: 0), container: container)
    lines = flow
    return flow
  }

  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  // MARK: Layout

  /// Lays out all lines of a room.
  open func ensureLayout(for container: NSTextContainer) { _ = flow }

  /// Lays out the lines of a part of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }

  /// Lays out the lines of some glyphs.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }

  /// Forgets the lines of a part of the text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLines()
  }

  /// Lets a part of the text be drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange() }

  /// Lets some glyphs be drawn anew.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { onChange() }

  // MARK: Glyphs

  /// How many glyphs there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether there is a glyph of that number.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of a part of the text.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The part of the text that glyphs stand for.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs that have a place in a room: of lines that are not below its end.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let height = container.size.height > 0 ? container.size.height : .greatestFiniteMagnitude
    let flow = flow
    let last = flow.lines.last { $0.top + $0.height <= height + 0.01 }
    return NSRange(location: 0, length: last.map { NSMaxRange(flow.range(of: $0)) } ?? 0)
  }

  /// The room in which a glyph is.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    let range = glyphRange(for: container)
    effectiveGlyphRange?.pointee = range
    return NSLocationInRange(glyphIndex, range) ? container : nil
  }

  // MARK: Drawing

  /// Draws glyphs, with the top left of the room at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let commands = flow.commands(
      at: CGPoint(x: origin.x + padding, y: origin.y), range: glyphsToShow, color: .black)
    for command in commands { context.record(command) }
  }

  /// Draws what is behind glyphs. Differs from UIKit: nothing; the glyphs are drawn with it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
