import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A request that names no policy", .row("R6"))
struct DefaultPolicyTests {
  /// What comes of a push by somebody while another one runs.
  private func outcome(
    by origin: RequestOrigin, _ settings: NavigationEngine.Settings
  ) -> NavigationOutcome? {
    var host = ScriptedHost(stack: ["A"], settings: settings)
    host.push("B")
    let id = host.push("C", origin: origin)
    host.settle()
    return host.outcomes[id]
  }

  @Test("waits if the program makes it", arguments: RequestOrigin.allCases.filter { !$0.isUser })
  func program(origin: RequestOrigin) {
    #expect(outcome(by: origin, .init()) == .shown)
  }

  @Test(
    "is ignored if the user makes it, where he cannot interrupt transitions",
    arguments: RequestOrigin.allCases.filter(\.isUser), [false, true])
  func user(origin: RequestOrigin, isInterruptible: Bool) {
    let outcome = outcome(by: origin, .init(areTransitionsInterruptible: isInterruptible))
    #expect((outcome == .shown) == isInterruptible)
    if !isInterruptible, case .ignored = outcome {} else { #expect(isInterruptible) }
  }

  @Test(
    "has the policy of its origin, if that has one, and leaves the others theirs",
    arguments: RequestOrigin.allCases, [OverlapPolicy.queue, .fail])
  func byOrigin(origin: RequestOrigin, policy: OverlapPolicy) {
    var settings = NavigationEngine.Settings()
    settings.originPolicies[origin] = policy
    #expect(outcome(by: origin, settings) == (policy == .fail ? .refused(.busy) : .shown))
    for other in RequestOrigin.allCases where other != origin {
      #expect(outcome(by: other, settings) == outcome(by: other, .init()))
    }
    settings.originPolicies[origin] = nil
    #expect(settings == NavigationEngine.Settings())
  }

  @Test("is merged if it is a whole stack or a batch, and queued otherwise", .row("R5"))
  func byChange() {
    var host = ScriptedHost(stack: ["A"])
    let a = host.new("A")
    let c = host.new("C")
    host.push("B")
    host.request(.set([a, c]))
    host.request(.batch([.push(host.new("D"))]))
    host.replaceTop(with: "E")
    host.remove(["C"])
    host.settle()
    #expect(host.verbs.count == 4)
    #expect(host.names(of: host.stack) == "[A, E]")
  }
}

@Suite("A request is judged")
struct JudgementOrderTests {
  /// A host in which B is being pushed, with no more room, and a key that is open.
  private func busyHost() -> ScriptedHost {
    var host = ScriptedHost(stack: ["A", "R"], settings: .init(queueLimit: 1))
    host.push("B", key: "row", source: "R")
    host.push("C")
    return host
  }

  @Test("by the stack before a second tap")
  func duplicateFirst() {
    var host = busyHost()
    let id = host.push("A", key: "row", source: "R")
    #expect(host.outcomes[id] == .refused(.alreadyInStack(host.page("A"), index: 0)))
  }

  @Test("by a second tap before the page's fault")
  func tapBeforeFault() {
    var host = busyHost()
    let page = NavigationEngine.Page(
      host.page("N"), key: PageKey(rawValue: "row"), fault: .navigationController)
    let id = host.request(.push(page), source: host.page("R"))
    #expect(host.outcomes[id] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "row"))))
  }

  @Test("by the page's fault before the room in the queue")
  func faultBeforeRoom() {
    var host = busyHost()
    let page = NavigationEngine.Page(host.page("N"), fault: .tabBarController)
    let id = host.request(.push(page))
    #expect(host.outcomes[id] == .refused(.illegalPage(page.id, .tabBarController)))
  }

  @Test("by the room in the queue before its policy", arguments: OverlapPolicy.allCases)
  func roomBeforePolicy(policy: OverlapPolicy) {
    var host = busyHost()
    let id = host.push("D", policy: policy)
    if policy == .replacePending {
      #expect(host.outcomes[id] == nil)  // It takes the place of what fills the queue.
    } else {
      #expect(host.outcomes[id] == .refused(.full(limit: 1)))
    }
  }

