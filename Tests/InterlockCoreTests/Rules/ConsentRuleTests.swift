import InterlockCore
import Testing

@Suite("Consent")
struct ConsentRuleTests {
  private func agree(_ desk: inout Desk, _ id: RequestID, _ page: Character) {
    desk.send(.consentGiven(id, Desk.page(page), desk.status(moving: nil)))
  }

  @Test("is asked of the leaving pages that want to be asked, from the top, one at a time")
  func order() {
    var desk = Desk("ABCD")
    let id = desk.request(.popToRoot, asking: "BAD")
    #expect(desk.answer == [.ask(id, Desk.page("D"))])
    agree(&desk, id, "D")
    #expect(desk.answer == [.ask(id, Desk.page("B"))])
    agree(&desk, id, "B")
    #expect(desk.verbs == [.popToRoot])
  }

  @Test("is asked of those below a page that is passed over")
  func belowPassedOver() {
    var desk = Desk("ABCD")
    let id = desk.request(.popToRoot, asking: "BCD")
    desk.request(.remove(Desk.pages("C")))
    agree(&desk, id, "D")
    #expect(desk.answer == [.ask(id, Desk.page("B"))])
  }

  @Test("is asked of a page that was passed over and has come back meanwhile")
  func cameBack() {
    var desk = Desk("ABC", presence: .offScreen)
    let id = desk.request(.set([Desk.new("D")]), asking: "ABC")
    #expect(desk.answer == [.ask(id, Desk.page("C"))])
    desk.request(.remove(Desk.pages("B")))
    desk.returned("AC")
    agree(&desk, id, "C")
    #expect(desk.answer == [.ask(id, Desk.page("A"))])
    desk.push("B")
    desk.returned("ACB")
    agree(&desk, id, "A")
    #expect(desk.answer == [.ask(id, Desk.page("B"))])
    agree(&desk, id, "B")
    #expect(desk.verbs.last == .set(Desk.pages("D")))
  }

  @Test("keeps a second request out, which hears of the uppermost page that both would ask")
  func secondRequest() {
    var desk = Desk("ABCD")
    desk.request(.popToRoot, asking: "BCD")
    let second = desk.pop(2, asking: "BCD")
    let top = Desk.page("D")
    let during = TransitionSummary(id: nil, cause: .asking(top), from: top, to: top)
    #expect(desk.answer == [.resolve(second, .ignored(during: during))])
  }

  @Test("is refused by the first page that says no, and no other is asked")
  func refused() {
    var desk = Desk("ABC")
    let id = desk.request(.popToRoot, asking: "BC")
    desk.send(.consentRefused(id, Desk.page("C")))
    #expect(desk.answer == [.resolve(id, .vetoed(by: Desk.page("C")))])
    agree(&desk, id, "B")
    #expect(desk.answer == [] && desk.engine.ignoredEventCount == 1)
  }

  @Test(
    "is asked of the pages that the change takes away, and no others",
    arguments: [
      (.pop(count: 2), "DC"), (.popTo(Desk.page("C")), "D"), (.popTo(Desk.page("A")), "DCB"),
      (.popToRoot, "DCB"), (.remove(Desk.pages("BD")), "DB"), (.replaceTop(Desk.new("X")), "D"),
      (.set([Desk.new("A"), Desk.new("D"), Desk.new("X")]), "CB"),
      (.batch([.pop(count: 2), .push(Desk.new("D"))]), "C"), (.push(Desk.new("X")), ""),
    ] as [(NavigationEngine.Change, String)])
  func leaving(change: NavigationEngine.Change, pages: String) {
    for needsSource in [false, true] {
      var desk = Desk("ABCD")
      let id = desk.request(
        change, source: "A", requiresSource: needsSource, asking: "ABCD")
      var asked = ""
      while case .ask(_, let page)? = desk.answer.first {
        asked += Desk.name([page])
        desk.send(.consentGiven(id, page, desk.status(moving: nil)))
      }
      #expect(asked == pages && desk.performs.count == 1)
    }
  }

  @Test("puts the request behind all that came meanwhile")
  func placedLast() {
    var desk = Desk("AB")
    let asked = desk.pop(asking: "B")
    desk.push("C")
    agree(&desk, asked, "B")
    #expect(desk.target == "A")  // The cut is B, and C stands above it.
    #expect(desk.verbs == [.push(Desk.page("C"))])
    desk.carriesOut("ABC", moving: 1)
    #expect(desk.verbs.last == .popToRoot)
    #expect(desk.outcomes[asked] == nil)
  }

