import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("The plain list", .row("R41"))
struct PlainListOracleTests {
  /// What the list says after a recording.
  private func stack(_ host: ScriptedHost) -> String {
    var oracle = PlainListOracle(shown: host.recording.start.shown)
    for step in host.recording.steps { #expect(oracle.take(step) == nil) }
    return host.names(of: oracle.stack)
  }

  @Test("holds what is accepted, also while it waits")
  func accepts() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    host.pop(to: "X")
    host.push("B")
    #expect(stack(host) == "[A, B, C]")
  }

  @Test("puts the host's own change before what had not begun")
  func hostChange() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.push("C")
    host.push("D")
    host.advance(by: .milliseconds(100))
    host.userPops()
    #expect(stack(host) == "[A, B, D]")
    host.settle()
    #expect(stack(host) == host.names(of: host.stack))
  }

  @Test("takes the host's change back when it is cancelled")
  func cancelled() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.beginSwipe()
    host.push("C")
    #expect(stack(host) == "[A, C]")
    host.liftFinger(finishing: false)
    #expect(stack(host) == "[A, B, C]")
  }

  @Test("begins again where nothing explains the host's stack")
  func divergence() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.quirks = [.losesTopPage]
    host.push("C")
    host.settle()
    host.send(.read(host.reading, answering: nil))
    #expect(stack(host) == host.names(of: host.stack))
  }

  @Test("says when a call leads elsewhere, or serves too many")
  func wrongCalls() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    host.push("C")
    host.settle()
    for verb in [NavigationEngine.Perform.Verb.push(host.page("C")), .set([]), .pop] {
      var oracle = PlainListOracle(shown: host.recording.start.shown)
      var wrong: String?
      for var step in host.recording.steps.prefix(1) {
        step.actions = step.actions.map { action in
          guard case .perform(var perform) = action else { return action }
          perform.verb = verb
          return .perform(perform)
        }
        wrong = oracle.take(step)
      }
      #expect(wrong?.contains("do not want") == true)
    }
  }
}
