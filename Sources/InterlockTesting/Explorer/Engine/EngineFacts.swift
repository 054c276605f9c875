import InterlockCore

/// What a world asks of its engine and of what is open, once for all hosts beside it.
struct EngineFacts: Sendable {
  var target: PageRow
  var shown: PageRow
  /// The pages that the engine, or what judges it, knows.
  var pages: UInt16
  var openCount: UInt8
  /// How many pages have been asked and have not answered.
  var unansweredCount: UInt8
  var isHeldByHand: Bool
  /// The deadlines that come first, by their places in the list; of several at a time, each may be first.
  var firstDeadlines: UInt16
  /// Those that belong to a transition, or to waiting for the host.
  var ladderDeadlines: UInt16
  var isAtRest: Bool
  /// Whether nothing is under way in the engine, and nothing open beside it.
  var isQuiet: Bool
  /// How many deadlines may pass until rest.
  var allowance: UInt8
  /// Which rule is broken, whatever the host is; `nil` if none.
  var violation: String?
  /// Which rule is broken once the host has no question to answer and the engine is at rest.
  var violationAtRest: String?

  var hasDeadlines: Bool { firstDeadlines != 0 }
}

extension HostModel {
  /// Which rule is broken by a state, whatever led to it; `nil` if none.
  func violation(beside engine: EngineFacts, _ scope: Scope) -> String? {
    if let violation = engine.violation { return violation }
    if isClosed {
      if engine.openCount > 0 { return "After the end, a request has no outcome." }
      return engine.hasDeadlines ? "After the end, a deadline runs." : nil
    }
    if isInBackground, engine.hasDeadlines { return "A deadline runs in the background." }
    if engine.isAtRest { return probes.isEmpty ? violationAtRest(beside: engine) : nil }
    if !hasMisbehaved(scope), isIdle {
      return "The host has done its part, and the engine goes on waiting."
    }
    return nil
  }

  private func violationAtRest(beside engine: EngineFacts) -> String? {
    if let violation = engine.violationAtRest { return violation }
    if call != nil { return "At rest, a call has not returned." }
    return isQuiet && engine.shown != stack
      ? "At rest, the engine is wrong about the host." : nil
  }

  /// How many deadlines may pass until rest, by invariant 8; 0 where it says nothing.
  func allowance(beside engine: EngineFacts) -> UInt8 {
    isCalm && !engine.isAtRest ? engine.allowance : 0
  }

  /// At a rest with nothing under way, what may go wrong is counted anew.
  mutating func rest(beside engine: EngineFacts, _ scope: Scope) {
    guard engine.isQuiet, isQuiet else { return }
    firings = scope.firings
    lateness = scope.late
  }
}
