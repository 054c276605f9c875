import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A page that wants to be asked", .row("R23"))
struct ConsentTests {
  @Test("is not asked by a request that leaves it where it is")
  func notLeaving() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    let pop = host.pop(asking: ["A", "B"])
    host.settle()
    #expect(host.questions.isEmpty)
    #expect(host.outcomes[pop] == .shown)
  }

  @Test(
    "is not asked by a request that is ignored or fails anyway",
    arguments: [OverlapPolicy.ignore, .fail])
  func ignoredFirst(policy: OverlapPolicy) {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    let pop = host.pop(policy: policy, asking: ["C"])
    #expect(host.questions.isEmpty)
    #expect(host.outcomes[pop]?.hasEffect == false)
  }

  @Test("leaves everything as it is while it thinks: target, queue, holds, deadlines")
  func noPlace() {
    var host = ScriptedHost(stack: ["A", "B"], settings: .init(blocksInteraction: true))
    host.pop(asking: ["B"])
    #expect(host.names(of: host.engine.target) == "[A, B]")
    #expect(host.engine.waitingCount == 0)
    #expect(host.engine.isAtRest)
    #expect(host.engine.openRequestCount == 1)
    #expect(host.held == [])
    host.advance(by: .milliseconds(1_000_000))
    #expect(host.recording.steps.count == 1)
  }

  @Test("is not asked again when it has agreed, however long the way is")
  func askedOnce() {
    var host = ScriptedHost(stack: ["A", "B"])
    let pop = host.pop(asking: ["B"])
    host.push("C")
    host.answerQuestion(isAgreed: true)
    host.quirks = [.swallows]
    host.settle()
    #expect(host.outcomes[pop] == .shown)
    #expect(host.actions.filter { $0.isQuestion }.count == 1)
  }

  @Test("is heard once: a second or a foreign answer changes nothing")
  func lateAnswers() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    let pop = host.request(.popToRoot, asking: ["B", "C"])
    let b = host.page("B")
    let c = host.page("C")
    host.send(.consentGiven(pop, b, host.status))
    host.send(.consentGiven(pop, c, host.status))
    host.send(.consentGiven(pop, c, host.status))
    host.send(.consentRefused(pop, c))
    host.send(.consentGiven(RequestID(rawValue: 99), b, host.status))
    #expect(host.engine.ignoredEventCount == 4)
    #expect(host.outcomes[pop] == nil)
    host.send(.consentRefused(pop, b))
    host.send(.consentGiven(pop, b, host.status))
    #expect(host.outcomes[pop] == .vetoed(by: b))
    #expect(host.names(of: host.stack) == "[A, B, C]")
  }

  @Test("keeps a second request to leave it out, and not one that leaves it alone")
  func secondRequest() throws {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.request(.popToRoot, asking: ["B"])
    let second = host.pop(2, asking: ["B", "C"])
    let other = host.pop(1, asking: ["B"])
    host.settle()
    let b = host.page("B")
    guard case .ignored(let during) = try #require(host.outcomes[second]) else {
      Issue.record("expected ignored, got \(String(describing: host.outcomes[second]))")
      return
    }
    #expect(during.cause == .asking(b))
    #expect(host.outcomes[other] == .shown)
  }

  @Test("that is gone when its turn comes is passed over")
  func passedOver() {
    var host = ScriptedHost(stack: ["A", "B", "C", "D"])
    let pop = host.request(.popToRoot, asking: ["B", "D"])
    host.set(["A", "D"])
    host.settle()
    host.answerQuestion(isAgreed: true)
    host.settle()
    #expect(host.questions.isEmpty)
    #expect(host.outcomes[pop] == .shown)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test(
    "drops what waits only when a request that replaces it is agreed to", arguments: [true, false])
  func replacePending(isAgreed: Bool) {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    let waiting = host.push("D")
    let pop = host.pop(2, policy: .replacePending, asking: ["B"])
    #expect(host.outcomes[waiting] == nil)
    host.answerQuestion(isAgreed: isAgreed)
    host.settle()
    #expect(host.outcomes[waiting] == (isAgreed ? .superseded(by: pop) : .shown))
    #expect(host.names(of: host.stack) == (isAgreed ? "[A]" : "[A, B, C, D]"))
  }
}

extension NavigationEngine.Action {
  fileprivate var isQuestion: Bool {
    if case .ask = self { true } else { false }
  }
}
