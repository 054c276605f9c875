public import Foundation

/// How a text is searched for (since iOS 16).
///
/// Source: Apple, "UITextSearchOptions".
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which parts of words are found.
  ///
  /// Source of the values: Apple, "UITextSearchOptions.WordMatchMethod".
  nonisolated public enum WordMatchMethod: Int, Sendable {
    /// Any.
    case contains = 0
    /// Those at the beginning.
    case startsWith = 1
    /// Whole words only.
    case fullWord = 2
  }

  private let ownMethod: WordMatchMethod
  private let ownOptions: NSString.CompareOptions

  /// Finds parts of words, whatever their case.
  public override convenience init() {
    self.init(.contains, [.caseInsensitive])
  }

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    ownMethod = method
    ownOptions = options
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Which parts of words are found.
  open var wordMatchMethod: UITextSearchOptions.WordMatchMethod { ownMethod }

  /// How texts are compared.
  open var stringCompareOptions: NSString.CompareOptions { ownOptions }

  /// The parts of a text that are found, from first to last.
  func ranges(of query: String, in text: NSString) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    var options = stringCompareOptions
    options.subtract([.backwards, .anchored])
    var ranges: [NSRange] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let found = text.range(of: query, options: options, range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      if matches(found, in: text) { ranges.append(found) }
      rest = NSRange(location: NSMaxRange(found), length: text.length - NSMaxRange(found))
    }
    return ranges
  }

  private func matches(_ range: NSRange, in text: NSString) -> Bool {
    func isInWord(_ index: Int) -> Bool {
      guard index > 0, index < text.length else { return false }
      return [index - 1, index].allSatisfy { place in
        UnicodeScalar(text.character(at: place)).map(CharacterSet.alphanumerics.contains) ?? false
      }
    }
    switch wordMatchMethod {
    case .contains: return true
    case .startsWith: return !isInWord(range.location)
    case .fullWord: return !isInWord(range.location) && !isInWord(NSMaxRange(range))
    }
  }
}

/// How text looks that was found (since iOS 16).
///
/// Source of the values: Apple, "UITextSearchFoundTextStyle".
nonisolated public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As any other text.
  case normal = 0
  /// As one of those that were found.
  case found = 1
  /// As the one that a person looks at.
  case highlighted = 2
}
