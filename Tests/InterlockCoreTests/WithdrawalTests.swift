import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A request that is withdrawn", .row("R33"))
struct WithdrawalTests {
  @Test("while it waits is not carried out, and the others are")
  func waiting() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C")
    let other = host.push("D")
    host.withdraw(id)
    host.settle()
    #expect(host.outcomes[id] == .withdrawn)
    #expect(host.outcomes[other] == .shown)
    #expect(host.names(of: host.stack) == "[A, B, D]")
  }

  @Test("takes those with it that made sense only after it")
  func dependents() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C")
    let pop = host.pop()
    let replacement = host.push("D")
    let onTop = host.replaceTop(with: "E")
    host.withdraw(replacement)
    host.withdraw(id)
    host.settle()
    #expect(host.outcomes[pop] == .nothingToDo)
    #expect(host.outcomes[onTop] == .superseded(by: nil))
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("takes those with it that wanted the same and share its fate")
  func companions() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C")
    let same = host.set(["A", "B", "C"])
    host.withdraw(id)
    host.settle()
    #expect(host.outcomes[id] == .withdrawn)
    #expect(host.outcomes[same] == .superseded(by: nil))
  }

  @Test("is no loss to what it shares a fate with")
  func companionWithdrawn() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C")
    let same = host.set(["A", "B", "C"])
    let third = host.set(["A", "B", "C"])
    host.withdraw(same)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.outcomes[same] == .withdrawn)
    #expect(host.outcomes[third] == .nothingToDo)
  }

  @Test("out of several that are merged leaves the others one transition")
  func merged() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let first = host.push("C", policy: .merge)
    host.push("D", policy: .merge)
    host.push("E", policy: .merge)
    host.withdraw(first)
    host.push("F", policy: .merge)
    host.settle()
    #expect(host.performs.count == 2)
    #expect(host.names(of: host.stack) == "[A, B, D, E, F]")
  }

  @Test("while its pages are asked ends the question")
  func asked() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.pop(asking: ["B"])
    host.withdraw(id)
    #expect(host.outcomes[id] == .withdrawn)
    #expect(host.questions.isEmpty)
    #expect(host.actions.last == .resolve(id, .withdrawn))
    #expect(host.actions.contains(.stopAsking(id, host.page("B"))))
  }

  @Test("when it is under way goes on; so does one that is over or never was")
  func tooLate() {
    var host = ScriptedHost(stack: ["A"])
    let id = host.push("B")
    host.withdraw(id)
    #expect(host.engine.ignoredEventCount == 1)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    host.withdraw(id)
    host.withdraw(RequestID(rawValue: 99))
    #expect(host.engine.ignoredEventCount == 3)
  }

  @Test("can be taken back between the two attempts of its transition")
  func betweenAttempts() {
    var host = ScriptedHost(stack: ["A"])
    host.quirks = [.drops]
    let id = host.push("B")
    #expect(host.engine.running == nil)
    host.withdraw(id)
    #expect(host.engine.isAtRest)
    host.settle()
    #expect(host.outcomes[id] == .withdrawn)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("as the last that waits for a host that is not free leaves it at rest")
  func lastBehindObstacle() {
    var host = ScriptedHost(stack: ["A"])
    host.obstruct(.presentation, for: .milliseconds(60_000))
    let id = host.push("B")
    host.withdraw(id)
    #expect(host.engine.isAtRest)
    #expect(host.outcomes[id] == .withdrawn)
    #expect(host.faults == [])
  }

  @Test("frees its key for another push", .row("R9"))
  func key() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C", key: "row")
    host.withdraw(id)
    let again = host.push("D", key: "row")
    host.settle()
    #expect(host.outcomes[again] == .shown)
  }

  @Test("frees its room in the queue")
  func room() {
    var host = ScriptedHost(stack: ["A"], settings: .init(queueLimit: 1))
    host.push("B")
    let id = host.push("C")
    host.withdraw(id)
    let next = host.push("D")
    host.settle()
    #expect(host.outcomes[next] == .shown)
  }

  @Test("after the end changes nothing")
  func closed() {
    var host = ScriptedHost(stack: ["A"])
    let id = host.push("B")
    host.close()
    host.withdraw(id)
    #expect(host.outcomes[id] == .closed)
    #expect(host.engine.ignoredEventCount == 1)
  }
}
