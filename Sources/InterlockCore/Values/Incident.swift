/// Something that should not have happened; the driver turns it into a report.
public enum NavigationIncident: Hashable, Sendable, Codable {
  /// The end of a transition was not seen in time; the engine takes this step of its ladder.
  case lateEnd(TransitionSummary, RecoveryRung)
  /// The host was not free in time; the engine takes this step of its ladder.
  case longBlock(TransitionSummary, RecoveryRung)
  /// The host's stack is neither what was expected nor explained. The host is right.
  case divergence(expected: [PageID], found: [PageID])
  /// The host did not carry out a change; it will be tried once more.
  case retried(TransitionID, NotCarriedOut)
  /// The host did not carry out a change for the second time, or its transition went back though no finger
  /// drove it; its requests are answered `dropped`.
  case dropped(TransitionID, NotCarriedOut)
  /// Interaction has been blocked for longer than `NavigationDeadlines.report`, by these; told once
  /// for as long as it stays blocked.
  case longHold([HoldOwner])
  /// A manual hold has reached its maximum and is released.
  case holdExpired(HoldToken)

  /// How a host failed to carry out a change.
  public enum NotCarriedOut: Hashable, Sendable, Codable {
    /// A presentation or dismissal was under way, so the host dropped the call.
    case obstacle(HostObstacle)
    /// Nothing was in the way; the call had no effect.
    case swallowed
    /// The transition ran and went back, though no finger drove it.
    case wentBack
  }
}

/// A step of the recovery ladder; each deadline that passes takes the next one.
public enum RecoveryRung: Int, Hashable, Comparable, Sendable, Codable, CaseIterable {
  /// Look at the host: perhaps it is done and never said so.
  case probe
  /// Make the host lay out, then look.
  case layout
  /// Release what the transition holds, so that the user can go on; taken only if it holds anything.
  case release
  /// Put the wanted stack in place without animation.
  case place
  /// Give up on the requests and adopt what is there.
  case giveUp

  /// Orders steps by how far they go.
  public static func < (lower: RecoveryRung, higher: RecoveryRung) -> Bool {
    lower.rawValue < higher.rawValue
  }

  /// The step after this one; the last one is its own successor.
  var next: RecoveryRung { RecoveryRung(rawValue: rawValue + 1) ?? self }
}
