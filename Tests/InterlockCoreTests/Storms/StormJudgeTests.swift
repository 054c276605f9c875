import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("The judge of a storm", .row("R41"))
struct StormJudgeTests {
  /// A wrong answer, the rule that it breaks, and steps in which it shows.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: StormFault.Rule
    var script: String
    var tampering: ScriptedHost.Tampering
  }

  @Test("names the rule that a wrong answer breaks", arguments: mistakes)
  func finds(mistake: Mistake) throws {
    let script = try StormScript(text: "interlock storm script 1\n" + mistake.script)
    let sound = script.run()
    #expect(sound.fault == nil, "\(sound.report(seed: 0))")
    let result = script.run(tampering: mistake.tampering)
    #expect(result.fault?.rule == mistake.rule, "\(result.report(seed: 0))")
  }

  @Test("says in which step and after how many events")
  func place() throws {
    let script = try StormScript(
      text: "interlock storm script 1\nstack A\nwait 10\nrequest push B\ncalm\n")
    let result = script.run(tampering: { _, actions in actions.filter { !$0.isOutcome } })
    let rest = result.host.recording.steps.firstIndex { $0.actions.contains(.notify(.cameToRest)) }
    #expect(result.fault?.step == 3)
    #expect(result.fault?.event == rest.map { $0 + 1 })
  }

  /// Makes all calls animated, or none.
  private static func calls(animated isAnimated: Bool) -> ScriptedHost.Tampering {
    { _, actions in
      actions.map {
        guard case .perform(var perform) = $0 else { return $0 }
        perform.isAnimated = isAnimated
        return .perform(perform)
      }
    }
  }

  private static let twoPushes = "stack A\nrequest push B\nrequest push C\ncalm\n"

  private static let mistakes = [
    Mistake(
      testDescription: "a lost outcome", rule: .outcomes,
      script: "stack A\nrequest push B\ncalm\n",
      tampering: { _, actions in actions.filter { !$0.isOutcome } }),
    Mistake(
      testDescription: "a second outcome", rule: .orders, script: twoPushes,
      tampering: { _, actions in actions + actions.filter(\.isOutcome) }),
    Mistake(
      testDescription: "an outcome without effect where there was one", rule: .stack,
      script: twoPushes,
      tampering: { _, actions in
        actions.map {
          if case .resolve(let request, .shown) = $0 {
            .resolve(request, .superseded(by: nil))
          } else {
            $0
          }
        }
      }),
    Mistake(
      testDescription: "another page than was asked for", rule: .order, script: twoPushes,
      tampering: { _, actions in
        actions.map {
          guard case .perform(var perform) = $0 else { return $0 }
          perform.verb = .push(PageID(rawValue: 9))
          return .perform(perform)
        }
      }),
    Mistake(
      testDescription: "an end of a hold that is forgotten", rule: .orders,
      script: "settings blocks\n" + twoPushes,
      tampering: { _, actions in
        actions.filter { if case .release = $0 { false } else { true } }
      }),
    Mistake(
      testDescription: "an end of a transition that is never told", rule: .orders,
      script: twoPushes,
      tampering: { _, actions in
        actions.filter { if case .notify(.didSettle) = $0 { false } else { true } }
      }),
    Mistake(
      testDescription: "an end that no reading has shown", rule: .end, script: twoPushes,
      tampering: { event, actions in
        event == .witnessed(.layoutPass) ? actions + [.notify(.didSettle(somewhere))] : actions
      }),
    Mistake(
      testDescription: "a step of the ladder that is left out", rule: .ladder, script: twoPushes,
      tampering: { event, actions in
        event == .witnessed(.layoutPass)
          ? actions + [.report(.lateEnd(somewhere, .layout))] : actions
      }),
    Mistake(
      testDescription: "a third attempt", rule: .retry, script: twoPushes,
      tampering: { _, actions in
        actions.map {
          guard case .perform(var perform) = $0 else { return $0 }
          perform.attempt = 3
          return .perform(perform)
        }
      }),
    Mistake(
      testDescription: "a call that the host has put off and that counts as lost", rule: .retry,
      script: "stack A\nquirk postpones\nrequest push B\ncalm\n",
      tampering: { event, actions in
        guard case .performed(let transition, _, _) = event else { return actions }
        return actions + [.report(.retried(transition, .swallowed))]
      }),
    Mistake(
      testDescription: "a deadline that is too long", rule: .deadlines, script: twoPushes,
      tampering: { _, actions in
        actions.map {
          guard case .schedule(var deadline) = $0 else { return $0 }
          deadline.time.nanoseconds += 1
          return .schedule(deadline)
        }
      }),
    Mistake(
      testDescription: "a deadline that runs on in the background", rule: .deadlines,
      script: "stack A\nrequest push B\nbackground\nforeground\ncalm\n",
      tampering: { event, actions in event == .paused ? [] : actions }),
    Mistake(
      testDescription: "a deadline under a finger", rule: .ladder,
      script: "stack A,B\nswipe\nwait 100\nlift finish\ncalm\n",
      tampering: { _, actions in
        actions.map {
          guard case .schedule(var deadline) = $0 else { return $0 }
          deadline.kind = .settle
          return .schedule(deadline)
        }
      }),
    Mistake(
      testDescription: "a host that has done its part and is waited for", rule: .patience,
      script: twoPushes,
      tampering: { _, actions in
        actions.filter { if case .probe(_, .nextTurn) = $0 { false } else { true } }
      }),
    Mistake(
      testDescription: "questions without end, while no time passes", rule: .liveness,
      script: twoPushes,
      tampering: { event, actions in
        guard case .read = event else { return actions }
        return actions + [.probe(ProbeID(rawValue: 99), .nextTurn)]
      }),
    Mistake(
      testDescription: "an outcome that says what did not happen", rule: .outcomes,
      script: twoPushes,
      tampering: { _, actions in
        actions.map {
          if case .resolve(let request, .shown) = $0 { .resolve(request, .placed) } else { $0 }
        }
      }),
    Mistake(
      testDescription: "a request that is turned down without a reason", rule: .order,
      script: twoPushes,
      tampering: { event, actions in
        guard case .requested(let request, _) = event else { return actions }
        return [.resolve(request.id, .refused(.emptyStack))]
      }),
    Mistake(
      testDescription: "a push that is told as shown, and has been taken away again",
      rule: .outcomes, script: "stack A\nrequest push B\nuser-pops\ncalm\n",
      tampering: { _, actions in
        actions.map {
          if case .resolve(let request, .interrupted) = $0 { .resolve(request, .shown) } else { $0 }
        }
      }),
    Mistake(
      testDescription: "a call that is animated and nobody sees", rule: .order,
      script: "stack A\npresence offScreen\nrequest push B\ncalm\n",
      tampering: calls(animated: true)),
    Mistake(
      testDescription: "a call that is animated although it waited, and was not to be then",
      rule: .order,
      script: "stack A\nrequest push B\nrequest push C policy=withoutAnimation\ncalm\n",
      tampering: calls(animated: true)),
    Mistake(
      testDescription: "a call that is not animated although nothing was in its way", rule: .order,
      script: "stack A\nrequest push B policy=withoutAnimation\ncalm\n",
      tampering: calls(animated: false)),
    Mistake(
      testDescription: "a consent of another page that is taken for that of the one asked",
      rule: .order,
      script: """
        stack A,B
        request pop 1 ask=B
        stray otherConsent
        calm

        """,
      tampering: { event, actions in
        guard case .consentGiven = event, actions.isEmpty else { return actions }
        let transition = TransitionID(rawValue: 1)
        return [
          .notify(
            .willBegin(TransitionSummary(id: transition, cause: .requests, from: nil, to: nil))),
          .perform(
            NavigationEngine.Perform(
              transition: transition, attempt: 1, verb: .pop, isAnimated: true)),
        ]
      }),
    Mistake(
      testDescription: "a transition that counts as late before the time that the host says",
      rule: .ladder,
      script: "stack A\nquirk takesLonger\nrequest push B\nwait 2000\ncalm\n",
      tampering: { event, actions in
        guard case .read = event else { return actions }
        let summary = TransitionSummary(id: nil, cause: .requests, from: nil, to: nil)
        return actions + [.report(.lateEnd(summary, .probe))]
      }),
    Mistake(
      testDescription: "a call that was to be animated and is not", rule: .order, script: twoPushes,
      tampering: calls(animated: false)),
    Mistake(
      testDescription: "another stack that is wanted, and nobody is told", rule: .outcomes,
      script: twoPushes,
      tampering: { _, actions in actions.filter { $0 != .notify(.targetChanged) } }),
    Mistake(
      testDescription: "a rest that nobody is told of", rule: .outcomes, script: twoPushes,
      tampering: { _, actions in actions.filter { $0 != .notify(.cameToRest) } }),
    Mistake(
      testDescription: "a divergence where there is none", rule: .order, script: twoPushes,
      tampering: { event, actions in
        guard case .read(let reading, _) = event else { return actions }
        return [.report(.divergence(expected: [], found: reading.stack))] + actions
      }),
    Mistake(
      testDescription: "a page that was to be asked, and is not", rule: .order,
      script: "stack A,B,C\nrequest pop 2 ask=B,C\nanswer yes\nanswer yes\ncalm\n",
      tampering: { event, actions in
        guard case .consentGiven(_, PageID(rawValue: 2), _) = event else { return actions }
        return []
      }),
    Mistake(
      testDescription: "a page that has agreed and is asked again", rule: .orders,
      script: "stack A,B,C\nrequest pop 2 ask=B,C\nanswer yes\nanswer yes\ncalm\n",
      tampering: { event, actions in
        guard case .consentGiven(let request, PageID(rawValue: 2), _) = event else {
          return actions
        }
        return [.ask(request, PageID(rawValue: 2))]
      }),
  ]

  private static let somewhere = TransitionSummary(id: nil, cause: .otherCode, from: nil, to: nil)
}

extension NavigationEngine.Action {
  fileprivate var isOutcome: Bool { if case .resolve = self { true } else { false } }
}
