import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A timeline")
struct TimelineTests {
  @Test(
    "is as it was looked at and accepted",
    .row("R2", "R3", "R4", "R5", "R8", "R21", "R33", "R34", "R35"),
    arguments: Scenario.all.map(\.name))
  func isGolden(name: String) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let host = scenario.run()
    #expect(host.faults == [])
    try Golden(name: name).expect(host.timeline.text)
  }

  @Test(
    "of a scenario ends at rest, with one outcome for each request",
    arguments: Scenario.all.map(\.name))
  func endsAtRest(name: String) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let host = scenario.run()
    #expect(host.engine.isAtRest)
    #expect(host.engine.openRequestCount == 0)
  }

  @Test("that differs by one letter from the golden one is found")
  func differenceIsFound() throws {
    let name = try #require(Scenario.all.first?.name)
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let text = scenario.run().timeline.text
    #expect(Golden(name: name).difference(from: text) == nil)
    #expect(Golden(name: name).difference(from: text.replacingOccurrences("PUSH", "PUSHED")) != nil)
    #expect(Golden(name: name).difference(from: text + "\n") != nil)
    #expect(Golden(name: "no-such-timeline").difference(from: text) != nil)
  }

  @Test("belongs to a scenario")
  func hasScenario() throws {
    #expect(try Golden.all() == Scenario.all.map(\.name).sorted())
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
