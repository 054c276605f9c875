public import Foundation

/// Has the elements of a document (since iOS 15).
nonisolated public protocol NSTextElementProvider: NSObjectProtocol {
  /// All of the document.
  var documentRange: NSTextRange { get }

  /// Goes through the elements from a place on, until the closure says `false`.
  ///
  /// - Returns: Where the last one of them ends, or begins if they come in reverse; nil if there was none.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?

  /// Puts elements in the place of a part; nil stands for none.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

  /// Writes back what has changed.
  func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)

  /// The place some characters farther; nil outside of the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// How many characters one place is after another.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// The part that is really changed by an edit; nil unless there is such a method.
  func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange?
}

nonisolated extension NSTextElementProvider {
  /// None: the method is optional.
  public func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  /// 0: the method is optional.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

  /// None: the method is optional.
  public func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }
}

/// Holds a document (since iOS 15), and lets layout managers know when it changes.
///
/// Classes of an app's own override what ``NSTextElementProvider`` asks for; ``NSTextContentStorage`` has a text storage.
nonisolated open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// How elements are gone through.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// Makes a manager without a document.
  public override init() {
    super.init()
  }

  /// Makes a manager as without an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Who is asked about elements.
  ///
  /// Disfavored so that a subclass can have a delegate of a narrower type, as ``NSTextContentStorage`` does.
  @_disfavoredOverload
  open weak var delegate: (any NSTextContentManagerDelegate)? {
    didSet { if delegate !== oldValue { contentDidChange(nil) } }
  }

  // MARK: Layout managers

  /// Who lays out the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

  /// Who lays it out where it is edited.
  open var primaryTextLayoutManager: NSTextLayoutManager?

  /// Lets a layout manager lay out the document.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager !== self else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    textLayoutManager.contentDidChange(nil)
  }

  /// Ends that a layout manager lays out the document.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManager.textContentManager === self else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.textContentManager = nil
    textLayoutManager.contentDidChange(nil)
  }

  // MARK: The document

  /// All of the document: nothing unless overridden.
  open var documentRange: NSTextRange { .storage(NSRange(location: 0, length: 0)) }

  /// Goes through the elements from a place on: there are none unless overridden.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: NSTextContentManager.EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Puts elements in the place of a part: does nothing unless overridden.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Writes back what has changed: there is nothing to write unless overridden.
  open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  /// The place some characters farther: none unless overridden.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  /// How many characters one place is after another: 0 unless overridden.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

  /// The part that is really changed by an edit: that which was asked for unless overridden (assumed).
  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { textRange }

  /// The elements of which a part has something.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let own = element.elementRange else { return true }
      let isPast = own.location.compare(range.endLocation) != .orderedAscending
      if isPast, !(range.isEmpty && own.contains(range.location)) { return false }
      elements.append(element)
      return !range.isEmpty
    }
    return elements
  }

  // MARK: Changes

  /// Whether the document is being changed.
  open private(set) var hasEditingTransaction = false

  private var changes: [TextChange] = []

  /// Changes the document; layout managers learn of it when that has happened.
  open func performEditingTransaction(_ transaction: () -> Void) {
    guard !hasEditingTransaction else { return transaction() }
    hasEditingTransaction = true
    transact(transaction)
    hasEditingTransaction = false
    if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
  }

  /// What surrounds all changes of a transaction.
  func transact(_ transaction: () -> Void) { transaction() }

  /// Says which part has become which; a class of an app's own calls it for each change.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    contentDidChange(nil)
  }

  /// Whether layout managers learn of changes at once.
  open var automaticallySynchronizesTextLayoutManagers = true

  /// Whether changes are written back at once.
  open var automaticallySynchronizesToBackingStore = false

  /// Lets layout managers know what has changed that they do not know.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    let changes = changes
    self.changes = []
    for change in changes {
      for manager in textLayoutManagers { manager.contentDidChange(change.isAll ? nil : change) }
    }
    completionHandler?(nil)
  }

  /// The document has changed; nil stands for all of it.
  func contentDidChange(_ change: TextChange?) {
    changes.append(change ?? .all)
    guard !hasEditingTransaction, automaticallySynchronizesTextLayoutManagers else { return }
    synchronizeTextLayoutManagers(nil)
  }
}

/// What has changed in a text storage.
nonisolated struct TextChange {
  static let all = TextChange(range: NSRange(location: NSNotFound, length: 0), delta: 0)

  /// Where, after the change.
  let range: NSRange
  /// How much longer the text has become.
  let delta: Int

  var isAll: Bool { range.location == NSNotFound }

  /// Where it was before the change.
  var former: NSRange {
    NSRange(location: range.location, length: max(0, range.length - delta))
  }
}

/// Is asked about the elements of a document.
nonisolated public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// An element of the app's own at a place; nil for that which the manager makes.
  ///
  /// Differs from UIKit: not asked; `textContentStorage(_:textParagraphWith:)` is.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?

  /// Whether an element is there for those who go through them: one that is not has no place in a layout.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

nonisolated extension NSTextContentManagerDelegate {
  /// None: the method is optional.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }

  /// It is there: the method is optional.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
