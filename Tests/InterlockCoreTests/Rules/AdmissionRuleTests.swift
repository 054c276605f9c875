import InterlockCore
import Testing

@Suite("Admission")
struct AdmissionRuleTests {
  /// `A`, with a push of B under way and one of C waiting.
  private static func busy(_ settings: NavigationEngine.Settings = .init()) -> Desk {
    var desk = Desk("A", settings: settings)
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.push("C")
    return desk
  }

  @Test(
    "after the end refuses everything as closed, also what would change nothing",
    arguments: ["AB", "A", ""])
  func closed(stack: String) {
    var desk = Desk("A")
    desk.send(.closed)
    let id = desk.set(stack)
    #expect(desk.outcomes[id] == .refused(.closed))
  }

  @Test("of what the target is already, at rest, is done and moves nothing")
  func equalAtRest() {
    var desk = Desk("AB")
    let id = desk.set("AB")
    #expect(desk.answer == [.resolve(id, .nothingToDo)])
  }

  @Test("of what the target is already is done when the last that waits is")
  func equalWaiting() {
    var desk = Self.busy()
    let id = desk.set("ABC")
    #expect(desk.outcomes[id] == nil)
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    #expect(desk.outcomes[id] == nil)
    desk.carriesOut("ABC", moving: 2)
    #expect(desk.outcomes[id] == .nothingToDo)
  }

  @Test("of what the target is already shares the failure of the last that waits")
  func equalFails() {
    var desk = Self.busy()
    let id = desk.set("ABC")
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    for _ in 0..<2 {
      desk.returned("AB")
      desk.layout()
      desk.read("AB")
    }
    #expect(desk.outcomes[id] == .dropped)
  }

  @Test(
    "of what the target is already is done when what runs is, in whichever words it is asked for",
    arguments: [
      .popToRoot, .pop(count: 1), .popTo(Desk.page("A")), .remove(Desk.pages("Z")),
      .replaceTop(Desk.new("A")), .push(Desk.new("A")), .set([Desk.new("A")]),
    ] as [NavigationEngine.Change])
  func sharesFate(change: NavigationEngine.Change) {
    for policy in [OverlapPolicy.queue, .ignore] {
      var desk = Desk("AB", settings: .init(duplicates: .popToExisting))
      desk.pop()
      desk.returned("A", moving: 1)
      let id = desk.request(change, policy: policy)
      #expect(desk.outcomes[id] == nil)
      desk.layout()
      desk.ended(1)
      desk.read("A")
      #expect(desk.outcomes[id] == .nothingToDo)
    }
  }

  @Test(
    "refuses to replace the root as such, also if it is to be ignored",
    arguments: [.replaceTop(Desk.new("X")), .remove(Desk.pages("A"))]
      as [NavigationEngine.Change])
  func rootFirst(change: NavigationEngine.Change) {
    var desk = Desk("AB")
    desk.pop()
    desk.returned("A", moving: 1)
    let id = desk.request(change, policy: .ignore)
    #expect(desk.outcomes[id] == .refused(.replacesRoot(Desk.page("A"))))
  }

  @Test("of a set that names what waits, and replaces it, is done by what runs")
  func equalReplacing() {
    var desk = Self.busy()
    let id = desk.set("AB", policy: .replacePending)
    #expect(desk.outcomes[RequestID(rawValue: 2)] == .superseded(by: id))
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    #expect(desk.outcomes[id] == .nothingToDo)
    #expect(desk.engine.isAtRest)
  }

  @Test("takes the same key from another page, the same key later, and any key if told to")
  func keys() {
    var desk = Desk("A")
    desk.push("B", key: "row")
    let same = desk.push("C", key: "row")
    #expect(desk.outcomes[same] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "row"))))
    let elsewhere = desk.request(.push(Desk.new("D", key: "row")), source: "X")
    #expect(desk.outcomes[elsewhere] == nil)
    desk.engine.settings.duplicates = .allowSameKey
    let allowed = desk.push("E", key: "row")
    #expect(desk.outcomes[allowed] == nil)
  }

