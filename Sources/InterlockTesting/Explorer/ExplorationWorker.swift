import InterlockCore

/// A world that is passed on without being copied, and used up by who expands it.
///
/// Unchecked: a box belongs to one worker at a time, from the one that found its world to the one whose
/// part of a block it is in; in between, all threads have been waited for.
final class WorldBox: @unchecked Sendable {
  private var world: World?

  init(_ world: consuming World) {
    self.world = world
  }

  /// Takes the world out; `nil` if that was done before.
  func take() -> World? { world.take() }
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
    /// How many deadlines may pass from here to rest.
    var allowance: UInt8
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
    for entry in entries where violation == nil {
      guard let world = entry.world.take() else { continue }
      symbols.removeAll(keepingCapacity: true)
      world.appendSymbols(to: &symbols, bounds)
      var source = Source(id: entry.id, symbol: .looks, leadsToRest: world.allowance > 0)
      for symbol in symbols.dropLast() where violation == nil {
        source.symbol = symbol
        take(source, in: world, &form, knowing: shards)
      }
      guard violation == nil, let symbol = symbols.last else { continue }
      source.symbol = symbol
      take(source, in: consume world, &form, knowing: shards)  // Nobody needs it as it was.
    }
  }

  /// Where a step begins.
  private struct Source {
    var id: StateID
    var symbol: WorldSymbol
    var leadsToRest: Bool
  }

  /// Takes one symbol, and notes what comes of it if it is new.
  private func take(
    _ source: Source, in before: consuming World, _ form: inout CanonicalForm,
    knowing shards: [StateShard]
  ) {
    var world = consume before
    let step = world.take(source.symbol, bounds)
    steps += 1
    if let rule = step.violation { return note(rule, at: source) }
    world.write(to: &form)
    let fingerprint = form.fingerprint
    let shard = StateShard.shard(of: fingerprint)
    let edge = source.leadsToRest ? LivenessEdge.Kind(source.symbol, step) : nil
    if let place = shards[shard].place(of: fingerprint) {
      if let edge {
        edges.append(LivenessEdge(source.id, StateID(place: place, shard: shard), edge))
      }
      return
    }
    if let rule = world.violation { return note(rule, at: source) }
    let allowance = world.allowance
    candidates[shard].append(
      Candidate(
        fingerprint: fingerprint, parent: source.id, symbol: source.symbol, edge: edge,
        allowance: allowance, world: WorldBox(consume world)))
  }

  private func note(_ rule: String, at source: Source) {
    violation = Exploration.Violation(rule: rule, state: source.id, symbol: source.symbol)
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
      allowance: candidate.allowance)
    frontier.append(
      Exploration.Entry(id: StateID(place: place, shard: shard), world: candidate.world))
    return place
  }
}
