public import Foundation

/// Follows the changes of a text storage (since iOS 15).
nonisolated public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage.
  var textStorage: NSTextStorage? { get set }

  /// A change of the storage is worked in.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange)

  /// Puts several changes of the storage into one.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

/// A document that is the text of a storage (since iOS 15), in paragraphs.
///
/// Places in it are offsets in UTF-16 code units, which ``offset(from:to:)`` tells.
nonisolated open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// Told that a text has attributes for which there is no layout.
  public static let unsupportedAttributeAddedNotification = NSNotification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// What is known of the paragraphs: those before and behind a part in which they are to be made anew.
  private struct Known {
    var before: [NSTextParagraph]
    var gap: Range<Int>?
    var after: [NSTextParagraph]
  }

  private var known: Known?
  private var storage: NSTextStorage?

  /// Makes a document without text.
  public override init() {
    super.init()
    adopt(NSTextStorage(string: ""))
  }

  /// Makes a document as without an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(NSTextStorage(string: ""))
  }

  /// Who is asked about paragraphs.
  @_nonoverride
  open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set { super.delegate = newValue }
  }

  // MARK: The text

  /// The text, which may be changed: layout managers show what it has become.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard newValue !== storage else { return }
      if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
      adopt(newValue)
      contentDidChange(nil)
    }
  }

  private func adopt(_ new: NSTextStorage?) {
    storage = new
    new?.textStorageObserver = self
    known = nil
  }

  /// The text. A text that is set becomes that of the storage.
  open var attributedString: NSAttributedString? {
    get { storage }
    set {
      if let new = newValue as? NSTextStorage { return textStorage = new }
      let text = newValue ?? NSAttributedString(string: "")
      if let storage {
        storage.setAttributedString(text)
      } else {
        textStorage = NSTextStorage(attributedString: text)
      }
    }
  }

  /// The text of an element; nil if it is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph for a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  // MARK: Places

  /// All of the text.
  open override var documentRange: NSTextRange {
    .storage(NSRange(location: 0, length: storage?.length ?? 0))
  }

  /// The place some code units farther; nil outside of the text.
  open override func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    guard let start = (location as? StorageLocation)?.offset else { return nil }
    let place = start + offset
    return (0...(storage?.length ?? 0)).contains(place) ? StorageLocation(place) : nil
  }

  /// How many code units one place is after another; not found for places of another document.
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let first = from as? StorageLocation, let last = to as? StorageLocation else {
      return NSNotFound
    }
    return last.offset - first.offset
  }

  // MARK: Paragraphs

  /// Goes through the paragraphs from that with a place on, until the closure says `false`.
  ///
  /// Source: UIKit documentation, "NSTextContentManagerDelegate": those that are not to be enumerated are left out.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: NSTextContentManager.EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let place = (textLocation as? StorageLocation)?.offset
    var last: (any NSTextLocation)?
    let asked: (any NSTextContentManagerDelegate)? = super.delegate
    let all = paragraphs
    for element in isReverse ? all.reversed() : all {
      guard let range = element.elementRange else { continue }
      if let place, isReverse ? offset(range.location) >= place : offset(range.endLocation) <= place
      {
        continue
      }
      let isThere =
        asked?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
      guard isThere else { continue }
      last = isReverse ? range.location : range.endLocation
      guard block(element) else { break }
    }
    return last
  }

  /// Puts the texts of paragraphs in the place of a part.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for element in textElements ?? [] {
      if let part = attributedString(for: element) { text.append(part) }
    }
    replaceContents(in: range, with: text)
  }

  func replaceContents(in range: NSTextRange, with text: NSAttributedString) {
    let start = offset(range.location)
    let length = offset(range.endLocation) - start
    storage?.replaceCharacters(in: NSRange(location: start, length: length), with: text)
  }

  private func offset(_ location: any NSTextLocation) -> Int {
    (location as? StorageLocation)?.offset ?? 0
  }

  private var paragraphs: [NSTextParagraph] {
    var known = known ?? Known(before: [], gap: 0..<(storage?.length ?? 0), after: [])
    guard let gap = known.gap else { return known.before }
    let new = paragraphs(in: NSRange(gap))
    known = Known(before: known.before + new + known.after, gap: nil, after: [])
    self.known = known
    return known.before
  }

  private func paragraphs(in range: NSRange) -> [NSTextParagraph] {
    guard let storage else { return [] }
    let text = storage.string as NSString
    let asked = super.delegate as? any NSTextContentStorageDelegate
    var new: [NSTextParagraph] = []
    var start = range.location
    while start < NSMaxRange(range) {
      let own = text.paragraphRange(for: NSRange(location: start, length: 0))
      let paragraph =
        asked?.textContentStorage(self, textParagraphWith: own)
        ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: own))
      paragraph.textContentManager = self
      paragraph.elementRange = .storage(own)
      new.append(paragraph)
      start = max(NSMaxRange(own), start + 1)
    }
    return new
  }

  // MARK: Changes

  /// The text has changed: paragraphs that are touched are made anew when somebody asks for them.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    let change = TextChange(range: newCharRange, delta: delta)
    renew(change)
    contentDidChange(change)
  }

  /// Forgets paragraphs that a change has touched, and moves those behind it.
  private func renew(_ change: TextChange) {
    guard let storage, let old = known?.before, known?.gap == nil else { return known = nil }
    let touched = (storage.string as NSString).paragraphRange(for: change.range)
    let former = touched.location..<NSMaxRange(touched) - change.delta
    let before = old.prefix { end(of: $0) <= former.lowerBound }
    let after = old.drop { start(of: $0) < former.upperBound }
    let gap = (
      start: before.last.map(end) ?? 0,
      end: after.first.map { start(of: $0) + change.delta } ?? storage.length
    )
    guard gap.start <= gap.end else { return known = nil }
    for element in after where change.delta != 0 {
      let (start, end) = (start(of: element), end(of: element))
      element.elementRange = .storage(
        NSRange(location: start + change.delta, length: end - start))
    }
    known = Known(before: Array(before), gap: gap.start..<gap.end, after: Array(after))
  }

  private func start(of element: NSTextElement) -> Int {
    element.elementRange.map { offset($0.location) } ?? 0
  }

  private func end(of element: NSTextElement) -> Int {
    element.elementRange.map { offset($0.endLocation) } ?? 0
  }

  /// Puts several changes of the storage into one.
  open func performEditingTransaction(
    for textStorage: NSTextStorage, using transaction: () -> Void
  ) { performEditingTransaction(transaction) }

  override func transact(_ transaction: () -> Void) {
    storage?.beginEditing()
    transaction()
    storage?.endEditing()
  }

  override func contentDidChange(_ change: TextChange?) {
    if change == nil { known = nil }
    super.contentDidChange(change)
  }

  /// Whether the text of the document is that of the storage, as it is there.
  var isStoredText: Bool { type(of: self) == NSTextContentStorage.self && super.delegate == nil }
}

/// Is asked about the paragraphs of a text.
nonisolated public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph that looks different from the text of a range, and is as long; nil for one that looks as it is.
  ///
  /// Source: UIKit documentation, the method.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

nonisolated extension NSTextContentStorageDelegate {
  /// None: the method is optional.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
