import InterlockCore
import UIKit

/// Which identifier stands for which page, a controller or a view, inside the engine.
///
/// A page gets one identifier for as long as it lives. The registry holds no page: whoever needs one
/// later (an open request, UIKit's stack) holds it.
struct PageRegistry<Page: UIResponder & LooselyHeld> {
  private struct WeakPage {
    let id: PageID
    @Loose var page: Page?
  }

  private let census = Census()
  /// In the order of their identifiers.
  private var pages: [WeakPage] = []
  private var lastID = 0
  private var sweepCount = 64
  private var lastStack = StackMemory<Page>()

  /// The identifier of a page, a new one if the page has none yet.
  mutating func id(of page: Page) -> PageID {
    if lastStack.deaths == census.deaths, let id = lastStack.idNearTop(of: page) { return id }
    let badges = page[attachment: PageBadges.key]
    if let id = badges?.id(in: census) { return id }
    if pages.count >= sweepCount { sweep() }
    lastID += 1
    let id = PageID(rawValue: lastID)
    let badge = PageBadges.Badge(id: id, census: census)
    if let badges {
      badges.others.append(badge)
    } else {
      page[attachment: PageBadges.key] = PageBadges(badge)
    }
    pages.append(WeakPage(id: id, page: Loose(wrappedValue: page)))
    return id
  }

  /// The identifiers of a stack's pages, in the same order.
  ///
  /// What the stack has in common with the one asked about before is not looked up again, unless a
  /// page has gone since then: another may have its address now.
  mutating func ids(of stack: [Page]) -> [PageID] {
    let known = lastStack.deaths == census.deaths ? lastStack.commonPrefix(with: stack) : 0
    guard known < stack.count || known < lastStack.ids.count else { return lastStack.ids }
    lastStack.keep(known)
    for page in stack[known...] { lastStack.append(page, id(of: page)) }
    lastStack.deaths = census.deaths
    return lastStack.ids
  }

  /// The page with an identifier; `nil` if it is gone. Complexity: O(log pages).
  func page(_ id: PageID) -> Page? {
    var range = 0..<pages.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if pages[middle].id == id { return pages[middle].page }
      range = pages[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func sweep() {
    pages.removeAll { $0.page == nil }
    sweepCount = max(64, pages.count * 2)
  }
}

/// The stack that a registry was asked about last.
private struct StackMemory<Page: UIResponder> {
  private var objects: [ObjectIdentifier] = []
  private(set) var ids: [PageID] = []
  /// How many pages had gone when it was written down.
  var deaths = 0

  func commonPrefix(with stack: [Page]) -> Int {
    var count = 0
    while count < objects.count, count < stack.count,
      ObjectIdentifier(stack[count]) == objects[count]
    {
      count += 1
    }
    return count
  }

  /// The identifier of a page if it is one of the two on top, which most questions are about.
  func idNearTop(of page: Page) -> PageID? {
    var place = objects.count - 1
    while place >= 0, place >= objects.count - 2 {
      if objects[place] == ObjectIdentifier(page) { return ids[place] }
      place -= 1
    }
    return nil
  }

  mutating func keep(_ count: Int) {
    objects.removeLast(objects.count - count)
    ids.removeLast(ids.count - count)
  }

  mutating func append(_ page: Page, _ id: PageID) {
    objects.append(ObjectIdentifier(page))
    ids.append(id)
  }
}

/// How many pages of one registry have gone. Badges keep it, so that no other can have its address.
private nonisolated final class Census: Sendable {
  // Read and written on the main thread only: by the registry, which is on the main actor, and by badges.
  nonisolated(unsafe) var deaths = 0
}

/// What a page carries: its identifier in each registry that it has met, mostly one.
private final class PageBadges {
  struct Badge {
    let id: PageID
    let census: Census
  }

  static let key = AttachmentKey<PageBadges>()
  private let first: Badge
  var others: [Badge] = []

  init(_ first: Badge) {
    self.first = first
  }

  func id(in census: Census) -> PageID? {
    if first.census === census { return first.id }
    for index in others.indices where others[index].census === census { return others[index].id }
    return nil
  }

  deinit {
    // UIKit frees its controllers on the main thread; an isolated deinit needs a newer runtime.
    if Thread.isMainThread {
      first.census.deaths += 1
      for badge in others { badge.census.deaths += 1 }
    } else {
      Task { @MainActor [first, others] in
        for badge in [first] + others { badge.census.deaths += 1 }
      }
    }
  }
}
