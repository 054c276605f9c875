public import Foundation

/// Looks for words that are spelled wrong.
///
/// Differs from UIKit: there is no dictionary of any language, so no word is wrong, and of words only those that an app
/// has taught it are suggested.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: [String] = []
  private var ignored: [String] = []

  /// Makes a checker that ignores no word.
  public override init() {
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  /// The first wrong word of a part, which is nowhere: no word is wrong without a dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Words for a wrong one; none without a dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Words that begin as a part of the text does, of those that were learned.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = string as NSString
    guard range.length > 0, NSMaxRange(range) <= text.length else { return [] }
    let start = text.substring(with: range).lowercased()
    return Self.learned.filter { $0.lowercased().hasPrefix(start) }
  }

  /// Words that count as right in this checker.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Lets a word count as right in this checker.
  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  /// Lets a word count as right everywhere.
  open class func learnWord(_ word: String) {
    if !learned.contains(word) { learned.append(word) }
  }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) {
    learned.removeAll { $0 == word }
  }
}
