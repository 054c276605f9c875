import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A page that is on its way out", .row("R4"))
struct LeavingPageTests {
  @Test("can be pushed again: that waits for the pop to settle")
  func waits() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.pop()
    let id = host.push("B")
    #expect(host.outcomes[id] == nil)
    #expect(host.verbs == [.pop])
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.names(of: host.stack) == "[A, B]")
    #expect(host.faults == [])
  }

  @Test("need not be pushed again if the pop is cancelled")
  func cancelled() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.beginSwipe()
    let id = host.push("B")
    host.liftFinger(finishing: false)
    host.settle()
    #expect(host.outcomes[id] == .nothingToDo)
    #expect(host.names(of: host.stack) == "[A, B]")
  }

  @Test("is refused to be pushed again if it stays below another page after all")
  func cancelledBelow() {
    var host = ScriptedHost(stack: ["A", "B", "C"])
    host.quirks = [.cancels]
    host.popToRoot()
    let id = host.push("B")
    host.settle()
    #expect(host.outcomes[id] == .refused(.alreadyInStack(host.page("B"), index: 1)))
  }

  @Test("is not pushed before the host says that its parent has let it go")
  func parent() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.pop()
    host.advance(by: .milliseconds(300))
    host.obstruct(.leavingPage, for: .milliseconds(400))
    let id = host.push("B")
    host.advance(by: .milliseconds(300))
    #expect(host.verbs == [.pop])
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.faults == [])
  }
}
