import InterlockCore

/// Says what is to be held for the bar: what it was said to do within the running transition, no less
/// while the transition's page is held, and never more.
struct BarRule: Sendable {
  /// What the bar does, in the order in which it was said.
  private(set) var motions: [BarMotion] = []

  /// Takes in an event and what the engine answered.
  ///
  /// - Parameter isRunning: Whether a transition ran before the event.
  mutating func take(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], isRunning: Bool
  ) {
    switch event {
    case .witnessed(.barBegan(let motion)):
      if isRunning, !motions.contains(motion) { motions.append(motion) }
    case .witnessed(.barEnded(let motion)): motions.removeAll { $0 == motion }
    default: break
    }
    for action in actions {
      switch action {
      case .notify(.didSettle), .notify(.willBegin): motions = []
      default: break
      }
    }
    if case .closed = event { motions = [] }
  }

  /// What is wrong with what is held; `nil` if nothing is.
  func violation(_ held: [HoldOwner]) -> String? {
    var isPageHeld = false
    var count = 0
    for owner in held {
      switch owner {
      case .page: isPageHeld = true
      case .bar(let motion, _):
        if !motions.contains(motion) {
          return "Interaction is blocked for a bar that nobody says moves."
        }
        count += 1
      case .manual: break
      }
    }
    if isPageHeld, count < motions.count { return "The bar moves, and nothing is held for it." }
    return nil
  }

  /// Writes what there is, if there is anything.
  func write(to form: inout CanonicalForm) {
    if motions.isEmpty { return }
    form.write(Self.mark)
    form.write(motions.count)
    for motion in motions { form.write(motion) }
  }

  /// Begins what is written only where there is something; see `DoubleTapRule`.
  private static let mark: UInt8 = 253
}
