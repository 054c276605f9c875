/// A queue whose append and removal at the front cost the same however long it is.
struct FirstInFirstOut<Element: Sendable>: Sendable {
  /// Elements that were taken are left as `nil` until they make up half of the storage.
  private var storage: [Element?] = []
  private var head = 0

  var count: Int { storage.count - head }
  var isEmpty: Bool { count == 0 }
  var first: Element? { head < storage.count ? storage[head] : nil }
  var last: Element? { isEmpty ? nil : storage[storage.count - 1] }

  /// The element that so many come before. Complexity: O(1).
  subscript(offset: Int) -> Element {
    get {
      guard let element = storage[head + offset] else {
        impossible("\(offset) of \(count) is gone")
      }
      return element
    }
    set { storage[head + offset] = newValue }
  }

  /// Takes the last element, if there is one. Complexity: O(1).
  mutating func dropLast() {
    guard !isEmpty else { return }
    storage.removeLast()
    if isEmpty { empty() }
  }

  /// Adds an element at the end. Complexity: O(1), amortised.
  mutating func append(_ element: consuming Element) {
    storage.append(element)
  }

  /// Takes the first element. Complexity: O(1), amortised.
  mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    dropFirst()
    return element
  }

  /// Drops the first element, if there is one. Complexity: O(1), amortised.
  mutating func dropFirst() {
    guard !isEmpty else { return }
    storage[head] = nil
    head += 1
    if head == storage.count {
      empty()
    } else if head > 32, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
  }

  /// Forgets the places of elements that have gone; keeps some of the room.
  private mutating func empty() {
    storage.removeAll(keepingCapacity: storage.capacity <= 256)
    head = 0
  }

  /// Calls a function with each element, in order. Complexity: O(count).
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    for case .some(let element) in storage[head...] { body(element) }
  }

  /// The elements in order. Complexity: O(count).
  var elements: [Element] { storage[head...].compactMap(\.self) }
}
