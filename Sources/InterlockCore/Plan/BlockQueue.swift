/// A queue of which a copy costs little to keep, however long it is.
///
/// The elements lie in blocks that copies share. Whoever changes one of two copies takes apart the list of
/// the blocks and, at each end, one block.
struct BlockQueue<Element: Hashable & Sendable>: Sendable {
  /// The block from which elements are taken, **the first one last**. Empty in an empty queue only.
  private var front: [Element] = []
  /// The full blocks behind it.
  private var middle = FirstInFirstOut<[Element]>()
  /// The last elements, fewer than fill a block.
  private var back: [Element] = []

  /// How many elements fill a block.
  static var blockSize: Int { 256 }

  var count: Int { front.count + middle.count * Self.blockSize + back.count }
  var isEmpty: Bool { front.isEmpty }
  var first: Element? { front.last }
  var last: Element? { back.last ?? middle.last?.last ?? front.first }

  /// Adds an element at the end. Complexity: O(1), amortised.
  mutating func append(_ element: consuming Element) {
    if front.isEmpty { return front.append(element) }
    back.append(element)
    guard back.count == Self.blockSize else { return }
    middle.append(back)
    back = []
    back.reserveCapacity(Self.blockSize)
  }

  /// Puts an element before all others. Complexity: O(1), amortised.
  mutating func prepend(_ element: Element) {
    front.append(element)
  }

  /// Takes the first element. Complexity: O(1), amortised.
  mutating func popFirst() -> Element? {
    guard let element = front.popLast() else { return nil }
    if front.isEmpty { fillFront() }
    return element
  }

  /// Takes the next block from which elements are taken; of one that is used up, some room is kept.
  private mutating func fillFront() {
    if let block = middle.popFirst() {
      front = block
      front.reverse()
    } else if !back.isEmpty {
      swap(&front, &back)
      front.reverse()
    } else if front.capacity > 2 * Self.blockSize {
      front = []
    }
  }

  /// Takes all elements, in order. Complexity: O(count).
  mutating func removeAll() -> [Element] {
    defer { self = BlockQueue() }
    return elements
  }

  /// Changes each element in order, and keeps those for which `body` says so. Complexity: O(count).
  mutating func revise(_ body: (inout Element) -> Bool) {
    guard !isEmpty else { return }
    var kept = BlockQueue()
    forEach { element in
      var element = element
      if body(&element) { kept.append(element) }
    }
    self = kept
  }

  /// Calls a function with each element, in order. Complexity: O(count).
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    for element in front.reversed() { body(element) }
    middle.forEach { for element in $0 { body(element) } }
    for element in back { body(element) }
  }

  /// The elements in order. Complexity: O(count).
  var elements: [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }
}

extension BlockQueue: Hashable {
  static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
