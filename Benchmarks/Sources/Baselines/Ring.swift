/// A queue in a ring of slots that doubles when it is full: what a queue written by hand stands on.
@frozen
public struct Ring<Element> {
  @usableFromInline var slots: [Element?] = Array(repeating: nil, count: 16)
  @usableFromInline var head = 0
  /// How many elements there are.
  public var count = 0

  /// Creates an empty queue.
  @inlinable
  public init() {}

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head + count) & (slots.count - 1)] = element
    count += 1
  }

  /// Takes the first element.
  @inlinable
  public mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head = (head + 1) & (slots.count - 1)
    count -= 1
    return element
  }

  @usableFromInline
  mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(slots.count * 2)
    larger += slots[head...]
    larger += slots[..<head]
    larger += Array(repeating: nil, count: slots.count)
    slots = larger
    head = 0
  }
}
