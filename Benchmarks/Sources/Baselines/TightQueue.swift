/// The same as `MiniQueue`, as fast as Swift goes: a raw ring, a raw stack, no check of exclusive
/// access. The floor under every figure here, not a way to write an app.
public final class TightQueue {
  private struct Request {
    var page: Page?
    var completion: ((Outcome) -> Void)?
  }

  @exclusivity(unchecked) private var ring: UnsafeMutablePointer<Request>
  @exclusivity(unchecked) private var capacity = 64
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var stack: UnsafeMutablePointer<Page>
  @exclusivity(unchecked) private var stackCapacity: Int
  /// How many pages there are.
  @exclusivity(unchecked) public private(set) var depth: Int
  /// Whether a change has begun and has not ended.
  @exclusivity(unchecked) public private(set) var isBusy = false
  @exclusivity(unchecked) private var isDraining = false
  @exclusivity(unchecked) private var completion: ((Outcome) -> Void)?
  private let endsAtOnce: Bool

  /// Creates a queue over a stack; see `MiniQueue`.
  public init(_ pages: [Page], endsAtOnce: Bool) {
    self.endsAtOnce = endsAtOnce
    ring = .allocate(capacity: capacity)
    depth = pages.count
    stackCapacity = max(64, pages.count * 2)
    stack = .allocate(capacity: stackCapacity)
    for (index, page) in pages.enumerated() { (stack + index).initialize(to: page) }
  }

  deinit {
    for index in 0..<count { (ring + (head + index) & (capacity - 1)).deinitialize(count: 1) }
    ring.deallocate()
    stack.deinitialize(count: depth)
    stack.deallocate()
  }

  /// Asks for a push, or for a pop if there is no page.
  @inline(never)
  public func request(_ page: Page?, completion: ((Outcome) -> Void)? = nil) {
    if count == capacity { growRing() }
    (ring + (head + count) & (capacity - 1)).initialize(
      to: Request(page: page, completion: completion))
    count += 1
    if !isDraining { drain() }
  }

  /// Ends the change that has begun.
  @inline(never)
  public func end() {
    if let ended = completion {
      completion = nil
      ended(.completed)
    }
    isBusy = false
    if !isDraining { drain() }
  }

  private func drain() {
    isDraining = true
    while !isBusy, count > 0 {
      let next = (ring + head).move()
      head = (head + 1) & (capacity - 1)
      count -= 1
      isBusy = true
      if let page = next.page {
        if depth == stackCapacity { growStack() }
        (stack + depth).initialize(to: page)
        depth += 1
      } else if depth > 1 {
        depth -= 1
        (stack + depth).deinitialize(count: 1)
      }
      completion = next.completion
      if endsAtOnce { end() }
    }
    isDraining = false
  }

  @inline(never)
  private func growRing() {
    let larger = UnsafeMutablePointer<Request>.allocate(capacity: capacity * 2)
    for index in 0..<count {
      (larger + index).initialize(to: (ring + (head + index) & (capacity - 1)).move())
    }
    ring.deallocate()
    ring = larger
    head = 0
    capacity *= 2
  }

  @inline(never)
  private func growStack() {
    let larger = UnsafeMutablePointer<Page>.allocate(capacity: stackCapacity * 2)
    larger.moveInitialize(from: stack, count: depth)
    stack.deallocate()
    stack = larger
    stackCapacity *= 2
  }
}
