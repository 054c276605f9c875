public import Foundation

/// Lays out the elements of a document in a container (since iOS 15), each as a fragment.
///
/// - `+Layout`: the elements in lines, by the same typesetter as those of ``NSLayoutManager``.
/// - `+Segments`: where parts of the text are.
/// - `+Rendering`: attributes that change how text is drawn and not where.
/// - `+Selections`: what ``NSTextSelectionNavigation`` asks for.
///
/// Differs from UIKit: a document is laid out as a whole, so nothing is ever estimated.
nonisolated open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// What the rectangles of a part are for.
  public enum SegmentType: Int, Sendable {
    /// As large as the characters.
    case standard = 0
    /// Selected text: a line that goes on in the next one is marked to its end.
    case selection = 1
    /// Text that stands out.
    case highlight = 2
  }

  /// Which rectangles of a part are wanted.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Their parts of the text are not.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Only the first and the last one are.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first one begins where its line does.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last one ends where its line does.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// An empty part between two lines is at the end of the upper one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  var onChange: () -> Void = {}
  /// Called when only what is drawn has changed.
  var onRenderingChange: () -> Void = {}
  var sides: (alignment: NSTextAlignment?, isRightToLeft: Bool) = (nil, false) {
    didSet { if sides != oldValue { forgetLines() } }
  }
  var usualFont: UIFont? { didSet { if usualFont != oldValue { forgetLines() } } }
  var shownText: NSAttributedString? { didSet { shownLines = nil } }

  var typeset: Typeset?
  var layout: Layout?
  /// The lines as they look, once something has drawn them.
  var shownLines: TextFlow?
  /// Whether the empty line after a line feed at the end of the text belongs to the last fragment.
  var showsExtraLine = false
  var rendering = RenderingAttributes()
  /// Whether the app is asked how a fragment is drawn.
  var isValidating = false
  /// How links look in a text view.
  var linkAttributes: [NSAttributedString.Key: Any]?
  /// What of the container a text view shows, in points.
  var shownBounds: (() -> CGRect)?
  /// What shows attachments that have a view.
  weak var attachmentView: UIView?
  var providers: [ObjectIdentifier: NSTextAttachmentViewProvider] = [:]
  /// What there is besides text; nil if nobody has looked since the text changed.
  var knownShown: Shown?

  /// Makes a layout manager without text and container.
  public override init() {
    super.init()
  }

  /// Makes a layout manager as without an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Who makes fragments, and has a say in how lines break and look.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      forgetLines()
      onChange()
    }
  }

  /// Whether lines are as far apart as the font says; fonts here say nothing besides their height.
  open var usesFontLeading = true

  /// Whether text is laid out with less care that would take very long. Differs from UIKit: kept and without effect.
  open var limitsLayoutForSuspiciousContents = false

  /// Whether words are hyphenated. Differs from UIKit: kept and without effect.
  open var usesHyphenation = false

  /// Where else text is laid out. Differs from UIKit: kept and without effect.
  open var layoutQueue: OperationQueue?

  /// Who holds the document; it keeps the layout manager, and not the other way round.
  open internal(set) weak var textContentManager: NSTextContentManager?

  /// Lays out another document, with all layout managers of the former one.
  ///
  /// Source: UIKit documentation, "replace(_:)".
  open func replace(_ textContentManager: NSTextContentManager) {
    guard let old = self.textContentManager, old !== textContentManager else {
      return textContentManager.addTextLayoutManager(self)
    }
    for manager in old.textLayoutManagers { textContentManager.addTextLayoutManager(manager) }
  }

  /// The room for lines.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      forgetLines()
    }
  }

  /// What lays out as much as can be seen.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// What is selected, of each person or cursor. Nothing here changes it.
  open var textSelections: [NSTextSelection] = []

  /// What finds the places where selections go.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

  /// Called before a fragment is drawn for the first time, and again after its attributes have become invalid: it may set
  /// some that only change how it is drawn.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  // MARK: Layout

  /// The rectangle around all fragments, in points from the top left of the container.
  open var usageBoundsForTextContainer: CGRect {
    let fragments = fragments
    guard let first = fragments.first?.layoutFragmentFrame else { return .zero }
    return fragments.dropFirst().reduce(first) { $0.union($1.layoutFragmentFrame) }
  }

  /// Lays out a part of the document.
  open func ensureLayout(for range: NSTextRange) { _ = fragments }

  /// Lays out what is in a rectangle of the container.
  open func ensureLayout(for bounds: CGRect) { _ = fragments }

  /// Has a part of the document laid out anew.
  open func invalidateLayout(for range: NSTextRange) {
    forgetLines()
    onChange()
  }

  /// The fragment at a height of the container; nil above the first one and below the last one.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first {
      let frame = $0.layoutFragmentFrame
      return frame.minY <= position.y && position.y < frame.maxY
    }
  }

  /// The fragment with a place. At the end of the document there is one if its empty line is there.
  ///
  /// Assumed for the end: editors look for a place before if there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    let fragments = fragments
    if let index = index(of: location, in: fragments) { return fragments[index] }
    guard showsExtraLine, location.compare(documentRange.endLocation) == .orderedSame,
      layout?.hasExtraLine == true
    else { return nil }
    return fragments.last
  }

  private func index(
    of location: any NSTextLocation, in fragments: [NSTextLayoutFragment]
  ) -> Int? {
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      let isPast =
        fragments[middle].rangeInElement.endLocation.compare(location) != .orderedDescending
      if isPast { low = middle + 1 } else { high = middle }
    }
    guard low < fragments.count, fragments[low].rangeInElement.contains(location) else {
      return nil
    }
    return low
  }

  /// Goes through the fragments from that with a place on, until the closure says `false`.
  ///
  /// - Parameters:
  ///   - location: The place; nil for the beginning, or for the end if they come in reverse.
  ///   - options: How.
  ///   - block: What is done with each.
  /// - Returns: Where the last one of them ends, or begins if they come in reverse; nil if there was none.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    if options.contains(.ensuresExtraLineFragment) { showExtraLine() }
    let isReverse = options.contains(.reverse)
    let all = fragments
    var last: (any NSTextLocation)?
    for fragment in isReverse ? all.reversed() : all {
      let range = fragment.rangeInElement
      if let location, !range.isEmpty {
        let isBefore =
          isReverse
          ? range.location.compare(location) != .orderedAscending
          : range.endLocation.compare(location) != .orderedDescending
        if isBefore { continue }
      }
      last = isReverse ? range.location : range.endLocation
      guard block(fragment) else { break }
    }
    return last
  }

  // MARK: Changes

  /// Puts elements in the place of a part of the document.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.performEditingTransaction {
      textContentManager?.replaceContents(in: range, with: textElements)
    }
  }

  /// Puts a text in the place of a part of the document.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    textContentManager?.performEditingTransaction {
      if let storage = textContentManager as? NSTextContentStorage {
        storage.replaceContents(in: range, with: attributedString)
      } else {
        let paragraph = NSTextParagraph(attributedString: attributedString)
        textContentManager?.replaceContents(in: range, with: [paragraph])
      }
    }
  }

  // MARK: NSTextSelectionDataSource (NSTextLayoutManager+Selections.swift)

  /// All of the document.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? .storage(NSRange(location: 0, length: 0))
  }

  /// The place some characters farther; nil outside of the document.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { textContentManager?.location(location, offsetBy: offset) }

  /// How many characters one place is after another.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? 0
  }

  /// In which direction the paragraph of a place is written.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { direction(at: location) }

  /// Goes through parts of the text from a place on, such as words.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { goThroughSubstrings(from: location, options, block) }

  /// The word, or another such part, in which a place is; nil outside of the document.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { part(selectionGranularity, at: location) }

  /// Goes through the places of the cursor in the line of a place, from left to right, in points from the left side of
  /// the container.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { goThroughCarets(at: location, block) }

  /// The line at a point of the container; nil without lines.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { line(at: point) }
}

/// Makes fragments of a layout manager (since iOS 15), and has a say in how lines break and look.
nonisolated public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Asked for the fragment of an element.
  ///
  /// - Parameters:
  ///   - textLayoutManager: Who lays out.
  ///   - location: Where the fragment begins.
  ///   - textElement: The element.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment

  /// Asked whether a line may end between words here, where it would; if not, an earlier place is looked for.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool

  /// Asked how a link looks; nil for as it is.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

nonisolated extension NSTextLayoutManagerDelegate {
  /// One that shows all of the element: the method is optional.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }

  /// It may: the method is optional.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }

  /// As usual: the method is optional.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
