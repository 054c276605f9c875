import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("To replace the top page", .row("R38"))
struct ReplaceTopTests {
  @Test("takes one transition, in which the old page leaves and the new one comes")
  func oneTransition() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.replaceTop(with: "C")
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, C]")
    #expect(host.verbs == [.set([host.page("A"), host.page("C")])])
  }

  @Test("means the page that was on top of the target when it was asked")
  func isBound() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.replaceTop(with: "C")
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, C]")
  }

  @Test("replaces that page even where another has come above it")
  func below() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.beginSwipe()
    let id = host.replaceTop(with: "D")
    host.liftFinger(finishing: false)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, D, C]")
  }

  @Test("is superseded when that page has gone before its turn")
  func gone() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    let id = host.replaceTop(with: "D")
    host.userPops()
    host.settle()
    #expect(host.outcomes[id] == .superseded(by: nil))
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("with the page that is on top has nothing to do")
  func samePage() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.replaceTop(with: "B")
    #expect(host.outcomes[id] == .nothingToDo)
  }

  @Test(
    "by a page that is further down is refused, or pops to it", arguments: DuplicatePolicy.allCases)
  func duplicate(policy: DuplicatePolicy) {
    var host = ScriptedHost(stack: ["A", "B", "C"], settings: .init(duplicates: policy))
    let id = host.replaceTop(with: "B")
    host.settle()
    let pops = policy == .popToExisting
    #expect(
      host.outcomes[id] == (pops ? .shown : .refused(.alreadyInStack(host.page("B"), index: 1))))
    #expect(host.names(of: host.stack) == (pops ? "[A, B]" : "[A, B, C]"))
  }

  @Test("never replaces the root")
  func root() {
    var host = ScriptedHost(stack: ["A"])
    let id = host.replaceTop(with: "B")
    #expect(host.outcomes[id] == .refused(.replacesRoot(host.page("A"))))
  }

  @Test("twice with one key from one page is a double tap", .row("R9"))
  func doubleTap() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.replaceTop(with: "C", key: "next")
    let second = host.replaceTop(with: "D", key: "next")
    host.settle()
    #expect(host.outcomes[second] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "next"))))
    #expect(host.names(of: host.stack) == "[A, C]")
  }

  @Test("by a page that the host cannot take is refused")
  func illegal() {
    var host = ScriptedHost(stack: ["A", "B"])
    let page = NavigationEngine.Page(host.page("T"), fault: .tabBarController)
    let id = host.request(.replaceTop(page))
    #expect(host.outcomes[id] == .refused(.illegalPage(page.id, .tabBarController)))
  }
}

@Suite("To remove pages", .row("R38"))
struct RemoveTests {
  @Test(
    "takes out those that are there, wherever they are",
    arguments: [
      (["B"], "[A, C, D]"), (["C"], "[A, B, D]"), (["D"], "[A, B, C]"), (["B", "D"], "[A, C]"),
      (["D", "C", "B"], "[A]"), (["X", "C", "C"], "[A, B, D]"),
    ])
  func removes(pages: [String], result: String) {
    var host = ScriptedHost(stack: ["A", "B", "C", "D"])
    let id = host.remove(pages)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == result)
    #expect(host.faults == [])
  }

  @Test("below the top moves nothing that the user sees")
  func still() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.remove(["B"])
    #expect(host.performs.map(\.isAnimated) == [false])
  }

  @Test("that are the top ones is a plain pop", arguments: [(["C"], false), (["B", "C"], true)])
  func isPop(pages: [String], toRoot: Bool) {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.remove(pages)
    #expect(host.verbs == [toRoot ? .popToRoot : .pop])
  }

  @Test("none of which is there has nothing to do", arguments: [[], ["X"]])
  func nothing(pages: [String]) {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.remove(pages)
    #expect(host.outcomes[id] == .nothingToDo)
  }

  @Test("never takes the root out", arguments: [["A"], ["B", "A"]])
  func root(pages: [String]) {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.remove(pages)
    host.settle()
    #expect(host.outcomes[id] == .refused(.replacesRoot(host.page("A"))))
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("means those pages and no others, whatever happens before its turn")
  func isBound() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.push("D")
    let id = host.remove(["B", "C"])
    host.userPops()
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("asks those of them that want to be asked, from the top")
  func asks() {
    var host = ScriptedHost(stack: ["A", "B", "C", "D"])
    let id = host.remove(["B", "C"], asking: ["B", "C", "D"])
    #expect(host.questions.map(\.page) == [host.page("C")])
    host.answerQuestion(isAgreed: true)
    #expect(host.questions.map(\.page) == [host.page("B")])
    host.answerQuestion(isAgreed: true)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, D]")
  }
}
