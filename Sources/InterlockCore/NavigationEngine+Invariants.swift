/// What must hold between events.
extension NavigationEngine {
  /// Checks in debug builds what can be checked at no cost that grows.
  func assertInvariants() {
    assert(cheapViolation == nil, cheapViolation ?? "")
  }

  /// The first invariant that is broken, of those that cost the same however much waits.
  private var cheapViolation: String? {
    switch phase {
    case .idle:
      if !plan.waiting.isEmpty { return "At rest, requests wait." }
      if !plan.served.isEmpty { return "At rest, requests are served." }
      if ledger.openCount > consents.questions.count {
        return "At rest, requests have no outcome."
      }
      if let openProbe, openProbe.moment != .nextTurn, holdBook.isEmpty {
        return "At rest, a probe is open that something has to be waited for."
      }
      if timer.isArmed { return "At rest, a deadline runs." }
    case .blocked(let blocked):
      if plan.waiting.isEmpty { return "The host is waited for, but nothing waits." }
      if !plan.served.isEmpty { return "The host is waited for, but requests are served." }
      if case .presence = blocked.reason { return nil }
      if !timer.isArmed { return "The host is waited for without a deadline." }
    case .transitioning(let transition):
      if transition.stage != .calling, !timer.isArmed {
        return "A transition runs without a deadline."
      }
    case .closed:
      if ledger.openCount > 0 { return "After the end, requests have no outcome." }
      if timer.isArmed { return "After the end, a deadline runs." }
    }
    return holdViolation
  }

  /// The first invariant about blocking that is broken.
  private var holdViolation: String? {
    if holdBook.recheck.isArmed == holdBook.isEmpty {
      return "Interaction is looked after, and free; or blocked, and not looked after."
    }
    if holdBook.isEmpty, holdBook.incident.isArmed { return "A free host is about to be reported." }
    switch phase {
    case .transitioning(let transition):
      if holdBook.transitional.contains(where: { $0.transition != transition.id }) {
        return "A hold has outlived its transition."
      }
      if transition.stage == .underFinger, !holdBook.transitional.isEmpty {
        return "Interaction is blocked under a finger."
      }
    case .idle, .blocked:
      if !holdBook.transitional.isEmpty { return "A hold has no transition." }
      if !motions.isEmpty { return "The host moves something, and there is no transition." }
    case .closed:
      if !holdBook.isEmpty { return "After the end, interaction is blocked." }
      if !motions.isEmpty { return "After the end, the host moves something." }
    }
    return nil
  }

  /// The first invariant that is broken; `nil` for a sound engine.
  ///
  /// - Complexity: O(depth + waiting), without an allocation while nothing waits: for tests.
  package var violation: String? {
    cheapViolation ?? requestViolation ?? consentViolation ?? stackViolation
  }

  /// The first invariant that is broken, if all held when the engine had that mark; and its mark now.
  ///
  /// - Complexity: O(1) as long as stacks, requests and questions are what they were then.
  package func check(since mark: InvariantMark?) -> (violation: String?, mark: InvariantMark) {
    let now = invariantMark
    let isKnown = mark == now
    return (
      cheapViolation ?? (isKnown ? nil : requestViolation ?? consentViolation ?? stackViolation),
      now
    )
  }

  /// What the costly invariants are about, in a few numbers: with the same mark they say the same.
  package var invariantMark: InvariantMark {
    InvariantMark(
      kind: kindOfPhase, target: plan.targetRevision, base: plan.base.mark,
      waiting: plan.waiting.count, first: plan.waiting.first?.request,
      last: plan.waiting.last?.request, served: plan.served.count, queue: plan.queueLength,
      open: ledger.openCount,
      asked: consents.isEmpty ? 0 : consents.questions.reduce(0) { $0 + $1.pages.count })
  }

  private var kindOfPhase: Int {
    switch phase {
    case .idle: 0
    case .blocked: 1
    case .transitioning(let transition): transition.isOurs ? 2 : 3
    case .closed: 4
    }
  }

  /// The first broken invariant of each kind; empty for a sound engine.
  ///
  /// - Complexity: O(depth + waiting): for tests.
  package func violations() -> [String] {
    if violation == nil { return [] }
    return [cheapViolation, requestViolation, consentViolation, stackViolation].compactMap(\.self)
  }

  /// The first invariant about requests that is broken.
  private var requestViolation: String? {
    let running = plan.served.count
    let waiting = plan.waiting.count
    if plan.waiting.first?.opensSegment == false { return "What waits has no beginning." }
    if plan.queueLength < waiting || plan.queueLength > waiting + running {
      return "The queue is miscounted."
    }
    if running + waiting + consents.questions.count != ledger.openCount {
      return "A request is open, but neither waits nor is served nor asked."
    }
    var isForgotten = plan.served.contains { !ledger.isOpen($0.request) }
    plan.waiting.forEach { isForgotten = isForgotten || !ledger.isOpen($0.request) }
    if isForgotten { return "A request waits that has had its outcome." }
    if case .transitioning(let transition) = phase, !transition.isOurs,
      plan.served.contains(where: { !$0.plan.operation.isNone })
    {
      return "The host's own transition serves requests."
    }
    return nil
  }

  /// The first invariant about pages that are asked that is broken.
  private var consentViolation: String? {
    for question in consents.questions {
      if !ledger.isOpen(question.request) { return "An answered request is asked." }
      if !(question.page.map(plan.stack(judging: question.policy).pages.contains) ?? false) {
        return "A page is asked that is not there."
      }
    }
    return nil
  }

  /// The first invariant about stacks that is broken.
  private var stackViolation: String? {
    if !isTargetFolded { return "The target is not what waits over the base." }
    if Self.hasPageTwice(target) { return "A page is twice in target." }
    if Self.hasPageTwice(shown) { return "A page is twice in shown." }
    if case .idle = phase, shown != target {
      return "At rest, what is shown is not what is wanted."
    }
    return nil
  }

  private var isTargetFolded: Bool {
    if plan.waiting.isEmpty { return plan.base.pages == target }
    var folded = plan.base.withoutMemory
    plan.waiting.forEach { _ = folded.apply($0.operation) }
    return folded.pages == target
  }

  private static func hasPageTwice(_ stack: [PageID]) -> Bool {
    guard stack.count <= 16 else { return Set(stack).count != stack.count }
    return stack.indices.contains { stack[..<$0].contains(stack[$0]) }
  }
}

/// Tells whether what the costly invariants are about has changed.
package struct InvariantMark: Equatable, Sendable {
  fileprivate var kind: Int
  fileprivate var target: Int
  fileprivate var base: IndexedStack.Mark
  fileprivate var waiting: Int
  fileprivate var first: RequestID?
  fileprivate var last: RequestID?
  fileprivate var served: Int
  fileprivate var queue: Int
  fileprivate var open: Int
  fileprivate var asked: Int
}

/// Stops the program: our own data contradict each other, and going on would hide it.
func impossible(_ message: String, in function: StaticString = #function) -> Never {
  preconditionFailure("\(function): \(message)")
}
