/// A queue in a ring of raw slots that doubles when it is full: no index is checked, and no empty slot has
/// to be told from a full one. As fast as a queue gets, and as safe as whoever uses it.
@frozen
public struct RawRing<Element>: ~Copyable {
  @usableFromInline var slots: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 64
  @usableFromInline var head = 0
  /// How many elements there are.
  public var count = 0

  /// Creates an empty queue.
  @inlinable
  public init() {
    slots = .allocate(capacity: 64)
  }

  deinit {
    for index in 0..<count { (slots + (head + index) & (capacity - 1)).deinitialize(count: 1) }
    slots.deallocate()
  }

  /// Adds an element at the end.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (slots + (head + count) & (capacity - 1)).initialize(to: element)
    count += 1
  }

  /// The first element, which stays.
  @inlinable public var first: Element? { count > 0 ? slots[head] : nil }

  /// Takes the first element.
  @inlinable
  public mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = (slots + head).move()
    head = (head + 1) & (capacity - 1)
    count -= 1
    return element
  }

  @usableFromInline
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    let upper = capacity - head
    larger.moveInitialize(from: slots + head, count: upper)
    (larger + upper).moveInitialize(from: slots, count: head)
    slots.deallocate()
    slots = larger
    head = 0
    capacity *= 2
  }
}
