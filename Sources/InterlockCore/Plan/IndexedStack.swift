/// A stack of pages that answers "is this page in it, and where" without searching, and remembers
/// what it was when it was last asked to.
///
/// In the middle of a batch a page may be in it twice.
package struct IndexedStack: Sendable {
  /// The pages, ready to be compared.
  private(set) var stack: PageStack
  /// Where the pages are; empty while there are so few that looking at each is quicker.
  private var index = PageIndex()
  /// What has changed since `beginTrace()`.
  private var trace = Trace()
  /// What the stack was then: how many pages, and their fingerprint.
  private var originCount = 0
  private var originFingerprint: UInt64 = 0

  /// The difference between a stack and an earlier state of it.
  struct Trace: Hashable, Sendable {
    /// How many pages at the bottom have never been touched.
    var keptCount = 0
    /// The earlier pages above those, **top to bottom**.
    var removed: [PageID] = []
  }

  /// How many pages at the bottom are as they were, and how many there were above those.
  package struct Difference: Hashable, Sendable {
    package var keptCount: Int
    package var removedCount: Int
  }

  /// From how many pages on there is an index, and up to how many it is given up again.
  private static let indexedCount = 48
  private static let searchedCount = 24

  package init(_ pages: [PageID] = []) {
    stack = PageStack(pages)
    if pages.count >= Self.indexedCount { index = PageIndex(pages) }
  }

  /// Bottom to top.
  package var pages: [PageID] { stack.pages }
  package var count: Int { stack.count }
  package var top: PageID? { stack.last }

  /// Where a page is, counted from the bottom; its lowest place. Complexity: O(1).
  @inline(__always)
  package func index(of page: PageID) -> Int? {
    index.isEmpty ? stack.pages.firstIndex(of: page) : index.place(of: page, in: stack.pages)
  }

  /// The highest place of a page. Complexity: O(pages above it).
  package func highestIndex(of page: PageID) -> Int? {
    index(of: page) == nil ? nil : pages.lastIndex(of: page)
  }

  /// Puts a page on top. Complexity: O(1), amortised.
  package mutating func append(_ page: PageID) {
    stack.append(page)
    if !index.isEmpty {
      index.insert(stack.count - 1, in: stack.pages)
    } else if stack.count >= Self.indexedCount {
      index = PageIndex(stack.pages)
    }
  }

  /// Removes all pages from that index up. Complexity: O(number of pages removed).
  package mutating func truncate(to count: Int) {
    while stack.count > count {
      if !index.isEmpty { index.removeLast(of: stack.pages) }
      guard let page = stack.popLast() else { return }
      if stack.count < trace.keptCount {
        trace.keptCount = stack.count
        trace.removed.append(page)
      }
    }
    if stack.count <= Self.searchedCount, !index.isEmpty { index = PageIndex() }
  }

  /// Puts other pages in the place of all from that index up.
  ///
  /// - Complexity: O(number of pages removed and added).
  package mutating func replace(from index: Int, with newPages: some Sequence<PageID>) {
    truncate(to: index)
    for page in newPages { append(page) }
  }

  /// Makes the stack hold exactly these pages. Complexity: O(depth).
  package mutating func replace(with newPages: [PageID]) {
    var common = 0
    while common < count, common < newPages.count, pages[common] == newPages[common] {
      common += 1
    }
    replace(from: common, with: newPages[common...])
  }
}

extension IndexedStack: Hashable {
  /// Tells whether two stacks hold the same pages, and held the same when they were told to remember.
  package static func == (first: Self, second: Self) -> Bool {
    first.stack == second.stack && first.original == second.original
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(stack) }
}

// MARK: - What has changed

extension IndexedStack {
  /// Starts to follow the difference from here on, and remembers what the stack is now.
  package mutating func beginTrace() {
    originCount = stack.count
    originFingerprint = stack.fingerprint
    trace.keptCount = stack.count
    if !trace.removed.isEmpty { trace.removed.removeAll(keepingCapacity: trace.removed.count < 64) }
  }

