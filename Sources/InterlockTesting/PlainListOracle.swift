public import InterlockCore

/// Says which stack there must be at rest, from inputs and outcomes alone.
///
/// It knows nothing of segments, witnesses or deadlines: a list of accepted changes, folded one by
/// one, in the order in which they were accepted, without those whose outcome says "no effect". What
/// the host changes by itself goes before everything that had not begun; where the host's stack is not
/// explained, the oracle starts again from it.
public struct PlainListOracle: Sendable {
  private let recording: [ScriptedHost.RecordedEvent]
  private var position = 0
  private var base: [PageID]
  private var entries: [Entry] = []
  /// Requests that pages are being asked about.
  private var asked: [RequestID: Entry] = [:]
  private var running: TransitionID?
  private var hostChanges: [(end: CoordinatorID?, before: [PageID])] = []
  private var mustRestart = false

  private struct Entry: Sendable {
    var request: RequestID
    var change: NavigationEngine.Change
    /// The lowest page that a pop takes off, bound when the request was made.
    var cut: PageID?
    /// Whether the stack was as asked when the request was made: it changes no later one either.
    var changesNothing = false
    var isOpen = true
  }

  /// Creates an oracle for a recording that begins with these pages shown.
  public init(shown: [PageID], recording: [ScriptedHost.RecordedEvent]) {
    base = shown
    self.recording = recording
  }

  /// The stack when everything accepted is carried out.
  public var stack: [PageID] { fold(entries) }

  private func fold(_ entries: [Entry]) -> [PageID] {
    entries.reduce(into: base) { stack, entry in Self.apply(entry, to: &stack) }
  }

  /// Takes in the next event of the recording and what followed; `nil` at its end.
  public mutating func next() -> ScriptedHost.RecordedEvent? {
    guard position < recording.count else { return nil }
    let record = recording[position]
    position += 1
    switch record.event {
    case .hostBegan(let change): insert(change)
    case .witnessed(.coordinatorEnded(let end, isCancelled: true)),
      .witnessed(.turnedBack(let end)):
      takeBack(end)
    case .requested, .performed, .witnessed, .read, .presenceChanged, .deadlineReached,
      .consentGiven, .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
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
          bind($0, on: $0.policy == .replacePending ? stackBeingReached() : stack)
        }
      case .ask, .stopAsking, .perform, .probe, .hold, .release, .schedule, .unschedule, .report,
        .notify:
        break
      }
    }
    if let own, isAccepted { entries.append(bind(own, on: stack)) }
    if case .consentGiven(let id, _, _) = record.event { place(id, record.actions) }
    restart(after: record)
    return record
  }

  /// Begins anew with the host's stack, if what happened cannot be told otherwise.
  private mutating func restart(after record: ScriptedHost.RecordedEvent) {
    let hasEnded = record.actions.contains {
      switch $0 {
      case .notify(.didSettle), .report(.divergence): true
      default: false
      }
    }
    guard mustRestart, hasEnded, let stack = record.event.reading?.stack else { return }
    mustRestart = false
    hostChanges = []
    base = stack
    entries.removeAll { !$0.isOpen }
  }

  /// Puts a change of the host's own between what had begun and what had not.
  private mutating func insert(_ change: HostChange) {
    if case .postponedPerform(let id) = change.cause, id == running { return }
    let begun = running == nil ? [] : requestsAnsweredAtNextEnd()
    let before = fold(entries.filter { !$0.isOpen || begun.contains($0.request) })
    hostChanges.append((change.reading.status.coordinator?.id, before))
    base = change.reading.stack
    entries.removeAll { !$0.isOpen || begun.contains($0.request) }
    mustRestart = true
  }

  /// The last change of the host's own is cancelled.
  private mutating func takeBack(_ end: CoordinatorID) {
    guard let last = hostChanges.last, last.end == end else { return }
    hostChanges.removeLast()
    base = last.before
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

  /// What a request means on a stack.
  private func bind(_ request: NavigationEngine.Request, on stack: [PageID]) -> Entry {
    var entry = Entry(request: request.id, change: request.change)
    if case .pop(let count) = request.change, stack.count > 1 {
      entry.cut = stack[max(1, stack.count - count)]
    }
    if case .push(let page) = request.change, stack.contains(page.id) {
      entry.change = .popTo(page.id)
    }
    var result = stack
    Self.apply(entry, to: &result)
    entry.changesNothing = result == stack
    return entry
  }

  private mutating func close(_ id: RequestID, _ outcome: NavigationOutcome) {
    asked[id] = nil
    guard let index = entries.firstIndex(where: { $0.request == id }) else { return }
    if outcome.hasEffect, outcome != .nothingToDo {
      entries[index].isOpen = false
    } else {
      entries.remove(at: index)
    }
  }

  private static func apply(_ entry: Entry, to stack: inout [PageID]) {
    guard !entry.changesNothing else { return }
    switch entry.change {
    case .push(let page):
      if !stack.contains(page.id) { stack.append(page.id) }
    case .pop:
      guard let cut = entry.cut, let index = stack.firstIndex(of: cut) else { return }
      stack.removeLast(stack.count - max(1, index))
    case .popTo(let page):
      guard let index = stack.firstIndex(of: page) else { return }
      stack.removeLast(stack.count - index - 1)
    case .popToRoot:
      stack.removeLast(max(0, stack.count - 1))
    case .set(let pages):
      stack = pages.map(\.id)
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
    case .requested, .witnessed, .presenceChanged, .deadlineReached, .consentGiven,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      nil
    }
  }
}
