import CUIKit
public import Foundation

/// Something in whose text a find session searches (since iOS 16).
///
/// Source: Apple, "UITextSearching".
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What tells several documents apart in which is searched.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// What is selected, from where the search begins.
  var selectedTextRange: UITextRange? { get }
  /// Which of two parts comes first.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches, and tells what was found.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows that a part was found.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)
  /// Shows no more that anything was found.
  func clearAllDecoratedFoundText()

  // MARK: Optional

  /// The document in which something is selected.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether what was found can be replaced.
  var supportsTextReplacement: Bool { get }
  /// Which of two documents comes first.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// A part is about to be looked at.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a part shows.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether a part may be replaced.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  /// Replaces a part.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all parts.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// None: the property is optional.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// No: the property is optional.
  public var supportsTextReplacement: Bool { false }
  /// As they come: the method is optional.
  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  /// Does nothing: the method is optional.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing: the method is optional.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Yes: the method is optional.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing: the method is optional.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}
  /// Does nothing: the method is optional.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Takes what is found in a search, and may be told of it on any thread (since iOS 16).
///
/// Source: Apple, "UITextSearchAggregator". Differs from UIKit: where that is not the main thread, what was found
/// counts in a later turn of the main one.
nonisolated public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let results: FoundTexts<DocumentIdentifier>

  /// All that was found, in the order of the text.
  public var allFoundRanges: NSOrderedSet {
    let ranges: [UITextRange] = results.onMain(default: []) { $0.all.map(\.range) }
    return NSOrderedSet(array: ranges)
  }

  /// A part was found.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier?
  ) {
    let found = FoundTexts<DocumentIdentifier>.Found(range: range, document: document)
    results.change { $0.add(found) }
  }

  /// The search has come to its end.
  public func finishedSearching() {
    results.change { $0.finish() }
  }

  /// A part is not what was searched for any more.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    let found = FoundTexts<DocumentIdentifier>.Found(range: range, document: document)
    results.change { $0.remove(found) }
  }

  /// Nothing that was found counts any more.
  public func invalidate() {
    results.change { $0.removeAll() }
  }
}

/// What was found in a search.
// Sendable although a class: its values are read and changed on the main actor only.
nonisolated final class FoundTexts<DocumentIdentifier: Hashable>: @unchecked Sendable {
  // Sendable although a document's name may not be: an app hands it over, and only the main thread uses it then.
  struct Found: @unchecked Sendable {
    let range: UITextRange
    let document: DocumentIdentifier?
  }

  // Takes what an app says to the main thread, where it is used only.
  private struct Change: @unchecked Sendable {
    let run: @MainActor (FoundTexts) -> Void
  }

  @MainActor private(set) var all: [Found] = []
  @MainActor private(set) var isFinished = false
  /// Called when something has changed.
  @MainActor var onChange: () -> Void = {}
  /// Which of two comes first.
  private let order: @MainActor (Found, Found) -> ComparisonResult

  @MainActor
  init(order: @escaping @MainActor (Found, Found) -> ComparisonResult) {
    self.order = order
  }

  func change(_ change: @escaping @MainActor (FoundTexts) -> Void) {
    let change = Change(run: change)
    if isOnMainActor() {
      MainActor.assumeIsolated { change.run(self) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { change.run(self) } }
    }
  }

  func onMain<Result: Sendable>(
    default other: Result, _ read: @MainActor (FoundTexts) -> Result
  ) -> Result {
    isOnMainActor() ? MainActor.assumeIsolated { read(self) } : other
  }

  @MainActor
  func add(_ found: Found) {
    // Most come in their order.
    let place = all.lastIndex { order($0, found) != .orderedDescending } ?? -1
    all.insert(found, at: place + 1)
    if isFinished { onChange() }
  }

  @MainActor
  func finish() {
    isFinished = true
    onChange()
  }

  @MainActor
  func remove(_ found: Found) {
    all.removeAll { $0.range == found.range && $0.document == found.document }
    onChange()
  }

  @MainActor
  func removeAll() {
    all = []
    onChange()
  }
}
