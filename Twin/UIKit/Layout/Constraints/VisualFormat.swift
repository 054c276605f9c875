import Foundation

/// Reads a visual format: `H:|-20-[title(>=100@750)]-[button]-|`.
///
/// Grammar: Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
  /// A distance or a length: how it compares, with what, how important.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required

    enum Value {
      case number(CGFloat)
      case view(String)
    }
  }

  /// One thing in the row.
  enum Element {
    /// The superview's edge: `|`.
    case edge
    /// A view with the lengths it is to have: `[title(100)]`.
    case view(String, [Predicate])
  }

  /// What is between two things.
  enum Gap {
    /// Nothing: they touch.
    case none
    /// The system's distance: `-`.
    case standard
    /// Distances: `-(>=8,<=20)-`.
    case predicates([Predicate])
  }

  /// What a format cannot be read for.
  struct Problem: Error {
    let text: String
    /// How many characters could be read.
    let place: Int
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var elements: [Element] = []
  /// What is between each two of the elements.
  private(set) var gaps: [Gap] = []

  private let characters: [Character]
  private let metrics: [String: Any]
  private var place = 0

  init(_ format: String, metrics: [String: Any]) throws(Problem) {
    characters = Array(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    try read()
  }

  private mutating func read() throws(Problem) {
    if accept("V:") { axis = .vertical } else { _ = accept("H:") }
    try readElement()
    while place < characters.count {
      try readGap()
      try readElement()
    }
  }

  private mutating func readElement() throws(Problem) {
    if accept("|") {
      elements.append(.edge)
      return
    }
    guard accept("[") else { throw problem("Expected a view") }
    let name = readName()
    guard !name.isEmpty else { throw problem("Expected a view's name") }
    let lengths = accept("(") ? try readPredicates() : []
    guard accept("]") else { throw problem("Expected a ']' here to close the view") }
    elements.append(.view(name, lengths))
  }

  private mutating func readGap() throws(Problem) {
    guard accept("-") else {
      gaps.append(.none)
      return
    }
    if accept("(") {
      gaps.append(.predicates(try readPredicates()))
    } else if let next = peek, next == "[" || next == "|" {
      gaps.append(.standard)
      return
    } else {
      gaps.append(.predicates([try readPredicate()]))
    }
    guard accept("-") else { throw problem("Expected a '-' here") }
  }

  private mutating func readPredicates() throws(Problem) -> [Predicate] {
    var predicates = [try readPredicate()]
    while accept(",") { predicates.append(try readPredicate()) }
    guard accept(")") else { throw problem("Expected a ')' here") }
    return predicates
  }

  private mutating func readPredicate() throws(Problem) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if accept(">=") {
      relation = .greaterThanOrEqual
    } else if accept("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = accept("==")
    }
    var predicate = Predicate(relation: relation, value: try readValue())
    if accept("@") {
      guard case .number(let number) = try readValue() else {
        throw problem("Expected a priority")
      }
      predicate.priority = UILayoutPriority(Float(number))
    }
    return predicate
  }

  private mutating func readValue() throws(Problem) -> Predicate.Value {
    let start = place
    if peek == "-" { place += 1 }
    while let next = peek, next.isNumber || next == "." { place += 1 }
    let text = String(characters[start..<place])
    if let number = Double(text) { return .number(number) }
    place = start
    let name = readName()
    guard !name.isEmpty else { throw problem("Expected a number or a name") }
    guard let metric = metrics[name] else { return .view(name) }
    guard let number = Self.number(metric) else {
      throw problem("The metric \(name) is no number")
    }
    return .number(number)
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func readName() -> String {
    let start = place
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." {
      place += 1
    }
    return String(characters[start..<place])
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func accept(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private func problem(_ text: String) -> Problem { Problem(text: text, place: place) }
}
