package import InterlockCore

/// An engine with what judges it, and a model of its host.
///
/// What can happen next is a list of symbols; taking one is a step, with at most one event for the
/// engine. The clock stands still until a deadline is what happens next.
///
/// This is the world that tells a story, in which everything keeps the engine's number for it. An
/// exploration has the same hosts beside engines that it knows already.
package struct World: Sendable {
  private var known: KnownEngine
  private(set) var host: HostModel
  /// What everything in the world is called in a story.
  private(set) var names: EngineNames
  private var lastCoordinator = 0
  private let scope: Scope

  /// What came of one symbol.
  package struct Step: Sendable {
    /// What the engine was told, if anything.
    package var event: NavigationEngine.Event?
    /// What it answered.
    package var actions: [NavigationEngine.Action] = []
    /// Which rule is broken; `nil` if none is.
    package var violation: String?
  }

  /// A world at rest that shows one page.
  package init(_ bounds: WorldBounds) {
    scope = Scope(bounds)
    var form = CanonicalForm(pageClasses: bounds.pageClasses)
    known = KnownEngine(JudgedEngine(bounds), &form, scope)
    names = known.names
    host = HostModel(
      stack: PageRow(CollectionOfOne(PageNumber(0))), presence: bounds.presence, scope)
  }

  /// The engine under test.
  package var engine: NavigationEngine { known.judged.engine }
  /// What time it is.
  package var now: Timestamp { known.judged.now }
  /// Whether nothing is under way anywhere: what comes now does not depend on what was.
  package var isQuiet: Bool { known.facts.isQuiet && host.isQuiet }
  /// Which rule this state breaks, whatever led to it; `nil` if none.
  package var violation: String? { host.violation(beside: known.facts, scope) }
  /// The same for worlds that differ by names only.
  package var fingerprint: CanonicalForm.Fingerprint { host.fingerprint(beside: known.form) }

  /// Appends everything that can happen next, in an order that depends on the world alone.
  package func appendSymbols(to symbols: inout [WorldSymbol]) {
    host.appendSymbols(to: &symbols, beside: known.facts, scope)
  }

  /// How a symbol leads to rest, if it does.
  func edge(_ symbol: WorldSymbol) -> LivenessEdge.Kind? {
    LivenessEdge.Kind(symbol, beside: known.facts)
  }

  /// Lets one thing happen.
  package mutating func take(_ symbol: WorldSymbol, _ bounds: WorldBounds) -> Step {
    var step = Step()
    let news = host.take(symbol, scope)
    while names.coordinators.count < Int(host.nextCoordinator) {
      lastCoordinator += 1
      names.coordinators.append(lastCoordinator)
    }
    let renaming: Renaming
    if let news {
      var form = CanonicalForm(pageClasses: bounds.pageClasses)
      var judged = known.judged
      let answer = judged.step(on: news, called: names, &form, scope, bounds)
      known = KnownEngine(
        judged, answer.names, answer.counts, form: answer.form, identity: answer.identity)
      step.event = answer.response.event
      step.actions = answer.response.actions
      step.violation = answer.response.violation
      let broken = host.obey(answer.orders)
      step.violation = step.violation ?? broken
      renaming = answer.renaming
    } else {
      renaming = Renaming(from: names, to: known.names, known.counts)
    }
    var numbers = HostNames(renaming, known.counts)
    host.rename(&numbers, scope)
    names = known.names.extended(by: names, numbers.renaming, known.counts, scope)
    host.rest(beside: known.facts, scope)
    return step
  }
}
