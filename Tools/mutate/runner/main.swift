import Foundation
import InterlockCore
import InterlockTesting

/// Explores small worlds with the engine as it is, smallest first; ends with status 1 at the first rule
/// that is broken. The argument says for how many states at most each world is explored.
let limit = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000

/// A world of each quirk alone, and one of requests only.
func worlds(pages: Int, requests: Int, changes: Set<WorldBounds.Change>) -> [WorldBounds] {
  var calm = WorldBounds()
  calm.pages = pages
  calm.requests = requests
  calm.firings = 1
  calm.late = 1
  calm.changes = changes
  calm.quirks = []
  return [calm]
    + WorldBounds.Quirk.allCases.map { quirk in
      var world = calm
      world.quirks = [quirk]
      return world
    }
}

let all =
  worlds(pages: 2, requests: 1, changes: [.push, .pop])
  + worlds(pages: 3, requests: 2, changes: Set(WorldBounds.Change.allCases))
for bounds in all {
  var exploration = Exploration(bounds)
  let result = exploration.run { $0.stateCount < limit }
  guard let found = result.counterexample else { continue }
  print("broken: \(found.rule)")
  exit(1)
}
