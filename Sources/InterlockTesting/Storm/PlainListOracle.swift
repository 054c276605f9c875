public import InterlockCore

/// Says which stack there must be at rest, from inputs, orders and outcomes alone, one event at a time.
///
/// It knows nothing of segments, witnesses or deadlines. Changes whose requests have had an outcome with
/// effect are folded into a plain list; the others stand in the order in which they were accepted or agreed
/// to. A change of the host's own goes between what had begun and what had not; what had begun is told by
/// the calls that the engine orders. Where the host's stack is not explained, the list starts again from it.
///
/// ```swift
/// var host = ScriptedHost(stack: ["A"])
/// host.push("B")
/// host.settle()
/// var oracle = PlainListOracle(shown: host.recording.start.shown)
/// for step in host.recording.steps { _ = oracle.take(step) }
/// let stack = host.names(of: oracle.stack)   // "[A, B]"
/// ```
public struct PlainListOracle: Sendable {
  /// The stack that is reached by everything with an outcome, and by what the host did.
  private var base: [PageID]
  /// Requests that are accepted and have no outcome.
  private var entries: [Entry] = []
  /// What all of it comes to, as long as nothing but new entries has been added since it was folded.
  private var folded: [PageID]?
  /// Requests that a page is being asked about.
  private var asked: [Entry] = []
  private var running: TransitionID?
  /// Changes by the host in the running transition, oldest first.
  private var hostChanges: [HostChangeUnderWay] = []
  /// Whether a call of ours has begun the running transition, and the coordinator of the last call.
  private var isOurs = false
  /// Whether the answer to this event begins a transition.
  private var isNew = false
  private var ownEnd: CoordinatorID?
  /// The list before the call that began it.
  private var ownBase: [PageID] = []
  /// The list before the running transition.
  private var origin: [PageID] = []
  /// The stacks that cancelled transitions may have gone back to, if what was on top of them went with them.
  private var wayBack: [[PageID]] = []
  /// Where the host says that it is: off screen, one change carries out all that waits.
  private var presence: HostPresence
  /// What the app has chosen: it says what a request without a policy may do.
  public var settings: NavigationEngine.Settings

  /// A change of the host's own that may be cancelled.
  private struct HostChangeUnderWay: Sendable {
    var end: CoordinatorID?
    /// The list before it, and the stack that was being reached then.
    var base: [PageID]
    var reached: [PageID]
  }

  /// Creates an oracle for an engine at rest that shows these pages.
  public init(
    shown: [PageID], presence: HostPresence = .onScreen,
    settings: NavigationEngine.Settings = NavigationEngine.Settings()
  ) {
    base = shown
    self.presence = presence
    self.settings = settings
  }

  /// The stack when everything accepted is carried out.
  public var stack: [PageID] { entries.isEmpty ? base : folded ?? fold { _ in true } }

  /// How many requests a page is being asked about.
  var askedCount: Int { asked.count }

  private func fold(_ isMeant: (Entry) -> Bool) -> [PageID] {
    var stack = base
    for entry in entries where entry.progress != .overtaken && isMeant(entry) {
      entry.apply(to: &stack)
    }
    return stack
  }

  /// The stack when what has begun is carried out.
  private var stackBeingReached: [PageID] {
    entries.isEmpty ? base : fold { $0.progress != .waiting }
  }
}

// MARK: - What happens

extension PlainListOracle {
  /// Takes in an event and what followed.
  ///
  /// - Returns: What is wrong with a call that is ordered; `nil` if nothing is.
  public mutating func take(_ step: FlightRecording.Step) -> String? {
    if let settings = step.settings { self.settings = settings }
    return take(step.event, step.actions)
  }

