import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("An exploration", .row("R35", "R41"))
struct ExplorationTests {
  /// Two pages, one request at a time, and a host that does as it should.
  private static var tiny: WorldBounds {
    var bounds = WorldBounds()
    bounds.pages = 2
    bounds.requests = 1
    bounds.policies = [.queue]
    bounds.changes = [.push, .pop]
    bounds.quirks = []
    return bounds
  }

  @Test("of a tiny world closes, with counts that change only with a reason")
  func closes() {
    var exploration = Exploration(Self.tiny)
    let result = exploration.run()
    #expect(result.end == .closed)
    #expect(result.frontier == 0)
    #expect(result.states == 170)
    #expect(result.steps == 276)
    #expect(result.longestWayToRest == 4)
    #expect(result.counterexample == nil)
  }

  @Test("finds the same whoever does the work, and as often as it is done", arguments: [2, 3])
  func isTheSame(workers: Int) {
    var bounds = Self.tiny
    bounds.quirks = [.silent, .user]
    bounds.firings = 1
    var alone = Exploration(bounds)
    var together = Exploration(bounds, workers: workers)
    let expected = alone.run { $0.depth < 12 }
    let found = together.run { $0.depth < 12 }
    #expect(found.digest == expected.digest)
    #expect(found.states == expected.states && found.steps == expected.steps)
    #expect(found.longestWayToRest == expected.longestWayToRest)
  }

  @Test("that is stopped says how far it came")
  func stops() {
    var exploration = Exploration(Self.tiny)
    let result = exploration.run { $0.depth < 3 }
    #expect(result.end == .stopped)
    #expect(result.depth == 3)
    #expect(result.frontier > 0)
    #expect(result.longestWayToRest == nil)
  }

  @Test(
    "breaks no rule with any one quirk, near its beginning", arguments: WorldBounds.Quirk.allCases)
  func oneQuirk(quirk: WorldBounds.Quirk) {
    var bounds = Self.tiny
    bounds.quirks = [quirk]
    bounds.firings = 1
    bounds.late = 1
    var exploration = Exploration(bounds)
    let result = exploration.run { $0.depth < 9 }
    #expect(result.counterexample == nil, "\(result.counterexample?.text ?? "")")
    #expect(result.states > 20)
  }

  @Test(
    "breaks no rule with any change, near its beginning",
    arguments: WorldBounds.Change.allCases)
  func oneChange(change: WorldBounds.Change) {
    var bounds = Self.tiny
    bounds.pages = 3
    bounds.requests = 2
    bounds.changes = [.push, change]
    var exploration = Exploration(bounds)
    let result = exploration.run { $0.depth < 8 }
    #expect(result.counterexample == nil, "\(result.counterexample?.text ?? "")")
    #expect(result.states > 40)
  }

  @Test("catches an answer that a rule of its own forbids", arguments: RuleDefect.allCases)
  func catches(defect: RuleDefect) {
    var bounds = Self.tiny
    bounds.pages = 3
    bounds.requests = 2
    bounds.changes = [.push, .pushFrom, .pop]
    bounds.quirks = defect.quirks
    bounds.tampering = defect.tampering
    var exploration = Exploration(bounds)
    let result = exploration.run()
    #expect(result.counterexample?.rule == defect.rule)
  }

  /// A defect that is put around the engine, and breaks one rule.
  enum RuleDefect: String, CaseIterable, Sendable {
    case refusesFirstTap, acceptsSecondTap, holdsTheBarAlone, actsOnProgress
    case refusesAll, saysClosed, animatesUnseen, changesTargetUntold, restsUntold, divergesAlways
    case holdsOutOfSight, liesAboutTheUser

    var quirks: Set<WorldBounds.Quirk> {
      switch self {
      case .animatesUnseen: [.leaves]
      case .holdsOutOfSight: [.leaves, .holds]
      case .liesAboutTheUser: [.overlaps]
      case .refusesFirstTap, .acceptsSecondTap, .holdsTheBarAlone, .actsOnProgress, .refusesAll,
        .saysClosed,
        .changesTargetUntold, .restsUntold, .divergesAlways:
        [.bar, .user]
      }
    }

