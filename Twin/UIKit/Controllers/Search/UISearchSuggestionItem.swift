public import Foundation

/// A text to search for, with a picture (since iOS 16).
///
/// Source: developer.apple.com/documentation/uikit/uisearchsuggestionitem.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: String
  private let attributedText: NSAttributedString?
  private let spokenText: String?
  private let icon: UIImage?

  /// Makes a suggestion with a text.
  public init(localizedSuggestion suggestion: String) {
    (text, attributedText, spokenText, icon) = (suggestion, nil, nil, nil)
    super.init()
  }

  /// Makes a suggestion with a text and what is said of it.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    (text, attributedText, spokenText, icon) = (suggestion, nil, description, nil)
    super.init()
  }

  /// Makes a suggestion with a text, what is said of it, and a picture.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    (text, attributedText, spokenText, icon) = (suggestion, nil, description, iconImage)
    super.init()
  }

  /// Makes a suggestion with a text that has attributes.
  public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    (text, attributedText, spokenText, icon) = (suggestion.string, suggestion, nil, nil)
    super.init()
  }

  /// Makes a suggestion with a text that has attributes, and what is said of it.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    (text, attributedText, spokenText, icon) = (suggestion.string, suggestion, description, nil)
    super.init()
  }

  /// Makes a suggestion with a text that has attributes, what is said of it, and a picture.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    text = suggestion.string
    (attributedText, spokenText, icon) = (suggestion, description, iconImage)
    super.init()
  }

  /// The text of the row. Assumed: of a text with attributes, the text alone.
  open var localizedSuggestion: String? { text }

  /// What is said of the row, in place of its text.
  open var localizedDescription: String? { spokenText }

  /// The picture of the row.
  open var iconImage: UIImage? { icon }

  /// The text of the row with attributes; nil if it was made without.
  open var localizedAttributedSuggestion: NSAttributedString? { attributedText }

  /// What the suggestion stands for; the app's own.
  open var representedObject: Any?
}
