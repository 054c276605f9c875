import CoreGraphics
import Foundation

/// Elements in lines.
///
/// All elements are set as one text, by the typesetter of `NSLayoutManager`, so that lines are where that has them.
nonisolated extension NSTextLayoutManager {
  /// An element as a part of the text that is set.
  struct Piece {
    let element: NSTextElement
    let range: NSTextRange
    /// Where it begins in that text, and how long it is there.
    let start: Int
    let text: NSAttributedString

    var end: Int { start + text.length }
  }

  /// Lines, before fragments have a say in where they are.
  struct Typeset {
    /// Nil while they are all of a storage's text, and nobody has asked for them.
    var pieces: [Piece]?
    let flow: TextFlow
  }

  /// Fragments.
  struct Layout {
    var flow: TextFlow
    var fragments: [NSTextLayoutFragment] = []
    /// Whether there is an empty line after a line feed at the end of the text, or instead of it.
    var hasExtraLine = false
  }

  func forgetLines() {
    (typeset, layout, shownLines) = (nil, nil, nil)
  }

  /// The document has changed; nil stands for all of it.
  func contentDidChange(_ change: TextChange?) {
    forgetLines()
    knownShown = nil
    if let change { rendering.move(change) } else { rendering = RenderingAttributes() }
    onChange()
  }

  func showExtraLine() {
    guard !showsExtraLine else { return }
    showsExtraLine = true
    layout = nil
  }

  // MARK: Lines

  var flow: TextFlow { delegate == nil ? settled.flow : arranged.flow }

  private var settled: Typeset {
    if let typeset { return typeset }
    let new: Typeset
    if let storage = textContentManager as? NSTextContentStorage, storage.isStoredText {
      let text = storage.attributedString ?? NSAttributedString(string: "")
      new = Typeset(pieces: nil, flow: flow(of: text, pieces: nil))
    } else {
      let pieces = makePieces()
      new = Typeset(pieces: pieces, flow: flow(of: Self.text(of: pieces), pieces: pieces))
    }
    typeset = new
    return new
  }

  /// The lines, before fragments have a say in where they are.
  var settledFlow: TextFlow { settled.flow }

  private static func text(of pieces: [Piece]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for piece in pieces { text.append(piece.text) }
    return text
  }

  private var pieces: [Piece] {
    if let known = settled.pieces { return known }
    let new = makePieces()
    typeset?.pieces = new
    return new
  }

  private func makePieces() -> [Piece] {
    var pieces: [Piece] = []
    textContentManager?.enumerateTextElements(from: nil, options: []) { element in
      guard let range = element.elementRange else { return true }
      let text =
        (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
      pieces.append(
        Piece(element: element, range: range, start: pieces.last?.end ?? 0, text: text))
      return true
    }
    return pieces
  }

  /// Sets a text as the container has it.
  func flow(
    of text: NSAttributedString, pieces: [Piece]?, width: CGFloat? = nil
  ) -> TextFlow {
    var room =
      textContainer?.room(alignment: sides.alignment, isRightToLeft: sides.isRightToLeft)
      ?? TextFlow.Room(width: 0)
    if let width { room.width = width }
    room.showsListMarkers = !NSTextList.includesTextListMarkers
    room.picture = { [unowned self] attachment, attributes, offset, proposed in
      let place = location(atFlow: offset, in: pieces)
      return picture(attachment, attributes, at: place, offset, in: proposed)
    }
    if let delegate {
      room.mayBreak = { [unowned self] offset in
        guard let place = location(atFlow: offset, in: pieces) else { return true }
        return delegate.textLayoutManager(self, shouldBreakLineBefore: place, hyphenating: false)
      }
    }
    let look = usualFont.map { TextLook(font: $0) } ?? TextLook([:])
    return TextFlow(text, look: look, room: room, container: textContainer)
  }

  func text(ofShown isShown: Bool) -> NSAttributedString {
    if isShown, let shownText, settled.pieces == nil || isStoredText { return shownText }
    if isStoredText, let storage = textContentManager as? NSTextContentStorage {
      return storage.attributedString ?? NSAttributedString(string: "")
    }
    return Self.text(of: pieces)
  }

  private var isStoredText: Bool {
    (textContentManager as? NSTextContentStorage)?.isStoredText ?? false
  }

  var knownPieces: [Piece]? { isStoredText ? nil : pieces }

  // MARK: Fragments

  var fragments: [NSTextLayoutFragment] { arranged.fragments }

  private var arranged: Layout {
    if let layout { return layout }
    let settled = settled
    // Fragments of an app's own that ask for others while these are made find those that there are.
    layout = Layout(flow: settled.flow)
    arrange(settled.flow)
    return layout ?? Layout(flow: settled.flow)
  }

  private func arrange(_ flow: TextFlow) {
    var pieces = pieces
    if pieces.isEmpty, showsExtraLine {
      let element = NSTextParagraph(textContentManager: textContentManager)
      element.elementRange = documentRange
      pieces = [
        Piece(
          element: element, range: documentRange, start: 0, text: element.attributedString)
      ]
      typeset?.pieces = pieces
    }
    var (next, bottom, y): (Int, CGFloat, CGFloat) = (0, 0, 0)
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let first = next
      while next < flow.lines.count, isLast || flow.range(of: flow.lines[next]).location < piece.end
      {
        if flow.lines[next].clusters.isEmpty {
          layout?.hasExtraLine = true
          if !showsExtraLine { break }
        }
        next += 1
      }
      guard first < next else { continue }
      let top = bottom
      bottom = self.bottom(of: flow, line: next - 1, isLast: isLast)
      y = place(piece, lines: first..<next, of: flow, from: top, to: bottom, at: y)
    }
  }

  /// Where a fragment ends in the flow: behind the space of its paragraph, unless it is the last one.
  private func bottom(of flow: TextFlow, line: Int, isLast: Bool) -> CGFloat {
    let last = flow.lines[line]
    let end = last.top + last.height
    guard !isLast, !last.clusters.isEmpty else { return end }
    return end + flow.look(of: last.clusters.upperBound - 1).style.paragraphSpacing
  }

  /// Makes a fragment of an element, and puts it below the others.
  ///
  /// - Returns: Where the next one begins.
  private func place(
    _ piece: Piece, lines: Range<Int>, of flow: TextFlow, from top: CGFloat, to bottom: CGFloat,
    at y: CGFloat
  ) -> CGFloat {
    let fragment =
      delegate?.textLayoutManager(
        self, textLayoutFragmentFor: piece.range.location, in: piece.element)
      ?? NSTextLayoutFragment(textElement: piece.element, range: piece.range)
    let left = lines.map { flow.lines[$0].left }.min() ?? 0
    let right = lines.map { flow.lines[$0].left + flow.lines[$0].width }.max() ?? left
    let start = y + fragment.topMargin
    let frame = CGRect(
      x: left + padding, y: start, width: right - left, height: bottom - top)
    fragment.take(
      .init(
        frame: frame, flow: flow, lines: lines, start: piece.start,
        origin: CGPoint(x: left, y: top)),
      in: self)
    layout?.fragments.append(fragment)
    if start != top { layout?.flow.move(lines, by: start - top) }
    return start + fragment.layoutFragmentFrame.height + fragment.bottomMargin
  }

  var padding: CGFloat { textContainer?.lineFragmentPadding ?? 0 }

  // MARK: Places in the text that is set

  /// Where a place of the document is in the text that is set.
  func flowOffset(of location: any NSTextLocation) -> Int {
    guard let pieces = knownPieces else {
      return offset(from: documentRange.location, to: location)
    }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      let isPast = pieces[middle].range.endLocation.compare(location) != .orderedDescending
      if isPast { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count else { return pieces.last?.end ?? 0 }
    let piece = pieces[low]
    guard piece.range.location.compare(location) == .orderedAscending else { return piece.start }
    return min(piece.end, piece.start + offset(from: piece.range.location, to: location))
  }

  /// The place of the document at an offset of the text that is set.
  func location(atFlow place: Int) -> (any NSTextLocation)? {
    location(atFlow: place, in: knownPieces)
  }

  private func location(atFlow place: Int, in pieces: [Piece]?) -> (any NSTextLocation)? {
    guard let pieces else { return location(documentRange.location, offsetBy: place) }
    guard let piece = pieces.first(where: { place < $0.end }) ?? pieces.last else {
      return documentRange.location
    }
    return location(piece.range.location, offsetBy: place - piece.start)
  }

  /// The part of the document that a part of the text that is set shows.
  func range(ofFlow range: NSRange) -> NSTextRange? {
    guard let start = location(atFlow: range.location),
      let end = location(atFlow: NSMaxRange(range))
    else { return nil }
    return NSTextRange(location: start, end: end)
  }
}

// MARK: - Text views

nonisolated extension NSTextLayoutManager: TextTypesetter {
  var textStorage: NSTextStorage? { (textContentManager as? NSTextContentStorage)?.textStorage }

  var isDecidedByApp: Bool {
    type(of: self) != NSTextLayoutManager.self || delegate != nil || !isStoredText
      || renderingAttributesValidator != nil || !rendering.isEmpty || shown.hasViews
      || shown.hasLists
  }

  func size(fitting width: CGFloat) -> CGSize? {
    guard delegate != nil || !isStoredText || shown.hasViews || shown.hasLists else { return nil }
    let room = textContainer.map { max(0, $0.size.width - 2 * padding) } ?? 0
    let lines =
      width == room && width > 0
      ? settledFlow
      : flow(
        of: text(ofShown: false), pieces: knownPieces,
        width: width > 0 ? width : .greatestFiniteMagnitude)
    return CGSize(width: lines.width, height: lines.height + ownRoom)
  }

  /// How much room fragments of an app's own take besides their lines, in points.
  private var ownRoom: CGFloat {
    guard delegate != nil, let last = fragments.last else { return 0 }
    return max(0, last.layoutFragmentFrame.maxY + last.bottomMargin - settledFlow.height)
  }

  func draw(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for fragment in fragments {
      let frame = fragment.layoutFragmentFrame
      fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
    }
  }
}
