import Foundation
import Simulator
import Testing
import UIKit

@Suite("Sections by the first letters of names")
@MainActor
struct CollationTests {
  private class Being: NSObject {
    let name: String?
    init(_ name: String?) {
      self.name = name
      super.init()
    }
  }

  private final class Person: Being {}

  private let collation = UILocalizedIndexedCollation.current()

  @Test("have the letters as titles, and one more for the rest")
  func titles() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionIndexTitles.last == "#")
    #expect(collation.section(forSectionIndexTitle: 5) == 5)
  }

  @Test(
    "are found by a name's first letter",
    arguments: [
      ("Anna", 0), ("bert", 1), ("Émile", 4), ("Zoe", 25), ("7 Dwarfs", 26), ("", 26),
      ("Анна", 26), (" (Carla)", 2),
    ])
  func sections(name: String, section: Int) {
    let person = Person(name)
    #expect(
      collation.section(for: person, collationStringSelector: Selector(("name"))) == section)
    #expect(collation.section(for: name, collationStringSelector: Selector(("self"))) == section)
  }

  @Test("hold names in their order, and no name first")
  func order() {
    let people = ["bert", "Émile", nil, "Anna", "emil", "Émile"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: Selector(("name")))
    let names = sorted.map { ($0 as? Person)?.name }
    #expect(names == [nil, "Anna", "bert", "emil", "Émile", "Émile"])
    #expect(sorted[4] as? Person === people[1])
  }
}
