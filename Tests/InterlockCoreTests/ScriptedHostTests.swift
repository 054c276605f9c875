import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A scripted host", .row("R35"))
struct ScriptedHostTests {
  @Test("that goes away in the middle leaves no request without an outcome")
  func goesAway() {
    var host = ScriptedHost(stack: ["A"], settings: .init(blocksInteraction: true))
    host.quirks = [.goesAway]
    let running = host.push("B")
    let waiting = host.push("C")
    host.settle()
    #expect(host.isClosed)
    #expect(host.outcomes == [running: .closed, waiting: .closed])
    let late = host.push("D")
    #expect(host.outcomes[late] == .refused(.closed))
    let said = host.recording.steps.count
    host.userPops()
    host.beginSwipe()
    host.otherCodePops(animated: true)
    #expect(host.recording.steps.count == said)
    #expect(host.faults == [] && host.held == [])
  }

  @Test("that answers late makes a transition end later, and that one only")
  func answersLate() {
    var host = ScriptedHost(stack: ["A"])
    host.quirks = [.answersLate]
    let late = host.push("B")
    host.advance(by: .milliseconds(1_000))
    #expect(host.outcomes[late] == nil)
    host.advance(by: .milliseconds(100))
    #expect(host.outcomes[late] == .shown)
    let punctual = host.push("C")
    host.advance(by: .milliseconds(360))
    #expect(host.outcomes[punctual] == .shown)
    #expect(host.faults == [])
  }
}
