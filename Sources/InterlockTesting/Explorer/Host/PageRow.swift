package import InterlockCore

/// The number of a page in a world: less than fifteen.
package typealias PageNumber = UInt8

/// A stack of up to fifteen pages in one word, bottom to top.
///
/// The lowest four bits say how many there are; the numbers of the pages follow, four bits each.
package struct PageRow: Hashable, Sendable {
  /// The word.
  package private(set) var bits: UInt64 = 0

  /// Creates an empty stack.
  package init() {}

  /// Creates a stack of these pages, bottom to top.
  package init(_ pages: some Sequence<PageNumber>) {
    for page in pages { append(page) }
  }

  /// Creates a stack of these pages, bottom to top.
  package init(_ pages: some Sequence<PageID>) {
    for page in pages { append(PageNumber(truncatingIfNeeded: page.rawValue)) }
  }

  /// How many pages there are.
  package var count: Int { Int(truncatingIfNeeded: bits & 15) }
  /// Whether there is none.
  package var isEmpty: Bool { bits == 0 }
  /// The lowest page.
  package var first: PageNumber? { isEmpty ? nil : self[0] }
  /// The page on top.
  package var last: PageNumber? { isEmpty ? nil : self[count - 1] }

  /// The page at a place, counted from the bottom.
  package subscript(place: Int) -> PageNumber {
    PageNumber(truncatingIfNeeded: bits >> UInt64(4 * place + 4)) & 15
  }

  /// Puts a page on top.
  package mutating func append(_ page: PageNumber) {
    precondition(count < 15 && page < 15, "A row has room for fifteen pages below fifteen.")
    bits |= UInt64(page) << UInt64(4 * count + 4)
    bits += 1
  }

  /// Takes the top page off; of an empty stack, nothing.
  package mutating func removeLast() { truncate(to: max(0, count - 1)) }

  /// Takes off all pages from that place up.
  package mutating func truncate(to count: Int) {
    guard count < self.count else { return }
    bits = bits & (16 << UInt64(4 * count) - 1) & ~15 | UInt64(count)
  }

  /// The lowest place of a page; `nil` if it is not there.
  package func firstIndex(of page: PageNumber) -> Int? {
    for place in 0..<count where self[place] == page { return place }
    return nil
  }

  /// Whether a page is there.
  package func contains(_ page: PageNumber) -> Bool { firstIndex(of: page) != nil }

  /// The same pages by other numbers.
  package func map(_ number: (PageNumber) -> PageNumber) -> PageRow {
    var row = PageRow()
    for place in 0..<count { row.append(number(self[place])) }
    return row
  }

  /// The pages by the bits of their numbers.
  package var mask: UInt16 {
    var mask: UInt16 = 0
    for place in 0..<count { mask |= 1 << UInt16(self[place]) }
    return mask
  }

  /// The pages as the engine has them.
  package var pages: [PageID] { (0..<count).map { PageID(rawValue: Int(self[$0])) } }
}

/// For each page another number, or none.
package struct PageTable: Hashable, Sendable {
  /// Four bits a page; all of them set say that there is none.
  private var bits: UInt64 = .max

  /// Creates a table of nothing.
  package init() {}

  /// What stands for no page.
  package static let none: PageNumber = 15

  /// The number for a page; `none` if there is none.
  package subscript(page: PageNumber) -> PageNumber {
    get { PageNumber(truncatingIfNeeded: bits >> (4 * UInt64(page))) & 15 }
    set {
      bits = bits & ~(15 << (4 * UInt64(page))) | UInt64(newValue) << (4 * UInt64(page))
    }
  }

  /// The way back, for a table in which no number stands twice.
  package var inverse: PageTable {
    var table = PageTable()
    for page in 0..<Self.none where self[page] != Self.none { table[self[page]] = page }
    return table
  }
}