  private mutating func take(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action]
  ) -> String? {
    var wrong = listen(to: event, actions)
    for action in actions { wrong = wrong ?? take(action, after: event) }
    return wrong ?? finish(event)
  }

  /// Takes in one action, after `listen(to:_:)`.
  mutating func take(
    _ action: NavigationEngine.Action, after event: NavigationEngine.Event
  ) -> String? {
    switch action {
    case .resolve(let request, let outcome): close(request, outcome)
    case .notify(.willBegin(let summary)):
      if case .read(let reading, _) = event, summary.cause == .otherCode {
        insert(HostChange(.otherCode, reading: reading))  // Nobody had said so.
      }
      if running == nil, hostChanges.isEmpty { origin = base }
      running = summary.id
      isNew = true
    case .notify(.didSettle): settle(on: event.stack)
    case .perform(let perform): return judge(perform)
    case .report(.divergence(_, let found)): restart(on: found)
    case .ask, .stopAsking, .probe, .hold, .release, .schedule, .unschedule, .report, .notify:
      break
    }
    return nil
  }

  /// Says what is wrong with the whole answer to an event.
  func finish(_ event: NavigationEngine.Event) -> String? {
    hasReplaced(event) ? nil : "what was to be replaced goes on waiting"
  }

  /// Takes in an event, before its actions; says what is wrong with the way in which it is answered.
  mutating func listen(
    to event: NavigationEngine.Event, _ actions: [NavigationEngine.Action]
  ) -> String? {
    isNew = false
    switch event {
    case .requested(let request, let status):
      presence = status.presence
      return accept(request, actions)
    case .consentGiven(let request, _, let status):
      presence = status.presence
      place(request, actions)
    case .hostBegan(let change):
      presence = change.reading.status.presence
      insert(change)
    case .performed(let transition, _, let reading):
      presence = reading.status.presence
      if transition == running { ownEnd = reading.status.coordinator?.id }
    case .read(let reading, _): presence = reading.status.presence
    case .presenceChanged(let presence): self.presence = presence
    case .witnessed(.coordinatorEnded(let end, isCancelled: true)):
      takeBack(end, isSeenEarly: false)
    case .witnessed(.turnedBack(let end)): takeBack(end, isSeenEarly: true)
    case .withdrawn, .witnessed, .deadlineReached, .consentRefused, .holdTaken, .holdReleased,
      .paused, .resumed, .closed:
      break
    }
    return nil
  }

  /// Whether a request that takes the place of all that wait has done so.
  private func hasReplaced(_ event: NavigationEngine.Event) -> Bool {
    guard case .requested(let request, _) = event, request.policy == .replacePending,
      let index = entries.firstIndex(where: { $0.request == request.id })
    else { return true }
    return entries[..<index].allSatisfy { $0.progress != .waiting || $0.changesNothing }
  }

  /// Adds a request that is neither turned down at once nor asked about; says if it should have been.
  private mutating func accept(
    _ request: NavigationEngine.Request, _ actions: [NavigationEngine.Action]
  ) -> String? {
    var isAsked = false
    var isBeginning = false
    for action in actions {
      if case .resolve(request.id, let outcome) = action, !outcome.changesTheList { return nil }
      if case .ask(request.id, _) = action { isAsked = true }
      if case .notify(.willBegin) = action { isBeginning = true }
    }
    let stack = request.policy == .replacePending ? stackBeingReached : stack
    var entry = Entry(request, on: stack, settings)
    // With nothing in its way a request has a transition of its own, whatever its policy.
    if isBeginning, entries.isEmpty { entry.mayMerge = false }
    if isAsked {
      asked.append(entry)
    } else {
      var next = self.stack
      entry.apply(to: &next)
      folded = next
      entries.append(entry)
    }
    if request.requiresSource, let source = request.source, !stack.contains(source) {
      return "a request is accepted whose source has gone"
    }
    guard running != nil, !entry.changesNothing else { return nil }
    return switch settings.policy(of: request) {
    case .ignore: "a request is accepted that was to be ignored while something moves"
    case .fail: "a request is accepted that was to fail while something moves"
    case .queue, .merge, .replacePending, .withoutAnimation: nil
    }
  }

  /// Adds a request that all pages have agreed to.
  private mutating func place(_ request: RequestID, _ actions: [NavigationEngine.Action]) {
    let isAskedOn = actions.contains { if case .ask(request, _) = $0 { true } else { false } }
    guard !isAskedOn, let index = asked.firstIndex(where: { $0.request == request }) else { return }
    entries.append(asked.remove(at: index))
    folded = nil
  }

  private mutating func close(_ request: RequestID, _ outcome: NavigationOutcome) {
    if !asked.isEmpty { asked.removeAll { $0.request == request } }
    guard let index = entries.firstIndex(where: { $0.request == request }) else { return }
    let entry = entries.remove(at: index)
    folded = nil
    if outcome.changesTheList, entry.progress != .overtaken { entry.apply(to: &base) }
  }

  /// A call is ordered: that of a new transition must do what the first entries want, and no more than
  /// they allow; any other must do what has begun.
  private mutating func judge(_ perform: NavigationEngine.Perform) -> String? {
    if isNew {
      isOurs = true
      ownBase = base
    }
    var wanted = base
    perform.verb.apply(to: &wanted)
    guard isNew else {
      if wanted == stackBeingReached { return nil }
      guard wayBack.contains(wanted) else { return "a call leads elsewhere than what has begun" }
      restart(on: wanted)
      return nil
    }
    var reached = base
    var count = 0
    while count < entries.count, count == 0 || reached != wanted {
      entries[count].apply(to: &reached)
      count += 1
    }
    guard count > 0, reached == wanted else {
      return "a call is ordered that the requests, in their order, do not want"
    }
    guard mayShareTransition(count) else {
      return "one transition serves requests of which each was to have its own"
    }
    // What follows and may share the transition does, if together it changes nothing more.
    var next = count
    while next < entries.count, mayShareTransition(next + 1) {
      entries[next].apply(to: &reached)
      next += 1
      if reached == wanted { count = next }
    }
    for index in 0..<count { entries[index].progress = .begun }
    return nil
  }

  /// Whether one transition may serve that many of the first entries.
  private func mayShareTransition(_ count: Int) -> Bool {
    guard presence == .onScreen else { return true }
    let changing = entries[..<count].lazy.filter { !$0.changesNothing }
    return changing.allSatisfy(\.mayMerge) || changing.count <= 1
  }

  /// A transition has ended; what it served and did not answer waits again.
  ///
  /// - Parameter read: The host's stack, if it has just been read.
  private mutating func settle(on read: [PageID]?) {
    // Off screen a call may not have been carried out, and what was on top of it has gone with it.
    let isWithoutEffect = presence != .onScreen && read == origin
    if let read, isWithoutEffect || wayBack.contains(read) { base = read }
    running = nil
    isOurs = false
    ownEnd = nil
    folded = nil
    hostChanges.removeAll(keepingCapacity: true)
    wayBack.removeAll(keepingCapacity: true)
    for index in entries.indices { entries[index].progress = .waiting }
  }

  /// Puts a change of the host's own between what had begun and what had not.
  private mutating func insert(_ change: HostChange) {
    if case .postponedPerform(let id) = change.cause, id == running { return }
    if running == nil { origin = base }
    hostChanges.append(
      HostChangeUnderWay(
        end: change.reading.status.coordinator?.id, base: base, reached: stackBeingReached))
    restart(on: change.reading.stack)
  }

  /// A change of the host's own is cancelled: the last one, or the one below all others, which takes
  /// those with it as soon as it is seen to turn back.
  private mutating func takeBack(_ end: CoordinatorID, isSeenEarly: Bool) {
    if ownEnd == end { wayBack.append(ownBase) }
    guard let index = hostChanges.firstIndex(where: { $0.end == end }) else {
      if running != nil, ownEnd != end { wayBack.append(origin) }  // It began before all this.
      return
    }
    let change = hostChanges[index]
    wayBack.append(change.reached)
    let takesOthers = isSeenEarly && index == 0 && !isOurs
    guard takesOthers || index == hostChanges.count - 1 else { return }
    hostChanges.removeSubrange(index...)
    base = change.base
    folded = nil
    guard hostChanges.isEmpty else { return }
    for index in entries.indices where entries[index].progress == .overtaken {
      entries[index].progress = .begun
    }
  }

  /// The list starts again, from what the host has.
  private mutating func restart(on stack: [PageID]) {
    base = stack
    folded = nil
    for index in entries.indices where entries[index].progress == .begun {
      entries[index].progress = .overtaken
    }
  }
}
