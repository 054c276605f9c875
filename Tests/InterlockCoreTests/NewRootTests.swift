import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A page that becomes the root while a change of it waits", .row("R38"))
struct NewRootTests {
  /// Two pages, of which the lower one was to become the upper one when the change was asked for; then
  /// that is taken back.
  private func outcome(
    of change: (inout ScriptedHost) -> RequestID
  ) -> (outcome: NavigationOutcome?, stack: String, root: PageID) {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let order = host.set(["B", "A"])
    let request = change(&host)
    host.withdraw(order)
    host.settle()
    #expect(host.outcomes[order] == .withdrawn && host.engine.isAtRest)
    return (host.outcomes[request], host.names(of: host.stack), host.page("A"))
  }

  @Test("is not replaced")
  func replaced() {
    let (outcome, stack, root) = outcome { $0.replaceTop(with: "C") }
    #expect(outcome == .refused(.replacesRoot(root)) && stack == "[A, B]")
  }

  @Test("is not taken out")
  func removed() {
    let (outcome, stack, root) = outcome { $0.remove(["A"]) }
    #expect(outcome == .refused(.replacesRoot(root)) && stack == "[A, B]")
  }
}
