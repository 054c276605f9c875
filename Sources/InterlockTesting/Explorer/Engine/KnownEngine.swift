import InterlockCore

/// An engine that some worlds have, all that they ask of it, and its names.
final class KnownEngine: Sendable {
  let judged: JudgedEngine
  let names: EngineNames
  let counts: EngineNames.Counts
  let facts: EngineFacts
  /// Leaves its names as they are.
  let keeping: Renaming
  /// What it is in its worlds: up to names, and to how far away deadlines are.
  let form: CanonicalForm.Fingerprint
  /// What it is up to names: deadlines are as far away as they are.
  let identity: CanonicalForm.Fingerprint

  init(
    _ judged: consuming JudgedEngine, _ names: consuming EngineNames,
    _ counts: EngineNames.Counts, form: CanonicalForm.Fingerprint,
    identity: CanonicalForm.Fingerprint
  ) {
    self.counts = counts
    self.form = form
    self.identity = identity
    facts = judged.facts(names.pages.inverse, pages: counts.pages)
    keeping = Renaming(keeping: counts)
    self.judged = judged
    self.names = names
  }

  convenience init(_ judged: JudgedEngine, _ form: inout CanonicalForm, _ scope: Scope) {
    let (names, counts, prints) = judged.canonical(&form, scope)
    self.init(judged, names, counts, form: prints.form, identity: prints.identity)
  }

  /// News with the names that the engine does not know numbered in one way only.
  func normalized(_ news: News) -> News {
    var news = news
    switch news.kind {
    case .performed, .postponedBegan: news.name = min(news.name, UInt16(counts.transitions))
    case .answered: news.name = min(news.name, UInt16(counts.probes))
    case .coordinatorSaid, .progressed: news.name = min(news.name, UInt16(counts.coordinators))
    default: break
    }
    if let coordinator = news.sight.coordinator {
      news.sight.coordinator = min(coordinator, UInt16(counts.coordinators))
    }
    return news
  }
}

/// What comes of telling an engine something.
struct EngineStep {
  var response: JudgedEngine.Response
  /// In the numbers of the world before.
  var orders: HostOrders
  var renaming: Renaming
  var names: EngineNames
  var counts: EngineNames.Counts
  var form: CanonicalForm.Fingerprint
  var identity: CanonicalForm.Fingerprint
}

extension JudgedEngine {
  typealias Fingerprints = (form: CanonicalForm.Fingerprint, identity: CanonicalForm.Fingerprint)

  /// The names that occur in it, and what it is without them.
  func canonical(
    _ form: inout CanonicalForm, _ scope: Scope
  ) -> (EngineNames, EngineNames.Counts, Fingerprints) {
    write(to: &form)
    let (names, counts) = EngineNames.names(in: form, scope)
    let print = form.fingerprint
    writeDistances(to: &form)
    let identity = form.fingerprint
    return (names, counts, (scope.tellsDistancesApart ? identity : print, identity))
  }

  /// Is told something, in the numbers of a world.
  mutating func step(
    on news: News, called names: EngineNames, _ form: inout CanonicalForm, _ scope: Scope,
    _ bounds: WorldBounds
  ) -> EngineStep {
    let response = take(names.translated(news), bounds)
    let (after, counts, prints) = canonical(&form, scope)
    var renaming = Renaming(from: names, to: after, counts)
    let orders = renaming.number(response.orders, from: names, to: after)
    return EngineStep(
      response: response, orders: orders, renaming: renaming, names: after,
      counts: counts, form: prints.form, identity: prints.identity)
  }
}