  @Test("by the room in the queue before its pages are asked, and again when they agree")
  func roomAndConsent() {
    var host = busyHost()
    let refused = host.pop(asking: ["C"])
    #expect(host.outcomes[refused] == .refused(.full(limit: 1)))
    #expect(host.questions.isEmpty)

    var other = ScriptedHost(stack: ["A", "R"], settings: .init(queueLimit: 1))
    other.push("B")
    let asked = other.request(.remove([other.page("R")]), asking: ["R"])
    other.push("C")
    other.answerQuestion(isAgreed: true)
    #expect(other.outcomes[asked] == .refused(.full(limit: 1)))
  }

  @Test("by the room in the queue even if it only wants what the others want")
  func companionsNeedRoom() {
    var host = ScriptedHost(stack: ["A"], settings: .init(queueLimit: 2))
    host.push("B")
    let outcomes = (0..<4).map { _ in host.set(["A", "B"]) }.map { host.outcomes[$0] }
    #expect(outcomes == [nil, nil, .refused(.full(limit: 2)), .refused(.full(limit: 2))])
    host.settle()
    #expect(host.engine.openRequestCount == 0)
  }

  @Test("by the room in the queue only where it has to wait")
  func roomWhileIdle() {
    var host = ScriptedHost(stack: ["A"], settings: .init(queueLimit: 0))
    let id = host.push("B")
    let waiting = host.push("C")
    host.settle()
    #expect(host.outcomes[id] == .shown)
    #expect(host.outcomes[waiting] == .refused(.full(limit: 0)))
  }
}

@Suite("A request that needs its source", .row("R33"))
struct SourceTests {
  @Test("is carried out while that page is in the stack, wherever")
  func there() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C", source: "A", requiresSource: true)
    host.settle()
    #expect(host.outcomes[id] == .shown)
  }

  @Test("is superseded at once if that page is not, or will not be, in the stack")
  func gone() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.pop()
    let id = host.push("C", source: "B", requiresSource: true)
    #expect(host.outcomes[id] == .superseded(by: nil))
  }

  @Test("is superseded when that page leaves before its turn")
  func leaves() {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = host.push("C", source: "B", requiresSource: true)
    host.userPops()
    host.settle()
    #expect(host.outcomes[id] == .superseded(by: nil))
    #expect(host.names(of: host.stack) == "[A]")
  }

  @Test("has the page that the user sees for a source, if the driver names none")
  func visiblePage() {
    var host = ScriptedHost(stack: ["A", "B"])
    host.pop()
    let page = host.new("C")
    let id = host.request(.push(page), requiresSource: true)
    #expect(host.outcomes[id] == .superseded(by: nil))
    host.settle()
    let next = host.request(.push(page), requiresSource: true)
    host.settle()
    #expect(host.outcomes[next] == .shown)
  }
}

@Suite("A whole stack set by the host's own verb")
struct SetOverPendingTests {
  private func request(
    _ host: inout ScriptedHost, isHostVerb: Bool, pages: [String]
  ) -> RequestID {
    let id = RequestID(rawValue: host.requestCount + 1)
    let change = NavigationEngine.Change.set(pages.map { host.new($0) })
    let request = NavigationEngine.Request(id: id, change, isHostVerb: isHostVerb)
    host.send(.requested(request, host.status))
    return id
  }

  @Test(
    "is taken at its word, and noted if another stack is being reached", arguments: [true, false])
  func noted(isHostVerb: Bool) {
    var host = ScriptedHost(stack: ["A"])
    host.push("B")
    let id = request(&host, isHostVerb: isHostVerb, pages: ["A", "C"])
    #expect(host.actions.contains(.notify(.setOverPending(id))) == isHostVerb)
    host.settle()
    #expect(host.names(of: host.stack) == "[A, C]")
  }

  @Test("is not noted at rest")
  func atRest() {
    var host = ScriptedHost(stack: ["A"])
    let id = request(&host, isHostVerb: true, pages: ["A", "C"])
    #expect(!host.actions.contains(.notify(.setOverPending(id))))
  }
}
