import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("What a host is written down in", .row("R41"))
struct SmallRowTests {
  @Test("keeps a stack in a word as an array keeps it", arguments: 0..<20 as Range<UInt64>)
  func pagesAreAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var row = PageRow()
    var pages: [PageNumber] = []
    for _ in 0..<200 {
      let page = PageNumber.random(in: 0..<15, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0...1 where pages.count < 15:
        row.append(page)
        pages.append(page)
      case 2:
        let count = Int.random(in: 0...15, using: &generator)
        row.truncate(to: count)
        pages = Array(pages.prefix(count))
      default:
        if !pages.isEmpty {
          row.removeLast()
          pages.removeLast()
        }
      }
      #expect(row == PageRow(pages) && row.count == pages.count && row.isEmpty == pages.isEmpty)
      #expect(row.pages.map(\.rawValue) == pages.map(Int.init))
      #expect(row.first == pages.first && row.last == pages.last)
      #expect(row.firstIndex(of: page) == pages.firstIndex(of: page))
      #expect(row.mask == pages.reduce(0) { $0 | 1 << UInt16($1) })
    }
  }

  @Test("keeps a list of numbers as an array keeps it", arguments: 0..<20 as Range<UInt64>)
  func shortRowIsAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var row = ShortRow()
    var numbers: [UInt16] = []
    for number in 0..<200 as Range<UInt16> {
      if numbers.count < ShortRow.capacity, Bool.random(using: &generator) {
        row.append(number)
        numbers.append(number)
      } else if let place = numbers.indices.randomElement(using: &generator) {
        #expect(row.remove(at: place) == numbers.remove(at: place))
      }
      #expect((0..<row.count).map { row[$0] } == numbers)
      // What has gone leaves nothing behind.
      var fresh = ShortRow()
      for number in numbers { fresh.append(number) }
      #expect(row == fresh && row.words == fresh.words)
    }
  }

  @Test("gives a table of pages its way back")
  func tablesHaveAWayBack() {
    var table = PageTable()
    for page in 0..<8 as Range<PageNumber> { table[page] = 7 - page }
    for page in 0..<8 as Range<PageNumber> { #expect(table.inverse[table[page]] == page) }
    #expect(table[9] == PageTable.none && table.inverse[9] == PageTable.none)
  }
}
