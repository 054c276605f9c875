/// Decides which change of a stack happens when, so that one transition runs at a time.
///
/// A value without clock, closures or references: it is told what happened and answers with what to
/// do. A *driver* around it owns the host (UIKit's navigation controller, say) and the timers.
///
/// ```
///              requested, host is free                    requested: waits
///   ┌──────┐ ─────────────────────────▶ ┌───────────────┐ ◀──┐
///   │ idle │                            │ transitioning ● │ ──┘
///   └──────┘ ◀───────────────────────── └───────────────┘
///      │  ▲      settled, nothing waits     │      ▲
///      │  │                  settled, host  │      │ host is free
///      │  │ nothing waits    is not free    ▼      │ (or the ladder forces it)
///      │  └──────────────────────────── ┌───────────┐
///      └──────────────────────────────▶ │ blocked ● │      ● waits for the host, with a deadline
///         requested, host is not free   └───────────┘
/// ```
///
/// ## How a driver talks to it
///
/// The driver keeps a mailbox. It handles one event at a time; it performs the actions of an event in
/// the order of the list before it takes the next event; events that arise meanwhile (because the host
/// calls back while it is being called) go to the end of the mailbox.
///
/// What to send, and when:
///
/// - `requested`, for each wish, with the host's status **read at that moment**. Numbers of requests
///   increase. A verb that the host calls itself is not a request but `hostBegan`.
/// - `withdrawn`, when whoever made a request does not want it any more; changes nothing once the
///   request's transition has begun.
/// - `performed`, for each `perform` action, when the host's own mutator has returned, in the same
///   turn: its transition and attempt, the stack as the host lists it now (the old one, if the host
///   has not taken the call), its coordinator, its obstacle, its presence.
/// - `hostBegan`, when the host changes its stack other than inside that mutator call: with the stack
///   just after the change and the coordinator that is there then. A verb that the host had postponed
///   and calls again later is `postponedPerform` with the number of the transition in question. The
///   driver passes it on to the host unguarded.
/// - `witnessed`, at any time and in any order, once or more often:
///   `coordinatorEnded` from the completion of **each** coordinator that a reading or a change has
///   named; `fingerLifted` when an interactive one becomes non-interactive; `didShow` from the
///   delegate; `appeared` from the page; `layoutPass` after each layout pass of the host's view;
///   `barBegan` and `barEnded` from the host's bar.
///   Only passes after the mutator has returned count; the mailbox sees to that.
/// - `read`, for each `probe` action, at its moment (see `ProbeMoment`) with the probe's number, and
///   without a number whenever the driver has reason to think that something changed unseen. A reading
///   is taken when it is sent, never kept.
/// - `presenceChanged`, when the host comes on screen or leaves it.
/// - `deadlineReached`, when the time of the scheduled deadline has come. Before that of a `settle` the driver
///   looks whether the host has a coordinator, and if so sends a reading: how long a transition takes, or that
///   a finger drives it, may not have been known when it began. The deadline may be another then.
/// - `consentGiven` or `consentRefused`, for each `ask` action that is not stopped: at once, or
///   when the user has answered.
/// - `holdTaken` and `holdReleased` for what the app blocks by hand; numbers of holds increase.
/// - `paused` and `resumed` with the app's life in the background; `closed` when the host goes away.
///
/// A late, doubled or foreign event is harmless: it is answered with no action and counted.
public struct NavigationEngine: Hashable, Sendable {
  /// What the app may choose. May be changed at any time; holds from the next event on.
  public var settings: Settings
  /// How many events were late, doubled or foreign, and changed nothing.
  public private(set) var ignoredEventCount = 0

  /// Where the engine is.
  private(set) var phase = Phase.idle
  /// What is shown, being reached, and wanted.
  var plan: Plan
  /// Requests without an outcome.
  var ledger = Ledger()
  /// What the host said last about itself.
  var host: HostStatus
  /// Whether the host has come back on screen and has not laid out since.
  var needsLayout = false
  /// The page that the user sees and can touch.
  var visiblePage: PageID?
  /// The deadline of what runs or is waited for.
  var timer = DeadlineTimer()
  /// Requests that wait for a page's consent.
  var consents = ConsentBook()
  /// Why interaction is blocked.
  var holdBook = HoldBook()
  /// What the host moves in the transition under way.
  var motions = MotionBook()
  /// A transition of the host's that was given up, or that was not the engine's and had to be waited for:
  /// what it leaves is not known before the host is read without it.
  var unread: CoordinatorID?
  /// The question that has not been answered.
  var openProbe: Probe?
  /// The instant of the event being handled.
  var now = Timestamp.zero
  /// The actions of the event being handled; empty between events.
  var outbox: [Action] = []
  private(set) var lastTransition = 0
  private(set) var lastProbe = 0

