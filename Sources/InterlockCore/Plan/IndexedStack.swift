/// A stack of pages that answers "is this page in it, and where" without searching.
///
/// In the middle of a batch a page may be in it twice.
struct IndexedStack: Hashable, Sendable {
  /// Bottom to top.
  private(set) var pages: [PageID] = []
  /// The lowest place of each page. Only ever looked up, never iterated.
  private(set) var places: [PageID: Int] = [:]
  /// What has changed since `beginTrace()`; empty after `endTrace()`.
  private var trace = Trace()

  /// The difference between a stack and an earlier state of it.
  struct Trace: Hashable, Sendable {
    /// How many pages at the bottom have never been touched.
    var keptCount = 0
    /// The earlier pages above those, **top to bottom**.
    var removed: [PageID] = []
  }

  init(_ pages: [PageID] = []) {
    replace(with: pages)
  }

  var count: Int { pages.count }
  var top: PageID? { pages.last }

  /// Where a page is, counted from the bottom; its lowest place. Complexity: O(1).
  func index(of page: PageID) -> Int? { places[page] }

  /// The highest place of a page. Complexity: O(pages above it).
  func highestIndex(of page: PageID) -> Int? {
    places[page] == nil ? nil : pages.lastIndex(of: page)
  }

  /// Puts a page on top. Complexity: O(1), amortised.
  mutating func append(_ page: PageID) {
    if places[page] == nil { places[page] = pages.count }
    pages.append(page)
  }

  /// Removes all pages from that index up. Complexity: O(number of pages removed).
  mutating func truncate(to count: Int) {
    while pages.count > count, let page = pages.popLast() {
      if places[page] == pages.count { places[page] = nil }
      if pages.count < trace.keptCount {
        trace.keptCount = pages.count
        trace.removed.append(page)
      }
    }
  }

  /// Puts other pages in the place of all from that index up.
  ///
  /// - Complexity: O(number of pages removed and added).
  mutating func replace(from index: Int, with newPages: [PageID]) {
    truncate(to: index)
    for page in newPages { append(page) }
  }

  /// Makes the stack hold exactly these pages. Complexity: O(depth).
  mutating func replace(with newPages: [PageID]) {
    var common = 0
    while common < pages.count, common < newPages.count, pages[common] == newPages[common] {
      common += 1
    }
    truncate(to: common)
    for page in newPages[common...] { append(page) }
  }
}

// MARK: - What has changed

extension IndexedStack {
  /// Starts to follow the difference from here on.
  mutating func beginTrace() {
    trace = Trace(keptCount: pages.count)
  }

  /// The difference since `beginTrace()`, with pages that came back counted as kept.
  func finishedTrace() -> Trace {
    var trace = trace
    while trace.keptCount < pages.count, trace.removed.last == pages[trace.keptCount] {
      trace.removed.removeLast()
      trace.keptCount += 1
    }
    return trace
  }

  /// The same, and stops to follow the difference.
  mutating func endTrace() -> Trace {
    defer { trace = Trace() }
    return finishedTrace()
  }

  /// Does something, and takes it back if it comes to nothing.
  ///
  /// - Parameter body: Returns whether what it has done is to stay; its second argument is the first
  ///   place that may hold another page than before.
  /// - Complexity: What `body` costs, and what it has touched.
  mutating func attempt(_ body: (inout IndexedStack) -> Bool) {
    let outer = trace
    beginTrace()
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
