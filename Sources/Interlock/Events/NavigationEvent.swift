public import InterlockCore

/// Something that happened in the navigation of one controller.
///
/// Pages are named by identifiers, so that an event can leave the main actor;
/// ``NavigationInterlock/page(_:)`` gives the page.
public nonisolated enum NavigationEvent: Sendable {
  /// UIKit is about to show this page. Its delegate hears the same.
  case willShow(PageID)
  /// UIKit has shown this page. Its delegate hears the same.
  case didShow(PageID)
  /// A request has its outcome; no other will follow for it.
  case resolved(NavigationEngine.Request, NavigationOutcome)
  /// A transition begins or has ended, the target changes, everything comes to rest.
  case notice(NavigationEngine.Notice)
  /// Interaction is blocked, or goes on to be, for this owner.
  case held(HoldOwner)
  /// An owner does not block interaction any more.
  case released(HoldOwner)
  /// Something happened that should not have.
  case incident(NavigationIncident)
}

/// The events of one controller, from the moment the property is read that gave them.
///
/// Has a buffer of ``bufferSize`` events. If it is full, the oldest event goes, and
/// ``NavigationInterlock/droppedEventCount`` counts it. Ends when the controller goes away. One reader
/// only; whoever else wants the events reads the property again.
public nonisolated struct NavigationEvents: AsyncSequence, Sendable {
  /// How many events wait for a slow reader.
  public static let bufferSize = 256

  let stream: AsyncStream<NavigationEvent>

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncStream<NavigationEvent>.AsyncIterator {
    stream.makeAsyncIterator()
  }
}
