import InterlockCore

/// Whether an outcome says what has happened: who was refused, withdrawn or ignored has been.
///
/// Whether the stack is as the outcome says is for the plain list to know.
struct OutcomeReasons: Sendable {
  /// What the app has chosen.
  var settings: NavigationEngine.Settings
  /// Whether the host has gone away.
  var isClosed = false

  /// Says what is wrong with an outcome; `nil` if it fits what happened.
  ///
  /// - Parameter transition: What has been seen of the transition that runs, and has not ended yet.
  func finding(
    _ outcome: NavigationOutcome, of request: RequestID, after event: NavigationEngine.Event,
    _ transition: TransitionWatch
  ) -> String? {
    fits(outcome, of: request, event, transition)
      ? nil : "request \(request.rawValue) is answered \(outcome), and that is not what happened"
  }

  private func fits(
    _ outcome: NavigationOutcome, of request: RequestID, _ event: NavigationEngine.Event,
    _ transition: TransitionWatch
  ) -> Bool {
    let running = transition.running
    switch outcome {
    case .shown: return running != nil && transition.told.presence == .onScreen
    case .placed: return running != nil && transition.told.presence != .onScreen
    case .merged(let id): return id == nil || id == running?.id
    case .nothingToDo, .superseded(by: nil, _): return true
    case .superseded(by: .some(let other), _): return isReplaced(by: other, event)
    case .refused(let refusal): return fits(refusal, event)
    case .ignored(let summary):
      if case .asking = summary.cause { return event.request?.id == request }
      return event.request.map { settings.policy(of: $0) == .ignore } ?? false
    case .vetoed(let page): return event == .consentRefused(request, page)
    case .withdrawn: return event == .withdrawn(request)
    case .closed: return event == .closed
    case .interrupted: return (running?.hostChangeCount ?? 0) > 0 || transition.hasJustDiverged
    case .cancelledByUser:
      return running.map { $0.wasUnderFinger && $0.hasTurnedBack } ?? false
    case .dropped:
      return transition.hasJustDropped || running.map { $0.hasTurnedBack && !$0.isOurs } ?? false
    case .timedOut: return running?.rung == .giveUp
    }
  }

  private func fits(_ refusal: Refusal, _ event: NavigationEngine.Event) -> Bool {
    switch refusal {
    case .closed: isClosed
    case .full(let limit): limit == settings.queueLimit
    case .busy: event.request.map { settings.policy(of: $0) == .fail } ?? false
    case .alreadyInStack, .sameKeyBeingPushed, .replacesRoot, .inBatch, .notInStack, .emptyStack,
      .repeatedPage, .illegalPage:
      true
    }
  }

  private func isReplaced(by other: RequestID, _ event: NavigationEngine.Event) -> Bool {
    switch event {
    case .requested(let request, _): request.id == other && request.policy == .replacePending
    case .consentGiven(other, _, _): true
    default: false  // Nobody else takes the place of what waits.
    }
  }
}

extension NavigationEngine.Event {
  /// The request that this event makes, if it makes one.
  fileprivate var request: NavigationEngine.Request? {
    if case .requested(let request, _) = self { request } else { nil }
  }
}

extension NavigationEngine.Settings {
  /// What is to become of a request while something else moves.
  func policy(of request: NavigationEngine.Request) -> OverlapPolicy {
    if let policy = request.policy ?? originPolicies[request.origin] { return policy }
    if request.origin.isUser, !areTransitionsInterruptible { return .ignore }
    switch request.change {
    case .set, .batch: return stackPolicy
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .remove: return policy
    }
  }
}

extension [PageID] {
  /// The numbers of pages, for a message.
  var numbers: [Int] { map(\.rawValue) }
}
