import InterlockCore
import Rows
import Testing

@Suite("A host that leaves the screen in the middle of a transition", .row("R37"))
struct LeavingHostTests {
  private static let stack = [PageID(rawValue: 0), PageID(rawValue: 1)]

  @Test("is looked at in the next turn, and not at the deadline; what is there then is the outcome")
  func push() throws {
    var engine = NavigationEngine(shown: [Self.stack[0]], presence: .onScreen)
    let push = NavigationEngine.Request(
      id: RequestID(rawValue: 1), .push(.init(Self.stack[1])))
    let orders = engine.handle(.requested(push, HostStatus()), at: .zero).compactMap { action in
      if case .perform(let order) = action { order } else { nil }
    }
    let order = try #require(orders.first)
    let moving = HostStatus(
      coordinator: HostCoordinator(CoordinatorID(rawValue: 1), duration: .milliseconds(350)))
    _ = engine.handle(
      .performed(
        order.transition, attempt: order.attempt, HostReading(stack: Self.stack, status: moving)),
      at: .zero)
    let questions = engine.handle(.presenceChanged(.offScreen), at: .zero).compactMap { action in
      if case .probe(let probe, .nextTurn) = action { probe } else { nil }
    }
    let question = try #require(questions.first)
    let away = HostReading(stack: Self.stack, status: HostStatus(presence: .offScreen))
    let answer = engine.handle(.read(away, answering: question), at: .zero)
    #expect(answer.contains(.resolve(push.id, .placed)))
    #expect(engine.isAtRest && engine.shown == Self.stack)
  }
}
