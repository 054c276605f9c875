private import Baselines
package import InterlockCore

/// The smallest driver there can be: a host that is a list of numbers, whose transitions have no
/// animation. What it takes is what the engine and its recorder take; its own properties are accessed
/// without the check of exclusive access, which its mailbox makes needless.
package final class BareDriver {
  /// The host's pages, bottom to top.
  package var stack: [PageID] { pages.pages }
  /// How many requests have had an outcome with effect.
  @exclusivity(unchecked) package private(set) var effectCount = 0
  /// How many transitions have been performed.
  @exclusivity(unchecked) package private(set) var transitionCount = 0
  @exclusivity(unchecked) private var pages: PageStack
  @exclusivity(unchecked) private var recorder: FlightRecorder
  /// The actions of the event that is handled; its storage serves all of them.
  @exclusivity(unchecked) private var actions: [NavigationEngine.Action] = []
  @exclusivity(unchecked) private var completions = RawRing<Completion>()
  @exclusivity(unchecked) private var mailbox = RawRing<NavigationEngine.Event>()
  @exclusivity(unchecked) private var isDraining = false
  @exclusivity(unchecked) private var lastRequest = 0
  @exclusivity(unchecked) private var coordinator: HostCoordinator?
  /// Whether a transition is over as soon as it has begun; otherwise somebody calls `end()`.
  private let endsAtOnce: Bool

  /// Creates a driver whose host shows pages numbered from 0.
  package init(depth: Int, endsAtOnce: Bool) {
    self.endsAtOnce = endsAtOnce
    let stack = (0..<depth).map { PageID(rawValue: $0) }
    pages = PageStack(stack)
    recorder = FlightRecorder(
      NavigationEngine(
        shown: stack, presence: .onScreen,
        settings: NavigationEngine.Settings(queueLimit: .max)))
  }

  /// Whether a transition has begun and has not ended.
  package var isBusy: Bool { coordinator != nil }

  /// Asks for a change.
  @inline(never)
  package func request(
    _ change: NavigationEngine.Change, policy: OverlapPolicy? = nil,
    completion: ((NavigationOutcome) -> Void)? = nil
  ) {
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    if let completion { completions.append(Completion(request: id, call: completion)) }
    send(.requested(.init(id: id, change, isAnimated: !endsAtOnce, policy: policy), status))
  }

  /// Ends the transition that has begun.
  @inline(never)
  package func end() {
    guard let ended = coordinator else { return }
    coordinator = nil
    send(.witnessed(.coordinatorEnded(ended.id, isCancelled: false)))
  }

  private var status: HostStatus { HostStatus(coordinator: coordinator) }

  private func send(_ event: consuming NavigationEngine.Event) {
    mailbox.append(event)
    guard !isDraining else { return }
    isDraining = true
    while let next = mailbox.popFirst() {
      recorder.handle(next, at: .zero, into: &actions)
      for index in actions.indices { carryOut(actions[index]) }
    }
    isDraining = false
  }

  private func carryOut(_ action: NavigationEngine.Action) {
    switch action {
    case .perform(let order):
      change(by: order.verb)
      transitionCount += 1
      if !endsAtOnce {
        coordinator = HostCoordinator(
          CoordinatorID(rawValue: transitionCount), duration: .milliseconds(350))
      }
      let reading = HostReading(pages: pages, status: status)
      send(.performed(order.transition, attempt: order.attempt, reading))
      send(.witnessed(.layoutPass))
    case .probe(let probe, _):
      send(.read(HostReading(pages: pages, status: status), answering: probe))
    case .resolve(let request, let outcome):
      if outcome.hasEffect { effectCount += 1 }
      completion(of: request)?(outcome)
    case .ask, .stopAsking, .hold, .release, .schedule, .unschedule, .report, .notify:
      break
    }
  }

  /// Takes a request's completion; requests here end in the order in which they were made.
  private func completion(of request: RequestID) -> ((NavigationOutcome) -> Void)? {
    guard completions.first?.request == request else { return nil }
    return completions.popFirst()?.call
  }

  private func change(by verb: NavigationEngine.Perform.Verb) {
    switch verb {
    case .push(let page): pages.append(page)
    case .pop: pages.popLast()
    case .popTo(let page): while pages.last != page { pages.popLast() }
    case .popToRoot: while pages.count > 1 { pages.popLast() }
    case .set(let stack): pages = PageStack(stack)
    }
  }
}

/// What to call when a request ends.
private struct Completion {
  var request: RequestID
  var call: (NavigationOutcome) -> Void
}
