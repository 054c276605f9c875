import InterlockCore

/// A step that needs nobody's wish: time, an honest driver and the host's own course suffice.
struct LivenessEdge: Sendable {
  private let bits: UInt64

  /// What happens.
  enum Kind: UInt64, Sendable {
    /// Something that takes no time.
    case instant = 0
    /// A deadline of a transition, or of waiting for the host.
    case deadline = 1
  }

  init(_ from: StateID, _ to: StateID, _ kind: Kind) {
    bits = UInt64(from.rawValue) << 33 | UInt64(to.rawValue) << 1 | kind.rawValue
  }

  var from: StateID { StateID(rawValue: UInt32(truncatingIfNeeded: bits >> 33)) }
  var to: StateID { StateID(rawValue: UInt32(truncatingIfNeeded: bits >> 1) & .max >> 1) }
  var deadlines: UInt8 { UInt8(truncatingIfNeeded: bits & 1) }
}

extension LivenessEdge.Kind {
  /// The kind of a symbol's step; `nil` for what somebody has to wish.
  init?(_ symbol: WorldSymbol, beside engine: EngineFacts) {
    switch symbol {
    case .deadline(let place):
      self = engine.ladderDeadlines & 1 << UInt16(place) != 0 ? .deadline : .instant
    case .callReturns, .callsAgain, .forgetsCall, .motionEnds, .says, .saysLate, .laysOut,
      .refusesLayout, .answers:
      self = .instant
    case .answersLate, .push, .pushFrom, .pop, .popTo, .popToRoot, .deepLink, .set, .replaceTop,
      .remove, .batch, .popAsking, .withdraw, .answer, .hold, .release, .userGoesBack, .swipeBegins,
      .fingerMoves, .fingerLifts, .otherCodePops, .pageVanishes, .looks, .obstructed, .freed,
      .leaves, .arrives, .background, .foreground, .closes:
      return nil
    }
  }
}

/// Judges all ways to rest: none goes round, none ends before rest, none takes too many deadlines.
struct Liveness {
  /// The most deadlines that pass on a way to rest.
  private(set) var longest = 0
  /// The first rule that is broken.
  private(set) var violation: Broken?

  /// A way that breaks a rule.
  struct Broken {
    var rule: String
    /// The states on the way.
    var states: [StateID]
  }

  private let graph: Graph
  /// For each state that is done, the deadlines to rest.
  private var lengths: [UInt8]
  private var colors: [Color]

  private enum Color: UInt8 {
    case new, open, done
  }

  init(shards: [StateShard], edges: [LivenessEdge]) {
    graph = Graph(shards: shards, edges: edges)
    lengths = Array(repeating: 0, count: graph.count)
    colors = Array(repeating: .new, count: graph.count)
    for node in 0..<graph.count where colors[node] == .new && graph.allowances[node] > 0 {
      visit(from: node)
      if violation != nil { return }
    }
    judgeLengths()
  }

  /// Visits everything that follows from a state, deepest first, without recursion.
  private mutating func visit(from root: Int) {
    var path = [root]
    var next = [graph.starts[root]]
    colors[root] = .open
    while let node = path.last {
      let edge = next[next.count - 1]
      guard edge < graph.starts[node + 1] else {
        close(node)
        path.removeLast()
        next.removeLast()
        continue
      }
      next[next.count - 1] += 1
      let target = graph.target(edge)
      switch colors[target] {
      case .done: break
      case .open:
        return violation = broken(
          "Deadlines and answers go round for ever.",
          Array(path[(path.firstIndex(of: target) ?? 0)...]) + [target])
      case .new:
        guard graph.allowances[target] > 0 else { continue }
        if graph.starts[target] == graph.starts[target + 1] {
          return violation = broken("Nothing that is bound to happen leads to rest.", [target])
        }
        colors[target] = .open
        path.append(target)
        next.append(graph.starts[target])
      }
    }
  }

  private mutating func close(_ node: Int) {
    colors[node] = .done
    for edge in graph.starts[node]..<graph.starts[node + 1] {
      let length = lengths[graph.target(edge)] &+ graph.deadlines(edge)
      lengths[node] = max(lengths[node], length)
    }
  }

  private mutating func judgeLengths() {
    longest = Int(lengths.max() ?? 0)
    guard let node = lengths.indices.first(where: { lengths[$0] > graph.allowances[$0] }) else {
      return
    }
    var way = [node]
    while let last = way.last, lengths[last] > 0 {
      let edge = (graph.starts[last]..<graph.starts[last + 1]).first {
        lengths[graph.target($0)] + graph.deadlines($0) == lengths[last]
      }
      guard let edge else { break }
      way.append(graph.target(edge))
    }
    violation = broken(
      "\(lengths[node]) deadlines pass before rest; \(graph.allowances[node]) may.", way)
  }

  private func broken(_ rule: String, _ nodes: [Int]) -> Broken {
    Broken(rule: rule, states: nodes.map { graph.state(of: $0) })
  }
}

/// The edges by the state that they begin at.
private struct Graph {
  /// The first node of each shard.
  private let offsets: [Int]
  /// For each node, its first edge; one more at the end.
  private(set) var starts: [Int]
  /// For each node, how many deadlines may pass before rest; 0 for one at rest.
  let allowances: [UInt8]
  private var ends: [LivenessEdge]

  var count: Int { allowances.count }

  init(shards: [StateShard], edges: [LivenessEdge]) {
    var offsets = [0]
    for shard in shards { offsets.append((offsets.last ?? 0) + shard.count) }
    self.offsets = offsets
    allowances = shards.flatMap(\.allowances)
    starts = Array(repeating: 0, count: allowances.count + 1)
    for edge in edges { starts[offsets[edge.from.shard] + edge.from.place + 1] += 1 }
    for node in allowances.indices { starts[node + 1] += starts[node] }
    // Sorted by counting: each edge goes to the next free place of its state.
    ends = edges
    var free = starts
    for edge in edges {
      let node = offsets[edge.from.shard] + edge.from.place
      ends[free[node]] = edge
      free[node] += 1
    }
  }

  func target(_ edge: Int) -> Int {
    let state = ends[edge].to
    return offsets[state.shard] + state.place
  }

  func deadlines(_ edge: Int) -> UInt8 { ends[edge].deadlines }

  func state(of node: Int) -> StateID {
    let shard = (offsets.firstIndex { $0 > node } ?? 1) - 1
    return StateID(place: node - offsets[shard], shard: shard)
  }
}
