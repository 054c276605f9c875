/// A list that has one element at most, as a rule; then it has no storage of its own, and to copy it costs next to
/// nothing.
enum ShortList<Element: Hashable & Sendable>: Hashable, Sendable {
  case none
  case one(Element)
  /// Two or more.
  case more([Element])

  /// Creates a list of these elements.
  init(_ elements: [Element]) {
    switch elements.count {
    case 0: self = .none
    case 1: self = .one(elements[0])
    default: self = .more(elements)
    }
  }

  /// Adds an element at the end. Complexity: O(1), amortised.
  mutating func append(_ element: consuming Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .more([first, element])
    case .more(var elements):
      self = .none  // Nobody else is to have them while they change.
      elements.append(element)
      self = .more(elements)
    }
  }

  /// Takes an element out. Complexity: O(count).
  mutating func remove(at index: Int) {
    guard case .more(var elements) = self else { return self = .none }
    self = .none
    elements.remove(at: index)
    self = ShortList(elements)
  }

  /// Takes all elements out.
  mutating func takeAll() -> ShortList {
    var taken = ShortList.none
    swap(&self, &taken)
    return taken
  }

  /// Calls a function with each element, in order, without a copy of it.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    switch self {
    case .none: break
    case .one(let element): body(element)
    case .more(let elements): for element in elements { body(element) }
    }
  }
}

extension ShortList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .more(let elements): elements.count
    }
  }

  subscript(index: Int) -> Element {
    get {
      switch self {
      case .one(let element) where index == 0: element
      case .more(let elements): elements[index]
      case .none, .one: impossible("there is no element \(index)")
      }
    }
    set {
      guard case .more(var elements) = self else { return self = .one(newValue) }
      self = .none
      elements[index] = newValue
      self = .more(elements)
    }
  }
}

extension ShortList: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
