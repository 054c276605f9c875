import InterlockCore
import Testing

@Suite("A policy")
struct PolicyRuleTests {
  /// `A`, with a push of B under way.
  private static func busy() -> Desk {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    return desk
  }

  /// Carries out what waits, one transition after the other.
  private static func finish(_ desk: inout Desk) {
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    var coordinator = 2
    while !desk.engine.isAtRest, coordinator < 10 {
      desk.carriesOut(desk.stackOfLastCall, moving: coordinator)
      coordinator += 1
    }
  }

  @Test("of queueing gives each request a transition of its own, in order")
  func queue() {
    var desk = Self.busy()
    desk.push("C", policy: .queue)
    desk.push("D", policy: .queue)
    Self.finish(&desk)
    #expect(desk.verbs == [.push(Desk.page("B")), .push(Desk.page("C")), .push(Desk.page("D"))])
  }

  @Test("of merging joins merged requests that wait, and not the transition that runs")
  func merge() {
    var desk = Self.busy()
    desk.push("C", policy: .merge)
    desk.push("D", policy: .merge)
    Self.finish(&desk)
    #expect(desk.verbs == [.push(Desk.page("B")), .set(Desk.pages("ABCD"))])
  }

  @Test("of merging does not join or overtake a queued request")
  func mergeBehindQueue() {
    var desk = Self.busy()
    desk.push("C", policy: .merge)
    desk.push("D", policy: .queue)
    desk.push("E", policy: .merge)
    Self.finish(&desk)
    #expect(desk.verbs.map(Self.name) == ["B", "C", "D", "E"])
  }

  @Test("of queueing does not join merged requests")
  func queueBehindMerge() {
    var desk = Self.busy()
    desk.push("C", policy: .merge)
    desk.pop(policy: .queue)
    Self.finish(&desk)
    #expect(desk.verbs.count == 3)
  }

  private static func name(_ verb: NavigationEngine.Perform.Verb) -> String {
    if case .push(let page) = verb { Desk.name([page]) } else { "\(verb)" }
  }

  @Test("of ignoring answers with what moves, and changes nothing")
  func ignore() {
    var desk = Self.busy()
    let id = desk.push("C", policy: .ignore)
    let moving = TransitionSummary(
      id: TransitionID(rawValue: 1), cause: .requests, from: Desk.page("A"), to: Desk.page("B"))
    #expect(desk.answer == [.resolve(id, .ignored(during: moving))])
  }

  @Test("of failing refuses as busy, and changes nothing")
  func fail() {
    var desk = Self.busy()
    let id = desk.push("C", policy: .fail)
    #expect(desk.answer == [.resolve(id, .refused(.busy))])
  }

  @Test(
    "of ignoring or failing means nothing while nothing moves",
    arguments: [
      OverlapPolicy.ignore, .fail,
    ])
  func atRest(policy: OverlapPolicy) {
    var desk = Desk("A")
    desk.push("B", policy: policy)
    #expect(desk.verbs == [.push(Desk.page("B"))])
  }

  @Test("without animation is queueing, performed without animation")
  func withoutAnimation() {
    var desk = Self.busy()
    desk.push("C", policy: .withoutAnimation)
    desk.push("D", policy: .queue)
    Self.finish(&desk)
    #expect(desk.performs.map(\.isAnimated) == [true, false, true])
    #expect(desk.verbs.count == 3)
  }

  @Test("of replacing is judged on what is being reached, and supersedes all that waits")
  func replacePending() {
    var desk = Self.busy()
    let first = desk.push("C")
    let second = desk.push("D", policy: .merge)
    let id = desk.pop(policy: .replacePending)
    #expect(desk.outcomes[first] == .superseded(by: id))
    #expect(desk.outcomes[second] == .superseded(by: id))
    #expect(desk.target == "A" && desk.answer.last == .notify(.targetChanged))
    Self.finish(&desk)
    #expect(desk.verbs == [.push(Desk.page("B")), .pop])
    #expect(desk.outcomes[id] == .shown)
  }