  /// A question to the driver.
  struct Probe: Hashable, Sendable {
    var id: ProbeID
    var moment: ProbeMoment
  }

  /// Creates an engine for a host that shows these pages, bottom to top, and is at rest.
  public init(
    shown: [PageID] = [],
    presence: HostPresence = .beforeFirstLayout,
    settings: Settings = Settings()
  ) {
    plan = Plan(shown: shown)
    visiblePage = shown.last
    host = HostStatus(presence: presence)
    self.settings = settings
  }

  /// Creates an engine in the middle of its work, as it was once.
  init(
    settings: Settings, ignoredEventCount: Int, phase: Phase, plan: Plan, ledger: Ledger,
    host: HostStatus, needsLayout: Bool, visiblePage: PageID?, timer: DeadlineTimer,
    consents: ConsentBook, holdBook: HoldBook, motions: MotionBook, unread: CoordinatorID?,
    openProbe: Probe?, now: Timestamp, lastTransition: Int, lastProbe: Int
  ) {
    self.settings = settings
    self.ignoredEventCount = ignoredEventCount
    self.phase = phase
    self.plan = plan
    self.ledger = ledger
    self.host = host
    self.needsLayout = needsLayout
    self.visiblePage = visiblePage
    self.timer = timer
    self.consents = consents
    self.holdBook = holdBook
    self.motions = motions
    self.unread = unread
    self.openProbe = openProbe
    self.now = now
    self.lastTransition = lastTransition
    self.lastProbe = lastProbe
  }

  /// Lets go of all that a copy of this engine, which goes on, should not share with it: the stacks, and what is
  /// empty.
  mutating func dropStacks() {
    plan.dropStacks()
    ledger.dropSpareRoom()
    outbox = []
  }

  /// Applies one event and returns the actions to perform, in order.
  ///
  /// - Complexity: Does not grow with the number of requests that wait, except where a host's own
  ///   change or a divergence folds them anew, and where `closed` answers them all.
  public mutating func handle(_ event: Event, at now: Timestamp) -> [Action] {
    var actions: [Action] = []
    handle(event, at: now, into: &actions)
    return actions
  }

  /// Applies one event, and leaves the actions to perform in a list whose storage is used again.
  ///
  /// What the list held is lost. A driver that keeps one list for all events makes the engine allocate
  /// nothing while it goes back and forth.
  ///
  /// - Complexity: As `handle(_:at:)`.
  public mutating func handle(_ event: Event, at now: Timestamp, into actions: inout [Action]) {
    while !actions.isEmpty { actions.removeLast() }  // Cheaper than to replace them all by none.
    swap(&outbox, &actions)
    self.now = now
    let revision = plan.targetRevision
    let situation = holdSituation
    phase = step(on: event)  // The only assignment to `phase` in this type.
    dropObsoleteQuestions()
    if plan.targetRevision != revision { outbox.append(.notify(.targetChanged)) }
    updateHolds(since: situation)
    assertInvariants()
    swap(&outbox, &actions)
  }

  /// Sends the event to the file that knows what it means.
  @inline(__always)
  private mutating func step(on event: Event) -> Phase {
    if case .closed = phase { return afterClosing(event) }
    switch event {
    case .requested(let request, let status): return admit(request, status)
    case .withdrawn(let request): return withdrawn(request)
    case .performed(let id, let attempt, let reading): return performed(id, attempt, reading)
    case .hostBegan(let change): return hostBegan(change)
    case .witnessed(let witness): return witnessed(witness)
    case .read(let reading, let probe): return read(reading, answering: probe)
    case .presenceChanged(let presence): return presenceChanged(to: presence)
    case .deadlineReached(let deadline): return deadlineReached(deadline)
    case .consentGiven(let request, let page, let status):
      return consentGiven(request, page, status)
    case .consentRefused(let request, let page): return consentRefused(request, page)
    case .holdTaken(let token, let limit): return holdTaken(token, atMost: limit)
    case .holdReleased(let token): return holdReleased(token)
    case .paused: return paused()
    case .resumed: return resumed()
    case .closed: return close()
    }
  }
}

