import InterlockCore
import InterlockTesting
import Testing

/// The same as an `IndexedStack`, with nothing remembered but lists.
private struct PlainStack {
  var pages: [PageID] = []
  /// What the pages were when it was told to remember.
  var original: [PageID] = []

  /// How many pages are the same from the bottom up.
  var keptCount: Int { zip(pages, original).prefix { $0 == $1 }.count }
}

/// Random changes of both, always the same.
private struct Player {
  var stack = IndexedStack()
  var plain = PlainStack()
  private var random: SeededGenerator
  private let depth: Int

  /// - Parameter depth: About how many pages there are most of the time.
  init(seed: UInt64, depth: Int) {
    random = SeededGenerator(seed: seed)
    self.depth = depth
    replaceAll()
    remember()
  }

  /// A page that may be there already.
  private mutating func page() -> PageID {
    PageID(rawValue: Int.random(in: 0...(depth * 2), using: &random))
  }

  private mutating func place() -> Int {
    // Mostly near the top, as in an app.
    let reach = random.onceIn(4) ? plain.pages.count : min(4, plain.pages.count)
    return plain.pages.count - Int.random(in: 0...reach, using: &random)
  }

  private mutating func someIn(_ range: ClosedRange<Int>) -> [PageID] {
    (0..<Int.random(in: range, using: &random)).map { _ in page() }
  }

  mutating func remember() {
    stack.beginTrace()
    plain.original = plain.pages
  }

  private mutating func replaceAll() {
    let new = someIn(0...(depth * 2))
    stack.replace(with: new)
    plain.pages = new
  }

  /// One change of the pages.
  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      let page = page()
      stack.append(page)
      plain.pages.append(page)
    case 3, 4:
      let count = place()
      stack.truncate(to: count)
      plain.pages.removeLast(plain.pages.count - count)
    case 5:
      // Pages go, and perhaps come back.
      let count = place()
      let gone = plain.pages[count...]
      stack.truncate(to: count)
      for page in gone { stack.append(page) }
    case 6:
      let (count, new) = (place(), someIn(0...3))
      stack.replace(from: count, with: new)
      plain.pages.replaceSubrange(count..., with: new)
    default:
      guard random.onceIn(3) else { return change() }
      replaceAll()
    }
  }

  /// Several changes, which stay or are taken back; some of them inside of others.
  private mutating func attempt(level: Int = 0) {
    let stays = random.onceIn(2)
    let former = plain.pages
    var player = self
    stack.attempt { stack in
      player.stack = stack
      for _ in 0..<Int.random(in: 0...4, using: &player.random) { player.change() }
      if level < 2, player.random.onceIn(2) { player.attempt(level: level + 1) }
      stack = player.stack
      return stays
    }
    (plain, random) = (player.plain, player.random)
    if !stays { plain.pages = former }
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: remember()
    case 1, 2: attempt()
    default: change()
    }
  }
}

@Suite("An indexed stack")
struct IndexedStackTests {
  /// Below the number from which there is an index, around it, and beyond the number up to which pages are compared.
  @Test("answers as plain lists do", arguments: [2, 12, 30, 60], 0..<12 as Range<UInt64>)
  func model(depth: Int, seed: UInt64) {
    var player = Player(seed: seed, depth: depth)
    for number in 0..<200 {
      player.step()
      let problem = difference(player.stack, player.plain, depth)
      #expect(problem == nil, "after step \(number)")
      guard problem == nil else { return }
    }
  }

  /// The first answer that is another one; `nil` if there is none.
  private func difference(_ stack: IndexedStack, _ plain: PlainStack, _ depth: Int) -> String? {
    guard stack.pages == plain.pages, stack.count == plain.pages.count,
      stack.top == plain.pages.last
    else { return "pages" }
    for number in 0...(depth * 2 + 1) {
      let page = PageID(rawValue: number)
      guard stack.index(of: page) == plain.pages.firstIndex(of: page) else { return "index" }
      guard stack.highestIndex(of: page) == plain.pages.lastIndex(of: page) else {
        return "highest index"
      }
    }
    guard stack.original == plain.original else { return "original" }
    guard stack.originalTop == plain.original.last else { return "original top" }
    guard stack.difference.keptCount == plain.keptCount,
      stack.difference.removedCount == plain.original.count - plain.keptCount
    else { return "difference" }
    guard stack.wasOriginally(PageStack(plain.original)) else { return "was originally" }
    for other in neighbours(of: plain.original)
    where stack.wasOriginally(PageStack(other)) { return "was originally \(other)" }
    return difference(stack, made: plain)
  }

  /// Lists that are nearly the same.
  private func neighbours(of pages: [PageID]) -> [[PageID]] {
    let new = PageID(rawValue: -1)
    guard let last = pages.indices.last else { return [[new]] }
    var (top, bottom, swapped) = (pages, pages, pages)
    top[last] = new
    bottom[0] = new
    swapped.swapAt(0, last)
    return [pages + [new], Array(pages.dropLast()), Array(pages.dropFirst()), top, bottom]
      + (swapped == pages ? [] : [swapped])
  }

  /// Compares a stack with one that came about in one step.
  private func difference(_ stack: IndexedStack, made plain: PlainStack) -> String? {
    var made = IndexedStack(plain.original)
    made.beginTrace()
    made.replace(with: plain.pages)
    guard made == stack, made.hashValue == stack.hashValue, made.mark == stack.mark else {
      return "equality"
    }
    var other = IndexedStack(plain.original + [PageID(rawValue: -1)])
    other.beginTrace()
    other.replace(with: plain.pages)
    guard other != stack, other.mark != stack.mark else { return "another memory" }
    made.append(PageID(rawValue: -1))
    guard made != stack, made.mark != stack.mark else { return "other pages" }

    let bare = IndexedStack(plain.pages)
    guard stack.withoutMemory == bare, stack.withoutMemory.mark == bare.mark else {
      return "without memory"
    }
    var kept = stack
    kept.dropPages()
    kept.restore(plain.pages)
    return kept == stack && kept.mark == stack.mark ? nil : "restored"
  }

  @Test("takes an attempt back with what it remembers", arguments: [false, true])
  func attempts(stays: Bool) {
    let pages = (0..<6).map(PageID.init(rawValue:))
    var stack = IndexedStack(pages)
    stack.beginTrace()
    stack.truncate(to: 4)
    stack.attempt { stack in
      stack.truncate(to: 1)
      stack.append(PageID(rawValue: 9))
      return stays
    }
    #expect(stack.pages == (stays ? [pages[0], PageID(rawValue: 9)] : Array(pages[..<4])))
    #expect(stack.original == pages)
    #expect(stack.difference.keptCount == (stays ? 1 : 4))
    #expect(stack.difference.removedCount == (stays ? 5 : 2))
  }
}
