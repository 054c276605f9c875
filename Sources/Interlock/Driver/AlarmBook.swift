import InterlockCore

/// The engine's deadlines for which a runner will be woken: at most one of a kind, and few at a time.
struct AlarmBook {
  private var alarms: [Alarm] = []

  private struct Alarm {
    let deadline: NavigationEngine.Deadline
    let call: ScheduledCall
  }

  /// Notes what wakes the runner for a deadline, in the place of what would have for the one of its kind.
  mutating func set(_ call: ScheduledCall, for deadline: NavigationEngine.Deadline) {
    let alarm = Alarm(deadline: deadline, call: call)
    if let place = place(of: deadline.kind) { alarms[place] = alarm } else { alarms.append(alarm) }
  }

  /// Forgets the deadline of a kind, and calls off what would wake the runner for it.
  mutating func cancel(_ kind: NavigationEngine.Deadline.Kind) {
    guard let place = place(of: kind) else { return }
    alarms.remove(at: place).call.cancel()
  }

  /// Whether the runner is to be woken for just this deadline.
  func isSet(for deadline: NavigationEngine.Deadline) -> Bool {
    guard let place = place(of: deadline.kind) else { return false }
    return alarms[place].deadline == deadline
  }

  private func place(of kind: NavigationEngine.Deadline.Kind) -> Int? {
    for place in alarms.indices where alarms[place].deadline.kind == kind { return place }
    return nil
  }
}
