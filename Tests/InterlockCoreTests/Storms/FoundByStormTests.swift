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

  @Test("a transition that was given up goes back under another one, and the stack is what is read")
  func goesBackUnderAnother() throws {
    let host = try expectSound(
      """
      stack F,E
      quirk goesBackLate
      quirk swallows
      request push D
      wait 3500
      user-pops
      wait 3000
      calm
      """)
    #expect(host.names(of: host.stack) == "[F, E]")
  }

  @Test(
    "off screen, a call without effect leaves the stack that was there before all that came over it"
  )
  func withoutEffectOffScreen() throws {
    let host = try expectSound(
      """
      settings duplicates=popToExisting
      stack B,D,A
      quirk goesBackLate
      quirk swallows
      request push C
      wait 1000
      user-pops
      wait 400
      user-pops
      presence offScreen
      wait 4000
      request pop 1
      request push B
      other-code-pops still
      wait 0
      calm
      """)
    #expect(host.names(of: host.stack) == "[B]")
  }
}