    var tampering: WorldBounds.Tampering {
      switch self {
      case .refusesFirstTap:
        { event, actions in
          guard case .requested(let request, _) = event, case .push(let page) = request.change,
            let key = page.key
          else { return actions }
          return [.resolve(request.id, .refused(.sameKeyBeingPushed(key)))]
        }
      case .acceptsSecondTap:
        { _, actions in
          actions.filter {
            if case .resolve(_, .refused(.sameKeyBeingPushed)) = $0 { false } else { true }
          }
        }
      case .holdsTheBarAlone:
        { event, actions in
          guard case .witnessed(.barEnded) = event else { return actions }
          return actions.filter { if case .release(.bar) = $0 { false } else { true } }
        }
      case .actsOnProgress:
        { event, actions in
          guard case .witnessed(.progressed) = event else { return actions }
          return [.notify(.targetChanged)]
        }
      case .refusesAll:
        { event, actions in
          guard case .requested(let request, _) = event else { return actions }
          return [.resolve(request.id, .refused(.emptyStack))]
        }
      case .saysClosed:
        { event, actions in
          guard case .requested(let request, _) = event else { return actions }
          return [.resolve(request.id, .refused(.closed))]
        }
      case .animatesUnseen:
        { _, actions in
          actions.map {
            guard case .perform(var perform) = $0 else { return $0 }
            perform.isAnimated = true
            return .perform(perform)
          }
        }
      case .changesTargetUntold:
        { _, actions in actions.filter { $0 != .notify(.targetChanged) } }
      case .restsUntold:
        { _, actions in actions.filter { $0 != .notify(.cameToRest) } }
      case .divergesAlways:
        { event, actions in
          guard case .read(let reading, _) = event else { return actions }
          return [.report(.divergence(expected: [], found: reading.stack))] + actions
        }
      case .holdsOutOfSight:
        { event, actions in
          guard case .presenceChanged(.offScreen) = event else { return actions }
          return actions.filter { if case .release(.manual) = $0 { false } else { true } }
        }
      case .liesAboutTheUser:
        { _, actions in
          actions.map {
            if case .resolve(let request, .interrupted) = $0 {
              .resolve(request, .shown)
            } else {
              $0
            }
          }
        }
      }
    }

    var rule: String {
      switch self {
      case .refusesFirstTap: "A push is turned down as a second tap, and is none."
      case .acceptsSecondTap: "The second of two quick taps is accepted."
      case .holdsTheBarAlone: "Interaction is blocked for a bar that nobody says moves."
      case .actsOnProgress: "A finger's progress makes the engine act."
      case .refusesAll, .saysClosed: "At rest, a request is turned down without a reason."
      case .animatesUnseen: "A call is animated that nobody sees, or that a deadline forces."
      case .changesTargetUntold: "What is wanted changes, and nobody is told."
      case .restsUntold: "Rest comes and is not told, or is told and does not come."
      case .divergesAlways: "A divergence is reported, and there is none."
      case .holdsOutOfSight: "What the app holds outlives the host's presence."
      case .liesAboutTheUser: "A request is answered as shown, and the stack does not show it."
      }
    }
  }

  @Test("catches a tampered engine, by the shortest way", arguments: Defect.allCases)
  func catches(defect: Defect) {
    var bounds = Self.tiny
    bounds.requests = 2
    bounds.tampering = defect.tampering
    var exploration = Exploration(bounds)
    let result = exploration.run()
    #expect(result.end == .broken)
    #expect(result.counterexample?.rule == defect.rule)
    #expect(result.counterexample?.length == defect.length)
  }

  /// A defect that is put around the engine.
  enum Defect: String, CaseIterable, Sendable {
    case losesOutcome, resolvesTwice, forgetsRelease, pushesElsewhere

    var tampering: WorldBounds.Tampering {
      switch self {
      case .losesOutcome:
        { _, actions in actions.filter { if case .resolve = $0 { false } else { true } } }
      case .resolvesTwice:
        { _, actions in
          actions + actions.filter { if case .resolve = $0 { true } else { false } }
        }
      case .forgetsRelease:
        { _, actions in actions.filter { if case .release = $0 { false } else { true } } }
      case .pushesElsewhere:
        { _, actions in
          actions.map {
            guard case .perform(var perform) = $0, case .push = perform.verb else { return $0 }
            perform.verb = .popToRoot
            return .perform(perform)
          }
        }
      }
    }

    var rule: String {
      switch self {
      case .losesOutcome: "At rest, a request has no outcome."
      case .resolvesTwice: "A request has a second outcome."
      case .forgetsRelease: "What is held is not what the engine says."
      case .pushesElsewhere: "A call is ordered that the requests, in their order, do not want."
      }
    }

    /// How many things happen at least until the rule is broken.
    var length: Int {
      switch self {
      case .losesOutcome, .resolvesTwice, .pushesElsewhere: 1
      case .forgetsRelease: 7
      }
    }
  }
}

@Suite("A world", .row("R41"))
struct WorldTests {
  @Test("that has come back to where it was has the form it had")
  func comesBack() {
    var bounds = WorldBounds()
    bounds.quirks = []
    var world = World(bounds)
    let before = world.fingerprint
    world.calm(after: .push(page: 1, policy: 0), bounds)
    let pushed = world.fingerprint
    #expect(pushed != before)
    world.calm(after: .pop(count: 1, policy: 0), bounds)
    #expect(world.fingerprint == before)
    // Another page of the same sort makes the same world, one of another sort does not.
    world.calm(after: .push(page: 2, policy: 0), bounds)
    #expect(world.fingerprint == pushed)
    world.calm(after: .pop(count: 1, policy: 0), bounds)
    world.calm(after: .push(page: 3, policy: 0), bounds)
    #expect(world.fingerprint != pushed)
  }
}

extension World {
  /// Takes a symbol, and then what the host does by itself until nothing moves.
  fileprivate mutating func calm(after symbol: WorldSymbol, _ bounds: WorldBounds) {
    var next: WorldSymbol? = symbol
    while let symbol = next {
      _ = take(symbol, bounds)
      var symbols: [WorldSymbol] = []
      appendSymbols(to: &symbols)
      next = isQuiet ? nil : symbols.first(where: \.isByTheHost)
    }
  }
}
