public import Foundation

/// A search under way (since iOS 16).
///
/// An app with a search of its own makes a class of it; ``UITextSearchingFindSession`` searches through
/// ``UITextSearching``.
///
/// Source: Apple, "UIFindSession".
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What is said of the number of results.
  ///
  /// Source of the values: Apple, "UIFindSession.SearchResultDisplayStyle".
  nonisolated public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which one it is, and of how many.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// Called when results have changed.
  var onChange: () -> Void = {}

  /// Makes a session that finds nothing.
  public override init() {
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// How many results there are. To be overridden.
  open var resultCount: Int { 0 }

  /// Which of them a person looks at, or `NSNotFound`. To be overridden.
  open var highlightedResultIndex: Int { NSNotFound }

  /// What is said of the number of results.
  open var searchResultDisplayStyle = UIFindSession.SearchResultDisplayStyle.currentAndTotal {
    didSet { onChange() }
  }

  /// Whether results can be replaced. To be overridden.
  open var supportsReplacement: Bool { false }

  /// Whether the one that a person looks at can be replaced. To be overridden.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Searches. To be overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the result that a person looks at. To be overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all results. To be overridden.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Goes to the next result, or the one before. To be overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Forgets the results. To be overridden.
  open func invalidateFoundResults() {}
}

/// A search in something that is ``UITextSearching``.
///
/// Assumed: the first result to be looked at is the first one that does not begin before what is selected, or else the
/// first of all; after the last one comes the first.
open class UITextSearchingFindSession: UIFindSession {
  private let search: any FindableText

  /// Makes a session.
  public init(searchableObject: any UITextSearching) {
    search = Self.findable(searchableObject)
    super.init()
    search.onChange = { [weak self] in self?.onChange() }
  }

  nonisolated deinit {}  // As in `UIResponder`.

  private static func findable<Object: UITextSearching>(_ object: Object) -> any FindableText {
    FoundTextList(object)
  }

  /// In what it searches.
  open weak var searchableObject: (any UITextSearching)? { search.object }

  /// How many results there are.
  open override var resultCount: Int { search.count }

  /// Which of them a person looks at, or `NSNotFound`.
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }

  /// Whether results can be replaced.
  open override var supportsReplacement: Bool { search.object?.supportsTextReplacement ?? false }

  /// Whether the one that a person looks at can be replaced.
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.highlighted != nil
  }

  /// Searches.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.search(query, options ?? UITextSearchOptions())
  }

  /// Replaces the result that a person looks at, and goes to the next one.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard allowsReplacementForCurrentlyHighlightedResult,
      search.replaceHighlighted(with: replacementString)
    else { return }
    performSearch(query: searchQuery, options: options)
  }

  /// Replaces all results.
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    search.object?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  /// Goes to the next result, or the one before.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.move(by: direction == .forward ? 1 : -1)
  }

  /// Forgets the results.
  open override func invalidateFoundResults() {
    search.forget()
  }
}
