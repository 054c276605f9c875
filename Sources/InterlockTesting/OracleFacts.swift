import InterlockCore

// What oracles and rules ask of what an engine is told, and of what it answers.

extension NavigationEngine.Event {
  /// The stack that was read, if the event carries one.
  var stack: [PageID]? {
    switch self {
    case .performed(_, _, let reading), .read(let reading, _): reading.stack
    case .hostBegan(let change): change.reading.stack
    case .requested, .withdrawn, .witnessed, .presenceChanged, .deadlineReached, .consentGiven,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      nil
    }
  }
}

extension NavigationEngine.Event {
  /// Whether time alone has passed.
  var isDeadline: Bool { if case .deadlineReached = self { true } else { false } }
}

extension NavigationOutcome {
  /// Whether the request that it answers has changed the stack.
  var changesTheList: Bool { hasEffect && self != .nothingToDo }
}
