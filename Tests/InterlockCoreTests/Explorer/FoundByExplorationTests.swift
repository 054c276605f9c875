import InterlockCore
import Rows
import Testing

/// Each test is the shortest way that an exploration found to break a rule, told to a bare engine.
@Suite("What exploration found", .row("R21", "R41"))
struct FoundByExplorationTests {
  private static let pages = (0..<4).map { PageID(rawValue: $0) }

  private static func engine(shown count: Int) -> NavigationEngine {
    NavigationEngine(
      shown: Array(pages.prefix(count)), presence: .onScreen,
      settings: .init(blocksInteraction: true))
  }

  /// The first pages, while a coordinator moves.
  private static func moving(
    _ count: Int, _ coordinator: Int, isInteractive: Bool = false
  ) -> HostReading {
    HostReading(
      stack: Array(pages.prefix(count)),
      status: HostStatus(
        coordinator: HostCoordinator(
          CoordinatorID(rawValue: coordinator), isInteractive: isInteractive,
          duration: .milliseconds(350))))
  }

  @Test("a finger goes on driving when an earlier one is said to be lifted, late")
  func lateLift() {
    var engine = Self.engine(shown: 3)
    let events: [NavigationEngine.Event] = [
      .hostBegan(HostChange(.user(.edgeSwipe), reading: Self.moving(2, 1, isInteractive: true))),
      .hostBegan(HostChange(.user(.edgeSwipe), reading: Self.moving(1, 2, isInteractive: true))),
      .witnessed(.fingerLifted(CoordinatorID(rawValue: 1))),
    ]
    for event in events { _ = engine.handle(event, at: .zero) }
    #expect(engine.holds == [])
    _ = engine.handle(.witnessed(.fingerLifted(CoordinatorID(rawValue: 2))), at: .zero)
    #expect(engine.holds != [])
  }

  @Test("a swipe that turns back takes back its own change, not those below it")
  func turnsBackTwice() {
    var engine = Self.engine(shown: 3)
    let first = CoordinatorID(rawValue: 1)
    let last = CoordinatorID(rawValue: 3)
    let events: [NavigationEngine.Event] = [
      .hostBegan(HostChange(.user(.edgeSwipe), reading: Self.moving(2, 1, isInteractive: true))),
      .witnessed(.fingerLifted(first)),
      .witnessed(.turnedBack(first)),
      .hostBegan(HostChange(.user(.backButton), reading: Self.moving(2, 2))),
      .hostBegan(HostChange(.user(.edgeSwipe), reading: Self.moving(1, 3, isInteractive: true))),
      .witnessed(.turnedBack(last)),
    ]
    for event in events { _ = engine.handle(event, at: .zero) }
    #expect(engine.target == Array(Self.pages.prefix(2)))
  }

  @Test("a pop asked for when the host has said that it went back takes one page")
  func popAfterGoingBack() {
    var engine = Self.engine(shown: 3)
    let back = CoordinatorID(rawValue: 1)
    let pop = NavigationEngine.Request(id: RequestID(rawValue: 1), .pop(count: 1), policy: .queue)
    let events: [NavigationEngine.Event] = [
      .hostBegan(HostChange(.user(.backButton), reading: Self.moving(2, 1))),
      .witnessed(.layoutPass),
      .witnessed(.coordinatorEnded(back, isCancelled: true)),
      .requested(pop, HostStatus()),
    ]
    for event in events { _ = engine.handle(event, at: .zero) }
    #expect(engine.target == Array(Self.pages.prefix(2)))
    let answer = engine.handle(
      .read(HostReading(stack: Self.pages.dropLast()), answering: nil), at: .zero)
    let verbs = answer.compactMap { action -> NavigationEngine.Perform.Verb? in
      if case .perform(let perform) = action { perform.verb } else { nil }
    }
    #expect(verbs == [.pop])
  }
}
