public import Foundation

/// A word and what a person wants to be typed in its place.
///
/// Source: Apple's documentation of `UILexiconEntry`.
nonisolated open class UILexiconEntry: NSObject, NSCopying {
  private let input: String
  private let text: String

  init(userInput: String, documentText: String) {
    input = userInput
    text = documentText
    super.init()
  }

  /// What the person types.
  open var userInput: String { input }

  /// What is to stand in the document.
  open var documentText: String { text }

  /// The entry itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The words that the system knows besides those of dictionaries: the person's names and abbreviations.
///
/// Source: Apple's documentation of `UILexicon`.
nonisolated open class UILexicon: NSObject, NSCopying {
  private let words: [UILexiconEntry]

  init(_ words: [UILexiconEntry]) {
    self.words = words
    super.init()
  }

  /// The words.
  open var entries: [UILexiconEntry] { words }

  /// The lexicon itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
