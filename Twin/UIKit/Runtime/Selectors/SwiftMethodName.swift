import Foundation

/// What a method is called in Swift: `save(_:with:)`.
nonisolated struct SwiftMethodName: Hashable {
  /// What stands before the parentheses.
  let base: String
  /// What the arguments are called; an underscore for one without a label.
  let labels: [String]

  init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  /// Reads what stands in the parentheses of `#selector`: `Page.save(_:)`, `getter: Page.title`, `self.save`. Nil for
  /// names that are Objective-C's already, and for those that may be.
  init?(_ text: String) {
    var words = text[...]
    if let accessor = ["getter:", "setter:"].first(where: text.hasPrefix) {
      words = words.dropFirst(accessor.count).drop { $0 == " " }
      let property = words.split(separator: ".").last.map(String.init) ?? ""
      let isSetter = accessor == "setter:"
      self.init(
        base: isSetter ? "set" + property.prefix(1).uppercased() + property.dropFirst() : property,
        labels: isSetter ? ["_"] : [])
      return
    }
    let opening = words.firstIndex(of: "(") ?? words.endIndex
    let path = words[..<opening]
    guard opening < words.endIndex || path.contains(".") else { return nil }
    var labels: [String] = []
    if opening < words.endIndex {
      guard words.last == ")" else { return nil }
      labels = words[opening...].dropFirst().dropLast().filter { !$0.isWhitespace }
        .split(separator: ":").map(String.init)
    }
    let base = path.split(separator: ".").last ?? ""
    self.init(base: base.filter { !$0.isWhitespace }, labels: labels)
  }

  /// What Objective-C calls it.
  ///
  /// Source: docs.swift.org/swift-book, and the Swift compiler's rule: the first label is joined by "With" unless it
  /// begins with a preposition, or the name ends with one.
  var objectiveCName: String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if !Self.isPreposition(firstWord(of: first)), !Self.isPreposition(lastWord(of: base)) {
        name += "With"
      }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
  }

  private func firstWord(of text: String) -> Substring {
    text.dropFirst().firstIndex(where: \.isUppercase).map { text[..<$0] } ?? text[...]
  }

  private func lastWord(of text: String) -> Substring {
    text.lastIndex(where: \.isUppercase).map { text[$0...] } ?? text[...]
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
