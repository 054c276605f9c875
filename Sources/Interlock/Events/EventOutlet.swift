import InterlockCore

/// What happened last, and what the outside is to hear of when what goes on is over.
struct EventOutlet {
  /// Something that the outside gets.
  enum Delivery {
    case event(NavigationEvent)
    case work(@MainActor () -> Void)
  }

  /// Whether the outside wants to hear of everything, or only of what there may be a message about.
  var hasListeners = true
  /// What happened last.
  private(set) var history = EventHistory()
  private var deliveries = Batches<Delivery>()

  /// Whether nothing waits to be delivered.
  var isEmpty: Bool { deliveries.isEmpty }

  /// Notes an event, and has it delivered if anybody listens, or may begin to in work that is delivered
  /// before it.
  ///
  /// - Returns: Whether somebody listens.
  mutating func note(_ event: consuming NavigationEvent, at now: Timestamp) -> Bool {
    let hasListener = hasListeners || NavigationMessage.mayBe(about: event)
    if hasListener || !deliveries.isEmpty { deliveries.append(.event(copy event)) }
    history.note(consume event, at: now)
    return hasListener
  }

  /// Has code of the app run.
  mutating func append(_ work: @escaping @MainActor () -> Void) {
    deliveries.append(.work(work))
  }

  /// Takes all that waits to be delivered.
  mutating func take() -> [Delivery] { deliveries.take() }

  /// Takes back the storage of what has been delivered.
  mutating func reuse(_ batch: consuming [Delivery]) { deliveries.reuse(batch) }
}
