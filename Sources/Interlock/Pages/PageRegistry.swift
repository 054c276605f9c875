import InterlockCore
import UIKit

/// Which identifier stands for which page inside the engine.
///
/// A page gets one identifier for as long as it lives. The registry holds no page: whoever needs one
/// later (an open request, UIKit's stack) holds it.
struct PageRegistry {
  private struct WeakPage {
    weak var page: UIViewController?
  }

  private var ids = WeakKeyTable<UIViewController, PageID>()
  private var pages: [PageID: WeakPage] = [:]
  private var lastID = 0
  private var sweepCount = 64

  /// The identifier of a page, a new one if the page has none yet.
  mutating func id(of page: UIViewController) -> PageID {
    if let id = ids[page] { return id }
    if pages.count >= sweepCount { sweep() }
    lastID += 1
    let id = PageID(rawValue: lastID)
    ids[page] = id
    pages[id] = WeakPage(page: page)
    return id
  }

  /// The identifiers of pages, in the same order.
  mutating func ids(of pages: [UIViewController]) -> [PageID] {
    pages.map { id(of: $0) }
  }

  /// The page with an identifier; `nil` if it is gone.
  func page(_ id: PageID) -> UIViewController? {
    pages[id]?.page
  }

  private mutating func sweep() {
    pages = pages.filter { $0.value.page != nil }
    sweepCount = max(64, pages.count * 2)
  }
}
