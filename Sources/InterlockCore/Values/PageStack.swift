/// The pages of a host, bottom to top, with a fingerprint that tells deep stacks apart at once.
///
/// A host that keeps its list as such a value, and changes it page by page, is read at a cost that does
/// not grow with the depth. Stacks of up to ``exactCount`` pages are equal if their pages are; of deeper
/// ones the number of pages and the fingerprint decide: two that differ have the same one once in 2⁶⁴.
public struct PageStack: Sendable {
  /// Up to how many pages stacks are compared page by page.
  public static let exactCount = 64

  /// The pages, bottom to top.
  public private(set) var pages: [PageID]
  /// How many pages there are.
  public private(set) var count: Int
  /// The sum of the marks that pages make in their places.
  private(set) var fingerprint: UInt64 = 0

  /// Creates a stack of these pages, bottom to top. Complexity: O(depth).
  public init(_ pages: [PageID] = []) {
    self.pages = pages
    count = pages.count
    for place in pages.indices { fingerprint &+= Self.mark(of: pages[place], at: place) }
  }

  /// The page on top.
  public var last: PageID? { pages.last }

  /// Puts a page on top. Complexity: O(1), amortised.
  public mutating func append(_ page: PageID) {
    fingerprint &+= Self.mark(of: page, at: count)
    pages.append(page)
    count += 1
  }

  /// Takes the top page off, if there is one. Complexity: O(1), amortised.
  @discardableResult
  public mutating func popLast() -> PageID? {
    guard let page = pages.popLast() else { return nil }
    count -= 1
    fingerprint &-= Self.mark(of: page, at: count)
    if pages.capacity > Self.roomyCapacity, pages.count < pages.capacity / 8 { giveBackRoom() }
    return page
  }

  /// How many pages at the bottom are the same. Complexity: O(number of pages above them).
  func commonCount(with other: PageStack) -> Int {
    var prefix = (count: count, fingerprint: fingerprint)
    var otherPrefix = (count: other.count, fingerprint: other.fingerprint)
    while prefix != otherPrefix {
      if prefix.count >= otherPrefix.count {
        prefix.count -= 1
        prefix.fingerprint &-= Self.mark(of: pages[prefix.count], at: prefix.count)
      } else {
        otherPrefix.count -= 1
        otherPrefix.fingerprint &-= Self.mark(
          of: other.pages[otherPrefix.count], at: otherPrefix.count)
      }
    }
    return prefix.count
  }

  /// From how many places on a stack gives room back that it does not need any more.
  private static let roomyCapacity = 256

  private mutating func giveBackRoom() {
    var pages: [PageID] = []
    pages.reserveCapacity(self.pages.count * 2)
    pages += self.pages
    self.pages = pages
  }

  /// What a page adds to the fingerprint: the finisher of SplitMix64, which mixes every bit.
  private static func mark(of page: PageID, at place: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: page.rawValue) &* 0x9E37_79B9_7F4A_7C15
    bits &+= UInt64(truncatingIfNeeded: place) &* 0xD1B5_4A32_D192_ED03
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension PageStack: Hashable {
  /// Tells whether two stacks hold the same pages in the same order. Complexity: O(1).
  public static func == (first: PageStack, second: PageStack) -> Bool {
    guard first.fingerprint == second.fingerprint, first.count == second.count else { return false }
    return first.count > exactCount || first.pages == second.pages
  }

  /// Adds the stack to a hash. Complexity: O(1).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(fingerprint)
  }
}

extension PageStack: ExpressibleByArrayLiteral {
  /// Creates a stack of these pages, bottom to top.
  public init(arrayLiteral pages: PageID...) {
    self.init(pages)
  }
}

extension PageStack: Codable {
  /// Reads a list of pages.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([PageID].self))
  }

  /// Writes the list of the pages.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages)
  }
}
