import InterlockCore
import Testing

@Suite("An outcome")
struct OutcomeRuleTests {
  /// `AB`, with a push of C under way.
  private static func busy() -> Desk {
    var desk = Desk("AB")
    desk.push("C")
    desk.returned("ABC", moving: 1)
    return desk
  }

  private static func endFirst(_ desk: inout Desk) {
    desk.layout()
    desk.ended(1)
    desk.read("ABC")
  }

  @Test("of merged requests is shown for the last that has an effect, merged for the others")
  func merged() {
    var desk = Self.busy()
    let undone = desk.push("D", policy: .merge)
    let first = desk.push("E", policy: .merge)
    let cut = desk.request(.remove(Desk.pages("D")), policy: .merge)
    let last = desk.request(.remove(Desk.pages("B")), policy: .merge)
    let companion = desk.set("ACE", policy: .merge)
    Self.endFirst(&desk)
    #expect(desk.verbs.last == .set(Desk.pages("ACE")))
    desk.carriesOut("ACE", moving: 2)
    let into = NavigationOutcome.merged(into: TransitionID(rawValue: 2))
    #expect(desk.outcomes[undone] == into && desk.outcomes[first] == into)
    #expect(desk.outcomes[cut] == into)
    #expect(desk.outcomes[last] == .shown && desk.outcomes[companion] == .nothingToDo)
  }

  @Test("of pages that go together is shown if that is the last of the merged requests")
  func removedLast() {
    var desk = Self.busy()
    let push = desk.push("X", policy: .merge)
    let remove = desk.request(.remove(Desk.pages("BC")), policy: .merge)
    Self.endFirst(&desk)
    desk.carriesOut("AX", moving: 2)
    #expect(desk.outcomes[remove] == .shown && desk.outcomes[push]?.hasEffect == true)
  }

  @Test("of merged requests of which the last is undone is shown for the one before")
  func lastUndone() {
    var desk = Self.busy()
    let first = desk.push("D", policy: .merge)
    let second = desk.push("E", policy: .merge)
    let third = desk.pop(policy: .merge)
    Self.endFirst(&desk)
    desk.carriesOut("ABCD", moving: 2)
    let into = NavigationOutcome.merged(into: TransitionID(rawValue: 2))
    #expect(desk.outcomes[first] == into && desk.outcomes[second] == into)
    #expect(desk.outcomes[third] == .shown)  // E is not there, as asked.
  }

  @Test("of a request that is answered at once leaves no key behind")
  func noKeyLeft() {
    var desk = Desk("AB")
    desk.pop(asking: "B")
    let ignored = desk.request(.replaceTop(Desk.new("X", key: "row")), asking: "B")
    guard case .ignored = desk.outcomes[ignored] else {
      Issue.record("\(String(describing: desk.outcomes[ignored]))")
      return
    }
    let push = desk.push("Y", key: "row")
    #expect(desk.outcomes[push] == nil)
  }

  @Test("of pushes with one key frees the key when all are over", arguments: 0...3)
  func keyOfSeveral(count: Int) {
    var desk = Desk("A", settings: .init(duplicates: .allowSameKey))
    let pushes = "BCD".map { desk.push($0, key: "row") }
    desk.engine.settings.duplicates = .refuse
    for id in pushes.dropFirst().prefix(count) { desk.send(.withdrawn(id)) }
    if count == 3 { desk.carriesOut("AB", moving: 1) }
    let tap = desk.request(.push(Desk.new("E", key: "row")), source: "A")
    #expect((desk.outcomes[tap] == nil) == (count == 3))
  }

  @Test("of what the user's own change takes away names him, and what replaced it")
  func interrupted() {
    var desk = Self.busy()
    desk.began("A", .user(.backMenu), moving: 2)
    desk.layout()
    desk.ended(1)
    desk.ended(2)
    desk.read("A")
    let blame = TransitionSummary(
      id: nil, cause: .user(.backMenu), from: Desk.page("A"), to: Desk.page("A"))
    #expect(desk.outcomes[RequestID(rawValue: 1)] == .interrupted(by: blame))
  }