  @Test("of replacing changes nothing if the request is refused")
  func replaceRefused() {
    var desk = Self.busy()
    desk.push("C")
    let id = desk.push("B", policy: .replacePending)
    #expect(
      desk.answer == [
        .resolve(id, .refused(.alreadyInStack(Desk.page("B"), index: 1)))
      ])
    #expect(desk.target == "ABC")
  }

  @Test("of replacing leaves what runs and what is asked alone")
  func replaceLeavesAsked() {
    var desk = Self.busy()
    let asked = desk.pop(policy: .queue, asking: "B")
    desk.push("C")
    desk.push("D", policy: .replacePending)
    #expect(desk.outcomes[asked] == nil && desk.outcomes[RequestID(rawValue: 1)] == nil)
  }

  @Test(
    "of merging: a segment that comes to nothing starts no transition",
    arguments: [
      (OverlapPolicy.merge, NavigationOutcome.merged(into: nil)), (.queue, .nothingToDo),
    ])
  func emptySegment(policy: OverlapPolicy, outcome: NavigationOutcome) {
    var desk = Self.busy()
    var ids: [RequestID] = []
    if policy == .merge {
      ids = [desk.push("C", policy: .merge), desk.pop(policy: .merge)]
    } else {
      ids = [desk.pop(to: "A", policy: .queue)]
      desk.began("A", moving: 2)  // The user was faster.
    }
    #expect(desk.outcomes[ids[0]] == (policy == .merge ? nil : .nothingToDo))
    if policy == .merge { Self.finish(&desk) }
    for id in ids { #expect(desk.outcomes[id] == outcome) }
    #expect(desk.verbs.count == 1)
  }

  @Test(
    "of merging: a segment is animated as the last asked that changed its top",
    arguments: [true, false])
  func animation(last: Bool) {
    var desk = Self.busy()
    desk.push("C", policy: .merge, animated: !last)
    desk.push("D", policy: .merge, animated: last)
    desk.request(.remove(Desk.pages("C")), policy: .merge, animated: !last)  // Not the top.
    Self.finish(&desk)
    #expect(desk.performs.last?.isAnimated == last)
  }

  @Test(
    "is the request's own, else its origin's, else that of what it changes",
    arguments: RequestOrigin.allCases)
  func defaults(origin: RequestOrigin) {
    var desk = Self.busy()
    let byDefault = desk.request(.push(Desk.new("C")), origin: origin)
    #expect((desk.outcomes[byDefault] == nil) == !origin.isUser)
    desk.engine.settings.originPolicies[origin] = .fail
    let byOrigin = desk.request(.push(Desk.new("D")), origin: origin)
    #expect(desk.outcomes[byOrigin] == .refused(.busy))
    let own = desk.request(.push(Desk.new("E")), policy: .queue, origin: origin)
    #expect(desk.outcomes[own] == nil)
    desk.engine.settings.originPolicies[origin] = nil
    desk.engine.settings.areTransitionsInterruptible = true
    let interruptible = desk.request(.push(Desk.new("F")), origin: origin)
    #expect(desk.outcomes[interruptible] == nil)
  }

  @Test("of merging: a segment that comes to nothing keeps nobody waiting")
  func emptySegmentBefore() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    let undone = [desk.push("C", policy: .merge), desk.pop(policy: .merge)]
    desk.push("D", policy: .queue)
    desk.layout()
    desk.ended(1)
    desk.read("AB")
    #expect(desk.verbs.last == .push(Desk.page("D")))
    #expect(undone.allSatisfy { desk.outcomes[$0] == .merged(into: nil) })
  }
}

extension Desk {
  /// The stack as the last call makes it, from the one that is shown.
  var stackOfLastCall: String {
    switch verbs.last {
    case .push(let page): shown + Self.name([page])
    case .pop: String(shown.dropLast())
    case .popTo(let page): Self.name(engine.shown.prefix { $0 != page } + [page])
    case .popToRoot: String(shown.prefix(1))
    case .set(let pages): Self.name(pages)
    case nil: shown
    }
  }
}
