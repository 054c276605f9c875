/// A list that is empty as a rule; then it has no storage, and to copy it costs nothing.
enum RareList<Element: Hashable & Sendable>: Hashable, Sendable {
  case none
  /// One or more.
  case some([Element])

  /// Creates a list of these elements.
  init(_ elements: [Element]) {
    self = elements.isEmpty ? .none : .some(elements)
  }

  /// Adds an element at the end. Complexity: O(1), amortised.
  mutating func append(_ element: Element) {
    guard case .some(var elements) = self else { return self = .some([element]) }
    self = .none  // Nobody else is to have them while they change.
    elements.append(element)
    self = .some(elements)
  }

  /// Takes the last element out, if there is one. Complexity: O(1).
  mutating func removeLast() {
    guard case .some(var elements) = self else { return }
    self = .none
    elements.removeLast()
    self = RareList(elements)
  }
}

extension RareList: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .some(let elements): elements.count
    }
  }

  subscript(index: Int) -> Element {
    switch self {
    case .none: impossible("there is no element \(index)")
    case .some(let elements): elements[index]
    }
  }
}
