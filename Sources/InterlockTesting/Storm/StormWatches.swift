import InterlockCore

/// Whether requests are carried out in the order in which they were made, or agreed to.
struct OutcomeOrder: Sendable {
  /// When each open request was placed, oldest first.
  private var places: [(request: RequestID, place: Int)] = []
  private var lastPlace = 0
  private var lastCarriedOut = 0

  /// Takes in an event, before its answer.
  mutating func listen(to event: NavigationEngine.Event) {
    switch event {
    case .requested(let request, _): put(request.id)
    case .consentGiven(let request, _, _):
      if let index = places.firstIndex(where: { $0.request == request }) {
        places.remove(at: index)
        put(request)
      }
    case .withdrawn, .performed, .hostBegan, .witnessed, .read, .presenceChanged, .deadlineReached,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      break
    }
  }

  /// Takes in an outcome; returns what is wrong with it.
  mutating func close(_ request: RequestID, _ outcome: NavigationOutcome) -> String? {
    guard let index = places.firstIndex(where: { $0.request == request }) else { return nil }
    let place = places.remove(at: index).place
    guard outcome.isCarriedOut else { return nil }
    defer { lastCarriedOut = place }
    return place < lastCarriedOut ? "request \(request.rawValue) was overtaken" : nil
  }

  private mutating func put(_ request: RequestID) {
    lastPlace += 1
    places.append((request, lastPlace))
  }
}

extension NavigationOutcome {
  /// Whether a transition carried the request out.
  fileprivate var isCarriedOut: Bool {
    switch self {
    case .shown, .placed, .merged(into: .some): true
    case .merged(into: nil), .nothingToDo, .ignored, .refused, .superseded, .vetoed, .interrupted,
      .cancelledByUser, .withdrawn, .dropped, .timedOut, .closed:
      false
    }
  }
}

/// Whether deadlines lead to rest while nobody does anything new.
struct LivenessWatch: Sendable {
  /// How many deadlines have been reached since somebody did something.
  private(set) var count = 0
  private var limit = 0
  private var isPaused = false
  private var presence = HostPresence.onScreen
  /// The question that has to be answered before a deadline counts.
  private var openProbe: ProbeID?
  /// Whether there was none before this event.
  private var wasAnswered = true

  /// The deadlines that a transition may take: 3 of waiting for the host, and the ladder; all of it again
  /// if the host did not carry the change out.
  private static let ladderLength = 2 * (3 + RecoveryRung.allCases.count)

  /// Takes in an event, before its answer.
  mutating func listen(to event: NavigationEngine.Event) {
    wasAnswered = openProbe == nil
    if case .read(_, answering: openProbe) = event { openProbe = nil }
  }

  /// Takes in a question to the host.
  mutating func ask(_ probe: ProbeID, _ moment: NavigationEngine.ProbeMoment) {
    if moment != .whenFree { openProbe = probe }
  }

  /// Takes in what has become of it; `true` if there have been too many deadlines.
  ///
  /// - Parameter segments: How many transitions are to come at most.
  mutating func isTooLong(
    after event: NavigationEngine.Event, isAtRest: Bool, segments: Int
  ) -> Bool {
    switch event {
    case .deadlineReached(let deadline):
      guard wasAnswered, deadline.kind == .settle || deadline.kind == .recheck else { return false }
      if count == 0 { limit = Self.ladderLength * (2 + segments) }
      count += 1
      return count > limit && !isAtRest && !isPaused && presence == .onScreen
    case .performed(_, _, let reading), .read(let reading, _):
      presence = reading.status.presence
      // A finger may stay for as long as it likes.
      if reading.status.isUnderFinger { count = 0 }
    case .presenceChanged(let presence):
      self.presence = presence
      count = 0
    case .paused:
      isPaused = true
      count = 0
    case .resumed:
      isPaused = false
      count = 0
    case .witnessed(.layoutPass), .witnessed(.coordinatorEnded), .witnessed(.didShow),
      .witnessed(.appeared), .witnessed(.barBegan), .witnessed(.barEnded), .holdReleased,
      .holdTaken:
      break
    case .requested, .withdrawn, .hostBegan, .witnessed, .consentGiven, .consentRefused, .closed:
      count = 0
    }
    return false
  }
}

extension HostStatus {
  fileprivate var isUnderFinger: Bool {
    coordinator?.isInteractive == true || obstacle == .underFinger
  }
}