  @Test("after the ladder is what is there: shown, or timed out", arguments: ["ABCD", "ABD", "AB"])
  func timedOut(stack: String) {
    var desk = Desk("AB")
    let first = desk.request(.batch([.push(Desk.new("C")), .push(Desk.new("D"))]), policy: .queue)
    desk.returned("ABCD", moving: 1)
    for _ in 0..<3 { desk.fire(.settle) }
    desk.returned(stack, moving: 1)
    desk.fire(.settle)
    desk.read(stack, moving: 1)
    #expect(desk.outcomes[first] == (stack == "ABCD" ? .shown : .timedOut))
    #expect(
      desk.reports.contains { if case .divergence = $0 { true } else { false } }
        == (stack != "ABCD"))
    #expect(desk.shown == stack && desk.target == stack)
  }

  @Test("of all that is open comes when the host goes away, in order")
  func closed() {
    var desk = Self.busy()
    desk.push("D")
    desk.pop(policy: .merge)
    desk.send(.closed)
    let resolved = desk.answer.compactMap { action -> Int? in
      if case .resolve(let id, .closed) = action { id.rawValue } else { nil }
    }
    #expect(resolved == [1, 2, 3])
    #expect(desk.deadlines == [] && desk.engine.openRequestCount == 0)
  }

  @Test("of merged requests on another stack than expected is merged for what was undone")
  func undoneAndDiverged() {
    var desk = Self.busy()
    let undone = desk.push("D", policy: .merge)
    let gone = desk.push("E", policy: .merge)
    desk.request(.remove(Desk.pages("D")), policy: .merge)
    Self.endFirst(&desk)
    desk.returned("ABCE", moving: 2)
    desk.layout()
    desk.ended(2)
    desk.read("ABCX")
    #expect(desk.outcomes[undone] == .merged(into: TransitionID(rawValue: 2)))
    guard case .interrupted = desk.outcomes[gone] else {
      Issue.record("\(String(describing: desk.outcomes[gone]))")
      return
    }
  }

  @Test("of pages that were to go, some of which are back, is interrupted")
  func someBack() {
    var desk = Desk("ABCD")
    let id = desk.request(.remove(Desk.pages("BC")))
    desk.returned("AD")
    desk.layout()
    desk.look("ACD")
    guard case .interrupted = desk.outcomes[id] else {
      Issue.record("\(String(describing: desk.outcomes[id]))")
      return
    }
  }

  @Test("of requests that take a page off and put it back is merged into nothing")
  func offAndOn() {
    var desk = Self.busy()
    let ids = [desk.pop(policy: .merge), desk.push("C", policy: .merge)]
    Self.endFirst(&desk)
    for id in ids { #expect(desk.outcomes[id] == .merged(into: nil)) }
    #expect(desk.performs.count == 1 && desk.engine.isAtRest)
  }

  @Test("of one that asks for what such requests come to is that nothing was to do")
  func offAndOnAndTheSame() {
    var desk = Self.busy()
    let ids = [desk.pop(policy: .merge), desk.push("C", policy: .merge)]
    let same = desk.set(desk.target)
    Self.endFirst(&desk)
    for id in ids { #expect(desk.outcomes[id] == .merged(into: nil)) }
    #expect(desk.outcomes[same] == .nothingToDo)
  }

  @Test("of a batch counts the steps that had nothing to do")
  func stepsCount() {
    var desk = Self.busy()
    let id = desk.request(
      .batch([.pop(count: 0), .popTo(Desk.page("B")), .push(Desk.new("X"))]), policy: .queue)
    desk.began("A", moving: 2)
    #expect(desk.outcomes[id] == .superseded(by: nil, step: 1))
  }

  @Test("of a request is followed by the news that the target is another one, if it is")
  func targetChanged() {
    var desk = Self.busy()
    desk.push("D")
    #expect(desk.answer == [.notify(.targetChanged)])
    desk.push("D")
    #expect(!desk.answer.contains(.notify(.targetChanged)))
  }

  @Test("of one of two merged requests that the other one undoes is merged, whatever comes on top")
  func undoneAndInterrupted() {
    var desk = Self.busy()
    let undone = desk.push("D", policy: .merge)
    let last = desk.set("ABX", policy: .merge)
    Self.endFirst(&desk)
    desk.returned("ABX", moving: 2)
    desk.began("AB", moving: 3)
    desk.layout()
    desk.ended(2)
    desk.ended(3)
    desk.read("AB")
    #expect(desk.outcomes[undone] == .merged(into: TransitionID(rawValue: 2)))
    guard case .interrupted = desk.outcomes[last] else {
      Issue.record("\(String(describing: desk.outcomes[last]))")
      return
    }
  }

  @Test("after the ladder is placed if nobody sees the host by then")
  func timedOutOfSight() {
    var desk = Desk("A")
    let push = desk.push("B")
    desk.returned("AB", moving: 1)
    desk.moves(to: .offScreen)
    while desk.performs.count < 2 { desk.fire(.settle) }
    desk.returned("AB", moving: 1)
    desk.fire(.settle)
    desk.read("AB", moving: 1)
    #expect(desk.outcomes[push] == .placed && desk.engine.isAtRest)
  }
}

@Suite("A probe")
struct ProbeRuleTests {
  @Test("that was asked for the sake of a hold is forgotten with the hold")
  func forgotten() {
    var desk = Desk("A")
    let first = desk.hold()
    desk.fire(.holdRecheck)
    #expect(desk.answer.moments == [.nextTurn])
    desk.send(.holdReleased(first))
    desk.hold()
    desk.fire(.holdRecheck)
    #expect(desk.answer.moments == [.nextTurn])
  }

  @Test("of a transition is not forgotten with a hold, nor asked twice")
  func kept() {
    var desk = Desk("A")
    let hold = desk.hold()
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.ended(1)
    #expect(desk.answer.moments == [.nextTurn])
    desk.send(.holdReleased(hold))
    desk.hold()
    desk.fire(.holdRecheck)
    #expect(desk.answer.moments == [])
  }

  @Test("that is answered late, after another one, says what there is all the same")
  func lateAnswer() {
    var desk = Desk("A")
    desk.push("B")
    desk.returned("AB", moving: 1)
    desk.ended(1)
    let first = desk.probes.last?.id
    desk.fire(.settle)
    desk.layout()
    desk.send(.read(desk.reading("AB"), answering: first))
    #expect(desk.engine.isAtRest && desk.shown == "AB")
  }

  @Test("has a number that no other one had")
  func numbers() {
    var desk = Desk("A")
    for letter in "BCD" {
      desk.push(letter)
      let stack = desk.shown + String(letter)
      desk.carriesOut(stack, moving: Int(letter.asciiValue ?? 0))
    }
    let numbers = desk.probes.map(\.id.rawValue)
    #expect(numbers == Array(1...numbers.count))
  }
}
