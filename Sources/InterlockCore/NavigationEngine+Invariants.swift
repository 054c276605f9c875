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

  /// All invariants that are broken; empty for a sound engine.
  ///
  /// - Complexity: O(depth + waiting): for tests.
  package func violations() -> [String] {
    var violations: [String] = []
    if let cheapViolation { violations.append(cheapViolation) }
    let running = plan.served.map(\.plan)
    let waiting = plan.waiting.elements
    if waiting.first?.opensSegment == false { violations.append("What waits has no beginning.") }
    if plan.queueLength < waiting.count || plan.queueLength > waiting.count + running.count {
      violations.append("The queue is miscounted.")
    }
    if (running + waiting).contains(where: { !ledger.isOpen($0.request) }) {
      violations.append("A request waits that has had its outcome.")
    }
    if case .transitioning(let transition) = phase, !transition.isOurs,
      running.contains(where: { $0.operation != .none })
    {
      violations.append("The host's own transition serves requests.")
    }
    if running.count + waiting.count + consents.questions.count != ledger.openCount {
      violations.append("A request is open, but neither waits nor is served nor asked.")
    }
    for question in consents.questions {
      if !ledger.isOpen(question.request) { violations.append("An answered request is asked.") }
      if !(question.page.map(plan.stack(judging: question.policy).pages.contains) ?? false) {
        violations.append("A page is asked that is not there.")
      }
    }
    var folded = plan.base
    for member in waiting { _ = folded.apply(member.operation) }
    if folded.pages != target { violations.append("The target is not what waits over the base.") }
    for (name, stack) in [("target", target), ("shown", shown)] {
      if Set(stack).count != stack.count { violations.append("A page is twice in \(name).") }
    }
    if isAtRest, case .idle = phase, shown != target {
      violations.append("At rest, what is shown is not what is wanted.")
    }
    return violations
  }
}

/// Stops the program: our own data contradict each other, and going on would hide it.
func impossible(_ message: String, in function: StaticString = #function) -> Never {
  preconditionFailure("\(function): \(message)")
}
