import InterlockCore

/// Takes every symbol in every world of a part of a block.
///
/// Unchecked: each worker is used by one thread at a time, from its making to the end of the block, and
/// read by others only after all threads have been waited for.
final class ExplorationWorker: @unchecked Sendable {
  private let bounds: WorldBounds
  private let scope: Scope
  private let entries: ArraySlice<Exploration.Entry>
  private(set) var found = Found()

  /// What a worker has found in its part.
  struct Found {
    /// What seems to be new, by shard, in the order in which it was found.
    var candidates = [[Candidate]](repeating: [], count: StateID.shardCount)
    var edges: [LivenessEdge] = []
    var steps = 0
    /// The first rule that is broken.
    var violation: Exploration.Violation?
    /// What engines have been asked in this block, and not before.
    var memory = EngineMemory()
  }

  /// A state that was not known before this block.
  struct Candidate {
    var fingerprint: CanonicalForm.Fingerprint
    var parent: StateID
    var symbol: WorldSymbol
    /// How the way to rest leads there, if it does.
    var edge: LivenessEdge.Kind?
    /// How many deadlines may pass from here to rest.
    var allowance: UInt8
    var engine: EngineID
    var host: HostModel
  }

  init(_ bounds: WorldBounds, _ scope: Scope, entries: ArraySlice<Exploration.Entry>) {
    self.bounds = bounds
    self.scope = scope
    self.entries = entries
  }

  func expand(knowing shards: [StateShard], _ memory: EngineMemory) {
    var expansion = Expansion(bounds: bounds, scope: scope, shards: shards, shared: memory)
    expansion.expand(entries)
    found = expansion.found
  }
}

/// The work of one worker on one part, in a value that nobody else has.
private struct Expansion {
  let bounds: WorldBounds
  let scope: Scope
  let shards: [StateShard]
  let shared: EngineMemory
  var found = ExplorationWorker.Found()
  private var form: CanonicalForm

  init(bounds: WorldBounds, scope: Scope, shards: [StateShard], shared: EngineMemory) {
    self.bounds = bounds
    self.scope = scope
    self.shards = shards
    self.shared = shared
    form = CanonicalForm(pageClasses: bounds.pageClasses)
  }

  mutating func expand(_ entries: ArraySlice<Exploration.Entry>) {
    var symbols: [WorldSymbol] = []
    for entry in entries {
      let engine = shared.engines[entry.engine.place]
      symbols.removeAll(keepingCapacity: true)
      entry.host.appendSymbols(to: &symbols, beside: engine.facts, scope)
      let leadsToRest = entry.host.allowance(beside: engine.facts) > 0
      for symbol in symbols {
        let edge = leadsToRest ? LivenessEdge.Kind(symbol, beside: engine.facts) : nil
        take(symbol, in: entry, engine, edge)
        if found.violation != nil { return }
      }
    }
  }

  /// Takes one symbol, and notes what comes of it if it is new.
  private mutating func take(
    _ symbol: WorldSymbol, in entry: Exploration.Entry, _ engine: KnownEngine,
    _ edge: LivenessEdge.Kind?
  ) {
    var host = entry.host
    found.steps += 1
    guard let news = host.take(symbol, scope) else {
      host.rename(engine.keeping, engine.counts, scope)
      return note(host, entry.engine, engine, edge, from: entry, by: symbol)
    }
    let normal = engine.normalized(news)
    let key = AnswerBook.key(entry.engine, normal)
    let answer =
      shared.answers[key] ?? found.memory.answers[key] ?? ask(engine, normal, rememberingAs: key)
    if let rule = answer.violation ?? host.obey(answer.orders) {
      return note(rule, at: entry, symbol)
    }
    let next = self.engine(answer.next)
    var renaming = answer.renaming
    renaming.denormalize(news, engine.counts)
    host.rename(renaming, next.counts, scope)
    note(host, answer.next, next, edge, from: entry, by: symbol)
  }

  /// Notes the world that a symbol leads to.
  private mutating func note(
    _ after: HostModel, _ id: EngineID, _ engine: KnownEngine, _ edge: LivenessEdge.Kind?,
    from entry: Exploration.Entry, by symbol: WorldSymbol
  ) {
    var host = after
    host.rest(beside: engine.facts, scope)
    let fingerprint = host.fingerprint(beside: engine.form)
    let shard = StateShard.shard(of: fingerprint)
    if let place = shards[shard].place(of: fingerprint) {
      if let edge {
        found.edges.append(LivenessEdge(entry.id, StateID(place: place, shard: shard), edge))
      }
      return
    }
    if let rule = host.violation(beside: engine.facts, scope) {
      return note(rule, at: entry, symbol)
    }
    found.candidates[shard].append(
      ExplorationWorker.Candidate(
        fingerprint: fingerprint, parent: entry.id, symbol: symbol, edge: edge,
        allowance: host.allowance(beside: engine.facts), engine: id, host: host))
  }

  private mutating func note(_ rule: String, at entry: Exploration.Entry, _ symbol: WorldSymbol) {
    found.violation = Exploration.Violation(rule: rule, state: entry.id, symbol: symbol)
  }

  private func engine(_ id: EngineID) -> KnownEngine {
    id.isPrivate ? found.memory.engines[id.place] : shared.engines[id.place]
  }

  /// Tells an engine what it has not been told in this state, and remembers the answer.
  private mutating func ask(
    _ engine: KnownEngine, _ news: News, rememberingAs key: SIMD4<UInt64>
  ) -> Answer {
    var names = engine.names
    names.extend(by: news)
    var judged = engine.judged
    let step = judged.step(on: news, called: names, &form, scope, bounds)
    let next: EngineID
    if let place = shared.place(of: step.identity) {
      next = EngineID(place)
    } else if let place = found.memory.place(of: step.identity) {
      next = EngineID(place, isPrivate: true)
    } else {
      let known = KnownEngine(
        judged, step.names, step.counts, form: step.form, identity: step.identity)
      next = EngineID(found.memory.add(known), isPrivate: true)
    }
    let answer = Answer(
      next: next, orders: step.orders, renaming: step.renaming,
      violation: step.response.violation)
    found.memory.add(answer, to: key)
    return answer
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

  /// - Parameter engines: For each worker, the numbers of the engines that it alone knew.
  func add(_ found: [ExplorationWorker.Found], _ engines: [[EngineID]]) {
    for (part, engines) in zip(found, engines) {
      for candidate in part.candidates[shard] {
        let place = known.place(of: candidate.fingerprint) ?? insert(candidate, engines)
        if let edge = candidate.edge {
          edges.append(
            LivenessEdge(candidate.parent, StateID(place: place, shard: shard), edge))
        }
      }
    }
  }

  private func insert(_ candidate: ExplorationWorker.Candidate, _ engines: [EngineID]) -> Int {
    let place = known.insert(
      candidate.fingerprint, parent: candidate.parent, symbol: candidate.symbol,
      allowance: candidate.allowance)
    let engine = candidate.engine
    frontier.append(
      Exploration.Entry(
        id: StateID(place: place, shard: shard),
        engine: engine.isPrivate ? engines[engine.place] : engine, host: candidate.host))
    return place
  }
}
