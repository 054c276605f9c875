import Foundation
import InterlockCore
import Testing

@Suite("A stack of pages")
struct PageStackTests {
  private static func pages(_ numbers: some Sequence<Int>) -> [PageID] {
    numbers.map(PageID.init(rawValue:))
  }

  @Test("is equal to one that came about another way", arguments: [0, 1, 5, 64, 65, 1_000])
  func historyDoesNotMatter(depth: Int) {
    let made = PageStack(Self.pages(0..<depth))
    var grown = PageStack()
    for number in 0..<depth {
      grown.append(PageID(rawValue: -1 - number))
      grown.popLast()
      grown.append(PageID(rawValue: number))
    }
    #expect(grown == made)
    #expect(grown.hashValue == made.hashValue)
    #expect(grown.pages == made.pages)
    #expect(grown.count == depth)
    #expect(grown.last?.rawValue == (depth == 0 ? nil : depth - 1))
  }

  @Test(
    "differs from one with a page changed, moved, added or taken away", arguments: [3, 64, 500])
  func differs(depth: Int) {
    let stack = PageStack(Self.pages(0..<depth))
    for place in 0..<depth {
      var other = stack.pages
      other[place] = PageID(rawValue: depth)
      #expect(PageStack(other) != stack)
      other = stack.pages
      other.swapAt(place, (place + 1) % depth)
      #expect(PageStack(other) != stack)
      other = stack.pages
      other.remove(at: place)
      #expect(PageStack(other) != stack)
      other.insert(PageID(rawValue: depth), at: place)
      #expect(PageStack(other) != stack)
    }
  }

  @Test("of few pages differs from every other one of as many")
  func fewPages() {
    var seen: Set<PageStack> = []
    let numbers = [-2, -1, 0, 1, 2, .max, .min]
    for first in numbers {
      for second in numbers {
        for third in numbers { seen.insert(PageStack(Self.pages([first, second, third]))) }
      }
    }
    #expect(seen.count == 7 * 7 * 7)
  }

  @Test("without pages has none to take")
  func empty() {
    var stack: PageStack = []
    #expect(stack.popLast() == nil)
    #expect(stack == PageStack())
  }

  @Test("is written as the list of its pages, and read again", arguments: [[], [3], [2, -1, 7]])
  func coding(numbers: [Int]) throws {
    let stack = PageStack(Self.pages(numbers))
    let written = try JSONEncoder().encode(stack)
    #expect(try JSONDecoder().decode([PageID].self, from: written) == stack.pages)
    #expect(try JSONDecoder().decode(PageStack.self, from: written) == stack)
  }

  @Test("that was deep gives its room back")
  func givesRoomBack() {
    var stack = PageStack(Self.pages(0..<10_000))
    while stack.count > 10 { stack.popLast() }
    #expect(stack.pages.capacity < 1_000)
    #expect(stack.pages == Self.pages(0..<10))
  }

  @Test("that is not deep, or not much less deep than it was, keeps its room")
  func keepsRoom() {
    var small = PageStack(Self.pages(0..<200))
    while small.count > 1 { small.popLast() }
    #expect(small.pages.capacity >= 200)
    var deep = PageStack(Self.pages(0..<10_000))
    let room = deep.pages.capacity
    while deep.count > 6_000 { deep.popLast() }
    #expect(deep.pages.capacity == room)
  }

  @Test("of a reading is what its list of pages says, and the other way round")
  func ofReading() {
    var reading = HostReading(stack: Self.pages([1, 2]))
    #expect(reading.pages == PageStack(Self.pages([1, 2])))
    reading.stack = Self.pages([3])
    #expect(reading.stack == Self.pages([3]) && reading.pages == PageStack(Self.pages([3])))
  }

  // A comparison page by page would take hours.
  @Test("is compared at once, however deep it is", .timeLimit(.minutes(20)))
  func comparison() {
    var stack = PageStack(Self.pages(0..<1_000_000))
    let same = stack
    stack.popLast()
    stack.append(PageID(rawValue: 999_999))
    var equalCount = 0
    for _ in 0..<100_000 where stack == same { equalCount += 1 }
    #expect(equalCount == 100_000)
  }
}
