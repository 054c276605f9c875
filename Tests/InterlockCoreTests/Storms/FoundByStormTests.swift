import InterlockCore
import InterlockTesting
import Rows
import Testing

/// Each test is what a storm came upon, shrunk or told again in fewer steps.
@Suite("What storms found", .row("R21", "R41"))
struct FoundByStormTests {
  private func expectSound(
    _ script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ScriptedHost {
    let result = try StormScript(text: "interlock storm script 1\n" + script).run()
    #expect(result.fault == nil, "\(result.report(seed: 0))", sourceLocation: sourceLocation)
    return result.host
  }

  @Test("a question that was asked before a call is not taken for the one after it")
  func oldQuestion() throws {
    let host = try expectSound(
      """
      stack A
      presence offScreen
      presence onScreen
      request push C still
      wait 0
      calm
      """)
    #expect(host.outcomes[RequestID(rawValue: 1)] == .shown)
    #expect(!host.actions.contains { if case .report = $0 { true } else { false } })
  }

  @Test(
    "nothing is given up, and no call is forced, under a finger that came while the ladder ended")
  func fingerAtTheEndOfTheLadder() throws {
    let host = try expectSound(
      """
      stack A
      quirk neverEnds
      request push B
      wait 1800
      answer-delay 600
      wait 600
      swipe
      wait 100
      request push C
      wait 15000
      lift finish
      calm
      """)
    #expect(host.outcomes[RequestID(rawValue: 2)] == .shown)
    #expect(host.names(of: host.stack) == "[A, C]")
  }
}
