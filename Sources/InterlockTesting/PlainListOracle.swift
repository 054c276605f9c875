public import InterlockCore

/// Says which stack there must be at rest, from inputs and outcomes alone.
///
/// It knows nothing of transitions, segments or deadlines: a list of accepted changes, folded one by
/// one, in the order in which they were accepted, without those whose outcome says "no effect". Where
/// the host changed the stack by itself it starts again from the host's own list.
public struct PlainListOracle: Sendable {
  private var base: [PageID]
  private var entries: [Entry] = []
  private var mustRestart = false

  private struct Entry: Sendable {
    var request: RequestID
    var change: NavigationEngine.Change
    /// The lowest page that a pop takes off, bound when the request was made.
    var cut: PageID?
    var isOpen = true
  }

  /// Creates an oracle for a host that shows these pages.
  public init(shown: [PageID]) {
    base = shown
  }

  /// The stack when everything accepted is carried out.
  public var stack: [PageID] {
    entries.reduce(into: base) { stack, entry in Self.apply(entry, to: &stack) }
  }

  /// Takes in what was delivered and what followed.
  public mutating func observe(_ record: ScriptedHost.RecordedEvent) {
    var own: RequestID?
    if case .requested(let request, _) = record.event { own = request.id }
    if case .hostBegan(let change) = record.event, !change.isPostponedPerform { mustRestart = true }
    var isRefused = false
    var hasSettled = false
    for action in record.actions {
      switch action {
      case .resolve(let id, let outcome) where id == own:
        isRefused = !outcome.hasEffect || outcome == .nothingToDo
      case .resolve(let id, let outcome): close(id, outcome)
      case .report(.divergence):
        mustRestart = true
        hasSettled = true
      case .notify(.didSettle): hasSettled = true
      case .perform, .probe, .schedule, .unschedule, .report, .notify: break
      }
    }
    if case .requested(let request, _) = record.event, !isRefused { add(request) }
    if mustRestart, hasSettled, let stack = record.event.reading?.stack {
      mustRestart = false
      base = stack
      entries.removeAll { !$0.isOpen }
    }
  }

  private mutating func add(_ request: NavigationEngine.Request) {
    let stack = stack
    var entry = Entry(request: request.id, change: request.change)
    if case .pop(let count) = request.change, stack.count > 1 {
      entry.cut = stack[max(1, stack.count - count)]
    }
    if case .push(let page) = request.change, stack.contains(page.id) {
      entry.change = .popTo(page.id)
    }
    entries.append(entry)
  }

  private mutating func close(_ id: RequestID, _ outcome: NavigationOutcome) {
    guard let index = entries.firstIndex(where: { $0.request == id }) else { return }
    if outcome.hasEffect, outcome != .nothingToDo {
      entries[index].isOpen = false
    } else {
      entries.remove(at: index)
    }
  }

  private static func apply(_ entry: Entry, to stack: inout [PageID]) {
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

extension HostChange {
  fileprivate var isPostponedPerform: Bool {
    if case .postponedPerform = cause { true } else { false }
  }
}

extension NavigationEngine.Event {
  /// What was read of the host, if this event carries a reading.
  fileprivate var reading: HostReading? {
    switch self {
    case .performed(_, _, let reading), .read(let reading, _): reading
    case .hostBegan(let change): change.reading
    case .requested, .witnessed, .presenceChanged, .deadlineReached, .paused, .resumed, .closed: nil
    }
  }
}