  /// The same pages, in a stack that does not remember what it was.
  package var withoutMemory: IndexedStack {
    var copy = self
    copy.trace = Trace()
    copy.originCount = 0
    copy.originFingerprint = 0
    return copy
  }

  /// Lets go of the pages, which somebody else keeps, and of what is empty.
  package mutating func dropPages() {
    stack = PageStack()
    index = PageIndex()
    if trace.removed.isEmpty { trace.removed = [] }
  }

  /// Gives a stack back the pages without which it was kept. Complexity: O(depth).
  package mutating func restore(_ pages: [PageID]) {
    let whole = IndexedStack(pages)
    stack = whole.stack
    index = whole.index
  }

  /// The stack and what it was at `beginTrace()`, in four numbers.
  package struct Mark: Equatable, Sendable {
    fileprivate var count: Int
    fileprivate var fingerprint: UInt64
    fileprivate var originCount: Int
    fileprivate var originFingerprint: UInt64
  }

  /// Another one than of any other stack, but once in 2⁶⁴. Complexity: O(1).
  package var mark: Mark {
    Mark(
      count: stack.count, fingerprint: stack.fingerprint, originCount: originCount,
      originFingerprint: originFingerprint)
  }

  /// What the stack was at `beginTrace()`, bottom to top. Complexity: O(depth).
  package var original: [PageID] {
    isOriginal ? stack.pages : stack.pages[..<trace.keptCount] + trace.removed.reversed()
  }

  /// The top page at `beginTrace()`. Complexity: O(1).
  package var originalTop: PageID? {
    trace.removed.first ?? (trace.keptCount > 0 ? stack.pages[trace.keptCount - 1] : nil)
  }

  /// Whether a page was there at `beginTrace()`. Complexity: O(pages removed since).
  package func hadOriginally(_ page: PageID) -> Bool {
    if let place = index(of: page), place < trace.keptCount { return true }
    return trace.removed.contains(page)
  }

  /// How many pages there were at `beginTrace()`. Complexity: O(1).
  package var originalCount: Int { trace.keptCount + trace.removed.count }

  /// Whether the stack is what it was at `beginTrace()`, and no page has gone meanwhile.
  private var isOriginal: Bool { trace.removed.isEmpty && trace.keptCount == stack.count }

  /// Whether the stack was this one at `beginTrace()`. Complexity: O(1), as `PageStack` compares.
  @inline(__always)
  package func wasOriginally(_ other: PageStack) -> Bool {
    guard other.fingerprint == originFingerprint, other.count == originCount else { return false }
    return other.count > PageStack.exactCount || hadOriginally(other)
  }

  /// The same, page by page.
  private func hadOriginally(_ other: PageStack) -> Bool {
    stack.pages[..<trace.keptCount] == other.pages[..<trace.keptCount]
      && other.pages[trace.keptCount...].elementsEqual(trace.removed.reversed())
  }

  /// How much has changed since `beginTrace()`, with pages that came back counted as kept.
  @inline(__always)
  package var difference: Difference {
    var difference = Difference(keptCount: trace.keptCount, removedCount: trace.removed.count)
    while difference.removedCount > 0, difference.keptCount < stack.count,
      trace.removed[difference.removedCount - 1] == stack.pages[difference.keptCount]
    {
      difference.removedCount -= 1
      difference.keptCount += 1
    }
    return difference
  }

  /// Does something, and takes it back if it comes to nothing.
  ///
  /// - Parameter body: Returns whether what it has done is to stay; its second argument is the first
  ///   place that may hold another page than before.
  /// - Complexity: What `body` costs, and what it has touched.
  package mutating func attempt(_ body: (inout IndexedStack) -> Bool) {
    let outer = trace
    trace = Trace(keptCount: stack.count)
    let stays = body(&self)
    let inner = trace
    trace = outer
    if !stays {
      trace.keptCount = 0  // Nothing is to be followed on the way back.
      replace(from: inner.keptCount, with: inner.removed.reversed())
      trace = outer
    } else if inner.keptCount < outer.keptCount {
      trace.removed += inner.removed.suffix(outer.keptCount - inner.keptCount)
      trace.keptCount = inner.keptCount
    }
  }
}
