/// What a stack was at earlier moments, kept as what has changed since.
///
/// To keep the stacks themselves would make the engine copy its own at the next change.
struct StackHistory: Sendable {
  /// The stack at the last moment.
  private var pages = PageStack()
  /// For each moment after the first: how many pages at the bottom are as at the moment before it, and
  /// how many there were then above those.
  private var changes = FirstInFirstOut<Change>()
  /// The pages that each of these changes removed, bottom to top.
  private var removed = FirstInFirstOut<PageID>()
  /// The number of the last moment.
  private(set) var moment = 0

  private struct Change: Hashable, Sendable {
    var keptCount: Int
    var removedCount: Int
  }

  /// Notes what the stack is now. Complexity: O(number of pages that differ from the last moment).
  ///
  /// - Returns: The number of the moment.
  mutating func note(_ stack: PageStack) -> Int {
    let keptCount = pages.commonCount(with: stack)
    let removedCount = pages.count - keptCount
    for page in pages.pages[keptCount...] { removed.append(page) }
    while pages.count > keptCount { pages.popLast() }
    for page in stack.pages[keptCount...] { pages.append(page) }
    changes.append(Change(keptCount: keptCount, removedCount: removedCount))
    moment += 1
    return moment
  }

  /// Forgets the moments before this one.
  mutating func forget(before moment: Int) {
    while changes.count > self.moment - moment, let change = changes.popFirst() {
      for _ in 0..<change.removedCount { _ = removed.popFirst() }
    }
  }

  /// What the stack was at a moment that is not forgotten. Complexity: O(depth + all changes since).
  func pages(at moment: Int) -> [PageID] {
    var pages = pages.pages
    var end = removed.count
    for offset in stride(
      from: changes.count - 1, to: changes.count - 1 - self.moment + moment, by: -1)
    {
      let change = changes[offset]
      pages.removeLast(pages.count - change.keptCount)
      pages += (end - change.removedCount..<end).map { removed[$0] }
      end -= change.removedCount
    }
    return pages
  }
}
