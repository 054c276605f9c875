import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("What an exploration remembers of engines", .row("R35", "R41"))
struct ExplorationMemoryTests {
  @Test(
    "leads to the states that are found by asking the engine each time",
    arguments: [
      [], [.silent, .bar], [.user, .overlaps], [.postpones, .answersLate], [.leaves], [.drops],
    ] as [Set<WorldBounds.Quirk>])
  func isTheSame(quirks: Set<WorldBounds.Quirk>) {
    var bounds = WorldBounds()
    bounds.pages = 2
    bounds.requests = 1
    bounds.policies = [.queue]
    bounds.changes = [.push, .pop]
    bounds.firings = 1
    bounds.late = 1
    bounds.quirks = quirks
    bounds.tellsDistancesApart = true  // Then it does not matter which of two comes first.
    var exploration = Exploration(bounds)
    let result = exploration.run()
    let plain = Self.explore(bounds)
    #expect(result.end == .closed)
    #expect(result.states == plain.states)
    #expect(result.steps == plain.steps)
    #expect(exploration.engineCounts.answers < plain.steps)
  }

  /// How many states there are and how many steps lead from them, found by worlds that remember nothing.
  private static func explore(_ bounds: WorldBounds) -> (states: Int, steps: Int) {
    let root = World(bounds)
    var known: Set = [root.fingerprint]
    var level = [root]
    var steps = 0
    while !level.isEmpty {
      var next: [World] = []
      for world in level {
        var symbols: [WorldSymbol] = []
        world.appendSymbols(to: &symbols)
        steps += symbols.count
        for symbol in symbols {
          var after = world
          _ = after.take(symbol, bounds)
          if known.insert(after.fingerprint).inserted { next.append(after) }
        }
      }
      level = next
    }
    return (known.count, steps)
  }
}
