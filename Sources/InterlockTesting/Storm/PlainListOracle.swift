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
  /// Whether the host has moved something since it was last read at rest.
  private var mayMove = false
  /// Whether the host has not laid out since it came on screen.
  private var needsLayout = false
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

  /// Whether nothing runs and nothing waits.
  private var isAtRest: Bool { running == nil && entries.isEmpty }

  /// Whether the host may be moving something, or may have to lay out first: at rest, it alone knows.
  private var isHostDoubtful: Bool { mayMove || needsLayout }

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
    case .resolve(let request, let outcome): return close(request, outcome, on: event.stack)
    case .notify(.willBegin(let summary)):
      if case .read(let reading, _) = event, summary.cause == .otherCode {
        insert(HostChange(.otherCode, reading: reading))  // Nobody had said so.
      }
      if running == nil, hostChanges.isEmpty { origin = base }
      running = summary.id
      isNew = true
    case .notify(.didSettle): settle(on: event.stack)
    case .perform(let perform): return judge(perform, after: event)
    case .report(.divergence(_, let found)):
      defer { restart(on: found) }
      if found == stackBeingReached {
        return "a divergence is reported, and \(found.numbers) is what was to be there"
      }
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
      note(status)
      return accept(request, actions, isObstructed: status.obstacle != nil)
    case .consentGiven(let request, let page, let status):
      return place(request, page, status, actions)
    case .hostBegan(let change):
      note(change.reading.status)
      insert(change)
    case .performed(let transition, _, let reading):
      guard transition == running else { break }  // It is passed over.
      note(reading.status)
      ownEnd = reading.status.coordinator?.id
    case .read(let reading, _):
      note(reading.status)
      if reading.status.coordinator == nil { mayMove = false }
    case .presenceChanged(let presence): note(HostStatus(presence: presence))
    case .witnessed(.layoutPass): needsLayout = presence != .onScreen
    case .witnessed(.coordinatorEnded(let end, isCancelled: true)):
      takeBack(end, isSeenEarly: false)
    case .witnessed(.turnedBack(let end)): takeBack(end, isSeenEarly: true)
    case .withdrawn, .witnessed, .deadlineReached, .consentRefused, .holdTaken, .holdReleased,
      .paused, .resumed, .closed:
      break
    }
    return nil
  }

  /// Takes in what the host says about itself.
  private mutating func note(_ status: HostStatus) {
    if presence != .onScreen || status.presence != .onScreen { needsLayout = true }
    if status.coordinator != nil { mayMove = true }
    presence = status.presence
  }

  /// Whether a request that takes the place of all that wait has done so.
  private func hasReplaced(_ event: NavigationEngine.Event) -> Bool {
    guard case .requested(let request, _) = event, request.policy == .replacePending,
      let index = entries.firstIndex(where: { $0.request == request.id })
    else { return true }
    return entries[..<index].allSatisfy { $0.progress != .waiting || $0.changesNothing }
  }

  /// Adds a request that is neither turned down at once nor asked about; says if it should have been, or
  /// should not.
  private mutating func accept(
    _ request: NavigationEngine.Request, _ actions: [NavigationEngine.Action], isObstructed: Bool
  ) -> String? {
    var askedPage: PageID?
    var isBeginning = false
    for action in actions {
      if case .resolve(request.id, let outcome) = action, !outcome.changesTheList {
        return turnedDown(request, outcome, isObstructed: isObstructed)
      }
      if case .ask(request.id, let page) = action { askedPage = page }
      if case .notify(.willBegin) = action { isBeginning = true }
    }
    let stack = request.policy == .replacePending ? stackBeingReached : stack
    var entry = Entry(request, on: stack, settings)
    entry.find(isBusy: !isAtRest ? true : isObstructed || isHostDoubtful ? nil : false)
    if isAtRest, !request.pagesToAsk.isEmpty {
      entry.mustAgree = entry.leaving(stack).intersection(request.pagesToAsk)
    }
    // With nothing in its way a request has a transition of its own, whatever its policy.
    if isBeginning, entries.isEmpty { entry.mayMerge = false }
    if askedPage != nil {
      entry.asked = askedPage
      asked.append(entry)
    } else {
      guard entry.mustAgree.isEmpty else { return "pages leave that wanted to be asked" }
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

  /// Says what is wrong if a request is turned down while nothing runs and nothing waits.
  private func turnedDown(
    _ request: NavigationEngine.Request, _ outcome: NavigationOutcome, isObstructed: Bool
  ) -> String? {
    guard isAtRest else { return nil }
    let rule = TurnDownRule(
      stack: base, settings: settings, isAsking: !asked.isEmpty,
      isHostBusy: isObstructed || isHostDoubtful,
      mayBeClosed: true)  // `OutcomeReasons` knows.
    let changesNothing = Entry(request, on: base, settings).changesNothing
    return rule.allows(outcome, for: request, changesNothing: changesNothing)
      ? nil : "at rest, a request is answered \(outcome), and there is no reason"
  }

  /// Adds a request that all pages have agreed to. What nobody asked tells the engine nothing.
  private mutating func place(
    _ request: RequestID, _ page: PageID, _ status: HostStatus,
    _ actions: [NavigationEngine.Action]
  ) -> String? {
    guard let index = asked.firstIndex(where: { $0.request == request && $0.asked == page })
    else { return nil }
    note(status)
    asked[index].mustAgree.remove(page)
    for action in actions {
      guard case .ask(request, let next) = action else { continue }
      asked[index].asked = next
      return nil
    }
    let entry = asked.remove(at: index)
    let goesAhead = isAtRest && !entry.mustAgree.isDisjoint(with: base)
    entries.append(entry)
    folded = nil
    return goesAhead ? "a request goes ahead before all pages have agreed" : nil
  }

  /// Takes an outcome in; says what is wrong with it.
  ///
  /// - Parameter read: The host's stack, if it has just been read.
  private mutating func close(
    _ request: RequestID, _ outcome: NavigationOutcome, on read: [PageID]?
  ) -> String? {
    if !asked.isEmpty { asked.removeAll { $0.request == request } }
    guard let index = entries.firstIndex(where: { $0.request == request }) else { return nil }
    let entry = entries.remove(at: index)
    folded = nil
    if outcome.changesTheList, entry.progress != .overtaken { entry.apply(to: &base) }
    guard outcome == .shown || outcome == .placed, let read, !entry.isPresent(in: read) else {
      return nil
    }
    return "a request is answered \(outcome), and the stack \(read.numbers) does not show it"
  }

  /// A call is ordered: that of a new transition must do what the first entries want, and no more than
  /// they allow; any other must do what has begun.
  private mutating func judge(
    _ perform: NavigationEngine.Perform, after event: NavigationEngine.Event
  ) -> String? {
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
    return isAnimatedAsAsked(perform, serving: count, to: wanted, isForced: event.isDeadline)
      ? nil : "a call is \(perform.isAnimated ? "" : "not ")animated, and was asked for otherwise"
  }

  /// Whether the call of a new transition is animated if the requests want it, somebody sees it, and no
  /// deadline forces it.
  private func isAnimatedAsAsked(
    _ perform: NavigationEngine.Perform, serving count: Int, to wanted: [PageID], isForced: Bool
  ) -> Bool {
    let served = entries[..<count].lazy.filter { !$0.changesNothing }
    let isSeen = presence == .onScreen && !isForced
    if perform.isAnimated { return isSeen && served.contains { $0.animation != .never } }
    // Of several requests the last one decides that changes the top: which that is, hangs on how they are folded.
    guard isSeen, base.last != wanted.last, served.count == 1 else { return true }
    return served.allSatisfy { $0.animation != .always }
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
