/// A queue whose append and removal at the front cost the same however long it is.
struct FirstInFirstOut<Element: Hashable & Sendable>: Sendable {
  /// Elements that were taken are left as `nil` until they make up half of the storage.
  private var storage: [Element?] = []
  private var head = 0

  var count: Int { storage.count - head }
  var isEmpty: Bool { count == 0 }
  var first: Element? { head < storage.count ? storage[head] : nil }
  var last: Element? { isEmpty ? nil : storage[storage.count - 1] }

  /// The element that so many come before. Complexity: O(1).
  subscript(offset: Int) -> Element {
    guard let element = storage[head + offset] else { impossible("\(offset) of \(count) is gone") }
    return element
  }

  /// Takes the last element, if there is one. Complexity: O(1).
  mutating func dropLast() {
    guard !isEmpty else { return }
    storage.removeLast()
    if isEmpty { empty() }
  }

  /// Adds an element at the end. Complexity: O(1), amortised.
  mutating func append(_ element: Element) {
    storage.append(element)
  }

  /// Puts an element back before all others. Complexity: O(1) if one was taken just before.
  mutating func prepend(_ element: Element) {
    guard head > 0 else { return storage.insert(element, at: 0) }
    head -= 1
    storage[head] = element
  }

  /// Takes the first element. Complexity: O(1), amortised.
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      empty()
    } else if head > 32, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Forgets the places of elements that have gone; keeps some of the room.
  private mutating func empty() {
    storage.removeAll(keepingCapacity: storage.capacity <= 256)
    head = 0
  }

  /// Takes all elements, in order. Complexity: O(count).
  mutating func removeAll() -> [Element] {
    defer { self = FirstInFirstOut() }
    return elements
  }

  /// Changes each element in order, and keeps those for which `body` says so. Complexity: O(count).
  mutating func revise(_ body: (inout Element) -> Bool) {
    var kept = 0
    for index in head..<storage.count {
      guard var element = storage[index].take(), body(&element) else { continue }
      storage[kept] = element
      kept += 1
    }
    storage.removeSubrange(kept...)
    head = 0
  }

  /// Calls a function with each element, in order. Complexity: O(count).
  func forEach(_ body: (Element) -> Void) {
    for case .some(let element) in storage[head...] { body(element) }
  }

  /// The elements in order. Complexity: O(count).
  var elements: [Element] { storage[head...].compactMap(\.self) }
}

extension FirstInFirstOut: Hashable {
  static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