// MARK: - Questions

extension NavigationEngine {
  /// The host's stack as it was last cleanly read, bottom to top.
  public var shown: [PageID] { plan.shown }

  /// Whether a page is in the host's stack as it was last cleanly read.
  ///
  /// Complexity: O(1), and O(pages removed since).
  package func shows(_ page: PageID) -> Bool { plan.shows(page) }

  /// Whether the host's stack, as it was last cleanly read, has so many pages and this one on top.
  /// Complexity: O(1).
  package func shows(_ count: Int, upTo top: PageID?) -> Bool {
    plan.shownCount == count && plan.shownTop == top
  }

  /// The stack when all that is accepted has been carried out, bottom to top.
  public var target: [PageID] { plan.target.pages }

  /// Whether nothing moves and nothing waits.
  public var isAtRest: Bool {
    switch phase {
    case .idle, .closed: true
    case .blocked, .transitioning: false
    }
  }

  /// The transition that runs, if one does.
  public var running: TransitionSummary? {
    guard case .transitioning(let transition) = phase else { return nil }
    return summary(of: transition)
  }

  /// Whether a transition runs.
  @inline(__always)
  var isRunning: Bool {
    if case .transitioning = phase { true } else { false }
  }

  /// Whether the host has put this transition's call off, and will make the same call again.
  ///
  /// iOS 9 to 18 do that with a call that meets a transition of their own.
  package func isPostponed(_ transition: TransitionID) -> Bool {
    guard case .transitioning(let running) = phase, running.id == transition else { return false }
    return running.stage == .postponed
  }

  /// How many accepted requests wait for a transition.
  public var waitingCount: Int { plan.waiting.count }

  /// How many requests have no outcome yet.
  public var openRequestCount: Int { ledger.openCount }
}

// MARK: - Small steps that many events share
//
// Questions that events ask on their way are inlined: the engine is a large value, and to call a function
// that only reads it would copy it.

extension NavigationEngine {
  /// Answers an event that is late, doubled or foreign.
  mutating func ignore() -> Phase {
    ignoredEventCount += 1
    return phase
  }

  /// Answers a request, once.
  mutating func resolve(_ request: RequestID, _ outcome: NavigationOutcome) {
    guard ledger.close(request) else { impossible("\(request) has had its outcome") }
    outbox.append(.resolve(request, outcome))
  }

  /// Asks the driver to look at the host, unless the same question is open already.
  mutating func probe(_ moment: ProbeMoment) {
    guard openProbe?.moment != moment else { return }
    lastProbe += 1
    let probe = Probe(id: ProbeID(rawValue: lastProbe), moment: moment)
    openProbe = probe
    outbox.append(.probe(probe.id, moment))
  }

  /// A number that no transition has had.
  mutating func nextTransitionID() -> TransitionID {
    lastTransition += 1
    return TransitionID(rawValue: lastTransition)
  }

  /// Forgets what the host moved in the transition that is over.
  @inline(__always)
  mutating func forgetMotions() {
    if !motions.isEmpty { motions = MotionBook() }
  }

  /// Whether a transition serves requests, and the host has changed nothing on top: what is not there in the
  /// end was not carried out.
  @inline(__always)
  func servesRequestsAlone(_ transition: Transitioning) -> Bool {
    transition.isOurs && motions.retargets.isEmpty
  }

  /// Describes a transition.
  @inline(__always)
  func summary(of transition: Transitioning) -> TransitionSummary {
    TransitionSummary(
      id: transition.id, cause: transition.cause.told, from: plan.shownTop, to: plan.base.top)
  }

  /// Arms the deadline of what runs or is waited for, in the place of the one before.
  mutating func schedule(_ kind: Deadline.Kind, after interval: Interval) {
    timer.start(kind, after: max(interval, DeadlineTimer.shortestWait), now: now, &outbox)
  }

  /// Stops the deadline, if one runs.
  mutating func unschedule() {
    timer.stop(&outbox)
  }
}
