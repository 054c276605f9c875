import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A batch", .row("R38"))
struct BatchTests {
  @Test("is one transition and one outcome")
  func oneTransition() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    let id = host.batch { [.pop(count: 2), .push($0.new("D")), .push($0.new("E"))] }
    host.settle()
    #expect(host.outcomes == [id: .shown])
    #expect(host.performs.count == 1)
    #expect(host.names(of: host.stack) == "[A, D, E]")
  }

  @Test("may do in its steps what no request may do alone, if a stack comes of it in the end")
  func onTheWay() {
    var host = ScriptedHost(stack: ["A", "B"])
    let root = host.page("A")
    let id = host.batch { [.remove([root]), .replaceTop($0.new("C")), .push($0.new("A"))] }
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[C, A]")
  }

  @Test("may empty the stack and fill it again")
  func emptyOnTheWay() {
    var host = ScriptedHost(stack: ["A"])
    let root = host.page("A")
    let id = host.batch { [.remove([root]), .push($0.new("B"))] }
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[B]")
  }

  @Test("of steps that undo each other has nothing to do")
  func nothing() {
    var host = ScriptedHost(stack: ["A", "B"])
    let id = host.batch { [.push($0.new("C")), .pop(count: 1)] }
    #expect(host.outcomes[id] == .nothingToDo)
    let empty = host.batch { _ in [] }
    #expect(host.outcomes[empty] == .nothingToDo)
  }

  @Test("in which one step cannot be made is refused as a whole, with that step")
  func failingStep() {
    var host = ScriptedHost(stack: ["A"])
    let x = host.page("X")
    let id = host.batch { [.push($0.new("B")), .popTo(x), .push($0.new("C"))] }
    host.settle()
    #expect(host.outcomes[id] == .refused(.inBatch(step: 1, .notInStack(x))))
    #expect(host.names(of: host.stack) == "[A]")
    #expect(host.engine.target == host.stack)
  }

  @Test("counts the steps of batches in it as its own")
  func nested() {
    var host = ScriptedHost(stack: ["A"])
    let x = host.page("X")
    let id = host.batch {
      [.batch([.push($0.new("B")), .batch([.push($0.new("C"))])]), .batch([]), .popTo(x)]
    }
    #expect(host.outcomes[id] == .refused(.inBatch(step: 2, .notInStack(x))))
    let good = host.batch { [.batch([.push($0.new("B")), .batch([.push($0.new("C"))])])] }
    host.settle()
    #expect(host.outcomes[good] == .shown)
    #expect(host.names(of: host.stack) == "[A, B, C]")
  }

  @Test("that leaves a page twice is refused with the step that put it there")
  func duplicate() {
    var host = ScriptedHost(stack: ["A", "B"])
    let b = host.page("B")
    let id = host.batch { [.push($0.new("C")), .push($0.new("B")), .push($0.new("D"))] }
    #expect(host.outcomes[id] == .refused(.inBatch(step: 1, .alreadyInStack(b, index: 1))))
    let top = host.batch { [.push($0.new("B"))] }
    #expect(host.outcomes[top] == .refused(.inBatch(step: 0, .alreadyInStack(b, index: 1))))
  }

  @Test("that leaves no page is refused")
  func empty() {
    var host = ScriptedHost(stack: ["A"])
    let root = host.page("A")
    let id = host.batch { _ in [.remove([root])] }
    #expect(host.outcomes[id] == .refused(.inBatch(step: 0, .emptyStack)))
    let set = host.batch { _ in [.popToRoot, .set([])] }
    #expect(host.outcomes[set] == .refused(.inBatch(step: 1, .emptyStack)))
  }

  @Test("with a page that the host cannot take is refused with its step")
  func illegal() {
    var host = ScriptedHost(stack: ["A"])
    let page = NavigationEngine.Page(host.page("N"), fault: .navigationController)
    let refusal = Refusal.illegalPage(page.id, .navigationController)
    for step in [NavigationEngine.Change.push(page), .replaceTop(page), .set([page])] {
      let id = host.batch { [.push($0.new("B")), step] }
      #expect(host.outcomes[id] == .refused(.inBatch(step: 1, refusal)))
    }
  }

  @Test("one step of which makes no sense any more is superseded as a whole, with that step")
  func rebased() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    let c = host.page("C")
    let id = host.batch { [.push($0.new("D")), .popTo(c), .push($0.new("E"))] }
    host.userPops()
    host.settle()
    #expect(host.outcomes[id] == .superseded(by: nil, step: 1))
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("is merged by default: several that wait are one transition", .row("R5"))
  func merges() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.batch { [.push($0.new("C")), .push($0.new("D"))] }
    let last = host.batch { [.pop(count: 1), .push($0.new("E"))] }
    host.settle()
    #expect(host.performs.count == 2)
    #expect(host.outcomes[last] == .shown)
    #expect(host.names(of: host.stack) == "[A, B, C, E]")
  }

  @Test("is no double tap of what it pushes", .row("R9"))
  func keys() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B", key: "row")
    let page = NavigationEngine.Page(host.page("C"), key: PageKey(rawValue: "row"))
    let batch = host.request(.batch([.push(page)]))
    let other = NavigationEngine.Page(host.page("D"), key: PageKey(rawValue: "row"))
    let set = host.request(.set([.init(host.page("A")), other]))
    host.settle()
    #expect(host.outcomes[batch] == .merged(into: TransitionID(rawValue: 2)))
    #expect(host.outcomes[set] == .shown)
  }

  @Test("asks the pages that are gone in the end, and only those")
  func asks() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    let id = host.batch(asking: ["A", "B", "C"]) { [.pop(count: 2), .push($0.new("C"))] }
    #expect(host.questions.map(\.page) == [host.page("B")])
    host.answerQuestion(isAgreed: true)
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, C]")
  }

  @Test("replaces what waits, if it is to, and is judged on what is being reached", .row("R5"))
  func replacesPending() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let waiting = host.push("C")
    let id = host.batch(policy: .replacePending) { [.replaceTop($0.new("D"))] }
    host.settle()
    #expect(host.outcomes[waiting] == .superseded(by: id))
    #expect(host.names(of: host.stack) == "[A, D]")
  }

  @Test("takes off the upper of two places where a page is on the way")
  func twiceOnTheWay() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    let id = host.batch {
      [.push($0.new("A")), .push($0.new("D")), .pop(count: 2), .replaceTop($0.new("D"))]
    }
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, B, D]")
  }
}
