import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A request")
struct AdmissionTests {
  @Test("to push a page that is in the stack is refused with its place", .row("R9"))
  func sameInstance() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.push("A")
    #expect(
      host.outcomes[id]
        == .refused(.alreadyInStack(host.page("A"), index: 0)))
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("to push a page that waits already is refused, not raised by the host later", .row("R9"))
  func sameInstanceWaiting() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    let id = host.push("C")
    host.settle()
    #expect(host.outcomes[id] == .refused(.alreadyInStack(host.page("C"), index: 2)))
    #expect(host.names(of: host.stack) == "[A, B, C]")
    #expect(host.faults == [])
  }

  @Test("to push a page that is there pops to it, if the settings say so", .row("R9"))
  func popsToExisting() {
    var host = ScriptedHost(
      stack: ["A", "B", "C"], settings: .init(duplicates: .popToExisting))
    let id = host.push("A")
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test(
    "with the key of an open push from the same page is refused until that push has ended",
    .row("R9"))
  func doubleTap() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "row")
    let second = host.push("C", key: "row")
    host.settle()
    let third = host.push("D", key: "row")
    host.settle()
    #expect(host.outcomes[second] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "row"))))
    #expect(host.outcomes[third] == .shown)
  }

  @Test("with the key of an open push from another page is accepted", .row("R9"))
  func sameKeyElsewhere() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "row", source: "A")
    let second = host.push("C", key: "row", source: "B")
    host.settle()
    #expect(host.outcomes[second] == .shown)
  }

  @Test("for a page that the host cannot take is refused where UIKit would raise")
  func illegalPage() {
    var host = ScriptedHost(stack: ["A"])
    let page = NavigationEngine.Page(host.page("N"), fault: .navigationController)
    let push = host.request(.push(page))
    let set = host.request(.set([page]))
    #expect(host.outcomes[push] == .refused(.illegalPage(page.id, .navigationController)))
    #expect(host.outcomes[set] == .refused(.illegalPage(page.id, .navigationController)))
  }

  @Test("for no pages, or one page twice, is refused", .row("R9"))
  func illegalStack() {
    var host = ScriptedHost(stack: ["A"])
    let empty = host.set([])
    let twice = host.set(["B", "C", "B"])
    #expect(host.outcomes[empty] == .refused(.emptyStack))
    #expect(host.outcomes[twice] == .refused(.repeatedPage(host.page("B"))))
  }

  @Test("to pop to a page that is not there is refused")
  func popToStranger() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.pop(to: "X")
    #expect(host.outcomes[id] == .refused(.notInStack(host.page("X"))))
  }

  @Test("that finds the queue full is refused with the limit")
  func full() {
    var host = ScriptedHost(stack: ["A"], settings: .init(queueLimit: 2))
    host.push("B")
    host.push("C")
    host.push("D")
    let id = host.push("E")
    #expect(host.outcomes[id] == .refused(.full(limit: 2)))
    host.settle()
    #expect(host.names(of: host.stack) == "[A, B, C, D]")
  }

  @Test("with a number that is not new is not taken in", arguments: [0, 1])
  func repeatedNumber(number: Int) {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let request = NavigationEngine.Request(id: RequestID(rawValue: number), .popToRoot)
    host.send(.requested(request, host.status))
    host.settle()
    #expect(host.names(of: host.stack) == "[A, B]")
    #expect(host.engine.ignoredEventCount > 0)
  }

  @Test("to pop means the pages that were on top when it was made")
  func popIsBound() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.userPops()
    host.advance(by: .milliseconds(10))
    host.push("D")
    let pop = host.pop()
    host.userPops()
    host.settle()
    #expect(host.outcomes[pop] == .shown)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("at the root to pop has nothing to do", arguments: [1, 7, 0, -1, Int.max])
  func popAtRoot(count: Int) {
    var host = ScriptedHost(stack: ["A"])
    let id = host.pop(count)
    #expect(host.outcomes[id] == .nothingToDo)
  }

  @Test("for what is wanted already shares the fate of what runs")
  func sharesFate() {
    var host = ScriptedHost(stack: ["A"])
    host.quirks = [.swallows, .swallows]
    host.push("B")
    let id = host.set(["A", "B"])
    host.settle()
    #expect(host.outcomes[id] == .dropped)
  }

  @Test(
    "that replaces what waits is judged on what is being reached, not on what waits", .row("R5"))
  func replacePendingIsJudgedOnBase() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    let waiting = host.popToRoot()
    let id = host.pop(to: "B", policy: .replacePending)
    host.settle()
    #expect(host.outcomes[waiting] == .superseded(by: id))
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("of the user is ignored while something moves, by default", .row("R6"))
  func userIsIgnored() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.pop(origin: .backButton)
    let summary = TransitionSummary(
      id: TransitionID(rawValue: 1), cause: .requests, from: host.page("A"), to: host.page("B"))
    #expect(host.outcomes[id] == .ignored(during: summary))
  }
}
