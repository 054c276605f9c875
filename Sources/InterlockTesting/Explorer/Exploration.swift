import Dispatch
import InterlockCore

/// Visits every state that a bounded world can reach, nearest first, and checks each.
///
/// States that differ by names only are one. Level after level, each in blocks: first the workers take
/// every symbol in every world of their part of the block, then each of them adds the new states of its
/// own shards. States are added in the order of the worlds and symbols that lead to them, so numbers,
/// results and digest do not depend on how many workers there are or which one is faster.
package struct Exploration: Sendable {
  private let bounds: WorldBounds
  private let scope: Scope
  private let workerCount: Int
  private var shards: [StateShard]
  private var frontier: [[Entry]]
  private var edges: [LivenessEdge] = []
  private var memory = EngineMemory()
  private(set) var steps = 0
  /// How many levels are complete: every state that is reached by so many symbols is known.
  package private(set) var depth = 0

  /// A state whose symbols are still to be taken.
  struct Entry: Sendable {
    var id: StateID
    var engine: EngineID
    var host: HostModel
  }

  /// How many worlds are expanded between two additions.
  private static let blockSize = 8_192

  /// Prepares an exploration by so many workers.
  package init(_ bounds: WorldBounds, workers: Int = 1) {
    self.bounds = bounds
    scope = Scope(bounds)
    workerCount = max(1, workers)
    shards = Array(repeating: StateShard(), count: StateID.shardCount)
    frontier = Array(repeating: [], count: StateID.shardCount)
    var form = CanonicalForm(pageClasses: bounds.pageClasses)
    let engine = KnownEngine(JudgedEngine(bounds), &form, scope)
    let host = World(bounds).host
    let fingerprint = host.fingerprint(beside: engine.form)
    let shard = StateShard.shard(of: fingerprint)
    let root = StateID(place: 0, shard: shard)
    _ = shards[shard].insert(
      fingerprint, parent: root, symbol: .looks, allowance: host.allowance(beside: engine.facts))
    frontier[shard].append(Entry(id: root, engine: EngineID(memory.add(engine)), host: host))
  }

  /// How many states are known.
  package var stateCount: Int { shards.reduce(0) { $0 + $1.count } }

  /// How many engines were met that differ by more than names, and how often one had to be asked.
  package var engineCounts: (engines: Int, answers: Int) {
    (memory.engines.count, memory.answers.values.count)
  }

  /// How many known states have not been expanded.
  package var frontierCount: Int { frontier.reduce(0) { $0 + $1.count } }

  /// Explores until nothing new is found, a rule is broken, or `goesOn` says no.
  ///
  /// - Parameter goesOn: Asked after each block; sees how far the exploration is.
  package mutating func run(goesOn: (Exploration) -> Bool = { _ in true }) -> ExplorationResult {
    while frontierCount > 0 {
      switch expandLevel(goesOn: goesOn) {
      case .complete: depth += 1
      case .stopped: return result(.stopped, violation: nil)
      case .broken(let violation): return result(.broken, violation: violation)
      }
    }
    let liveness = Liveness(shards: shards, edges: edges)
    let violation = liveness.violation.map { broken in
      Violation(rule: broken.rule, state: broken.states[0], later: Array(broken.states.dropFirst()))
    }
    var result = result(violation == nil ? .closed : .broken, violation: violation)
    result.longestWayToRest = liveness.longest
    return result
  }

  private enum LevelEnd {
    case complete
    case stopped
    case broken(Violation)
  }

  /// A rule that is broken, and where.
  struct Violation: Sendable {
    var rule: String
    /// The state from which it is broken.
    var state: StateID
    /// The symbol that breaks it, if one does.
    var symbol: WorldSymbol?
    /// The states that follow on the way that is too long.
    var later: [StateID] = []
  }
}

// MARK: - A level

extension Exploration {
  private mutating func expandLevel(goesOn: (Exploration) -> Bool) -> LevelEnd {
    var level = frontier
    frontier = Array(repeating: [], count: StateID.shardCount)
    for part in level.indices {
      var start = 0
      while start < level[part].count {
        let end = min(start + Self.blockSize, level[part].count)
        if let violation = expand(level[part][start..<end]) { return .broken(violation) }
        start = end
        if !goesOn(self) {
          keep(level, from: part, start)
          return .stopped
        }
      }
      level[part] = []  // Its worlds are not needed any more.
    }
    return .complete
  }

