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
    #expect(host.actions.filter(\.isReport).isEmpty)
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

  @Test("what is in the way again when the host is looked at is waited for again, and no longer")
  func inTheWayAgain() throws {
    let host = try expectSound(
      """
      stack A
      obstruct presentation 100
      answer-delay 100
      request push B
      wait 150
      obstruct presentation 300
      wait 500
      calm
      """)
    #expect(host.actions.filter(\.isReport).isEmpty)
  }

  @Test("so is what is in the way again of a call that was dropped")
  func inTheWayOfARetry() throws {
    let host = try expectSound(
      """
      stack A
      quirk drops
      answer-delay 125
      request push B
      wait 400
      obstruct presentation 300
      wait 500
      calm
      """)
    #expect(host.outcomes[RequestID(rawValue: 1)] == .shown)
    #expect(host.actions.filter(\.isReport).count == 1)
  }

  @Test("a transition that is seen beneath the one that was given up is waited for, and read")
  func goesBackBeneathAnother() throws {
    let host = try expectSound(
      """
      stack A
      quirk goesBackLate
      quirk swallows
      answer-delay 200
      request set A,B,C
      wait 2800
      user-pops
      wait 3000
      calm
      """)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("what goes back while a call is put off behind it may bring the page of that call")
  func goesBackUnderAPutOffCall() throws {
    let host = try expectSound(
      """
      settings settle=100 recheck=1200
      stack A,B
      quirk goesBackLate
      quirk swallows
      quirk postpones
      request pop 1
      request push B
      wait 6000
      calm
      """)
    #expect(host.outcomes[RequestID(rawValue: 2)] == .shown)
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test(
    "a stack that the user had changed, and that is gone when it is put in place, is a divergence")
  func goneWhenPutInPlace() throws {
    let host = try expectSound(
      """
      settings settle=138
      stack A
      answer-delay 700
      quirk losesTopPage
      request set A,B,C
      wait 100
      user-pops
      obstruct presentation 2000
      wait 3000
      calm
      """)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("a page that has come back unseen is not pushed again, when a call is forced")
  func cameBackUnseen() throws {
    let host = try expectSound(
      """
      settings settle=100 recheck=1200
      stack A,B
      answer-delay 300
      quirk goesBackLate
      quirk swallows
      request pop 1
      request push B
      wait 6000
      calm
      """)
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("a change that nobody announced is one that is seen at rest, while it moves")
  func seenAtRest() throws {
    _ = try expectSound(
      """
      settings duplicates=popToExisting
      stack A
      answer-delay 444
      quirk goesBackLate
      quirk swallows
      request push B
      wait 2850
      swipe overlapping
      lift cancel
      wait 850
      request push B policy=ignore
      wait 3000
      calm
      """)
  }

  @Test("a page that the user has taken away does not come back with what was given up beneath")
  func givenUpBeneath() throws {
    let host = try expectSound(
      """
      stack A
      answer-delay 37
      quirk goesBackLate
      quirk swallows
      request push B
      wait 4500
      user-pops
      wait 510
      request push C source=B needs-source
      calm
      """)
    #expect(host.outcomes[RequestID(rawValue: 2)] == .superseded(by: nil))
  }

  @Test("a call of the ladder's that is not carried out off screen is the last one on screen")
  func lastCallOffScreen() throws {
    _ = try expectSound(
      """
      settings settle=1600
      stack A,B
      quirk swallows
      quirk goesBackLate
      quirk swallows
      request push C
      wait 1500
      presence offScreen
      wait 3800
      other-code-pops still
      wait 0
      calm
      """)
  }

  @Test(
    "a request that had nothing in its way does not merge with those behind it when it is retried")
  func retriedAlone() throws {
    let host = try expectSound(
      """
      stack A
      quirk swallows
      request push B policy=merge
      request pop 1 policy=merge
      request push B policy=merge
      wait 100
      user-pops
      request pop 1 policy=merge
      wait 1000
      calm
      """)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("what is passed over says nothing about the host")
  func passedOver() throws {
    for stray in ["foreignCall", "foreignConsent"] {
      _ = try expectSound(
        """
        stack A
        presence offScreen
        quirk swallows
        request push B
        presence onScreen
        obstruct presentation 2000
        stray \(stray)
        wait 0
        calm
        """)
    }
  }

  @Test("what is blocked anew after the background is looked after as long as ever")
  func blockedAfterTheBackground() throws {
    _ = try expectSound(
      """
      stack A
      request push B
      background
      settings blocks
      foreground
      calm
      """)
  }

  @Test("a page that goes down in the stack has not left, and is listed once")
  func listedOnce() throws {
    let host = try expectSound(
      """
      stack A,B,C,D
      quirk listsLeavingFirst
      request set D,E
      user-pops
      calm
      """)
    #expect(host.names(of: host.stack) == "[D]")
  }

  @Test("what has turned back is not taken back once more when it ends after another")
  func turnedBackTogether() throws {
    let host = try expectSound(
      """
      stack A,E,H,B
      user-pops
      swipe overlapping
      lift cancel
      swipe overlapping
      wait 100
      lift cancel
      wait 250
      swipe overlapping
      lift cancel
      wait 350
      calm
      """)
    #expect(host.names(of: host.stack) == "[A, E, H]")
    #expect(host.actions.filter(\.isReport).isEmpty)
  }

  @Test("what goes back and was found in a reading only may be of an earlier transition")
  func goesBackUnannounced() throws {
    _ = try expectSound(
      """
      settings blocks
      stack A
      request push G still
      quirk postpones
      quirk drops
      quirk goesBackLate
      quirk swallows
      request replace-top B
      wait 350
      answer-delay 446
      user-pops
      wait 243
      request push F policy=merge
      wait 78
      request push B policy=merge
      wait 4852
      user-pops
      wait 171
      user-pops
      wait 1695
      """)
  }
}

extension NavigationEngine.Action {
  fileprivate var isReport: Bool { if case .report = self { true } else { false } }
}
