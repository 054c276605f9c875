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
    case .closed:
      if !holdBook.isEmpty { return "After the end, interaction is blocked." }
    }
    return nil
  }

  /// The first invariant that is broken; `nil` for a sound engine.
  ///
  /// - Complexity: O(depth + waiting), without an allocation while nothing waits: for tests.
  package var violation: String? {
    cheapViolation ?? requestViolation ?? consentViolation ?? stackViolation
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
      plan.served.contains(where: { $0.plan.operation != .none })
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
    var folded = plan.base
    plan.waiting.forEach { _ = folded.apply($0.operation) }
    return folded.pages == target
  }

  private static func hasPageTwice(_ stack: [PageID]) -> Bool {
    guard stack.count <= 16 else { return Set(stack).count != stack.count }
    return stack.indices.contains { stack[..<$0].contains(stack[$0]) }
  }
}

/// Stops the program: our own data contradict each other, and going on would hide it.
func impossible(_ message: String, in function: StaticString = #function) -> Never {
  preconditionFailure("\(function): \(message)")
}
