/// The same as `MiniQueue`, as fast as Swift goes: a raw ring, a raw stack, no check of exclusive
/// access. The floor under every figure here, not a way to write an app.
public final class TightQueue {
  private struct Request {
    var page: Page?
    var completion: ((Outcome) -> Void)?
  }

  @exclusivity(unchecked) private var ring = RawRing<Request>()
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
    depth = pages.count
    stackCapacity = max(64, pages.count * 2)
    stack = .allocate(capacity: stackCapacity)
    for (index, page) in pages.enumerated() { (stack + index).initialize(to: page) }
  }

  deinit {
    stack.deinitialize(count: depth)
    stack.deallocate()
  }

  /// Asks for a push, or for a pop if there is no page.
  @inline(never)
  public func request(_ page: Page?, completion: ((Outcome) -> Void)? = nil) {
    ring.append(Request(page: page, completion: completion))
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
    while !isBusy, let next = ring.popFirst() {
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
  private func growStack() {
    let larger = UnsafeMutablePointer<Page>.allocate(capacity: stackCapacity * 2)
    larger.moveInitialize(from: stack, count: depth)
    stack.deallocate()
    stack = larger
    stackCapacity *= 2
  }
}