  @Test("has the leaving page for a source until the incoming one appears")
  func sourceUntilAppeared() {
    var desk = Desk("A")
    desk.push("B", key: "row")
    desk.returned("AB", moving: 1)
    let early = desk.push("C", key: "row")
    #expect(desk.outcomes[early] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "row"))))
    desk.send(.witnessed(.appeared(Desk.page("B"))))
    let late = desk.push("D", key: "row")
    #expect(desk.outcomes[late] == nil)  // A tap on the new page.
  }

  @Test("finds no double tap where one page of a set or batch has the key of an open push")
  func noDoubleTapInSet() {
    var desk = Desk("A")
    desk.push("B", key: "row")
    let set = desk.request(.set([Desk.new("A"), Desk.new("C", key: "row")]))
    let batch = desk.request(.batch([.pop(count: 1), .push(Desk.new("D", key: "row"))]))
    #expect(desk.outcomes[set] == nil && desk.outcomes[batch] == nil)
  }

  @Test("finds no double tap in the key of the page on top, when that has been shown")
  func keyOfTop() {
    var desk = Desk("A")
    let first = desk.push("B", key: "row")
    desk.carriesOut("AB", moving: 1)
    let second = desk.push("C", key: "row")
    #expect(desk.outcomes[first] == .shown && desk.outcomes[second] == nil)
  }

  @Test(
    "refuses a page that the host cannot take, with the reason",
    arguments: PageFault.allCases)
  func illegal(fault: PageFault) {
    let page = Desk.new("N", fault: fault)
    let changes: [NavigationEngine.Change] = [
      .push(page), .replaceTop(page), .set([Desk.new("A"), page]),
    ]
    for change in changes {
      var desk = Desk("AB")
      let id = desk.request(change)
      #expect(desk.answer == [.resolve(id, .refused(.illegalPage(Desk.page("N"), fault)))])
    }
    var desk = Desk("AB")
    let id = desk.request(.batch([.pop(count: 1), .push(page)]))
    #expect(
      desk.outcomes[id]
        == .refused(.inBatch(step: 1, .illegalPage(Desk.page("N"), fault))))
  }

  @Test("refuses a number that is not greater than those before it, by not answering at all")
  func numbers() {
    var desk = Desk("A")
    let request = NavigationEngine.Request(id: RequestID(rawValue: 5), .push(Desk.new("B")))
    desk.send(.requested(request, HostStatus()))
    #expect(desk.send(.requested(request, HostStatus())) == [])
    #expect(desk.engine.ignoredEventCount == 1)
  }

  @Test("lets 1024 requests wait, or as many as it is told, and refuses the next")
  func limit() {
    #expect(NavigationEngine.Settings().queueLimit == 1_024)
    var desk = Desk("A", settings: .init(queueLimit: 3))
    desk.push("B")
    let waiting = "CDE".map { desk.push($0) }
    let refused = desk.push("F")
    for id in waiting { #expect(desk.outcomes[id] == nil) }
    #expect(desk.outcomes[refused] == .refused(.full(limit: 3)))
  }

  @Test("gives what takes the place of all that wait room for itself alone", arguments: [0, 1])
  func roomToReplace(limit: Int) {
    for isAsked in [true, false] {
      var desk = Desk("AB", settings: .init(queueLimit: limit))
      desk.push("C")
      let waiting = desk.push("D")
      let request = desk.pop(policy: .replacePending, asking: isAsked ? "C" : "")
      if isAsked { desk.send(.consentGiven(request, Desk.page("C"), desk.status(moving: nil))) }
      let refusal = NavigationOutcome.refused(.full(limit: limit))
      #expect(desk.outcomes[request] == (limit == 0 ? refusal : nil))
      #expect(desk.outcomes[waiting] == (limit == 0 ? refusal : .superseded(by: request)))
    }
  }

  @Test("looks for a needed source in the target; to replace what waits, in what is being reached")
  func sourceOfPolicy() {
    var desk = Self.busy()
    let push = NavigationEngine.Change.push(Desk.new("D"))
    let behind = desk.request(push, source: "C", requiresSource: true)
    #expect(desk.outcomes[behind] == nil && desk.target == "ABCD")
    let instead = desk.request(push, policy: .replacePending, source: "C", requiresSource: true)
    #expect(desk.outcomes[instead] == .superseded(by: nil) && desk.target == "ABCD")
  }

  @Test("asks for a needed source before anything else", arguments: OverlapPolicy.allCases)
  func sourceFirst(policy: OverlapPolicy) {
    var desk = Self.busy(.init(queueLimit: 1))
    let push = NavigationEngine.Change.push(Desk.new("D", fault: .navigationController))
    let id = desk.request(push, policy: policy, source: "Z", requiresSource: true)
    #expect(desk.outcomes[id] == .superseded(by: nil))
  }

  @Test("of a pop to the root takes off what is above it", arguments: ["AB", "ABC"])
  func popToRoot(stack: String) {
    var desk = Desk(stack)
    desk.request(.popToRoot)
    #expect(desk.verbs == [.popToRoot] && desk.target == "A")
  }
}

