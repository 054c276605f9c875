/// A stack of pages that answers "is this page in it, and where" without searching.
struct IndexedStack: Hashable, Sendable {
  /// Bottom to top.
  private(set) var pages: [PageID] = []
  /// The lowest place of each page. Only ever looked up, never iterated.
  private var places: [PageID: Int] = [:]
  /// What has changed since `beginTrace()`.
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

  /// Where a page is, counted from the bottom. Complexity: O(1).
  func index(of page: PageID) -> Int? { places[page] }

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

  /// Makes the stack hold exactly these pages. Complexity: O(depth).
  mutating func replace(with newPages: [PageID]) {
    var common = 0
    while common < pages.count, common < newPages.count, pages[common] == newPages[common] {
      common += 1
    }
    truncate(to: common)
    for page in newPages[common...] { append(page) }
  }

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
}
