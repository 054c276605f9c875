import InterlockCore

/// What of an engine's answer concerns the host.
struct HostOrders: Sendable {
  /// The call to make.
  var perform: HostModel.Perform?
  /// Whether there is more than one.
  var hasSecondPerform = false
  /// Whether a deadline led to it: then the host may be called whatever it has put off.
  var isForced = false
  /// Codes of probes, in order.
  var probes = ShortRow()
  /// Whether the end of a transition is reported as late.
  var climbsLadder = false
  /// Whether a call that has returned is taken for lost.
  var takesCallForLost = false
  /// Whether a deadline is scheduled.
  var schedulesDeadline = false
  /// Whether the engine was shown the host's stack.
  var hasRead = false
}

extension HostModel {
  /// Does what the engine orders; returns which rule that breaks.
  mutating func obey(_ orders: HostOrders) -> String? {
    if orders.hasRead { (hasUnseenChange, isUnread) = (false, false) }
    var violation: String?
    if orders.climbsLadder, motions.indexUnderFinger != nil {
      violation = "The ladder is climbed under a finger."
    }
    if orders.schedulesDeadline, isInBackground {
      violation = "A deadline runs in the background."
    }
    if orders.takesCallForLost, !orders.isForced, postponed != nil {
      violation = "A call is taken for lost that the host has put off."
    }
    for place in 0..<orders.probes.count { ask(Probe(code: orders.probes[place])) }
    if let perform = orders.perform {
      violation = violation ?? wrong(with: perform, orders)
      call = perform
      isCallCarriedOut = false
    }
    return violation
  }

  /// What is wrong with a call; `nil` if nothing is.
  private func wrong(with perform: Perform, _ orders: HostOrders) -> String? {
    if call != nil || orders.hasSecondPerform { return "Two calls are ordered at a time." }
    if !orders.isForced, postponed?.transition == perform.transition {
      return "A call is made again that the host has put off and will make itself."
    }
    var after = stack
    if !hasUnseenChange, !isUnread, !perform.verb.apply(to: &after) {
      return "A call is ordered for which the host raises an exception."
    }
    return nil
  }

  private mutating func ask(_ probe: Probe) {
    if probe.moment == .afterLayout, presence == .onScreen { isLayoutDue = true }
    // Who waits for the host to be free waits once; of the others the last ones are answered.
    if probe.moment == .whenFree {
      for place in (0..<probes.count).reversed()
      where Probe(code: probes[place]).moment == .whenFree {
        probes.remove(at: place)
      }
    }
    probes.append(probe.code)
    if probes.count > 2 { probes.remove(at: 0) }
  }
}
