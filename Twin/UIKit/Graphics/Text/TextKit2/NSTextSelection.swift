public import Foundation

/// Parts of a document that are selected together (since iOS 15); an empty one is a cursor.
nonisolated open class NSTextSelection: NSObject {
  /// In which units text was selected.
  public enum Granularity: Int, Sendable {
    /// Single characters.
    case character = 0
    /// Words.
    case word = 1
    /// Paragraphs.
    case paragraph = 2
    /// Lines.
    case line = 3
    /// Sentences.
    case sentence = 4
  }

  /// At which line a cursor is that could be at the end of one and at the beginning of the next one.
  public enum Affinity: Int, Sendable {
    /// The upper one.
    case upstream = 0
    /// The lower one.
    case downstream = 1
  }

  /// Makes a selection of several parts.
  public init(
    _ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity,
    granularity: NSTextSelection.Granularity
  ) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// Makes a selection of one part.
  public convenience init(
    range: NSTextRange, affinity: NSTextSelection.Affinity,
    granularity: NSTextSelection.Granularity
  ) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Makes a cursor.
  public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// The parts, in order.
  public let textRanges: [NSTextRange]

  /// In which units they were selected.
  public let granularity: NSTextSelection.Granularity

  /// At which line the cursor is, or the end that moves.
  public let affinity: NSTextSelection.Affinity

  /// Whether the selection is only there while something moves; never.
  open var isTransient: Bool { false }

  /// How far from the side the cursor was before it went up or down, in points; it tries to stay there.
  open var anchorPositionOffset: CGFloat = 0

  /// Whether the parts follow each other in the text, not on the screen.
  open var isLogical = true

  /// Where the cursor is, too, between texts of two directions. Nothing here sets it.
  open var secondarySelectionLocation: (any NSTextLocation)?

  /// How text looks that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// A selection of other parts, with all else of this one.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let new = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    new.anchorPositionOffset = anchorPositionOffset
    new.isLogical = isLogical
    new.secondarySelectionLocation = secondarySelectionLocation
    new.typingAttributes = typingAttributes
    return new
  }

  /// Whether the other object is the same selection.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection, other.textRanges.count == textRanges.count,
      other.affinity == affinity, other.granularity == granularity
    else { return false }
    return zip(textRanges, other.textRanges).allSatisfy { $0.isEqual(to: $1) }
  }

  /// A hash of how much is selected.
  open override var hash: Int { textRanges.count }
}

/// Has a document in which something is selected (since iOS 15), such as ``NSTextLayoutManager``.
nonisolated public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// All of the document.
  var documentRange: NSTextRange { get }

  /// Goes through parts of the text from a place on, such as words.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// The word, or another such part, in which a place is.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?

  /// The place some characters farther; nil outside of the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// How many characters one place is after another.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// In which direction the paragraph of a place is written.
  func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection

  /// Goes through the places of the cursor in the line of a place, from left to right, in points.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// The line at a point.
  func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange?

  /// Goes through the places where one container ends and the next one begins.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// Along which axis the text of a place is written.
  func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation
}

nonisolated extension NSTextSelectionDataSource {
  /// There are none: the method is optional.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// From side to side: the method is optional.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
