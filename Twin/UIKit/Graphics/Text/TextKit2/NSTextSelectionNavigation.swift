public import Foundation

/// Finds where selections go (since iOS 15), by what a data source tells of a document.
///
/// Differs from UIKit: in text of two directions left and right are backward and forward.
nonisolated open class NSTextSelectionNavigation: NSObject {
  /// Where a selection goes.
  public enum Direction: Int, Sendable {
    /// To what is read later.
    case forward = 0
    /// To what is read earlier.
    case backward = 1
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
  }

  /// How far a selection goes.
  public enum Destination: Int, Sendable {
    /// A character.
    case character = 0
    /// To the end of a word.
    case word = 1
    /// To the end of the line.
    case line = 2
    /// To the end of the sentence.
    case sentence = 3
    /// To the end of the paragraph.
    case paragraph = 4
    /// To the end of the container.
    case container = 5
    /// To the end of the document.
    case document = 6
  }

  /// What a person holds while selecting.
  public struct Modifier: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What is selected reaches from where it began to the point.
    public static let extend = Modifier(rawValue: 1 << 0)
    /// A rectangle is selected.
    public static let visual = Modifier(rawValue: 1 << 1)
    /// What was selected stays so.
    public static let multiple = Modifier(rawValue: 1 << 2)
  }

  /// In which direction a paragraph is written.
  public enum WritingDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
  }

  /// Along which axis text is written.
  public enum LayoutOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Makes a navigation in a document.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Who tells of the document.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?

  /// Whether a selection may have several parts. Differs from UIKit: kept and without effect.
  open var allowsNonContiguousRanges = false

  /// Whether up is to the side where text is vertical. Differs from UIKit: kept and without effect.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Forgets what is known of the layout; nothing is kept here.
  open func flushLayoutCache() {}

  // MARK: Moving

  /// The selection after a step.
  ///
  /// - Parameters:
  ///   - textSelection: The selection before.
  ///   - direction: Where it goes.
  ///   - destination: How far.
  ///   - extending: Whether what it passes is selected; else it becomes a cursor.
  ///   - confined: Whether it stays in its paragraph. Differs from UIKit: without effect.
  /// - Returns: Nil if there is no place to go to.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
    destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let first = textSelection.textRanges.first, let last = textSelection.textRanges.last
    else { return nil }
    let range = first.union(last)
    let goesBack = isBackward(direction, at: range.location)
    if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
      let edge = goesBack ? range.location : range.endLocation
      return NSTextSelection(edge, affinity: .downstream)
    }
    // The end that moves: that of the side on which the selection was extended last.
    let movesFirst = textSelection.affinity == .upstream && !range.isEmpty
    let start = range.isEmpty ? goesBack : movesFirst
    let moving = start ? range.location : range.endLocation
    guard
      let target = place(
        from: moving, direction, destination, goesBack, offset: textSelection.anchorPositionOffset)
    else { return nil }
    guard extending else {
      let new = NSTextSelection(target.place, affinity: .downstream)
      new.anchorPositionOffset = target.offset
      return new
    }
    let fixed = start ? range.endLocation : range.location
    let isBefore = target.place.compare(fixed) == .orderedAscending
    guard
      let new = isBefore
        ? NSTextRange(location: target.place, end: fixed)
        : NSTextRange(location: fixed, end: target.place)
    else { return nil }
    let selection = NSTextSelection(
      range: new, affinity: isBefore ? .upstream : .downstream,
      granularity: textSelection.granularity)
    selection.anchorPositionOffset = target.offset
    return selection
  }

  private func isBackward(_ direction: Direction, at location: any NSTextLocation) -> Bool {
    let isRightToLeft =
      textSelectionDataSource?.baseWritingDirection(at: location) == .rightToLeft
    switch direction {
    case .backward, .up: return true
    case .forward, .down: return false
    case .left: return !isRightToLeft
    case .right: return isRightToLeft
    }
  }

  private typealias Target = (place: any NSTextLocation, offset: CGFloat)

  private func place(
    from location: any NSTextLocation, _ direction: Direction, _ destination: Destination,
    _ goesBack: Bool, offset: CGFloat
  ) -> Target? {
    guard let source = textSelectionDataSource else { return nil }
    let document = source.documentRange
    switch (direction, destination) {
    case (.up, .character), (.down, .character):
      return placeInNextLine(from: location, goesBack, offset: offset)
    case (_, .document), (_, .container):
      return (goesBack ? document.location : document.endLocation, 0)
    case (_, .character):
      return next(from: location, goesBack).map { ($0, 0) }
    case (_, .word): return wordEnd(from: location, goesBack).map { ($0, 0) }
    case (_, .line): return end(of: .line, at: location, goesBack).map { ($0, 0) }
    case (_, .sentence): return end(of: .sentence, at: location, goesBack).map { ($0, 0) }
    case (_, .paragraph): return end(of: .paragraph, at: location, goesBack).map { ($0, 0) }
    }
  }

  /// The place before the next character, or the one before.
  private func next(
    from location: any NSTextLocation, _ goesBack: Bool
  ) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource else { return nil }
    guard goesBack else {
      return source.textRange(for: .character, enclosing: location)?.endLocation
    }
    guard let before = source.location(location, offsetBy: -1) else { return nil }
    return source.textRange(for: .character, enclosing: before)?.location
  }

  private func wordEnd(
    from location: any NSTextLocation, _ goesBack: Bool
  ) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource else { return nil }
    var place = location
    while true {
      let inside = goesBack ? source.location(place, offsetBy: -1) : place
      guard let inside, let range = source.textRange(for: .word, enclosing: inside) else { break }
      let edge = goesBack ? range.location : range.endLocation
      guard edge.compare(place) != .orderedSame else { break }
      place = edge
      if isWord(range) { break }
    }
    return place.compare(location) == .orderedSame ? nil : place
  }

  /// Whether a part is a word and not what is between two.
  private func isWord(_ range: NSTextRange) -> Bool {
    var isWord = false
    textSelectionDataSource?.enumerateSubstrings(
      from: range.location, options: .byComposedCharacterSequences
    ) { text, _, _, stop in
      isWord = text?.contains { $0.isLetter || $0.isNumber } ?? false
      stop.pointee = true
    }
    return isWord
  }

  private func end(
    of granularity: NSTextSelection.Granularity, at location: any NSTextLocation, _ goesBack: Bool
  ) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource,
      let range = source.textRange(for: granularity, enclosing: location)
    else { return nil }
    guard !goesBack else { return range.location }
    // The cursor stays before what ends the line.
    var end = range.endLocation
    source.enumerateSubstrings(from: range.location, options: .byLines) {
      _, line, enclosing, stop in
      let last = enclosing?.endLocation ?? line.endLocation
      if last.compare(range.endLocation) == .orderedSame { end = line.endLocation }
      stop.pointee = ObjCBool(last.compare(range.endLocation) != .orderedAscending)
    }
    return end
  }

  private func placeInNextLine(
    from location: any NSTextLocation, _ goesBack: Bool, offset: CGFloat
  ) -> Target? {
    guard let source = textSelectionDataSource,
      let line = source.textRange(for: .line, enclosing: location)
    else { return nil }
    let x = offset > 0 ? offset : caretOffset(of: location)
    let document = source.documentRange
    let start: (any NSTextLocation)? =
      goesBack ? source.location(line.location, offsetBy: -1) : line.endLocation
    let isEnd = !goesBack && line.endLocation.compare(document.endLocation) == .orderedSame
    guard let start, !isEnd else {
      return (goesBack ? document.location : document.endLocation, x)
    }
    return (nearest(to: x, inLineAt: start), x)
  }

  private func caretOffset(of location: any NSTextLocation) -> CGFloat {
    var found: CGFloat = 0
    textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) {
      x, place, isLeading, stop in
      switch (place.compare(location), isLeading) {
      case (.orderedSame, true):
        found = x
        stop.pointee = true
      case (.orderedAscending, false): found = x
      default: break
      }
    }
    return found
  }

  private func nearest(
    to x: CGFloat, inLineAt location: any NSTextLocation
  ) -> any NSTextLocation {
    var best: (distance: CGFloat, place: any NSTextLocation) = (.greatestFiniteMagnitude, location)
    textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) {
      offset, place, isLeading, _ in
      let after = isLeading ? place : next(from: place, false) ?? place
      if abs(offset - x) < best.distance { best = (abs(offset - x), after) }
    }
    return best.place
  }

  // MARK: Pointing

  /// The selections that a touch makes, or the pointer.
  ///
  /// - Parameters:
  ///   - point: Where, from the top left of the container.
  ///   - containerLocation: A place in the container.
  ///   - anchors: What was selected.
  ///   - modifiers: Whether what is selected reaches from there to the point, or stays.
  ///   - selecting: Whether what is between is selected while the finger moves.
  ///   - bounds: What can be seen. Differs from UIKit: without effect.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool,
    bounds: CGRect
  ) -> [NSTextSelection] {
    guard let place = place(at: point, containerLocation) else { return [] }
    let anchor = anchors.last?.textRanges.first
    guard selecting || modifiers.contains(.extend), let anchor else {
      let cursor = NSTextSelection(place, affinity: .downstream)
      return modifiers.contains(.multiple) ? anchors + [cursor] : [cursor]
    }
    let isBefore = place.compare(anchor.location) == .orderedAscending
    let range =
      isBefore
      ? NSTextRange(location: place, end: anchor.endLocation)
      : NSTextRange(location: anchor.location, end: place)
    guard let range else { return anchors }
    let selection = NSTextSelection(
      range: range, affinity: isBefore ? .upstream : .downstream,
      granularity: anchors.last?.granularity ?? .character)
    return modifiers.contains(.multiple) ? anchors.dropLast() + [selection] : [selection]
  }

  private func place(
    at point: CGPoint, _ containerLocation: any NSTextLocation
  ) -> (any NSTextLocation)? {
    textSelectionDataSource?.lineFragmentRange(for: point, inContainerAt: containerLocation).map {
      nearest(to: point.x, inLineAt: $0.location)
    }
  }

  /// The selection of whole words, or other parts, around another one.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.map { range in
      let first = source.textRange(for: selectionGranularity, enclosing: range.location)
      let before = range.isEmpty ? nil : source.location(range.endLocation, offsetBy: -1)
      let last = before.flatMap { source.textRange(for: selectionGranularity, enclosing: $0) }
      return [first, last].compactMap { $0 }.reduce(range) { $0.union($1) }
    }
    return NSTextSelection(
      ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// The selection of the word, or another part, at a point; nil where there is none.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let place = place(at: point, location),
      let range = textSelectionDataSource?.textRange(
        for: selectionGranularity, enclosing: place)
    else { return nil }
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  // MARK: Editing

  /// Where a cursor would type text of a direction: where it is; nil for a selection that is not empty.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection,
    writingDirection: NSTextSelectionNavigation.WritingDirection
  ) -> (any NSTextLocation)? {
    guard let range = textSelection.textRanges.first, range.isEmpty else { return nil }
    return textSelection.secondarySelectionLocation ?? range.location
  }

  /// What a deletion takes away: what is selected, or else what is between the cursor and where it would go.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
    destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    textSelection.textRanges.compactMap { range in
      guard range.isEmpty else { return range }
      let goesBack = isBackward(direction, at: range.location)
      guard
        let target = place(from: range.location, direction, destination, goesBack, offset: 0)?.place
      else { return nil }
      return goesBack
        ? NSTextRange(location: target, end: range.location)
        : NSTextRange(location: range.location, end: target)
    }
  }
}