  @Test("ends when the page that is asked leaves another way", arguments: [true, false])
  func leavesMeanwhile(byUser: Bool) {
    var desk = Desk("ABC")
    let asked = desk.pop(asking: "C")
    if byUser { desk.began("AB", moving: 1) } else { desk.pop() }
    #expect(desk.answer.contains(.stopAsking(asked, Desk.page("C"))))
    #expect(desk.outcomes[asked] == .superseded(by: nil))
  }

  @Test("ends with the host: the page is not asked any more, and the request is closed")
  func closed() {
    var desk = Desk("ABC")
    let asked = desk.pop(asking: "C")
    desk.send(.closed)
    #expect(
      desk.answer == [
        .stopAsking(asked, Desk.page("C")), .resolve(asked, .closed), .notify(.targetChanged),
      ])
  }

  @Test("of several requests ends in the order in which they were made")
  func endsInOrder() {
    var desk = Desk("ABC")
    let first = desk.request(.remove(Desk.pages("C")), asking: "C")
    let second = desk.request(.remove(Desk.pages("B")), asking: "B")
    desk.send(.closed)
    #expect(
      desk.answer.prefix(4) == [
        .stopAsking(first, Desk.page("C")), .resolve(first, .closed),
        .stopAsking(second, Desk.page("B")), .resolve(second, .closed),
      ])
  }

  @Test(
    "given to merged requests makes them one transition, to queued ones two",
    arguments: [
      OverlapPolicy.merge, .queue,
    ])
  func placement(policy: OverlapPolicy) {
    var desk = Desk("ABC")
    let first = desk.request(
      .remove(Desk.pages("C")), policy: policy, moving: 7, asking: "C")
    let second = desk.request(
      .remove(Desk.pages("B")), policy: policy, moving: 7, asking: "B")
    for (id, page) in [(first, "C"), (second, "B")] as [(RequestID, Character)] {
      desk.send(.consentGiven(id, Desk.page(page), desk.status(moving: 7)))
    }
    desk.look("ABC")
    #expect(desk.verbs == [policy == .merge ? .popToRoot : .pop])
  }

  @Test("of a page that is asked already is not asked for again: the request is ignored")
  func askedAlready() {
    var desk = Desk("ABC")
    desk.pop(asking: "C")
    let second = desk.request(.popToRoot, asking: "BC")
    let asking = TransitionSummary(
      id: nil, cause: .asking(Desk.page("C")), from: Desk.page("C"), to: Desk.page("C"))
    #expect(desk.outcomes[second] == .ignored(during: asking))
    let third = desk.request(.remove(Desk.pages("B")), asking: "B")
    #expect(desk.answer == [.ask(third, Desk.page("B"))])
  }

  @Test("keeps the key of a push that replaces an asked page", arguments: [true, false])
  func key(isAgreed: Bool) {
    var desk = Desk("AB")
    let id = desk.request(.replaceTop(Desk.new("X", key: "row")), asking: "B")
    let tap = desk.push("Y", key: "row")
    #expect(desk.outcomes[tap] == .refused(.sameKeyBeingPushed(PageKey(rawValue: "row"))))
    if isAgreed {
      agree(&desk, id, "B")
      #expect(desk.verbs == [.set(Desk.pages("AX"))])
    } else {
      desk.send(.consentRefused(id, Desk.page("B")))
      let next = desk.push("Z", key: "row")
      #expect(desk.outcomes[next] == nil)
    }
  }

  @Test("has the answer's status for news: the host may be free by then")
  func status() {
    var desk = Desk("AB")
    let id = desk.request(.pop(count: 1), moving: 7, asking: "B")
    agree(&desk, id, "B")
    #expect(desk.verbs == [.pop])
  }

  @Test("without animation stays without animation", arguments: [true, false])
  func animation(isAnimated: Bool) {
    var desk = Desk("AB")
    let id = desk.request(
      .pop(count: 1), policy: isAnimated ? .queue : .withoutAnimation, moving: 7, asking: "B")
    agree(&desk, id, "B")
    #expect(desk.performs.map(\.isAnimated) == [isAnimated])
  }
}
