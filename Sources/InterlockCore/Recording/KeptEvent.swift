/// An event as a recorder keeps it: without a stack that the engine knows by itself.
///
/// To keep such a stack would make the host copy its list at the next change of it.
enum KeptEvent: Sendable {
  /// All there was in it.
  case whole(NavigationEngine.Event)
  /// A `performed`, with a stack that follows from the plan.
  case performed(TransitionID, attempt: Int, HostStatus, KnownStack)
  /// A `read`, with a stack that follows from the plan.
  case read(HostStatus, answering: ProbeID?, KnownStack)

  /// Takes in an event, without the stack of its reading if the engine knows that.
  @inline(__always)
  init(_ event: consuming NavigationEngine.Event, without stack: KnownStack?) {
    guard let stack else {
      self = .whole(event)
      return
    }
    switch consume event {
    case .performed(let id, let attempt, let reading):
      self = .performed(id, attempt: attempt, reading.status, stack)
    case .read(let reading, let probe):
      self = .read(reading.status, answering: probe, stack)
    case .requested, .withdrawn, .hostBegan, .witnessed, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      impossible("there is no stack to leave out")
    }
  }

  /// The event as it was, told to an engine with that plan.
  func event(told plan: borrowing Plan) -> NavigationEngine.Event {
    switch self {
    case .whole(let event): event
    case .performed(let id, let attempt, let status, let stack):
      .performed(id, attempt: attempt, HostReading(pages: stack.pages(of: plan), status: status))
    case .read(let status, let probe, let stack):
      .read(HostReading(pages: stack.pages(of: plan), status: status), answering: probe)
    }
  }
}

/// A stack that an engine knows by itself.
enum KnownStack {
  /// What the running transition leads to.
  case base
  /// What is shown.
  case shown

  /// Which stack of a plan this is, if it is one.
  @inline(__always)
  init?(_ pages: borrowing PageStack, of plan: borrowing Plan) {
    if pages == plan.base.stack {
      self = .base
    } else if plan.isShown(pages) {
      self = .shown
    } else {
      return nil
    }
  }

  /// The stack.
  func pages(of plan: borrowing Plan) -> PageStack {
    switch self {
    case .base: plan.base.stack
    case .shown: plan.shownStack
    }
  }
}