@Suite("Binding")
struct BindingRuleTests {
  /// A host whose pushes of B and C have been asked for, with a bound request behind them; then the
  /// host goes back to A by itself.
  private func afterLosing(
    _ change: NavigationEngine.Change, requiresSource: Bool = false
  ) -> (desk: Desk, id: RequestID) {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    let id = desk.request(
      change, policy: .queue, source: requiresSource ? "B" : nil, requiresSource: requiresSource)
    desk.layout()
    desk.ended(1)
    desk.read("A")  // B and C are gone, and nobody said so.
    return (desk, id)
  }

  @Test("of a pop: the page that it meant is gone, so there is nothing to do")
  func cutGone() {
    let (desk, id) = afterLosing(.pop(count: 1))
    #expect(desk.outcomes[id] == .nothingToDo && desk.target == "A")
  }

  @Test("of a pop to a page: that is gone, so it is superseded")
  func popToGone() {
    let (desk, id) = afterLosing(.popTo(Desk.page("B")))
    #expect(desk.outcomes[id] == .superseded(by: nil))
  }

  @Test("of a replaced top page: that is gone, so it is superseded")
  func replaceGone() {
    let (desk, id) = afterLosing(.replaceTop(Desk.new("X")))
    #expect(desk.outcomes[id] == .superseded(by: nil))
  }

  @Test("of removed pages: those go that are still there")
  func removeSome() {
    let (desk, id) = afterLosing(.remove(Desk.pages("BC")))
    #expect(desk.outcomes[id] == .nothingToDo)
  }

  @Test("of a request that needs its source: that is gone, so it is superseded")
  func sourceGone() {
    let (desk, id) = afterLosing(.push(Desk.new("X")), requiresSource: true)
    #expect(desk.outcomes[id] == .superseded(by: nil))
  }

  @Test("of a whole stack is literal")
  func setIsLiteral() {
    let (desk, id) = afterLosing(.set([Desk.new("A"), Desk.new("B"), Desk.new("X")]))
    #expect(desk.outcomes[id] == nil && desk.verbs.last == .set(Desk.pages("ABX")))
  }

  @Test("of a push: its page is on top by now, so there is nothing to do")
  func pushNowTop() {
    var desk = Desk("AB")
    desk.pop()
    desk.returned("A", moving: 1)
    let id = desk.push("C")
    desk.layout()
    desk.ended(1)
    desk.read("AC")
    #expect(desk.outcomes[id] == .nothingToDo)
  }

  @Test("of a push: its page is elsewhere in the stack by now, so it is refused with the place")
  func pushNowBelow() {
    var desk = Desk("AB")
    desk.pop()
    desk.returned("A", moving: 1)
    let id = desk.push("C")
    desk.layout()
    desk.ended(1)
    desk.read("ACD")
    #expect(desk.outcomes[id] == .refused(.alreadyInStack(Desk.page("C"), index: 1)))
  }

  @Test(
    "of a pop by a count takes that many pages off, all but the root at most",
    arguments: [
      (0, nil), (-1, nil), (1, "ABC"), (2, "AB"), (3, "A"), (4, "A"), (Int.max, "A"),
    ] as [(Int, String?)])
  func counts(count: Int, target: String?) {
    var desk = Desk("ABCD")
    let id = desk.pop(count)
    #expect(desk.target == target ?? "ABCD")
    #expect((desk.outcomes[id] == .nothingToDo) == (target == nil))
  }

  @Test("of a whole stack: it is there by now, so there is nothing to do, at once")
  func setIsThere() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    let id = desk.set("AX", policy: .queue)
    desk.began("AX", .otherCode, moving: 2)
    #expect(desk.outcomes[id] == .nothingToDo)
  }
}
