import EraScenarios
import Rows
import Simulator
import Stories
import Testing
import UIKit

@Suite("The table of eras")
@MainActor
struct EraScenarioTests {
  private func expected() throws -> ExpectedEraTable {
    try StoryLibrary.expectedEras(in: StoryLibrary.shippedFolder())
  }

  @Test("is computed as it is written down, in every cell", .row("R1"))
  func agrees() throws {
    let table = try EraTable.compute(expected: expected())
    #expect(table.differences == [])
    #expect(table.cells.count == EraScenario.all.count * EraName.allCases.count)
  }

  @Test("differs in one cell when one expected line is another")
  func notices() throws {
    let text = """
      S1 iOS18 INFER "a mistake"
          called Root A B
          rest   +0.5 s Root A B, page A, bar fits
          *
      """
    let table = try EraTable.compute(expected: ExpectedEraTable.parse(Array(text.utf8)))
    let cell = try #require(table.cells.first { $0.scenario == "S1" && $0.era == .iOS18 })
    #expect(!cell.agrees)
    #expect(cell.computed.lines.contains("rest +0.5 s Root A B, page B, bar fits"))
  }

  @Test("changes with every value of every capability, on some era")
  func capabilitiesMatter() {
    let known = Dictionary(
      uniqueKeysWithValues: EraName.allCases.map { era in
        (era, EraScenario.all.map { $0.facts(on: era.era) })
      })
    for capability in UIKitBehaviour.capabilities {
      var changing: Set<String> = []
      for era in EraName.allCases {
        for flipped in capability.flips(of: era.era.behaviour)
        where !changing.contains(capability.value(flipped)) {
          let facts = EraScenario.all.map { $0.facts(on: era.era.with(flipped)) }
          if facts != known[era] { changing.insert(capability.value(flipped)) }
        }
      }
      #expect(changing == Set(capability.values), "\(capability.name)")
    }
  }
}