  /// Counts what was not expanded as frontier.
  private mutating func keep(_ level: [[Entry]], from part: Int, _ start: Int) {
    for index in level.indices where index >= part {
      frontier[index] += index == part ? level[index][start...] : level[index][...]
    }
  }

  /// Expands a block; returns the first violation in it.
  private mutating func expand(_ block: ArraySlice<Entry>) -> Violation? {
    let share = (block.count + workerCount - 1) / workerCount
    let parts = (0..<workerCount).map { index in
      let start = min(block.startIndex + index * share, block.endIndex)
      return block[start..<min(start + share, block.endIndex)]
    }
    let workers = parts.map { ExplorationWorker(bounds, scope, entries: $0) }
    do {
      let (known, shared) = (shards, memory)
      inParallel(workerCount) { workers[$0].expand(knowing: known, shared) }
    }
    let found = workers.map(\.found)
    if let violation = found.lazy.compactMap(\.violation).first { return violation }
    add(what: found)
    for part in found {
      steps += part.steps
      edges += part.edges
    }
    return nil
  }

  /// Adds what the workers found, each shard by one worker, in the order in which it was found.
  private mutating func add(what found: [ExplorationWorker.Found]) {
    let engines = found.map { remember($0.memory) }
    let adders = zip(shards, frontier).enumerated().map { index, parts in
      ShardAdder(shard: index, known: parts.0, frontier: parts.1)
    }
    shards = []  // So that each adder owns its part.
    frontier = []
    let count = workerCount
    inParallel(count) { worker in
      for index in stride(from: worker, to: adders.count, by: count) {
        adders[index].add(found, engines)
      }
    }
    for adder in adders {
      shards.append(adder.known)
      frontier.append(adder.frontier)
      edges += adder.edges
    }
  }

  /// Adds what a worker's engines answered; returns their numbers.
  ///
  /// The engine that is found first stands for those that differ from it by names only, whoever finds it.
  private mutating func remember(_ found: EngineMemory) -> [EngineID] {
    let engines = found.engines.map { EngineID(memory.add($0)) }
    for (key, var answer) in zip(found.answers.keys, found.answers.values) {
      if answer.next.isPrivate { answer.next = engines[answer.next.place] }
      memory.add(answer, to: key)
    }
    return engines
  }

  private func inParallel(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard count > 1 else { return body(0) }
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }
}

// MARK: - Results

extension Exploration {
  private func result(
    _ end: ExplorationResult.End, violation: Violation?
  ) -> ExplorationResult {
    ExplorationResult(
      end: end, states: stateCount, steps: steps, depth: depth, frontier: frontierCount,
      counterexample: violation.map(counterexample), digest: digest)
  }

  /// A number for everything that was found, whatever the order in which it was.
  private var digest: CanonicalForm.Fingerprint {
    var high = UInt64(steps)
    var low = UInt64(edges.count)
    for shard in shards {
      for fingerprint in shard.fingerprints {
        high &+= fingerprint.high
        low &+= fingerprint.low
      }
    }
    return CanonicalForm.Fingerprint(high: high, low: low)
  }

  /// Tells how a rule is broken, from the beginning.
  private func counterexample(_ violation: Violation) -> ExplorationResult.Counterexample {
    var symbols: [WorldSymbol] = []
    var state = violation.state
    while true {
      let parent = shards[state.shard].parents[state.place]
      if parent == state { break }
      symbols.append(shards[state.shard].symbols[state.place])
      state = parent
    }
    symbols.reverse()
    if let last = violation.symbol { symbols.append(last) }
    symbols += way(through: violation.later, after: symbols)
    return ExplorationResult.Counterexample(
      rule: violation.rule, symbols: symbols, bounds: bounds)
  }

  /// The symbols that lead from one state to the next, found by trying.
  private func way(through states: [StateID], after symbols: [WorldSymbol]) -> [WorldSymbol] {
    var world = World(bounds)
    for symbol in symbols { _ = world.take(symbol, bounds) }
    var way: [WorldSymbol] = []
    for state in states {
      let fingerprint = shards[state.shard].fingerprints[state.place]
      var possible: [WorldSymbol] = []
      world.appendSymbols(to: &possible)
      for symbol in possible where world.edge(symbol) != nil {
        var next = world
        _ = next.take(symbol, bounds)
        guard next.fingerprint == fingerprint else { continue }
        world = next
        way.append(symbol)
        break
      }
    }
    return way
  }
}
