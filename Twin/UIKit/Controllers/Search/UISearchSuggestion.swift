public import Foundation

/// Something that a person can search for without typing it (since iOS 16).
///
/// The optional members are nil unless implemented.
///
/// Source: developer.apple.com/documentation/uikit/uisearchsuggestion.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the row, usually what is searched for.
  var localizedSuggestion: String? { get }

  /// What is said of the row, in place of its text.
  var localizedDescription: String? { get }

  /// The picture of the row.
  var iconImage: UIImage? { get }

  /// The text of the row with attributes, in place of ``localizedSuggestion``.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// What the suggestion stands for; the app's own.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil: the property is optional.
  public var localizedDescription: String? { nil }

  /// Nil: the property is optional.
  public var iconImage: UIImage? { nil }
}
