import InterlockCore

/// A world that is passed on without being copied.
final class WorldBox: Sendable {
  let world: World

  init(_ world: World) {
    self.world = world
  }
}

/// Takes every symbol in every world of a part of a block.
///
/// Unchecked: each worker is used by one thread at a time, from its making to the end of the block, and
/// read by others only after all threads have been waited for.
final class ExplorationWorker: @unchecked Sendable {
  private let bounds: WorldBounds
  private let entries: ArraySlice<Exploration.Entry>
  /// What seems to be new, by shard, in the order in which it was found.
  private(set) var candidates: [[Candidate]]
  private(set) var edges: [LivenessEdge] = []
  private(set) var steps = 0
  /// The first rule that is broken in this part.
  private(set) var violation: Exploration.Violation?

  /// A state that was not known before this block.
  struct Candidate {
    var fingerprint: CanonicalForm.Fingerprint
    var parent: StateID
    var symbol: WorldSymbol
    /// How the way to rest leads there, if it does.
    var edge: LivenessEdge.Kind?
    var world: WorldBox
  }

  init(_ bounds: WorldBounds, entries: ArraySlice<Exploration.Entry>) {
    self.bounds = bounds
    self.entries = entries
    candidates = Array(repeating: [], count: StateID.shardCount)
  }

  func expand(knowing shards: [StateShard]) {
    var symbols: [WorldSymbol] = []
    var form = CanonicalForm(pageClasses: bounds.pageClasses)
    for entry in entries {
      let before = entry.world.world
      symbols.removeAll(keepingCapacity: true)
      before.appendSymbols(to: &symbols, bounds)
      let leadsToRest = before.allowance > 0
      for symbol in symbols {
        var world = before
        let step = world.take(symbol, bounds)
        steps += 1
        if let rule = step.violation {
          return violation = Exploration.Violation(rule: rule, state: entry.id, symbol: symbol)
        }
        world.write(to: &form)
        let fingerprint = form.fingerprint
        let shard = StateShard.shard(of: fingerprint)
        let edge = leadsToRest ? LivenessEdge.Kind(symbol, step) : nil
        if let place = shards[shard].place(of: fingerprint) {
          if let edge {
            edges.append(LivenessEdge(entry.id, StateID(place: place, shard: shard), edge))
          }
          continue
        }
        if let rule = world.violation {
          return violation = Exploration.Violation(rule: rule, state: entry.id, symbol: symbol)
        }
        candidates[shard].append(
          Candidate(
            fingerprint: fingerprint, parent: entry.id, symbol: symbol, edge: edge,
            world: WorldBox(world)))
      }
    }
  }
}

/// Adds what the workers found to one shard.
///
/// Unchecked, as a worker is.
final class ShardAdder: @unchecked Sendable {
  private let shard: Int
  private(set) var known: StateShard
  private(set) var frontier: [Exploration.Entry]
  private(set) var edges: [LivenessEdge] = []

  init(shard: Int, known: StateShard, frontier: [Exploration.Entry]) {
    self.shard = shard
    self.known = known
    self.frontier = frontier
  }

  func add(from workers: [ExplorationWorker]) {
    for worker in workers {
      for candidate in worker.candidates[shard] {
        let place = known.place(of: candidate.fingerprint) ?? insert(candidate)
        if let edge = candidate.edge {
          edges.append(
            LivenessEdge(candidate.parent, StateID(place: place, shard: shard), edge))
        }
      }
    }
  }

  private func insert(_ candidate: ExplorationWorker.Candidate) -> Int {
    let place = known.insert(
      candidate.fingerprint, parent: candidate.parent, symbol: candidate.symbol,
      allowance: candidate.world.world.allowance)
    frontier.append(
      Exploration.Entry(id: StateID(place: place, shard: shard), world: candidate.world))
    return place
  }
}
