/// Finds pages in a deep stack: a table of places in which a page's number says where to look.
///
/// The pages themselves stay in the stack, which every call is given.
struct PageIndex: Sendable {
  /// Places, counted from 1; 0 where there is none. As many as a power of two.
  private var slots: [Int32] = []
  private var count = 0

  /// Whether there is no table at all.
  var isEmpty: Bool { slots.isEmpty }

  /// Creates the index of no stack.
  init() {}

  /// Creates the index of a stack, with the lowest place of each page. Complexity: O(depth).
  init(_ pages: [PageID]) {
    var size = 64
    while size * 3 < pages.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for place in pages.indices { insert(place, in: pages) }
  }

  /// The place of a page, the lowest one if it is there twice; `nil` if it is not there. Complexity: O(1).
  func place(of page: PageID, in pages: [PageID]) -> Int? {
    var slot = home(of: page)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if pages[place] == page { return place }
      slot = next(slot)
    }
    return nil
  }

  /// Notes the page at a place, above all that are noted. Complexity: O(1), amortised.
  mutating func insert(_ place: Int, in pages: [PageID]) {
    if (count + 1) * 4 > slots.count * 3 { return self = PageIndex(pages) }
    var slot = home(of: pages[place])
    while slots[slot] != 0 { slot = next(slot) }
    slots[slot] = Int32(place + 1)
    count += 1
  }

  /// Forgets the last page of the stack, which still has it.
  ///
  /// All others came before it, so none was put behind it: the table is as it was before it came.
  ///
  /// - Complexity: O(1).
  mutating func removeLast(of pages: [PageID]) {
    var slot = home(of: pages[pages.count - 1])
    while slots[slot] != Int32(pages.count) { slot = next(slot) }
    slots[slot] = 0
    count -= 1
  }

  private var mask: Int { slots.count - 1 }

  private func next(_ slot: Int) -> Int { (slot + 1) & mask }

  /// Where to look first: the upper bits of a product, which all bits of the number reach.
  private func home(of page: PageID) -> Int {
    let product = UInt64(truncatingIfNeeded: page.rawValue) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> 32) & mask
  }
}
