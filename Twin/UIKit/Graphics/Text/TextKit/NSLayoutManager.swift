public import Foundation

/// Lays out the text of a storage in a container, and knows where characters are.
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

  /// Makes a layout manager as without an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text; it keeps the layout manager, and not the other way round.
  open weak var textStorage: NSTextStorage?

  /// Who has a say in how lines are laid out. Assumed: text that is laid out already is so anew for another one.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      forgetLines()
      onChange()
    }
  }

  /// The rooms for lines.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Whether lines are as far apart as the font says; fonts here say nothing besides their height.
  open var usesFontLeading = true

  /// Whether parts are laid out before what comes before them. Differs from UIKit: never, whatever is set.
  open var allowsNonContiguousLayout = false

  /// Whether parts are laid out before what comes before them: never.
  open var hasNonContiguousLayout: Bool { false }

  /// Whether characters show that are not seen. Differs from UIKit: kept and without effect, as no font has any.
  open var showsInvisibleCharacters = false

  /// Whether characters show that control others. Differs from UIKit: kept and without effect.
  open var showsControlCharacters = false

  /// Whether text is laid out with less care that would take very long. Differs from UIKit: kept and without effect.
  open var limitsLayoutForSuspiciousContents = false

  /// Whether words are hyphenated where paragraphs do not say. Differs from UIKit: kept and without effect.
  open var usesDefaultHyphenation = false

  /// From which part of what is free hyphenation begins, 0 to 1. Differs from UIKit: kept and without effect.
  @available(iOS, introduced: 7.0, deprecated: 15.0)
  open var hyphenationFactor: CGFloat = 0

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

  /// A room has another form: lines are laid out anew when somebody asks for them.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
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

  /// Lays out the text of another storage; all layout managers of the former one go there.
  ///
  /// Source: Apple, "replaceTextStorage(_:)".
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  func forgetLines() {
    let had = lines != nil
    (lines, shownLines) = (nil, nil)
    if had { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  /// The lines, laid out if they are not.
  var flow: TextFlow {
    if let lines { return lines }
    let isAsked = isAsking
    let flow = flow(of: textStorage ?? NSAttributedString(string: ""))
    guard !isAsked else { return flow }
    lines = flow
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    return flow
  }

  /// Whether the delegate is asked about lines at the moment.
  private var isAsking = false

  /// The text as it looks, where that is not as it is in the storage.
  var shownText: NSAttributedString? { didSet { shownLines = nil } }
  /// The lines of that text, once something has drawn them.
  private var shownLines: TextFlow?

  private func flow(of text: NSAttributedString, width: CGFloat? = nil) -> TextFlow {
    let container = textContainers.first
    var room =
      container?.room(alignment: sides.alignment, isRightToLeft: sides.isRightToLeft)
      ?? TextFlow.Room(width: 0)
    if let width { room.width = width }
    let look = usualFont.map { TextLook(font: $0) } ?? TextLook([:])
    guard let delegate, let container, !isAsking else {
      return TextFlow(text, look: look, room: room, container: container)
    }
    isAsking = true
    defer { isAsking = false }
    room.director = TextDirector(manager: self, delegate: delegate, container: container)
    return TextFlow(text, look: look, room: room, container: container)
  }

  /// The size of the text as it looks, in lines of a width without padding, in points.
  func sizeByDelegate(fitting width: CGFloat) -> CGSize {
    let text = shownText ?? textStorage ?? NSAttributedString(string: "")
    let flow = flow(of: text, width: width > 0 ? width : .greatestFiniteMagnitude)
    return CGSize(width: flow.width, height: flow.height)
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

  // MARK: Glyphs, of which there is one for each UTF-16 code unit

  /// Settles glyphs; they always are.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Settles glyphs; they always are.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Settles the lines in a rectangle.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensureLayout(for: container)
  }
  /// Has glyphs settled anew, and lines with them.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLines()
    onChange()
  }

  /// Says what glyphs are, by a delegate that is asked about them.
  ///
  /// Differs from UIKit: at other times, and of other shapes in the place of glyphs, nothing comes.
  ///
  /// - Parameters:
  ///   - glyphs: The numbers of their shapes.
  ///   - props: What they are.
  ///   - charIndexes: The characters that they stand for.
  ///   - aFont: Their font.
  ///   - glyphRange: Which glyphs.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {
    guard let asked = askedGlyphs else { return }
    for place in 0..<glyphRange.length {
      let index = glyphRange.location + place - asked.location
      if asked.properties.indices.contains(index) { askedGlyphs?.properties[index] = props[place] }
    }
  }

  private var askedGlyphs: (location: Int, properties: [GlyphProperty])?

  /// What glyphs are that look the same, by what a delegate says.
  func glyphProperties(
    of text: NSString, in range: NSRange, font: UIFont, by delegate: any NSLayoutManagerDelegate
  ) -> [GlyphProperty] {
    let indices = Array(range.location..<NSMaxRange(range))
    let units = indices.map(text.character(at:))
    let usual = units.map(Self.usualProperty(of:))
    askedGlyphs = (range.location, usual)
    defer { askedGlyphs = nil }
    let count = delegate.layoutManager(
      self, shouldGenerateGlyphs: units, properties: usual, characterIndexes: indices, font: font,
      forGlyphRange: range)
    return count > 0 ? askedGlyphs?.properties ?? usual : usual
  }

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

  /// The room in which a glyph is.
  ///
  /// - Parameter flag: Whether only lines that are laid out already count; here they always are.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: Places, in points from the top left of the container

  /// The rectangle around all lines, with the padding beside them.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, numberOfGlyphs > 0 else { return .zero }
    return flow.lines.map(used).reduce(CGRect.null) { $0.union($1) }
  }

  /// The rectangle that a line has from side to side.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(at: glyphIndex, effectiveGlyphRange).map(fragment) ?? .zero
  }

  /// The rectangle of a line that has text in it, with the padding beside it.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    line(at: glyphIndex, effectiveGlyphRange).map(used) ?? .zero
  }

  /// The empty line after a line feed at the end of the text; zero if there is none.
  open var extraLineFragmentRect: CGRect {
    let flow = flow
    guard let last = flow.lines.last, last.clusters.isEmpty else { return .zero }
    return fragment(last)
  }

  /// Where the baseline of a glyph begins, from the top left of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex, nil) else { return .zero }
    let flow = flow
    return CGPoint(
      x: flow.x(of: flow.cluster(at: glyphIndex), in: line) + padding, y: line.ascent)
  }

  /// The smallest rectangle around glyphs, from the top of the first line to the bottom of the last one.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = flow.rects(of: glyphRange)
    guard !rects.isEmpty else { return .zero }
    return rects.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
  }

  /// The rectangles of glyphs, line by line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in flow.rects(of: glyphRange) {
      block(rect.offsetBy(dx: padding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  /// The lines in which glyphs are: the line's rectangle, its used rectangle, the room and the line's glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let flow = flow
    var stop: ObjCBool = false
    for line in flow.lines {
      let range = flow.range(of: line)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(fragment(line), used(line), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyph at a point, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point, or the nearest one, and how far through it the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The character at a point, or the nearest one, and how far through it the point is, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = flow.character(at: CGPoint(x: point.x - padding, y: point.y))
    partialFraction?.pointee = found.fraction
    return found.location
  }

  /// The glyphs of the lines that a rectangle of the container touches.
  ///
  /// Source: Apple, "glyphRange(forBoundingRect:in:)": at least those that lie in it.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let flow = flow
    let ranges = flow.lines
      .filter { $0.top < bounds.maxY && bounds.minY < $0.top + $0.height }
      .map(flow.range(of:))
    guard let first = ranges.first else { return NSRange(location: 0, length: 0) }
    return ranges.reduce(first, NSUnionRange)
  }

  /// How far along a glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    guard numberOfGlyphs > 0 else { return 0 }
    let glyph = glyphIndex(for: point, in: container)
    let place = boundingRect(
      forGlyphRange: NSRange(location: glyph, length: 1), in: container)
    guard place.width > 0 else { return 0 }
    return min(max((point.x - place.minX) / place.width, 0), 1)
  }

  /// The part of the empty line after a line feed at the end that the cursor takes; zero if there is none.
  ///
  /// Assumed: as wide as the padding on both sides.
  open var extraLineFragmentUsedRect: CGRect {
    var rect = extraLineFragmentRect
    guard rect != .zero else { return .zero }
    rect.size.width = 2 * padding
    return rect
  }

  /// The container of the empty line after a line feed at the end; nil if there is none. Without text that line is the
  /// only one, as tests of macios see on iOS.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    numberOfGlyphs > 0 && extraLineFragmentRect == .zero ? nil : textContainers.first
  }

  // MARK: Drawing

  /// Draws glyphs, with the top left of the room at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let commands = shownFlow.commands(
      at: CGPoint(x: origin.x + padding, y: origin.y), range: glyphsToShow, color: .black,
      parts: .letters)
    let strokes = shownFlow.strokes(of: glyphsToShow)
    for stroke in strokes where !stroke.isThrough {
      stroke.color.set()
      underlineGlyphRange(
        stroke.range, underlineType: stroke.style, lineFragmentRect: fragment(stroke.line),
        lineFragmentGlyphRange: shownFlow.range(of: stroke.line), containerOrigin: origin)
    }
    for command in commands { context.record(command) }
    for stroke in strokes where stroke.isThrough {
      stroke.color.set()
      strikethroughGlyphRange(
        stroke.range, strikethroughType: stroke.style, lineFragmentRect: fragment(stroke.line),
        lineFragmentGlyphRange: shownFlow.range(of: stroke.line), containerOrigin: origin)
    }
  }

  /// Finds which of some glyphs in a line are underlined, and has them so; the color is set already.
  ///
  /// Source: UIKit documentation, "underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:
  /// containerOrigin:)". Assumed: all of them are.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: baselineOffset(at: glyphRange), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line below glyphs of a line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - underlineVal: How the line looks.
  ///   - baselineOffset: How far the baseline is above the bottom of the line of text, in points.
  ///   - lineRect: The rectangle of that line.
  ///   - lineGlyphRange: Its glyphs.
  ///   - containerOrigin: The top left of the room.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(.underlines, of: glyphRange, at: containerOrigin)
  }

  /// Finds which of some glyphs in a line are struck through, and has them so; the color is set already.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: baselineOffset(at: glyphRange), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line through glyphs of a line; see `drawUnderline` for what it gets.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(.strikethroughs, of: glyphRange, at: containerOrigin)
  }

  private func draw(_ parts: TextFlow.Parts, of glyphs: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let place = CGPoint(x: origin.x + padding, y: origin.y)
    let commands = shownFlow.commands(at: place, range: glyphs, color: .black, parts: parts)
    for command in commands { context.record(command) }
  }

  private func baselineOffset(at glyphs: NSRange) -> CGFloat {
    line(at: glyphs.location, nil).map { $0.height - $0.ascent } ?? 0
  }

  /// Draws what is behind glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    let grounds = shownFlow.grounds(
      at: CGPoint(x: origin.x + padding, y: origin.y), range: glyphsToShow)
    for ground in grounds {
      ground.color.setFill()
      fillBackgroundRectArray(
        ground.boxes, count: ground.boxes.count, forCharacterRange: ground.range,
        color: ground.color)
    }
  }

  /// Fills the boxes behind characters, one for each line; the color is set already.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange, color: UIColor
  ) {
    for box in UnsafeBufferPointer(start: rectArray, count: rectCount) { UIRectFill(box) }
  }

  private var shownFlow: TextFlow {
    if let shownLines { return shownLines }
    let shown = shownText.map { flow(of: $0) } ?? flow
    shownLines = shown
    return shown
  }
}
