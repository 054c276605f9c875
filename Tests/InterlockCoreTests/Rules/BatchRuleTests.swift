import InterlockCore
import Testing

@Suite("A batch, step by step,")
struct BatchRuleTests {
  /// What becomes of a batch that is asked for at rest.
  private static func refusal(_ changes: [NavigationEngine.Change]) -> NavigationOutcome? {
    var desk = Desk("AB")
    let id = desk.request(.batch(changes))
    return desk.outcomes[id]
  }

  private static func push(_ letter: Character) -> NavigationEngine.Change {
    .push(Desk.new(letter))
  }

  @Test("is refused with the last step that put a page there twice, the lower one of several")
  func twice() {
    let x = Refusal.alreadyInStack(Desk.page("X"), index: 2)
    let once = Self.refusal([Self.push("X"), Self.push("X"), .pop(count: 0)])
    #expect(once == .refused(.inBatch(step: 1, x)))
    let both = Self.refusal([Self.push("X"), Self.push("Y"), Self.push("X"), Self.push("Y")])
    #expect(both == .refused(.inBatch(step: 2, x)))
  }

  @Test("is refused with the last step that did anything if no page is left")
  func empty() {
    let steps: [NavigationEngine.Change] = [
      Self.push("X"), .remove(Desk.pages("ABX")), .pop(count: 0),
    ]
    #expect(Self.refusal(steps) == .refused(.inBatch(step: 1, .emptyStack)))
  }

  @Test("has had its effect only if what it was to take off is gone, too")
  func allEffects() {
    var desk = Desk("AB")
    let id = desk.request(.batch([.pop(count: 1), Self.push("X")]))
    desk.carriesOut("ABX", moving: 1)
    #expect(desk.outcomes[id]?.hasEffect == false)
  }

  @Test("is over as soon as somebody else has done all of it")
  func doneAlready() {
    var desk = Desk("ABC")
    desk.push("D")
    desk.returned("ABCD", moving: 1)
    let id = desk.request(.batch([.remove(Desk.pages("B"))]), policy: .queue)
    desk.began("ACD", .otherCode, moving: 2)
    #expect(desk.outcomes[id] == .nothingToDo)
  }
}
