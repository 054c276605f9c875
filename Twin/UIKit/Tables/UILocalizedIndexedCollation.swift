public import Foundation

/// Puts objects into sections by the first letters of their names, as lists of people have them.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let section = collation.section(for: person, collationStringSelector: Selector("name"))
/// ```
///
/// Differs from UIKit: the letters are those of English, whatever language the app is in. A selector names a stored
/// property, or what a string has of itself, since Linux has no Objective-C to call a getter by its name.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// The collation of the app's language.
  open class func current() -> Self { NSObject.make(self) }

  /// The letters of all sections, and `#` for what begins with none, which is the last one.
  open var sectionTitles: [String] { Self.letters + ["#"] }

  /// What the index beside the list shows.
  open var sectionIndexTitles: [String] { sectionTitles }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  private static let comparison: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]

  /// The section to which a place in the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the string that a selector gives.
  ///
  /// A letter counts without its accents. Assumed: what comes before the first letter or digit does not count.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = string(of: object, selector)
      .folding(options: Self.comparison, locale: nil).uppercased()
    let first = folded.first { $0.isLetter || $0.isNumber }
    return first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
  }

  /// Objects in the order of the strings that a selector gives. Those that are the same stay as they are.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let named = array.enumerated().map { ($0.offset, string(of: $0.element, selector), $0.element) }
    return named.sorted { left, right in
      switch left.1.compare(right.1, options: Self.comparison) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.0 < right.0
      }
    }
    .map(\.2)
  }

  private func string(of object: Any, _ selector: Selector) -> String {
    let name = selector.description
    if let text = object as? String ?? (object as? NSString)?.description {
      return text.named(name) ?? unknown(name, of: object)
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let value = current.children.first(where: { $0.label == name })?.value {
        return text(of: value)
      }
      mirror = current.superclassMirror
    }
    if name == "description" { return String(describing: object) }
    return unknown(name, of: object)
  }

  /// Nothing is the empty text, as a message to nil is at Apple.
  private func text(of value: Any) -> String {
    (value as? String) ?? (value as? NSString)?.description ?? ""
  }

  private func unknown(_ name: String, of object: Any) -> String {
    UISystem.current.raise(
      "NSInvalidArgumentException",
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance")
    return ""
  }
}

extension String {
  /// What a string has of itself under Objective-C's name; nil for a name that none has.
  fileprivate func named(_ name: String) -> String? {
    switch name {
    case "self", "description": self
    case "lowercaseString": lowercased()
    case "uppercaseString": uppercased()
    case "capitalizedString": capitalized
    default: nil
    }
  }
}
