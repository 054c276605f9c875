public import InterlockCore

/// Says which stack there must be at rest, from inputs and outcomes alone.
///
/// It knows nothing of segments, witnesses or deadlines: a list of accepted changes, folded one by
/// one, in the order in which they were accepted, without those whose outcome says "no effect". What
/// the host changes by itself goes before everything that had not begun; where the host's stack is not
/// explained, the oracle starts again from it.
public struct PlainListOracle: Sendable {
  private let recording: [FlightRecording.Step]
  private var position = 0
  private var base: [PageID]
  private var entries: [Entry] = []
  /// Requests that pages are being asked about.
  private var asked: [RequestID: Entry] = [:]
  private var running: TransitionID?
  private var hostChanges: [HostChangeUnderWay] = []
  /// Requests whose transition the host has changed since; they count again if it is tried again.
  private var overtaken: [Entry] = []
  private var mustRestart = false

  /// A change of the host's own that may be cancelled.
  private struct HostChangeUnderWay: Sendable {
    var end: CoordinatorID?
    var before: [PageID]
    /// Whether it began the transition, and did not come on top of one.
    var isFirst: Bool
  }

  /// Creates an oracle for a recording that begins with these pages shown.
  public init(shown: [PageID], recording: [FlightRecording.Step]) {
    base = shown
    self.recording = recording
  }

  /// The stack when everything accepted is carried out.
  public var stack: [PageID] { fold(entries) }

  private func fold(_ entries: [Entry]) -> [PageID] {
    entries.reduce(into: base) { stack, entry in entry.apply(to: &stack) }
  }

  /// Takes in the next event of the recording and what followed; `nil` at its end.
  public mutating func next() -> FlightRecording.Step? {
    guard position < recording.count else { return nil }
    let record = recording[position]
    position += 1
    switch record.event {
    case .hostBegan(let change): insert(change)
    case .witnessed(.coordinatorEnded(let end, isCancelled: true)):
      takeBack(end, isSeenEarly: false)
    case .witnessed(.turnedBack(let end)):
      takeBack(end, isSeenEarly: true)
    case .requested, .withdrawn, .performed, .witnessed, .read, .presenceChanged,
      .deadlineReached, .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused,
      .resumed, .closed:
      break
    }
    let own = record.event.request
    var isAccepted = own != nil
    for action in record.actions {
      switch action {
      case .resolve(let id, let outcome) where id == own?.id:
        isAccepted = outcome.hasEffect && outcome != .nothingToDo
      case .resolve(let id, let outcome): close(id, outcome)
      case .report(.divergence): mustRestart = true
      case .notify(.willBegin(let summary)): running = summary.id
      case .notify(.didSettle): running = nil
      case .ask(let id, _) where id == own?.id:
        isAccepted = false
        asked[id] = own.map {
          Entry($0, on: $0.policy == .replacePending ? stackBeingReached() : stack)
        }
      case .ask, .stopAsking, .perform, .probe, .hold, .release, .schedule, .unschedule, .report,
        .notify:
        break
      }
    }
    if let own, isAccepted { entries.append(Entry(own, on: stack)) }
    if case .consentGiven(let id, _, _) = record.event { place(id, record.actions) }
    restart(after: record)
    return record
  }

  /// Begins anew with the host's stack, if what happened cannot be told otherwise.
  private mutating func restart(after record: FlightRecording.Step) {
    let hasEnded = record.actions.contains {
      switch $0 {
      case .notify(.didSettle), .report(.divergence): true
      default: false
      }
    }
    guard mustRestart, hasEnded, let stack = record.event.reading?.stack else { return }
    let isTriedAgain = record.actions.contains {
      if case .report(.retried) = $0 { true } else { false }
    }
    mustRestart = false
    hostChanges = []
    base = stack
    entries.removeAll { !$0.isOpen }
    if isTriedAgain { entries = overtaken + entries }
    overtaken = []
  }

  /// Puts a change of the host's own between what had begun and what had not.
  private mutating func insert(_ change: HostChange) {
    if case .postponedPerform(let id) = change.cause, id == running { return }
    let begun = running == nil ? [] : requestsAnsweredAtNextEnd()
    let before = fold(entries.filter { !$0.isOpen || begun.contains($0.request) })
    hostChanges.append(
      HostChangeUnderWay(
        end: change.reading.status.coordinator?.id, before: before, isFirst: running == nil))
    base = change.reading.stack
    overtaken += entries.filter { $0.isOpen && begun.contains($0.request) }
    entries.removeAll { !$0.isOpen || begun.contains($0.request) }
    mustRestart = true
  }

  /// A change of the host's own is cancelled: the last one, or the one below all others, which takes
  /// those with it as soon as it is seen to turn back.
  private mutating func takeBack(_ end: CoordinatorID, isSeenEarly: Bool) {
    if let last = hostChanges.last, last.end == end {
      hostChanges.removeLast()
      base = last.before
    } else if isSeenEarly, let first = hostChanges.first, first.isFirst, first.end == end {
      base = first.before
    }
  }

  /// The requests that the running transition turns out to have served.
  private func requestsAnsweredAtNextEnd() -> [RequestID] {
    for record in recording[position...] {
      var answered: [RequestID] = []
      for action in record.actions {
        if case .resolve(let request, _) = action { answered.append(request) }
        if case .report(.retried) = action { break }  // It ends later.
        if case .notify(.didSettle) = action { return answered }
      }
    }
    return []
  }

  /// A request whose pages have all agreed counts from now on.
  private mutating func place(_ id: RequestID, _ actions: [NavigationEngine.Action]) {
    let isDecided = !actions.contains {
      switch $0 {
      case .ask(id, _), .resolve(id, _): true
      default: false
      }
    }
    if isDecided, let entry = asked.removeValue(forKey: id) { entries.append(entry) }
  }

  /// The stack that is being reached: what a request that is to replace what waits is judged on,
  /// while that still waits.
  private func stackBeingReached() -> [PageID] {
    let begun = running == nil ? [] : requestsAnsweredAtNextEnd()
    return fold(entries.filter { !$0.isOpen || begun.contains($0.request) })
  }

  private mutating func close(_ id: RequestID, _ outcome: NavigationOutcome) {
    asked[id] = nil
    overtaken.removeAll { $0.request == id }
    guard let index = entries.firstIndex(where: { $0.request == id }) else { return }
    if outcome.hasEffect, outcome != .nothingToDo {
      entries[index].isOpen = false
    } else {
      entries.remove(at: index)
    }
  }
}

extension NavigationEngine.Event {
  /// The request, if this event is one.
  fileprivate var request: NavigationEngine.Request? {
    if case .requested(let request, _) = self { request } else { nil }
  }

  /// What was read of the host, if this event carries a reading.
  fileprivate var reading: HostReading? {
    switch self {
    case .performed(_, _, let reading), .read(let reading, _): reading
    case .hostBegan(let change): change.reading
    case .requested, .withdrawn, .witnessed, .presenceChanged, .deadlineReached, .consentGiven,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      nil
    }
  }
}
