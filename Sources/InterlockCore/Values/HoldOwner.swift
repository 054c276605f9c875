/// Who holds interaction blocked.
///
/// Interaction is free when nobody does.
public enum HoldOwner: Hashable, Sendable, Codable {
  /// The pages of a transition move.
  case page(TransitionID)
  /// The host's bar moves its items, in a transition.
  case bar(BarMotion, TransitionID)
  /// The app, for a reason of its own.
  case manual(HoldToken)

  /// The transition that it is held for; `nil` for a manual one.
  public var transition: TransitionID? {
    switch self {
    case .page(let id), .bar(_, let id): id
    case .manual: nil
    }
  }
}

/// What a bar does with its items in a transition.
public enum BarMotion: Hashable, Sendable, Codable, CaseIterable {
  /// It puts an item on top.
  case push
  /// It takes an item off the top.
  case pop
}
