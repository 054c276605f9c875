public import InterlockCore

/// A host without views that does to an engine what UIKit does, good and bad.
///
/// It keeps a stack, runs transitions of 0.35 s on a clock that the test moves, and reports them as
/// UIKit would: the stack changes in the call, layout follows in a later turn, the coordinator's
/// completion and `didShow` come at the end. A `Quirk` makes it misbehave, once or each time.
///
/// ```swift
/// var host = ScriptedHost(stack: ["A"])
/// host.push("B")
/// host.push("C")          // waits
/// host.settle()
/// let stack = host.names(of: host.stack)   // "[A, B, C]"
/// ```
public struct ScriptedHost: Sendable {
  /// The engine under test.
  public internal(set) var engine: NavigationEngine
  /// Virtual time.
  public internal(set) var clock = ManualClock<Alarm>()
  /// The names of the pages.
  public internal(set) var names: PageNames
  /// All events with their times, in order, and the engine before them.
  public private(set) var recording: FlightRecording
  /// Whether steps are added to the recording.
  package var isRecording = true
  /// The outcomes so far.
  public private(set) var outcomes: [RequestID: NavigationOutcome] = [:]
  /// The requests that have one, where nobody asks which.
  private var answered = RequestSet()
  /// What holds interaction blocked, as the driver was told, in order.
  public private(set) var held: [HoldOwner] = []
  /// What pages are being asked, oldest first; a test answers with `answerQuestion(isAgreed:)`.
  public internal(set) var questions: [Question] = []
  /// What the engine did that it must never do.
  public private(set) var faults: [String] = []
  /// What judges the engine besides, in a storm, and whether it has found a rule broken: then nothing
  /// happens any more.
  private(set) var judge: StormJudge?
  private(set) var isJudged = false
  private(set) var hasFound = false
  /// How many events the engine has handled.
  private(set) var eventCount = 0
  /// What makes the engine's answers wrong, in a test of the judge.
  var tampering: Tampering?
  /// What writes all of it down besides, in a storm.
  var trace: StormTrace?
  /// Sees each event with its actions, after they have been performed.
  public var observer: (@Sendable (FlightRecording.Step, ScriptedHost) -> Void)?

  /// The host's pages, bottom to top: the truth.
  public internal(set) var stack: [PageID]
  /// How the next calls are mistreated, in order; `nil` is a call that goes well.
  public var quirks: [Quirk?] = []
  /// How long a transition takes.
  public var duration = Interval.milliseconds(350)
  /// How long it says that a transition takes; `nil` for the truth.
  public var claimedDuration: Interval?
  /// Whether probes are answered this much late.
  public var answerDelay = Interval.zero
  /// Where the host is.
  public internal(set) var presence: HostPresence
  /// What is in the way of a change.
  public internal(set) var obstacle: HostObstacle?

  var animations: [Animation] = []
  var postponed: [NavigationEngine.Perform] = []
  /// Whether the host has gone away.
  public internal(set) var isClosed = false
  /// Whether probes are answered later than they should be.
  var answersLate = false
  var isLayoutDue = false
  var refusesLayout = false
  var laysOutLate = false
  var listedStack: [PageID]?
  var waitingProbe: ProbeID?
  /// What the engine has not been told.
  var secrets = Secrets()
  /// The alarm for a layout pass that is late.
  var lateLayout: ManualClock<Alarm>.Ticket?
  /// The deadlines that run: at most one of a kind, so there is nothing to look up.
  private var deadlines: [RunningDeadline] = []
  private var mailbox: [NavigationEngine.Event] = []
  private var isDraining = false
  /// Room for the answer to the next event.
  private var spareAnswer: [NavigationEngine.Action] = []
  /// The mark of the engine when all its invariants held.
  private var soundMark: InvariantMark?
  private var lastRequest = 0
  private var lastCoordinator = 0
  private var lastHold = 0
  private var unsettled: TransitionID?
  /// What the app chose since the last event.
  private(set) var newSettings: NavigationEngine.Settings?

  /// Puts other actions in the place of those that the engine answers with.
  package typealias Tampering =
    @Sendable (NavigationEngine.Event, [NavigationEngine.Action]) -> [NavigationEngine.Action]

  private struct RunningDeadline: Sendable {
    var deadline: NavigationEngine.Deadline
    var ticket: ManualClock<Alarm>.Ticket
  }

  /// A page that is being asked whether it may leave.
  public struct Question: Hashable, Sendable {
    /// For which request.
    public var request: RequestID
    /// The page.
    public var page: PageID
  }

  /// What the clock can ring for.
  public enum Alarm: Hashable, Sendable {
    /// The engine's deadline.
    case deadline(NavigationEngine.Deadline)
    /// The next layout pass.
    case layout
    /// Something is said about a transition that is over.
    case witness(TransitionWitness)
    /// A coordinator's transition is over.
    case end(CoordinatorID)
    /// A probe is to be answered.
    case answer(ProbeID)
    /// The obstacle is gone.
    case freed
    /// The user's Back, in the middle of a transition.
    case userPop
    /// The host leaves the screen or comes back.
    case presence(HostPresence)
    /// The app goes to the background or comes back.
    case background(Bool)
    /// The host goes away.
    case closing
    /// Code that went past the engine takes the top page away, and tells nobody.
    case silentPop
  }

  /// A transition under way in the host.
  struct Animation: Hashable, Sendable {
    var id: CoordinatorID
    var before: [PageID]
    var isInteractive = false
    var isCancelled = false
    var quirk: Quirk?
    var barMotion: BarMotion?
    /// When it ends, if nothing keeps it from that.
    var end: Timestamp?
    /// How long it takes, as the host says.
    var saidDuration: Interval
  }

  /// Creates a host at rest that shows these pages.
  public init(
    stack: [String], presence: HostPresence = .onScreen,
    settings: NavigationEngine.Settings = NavigationEngine.Settings()
  ) {
    var names = PageNames()
    let pages = stack.map { names.page($0) }
    self.init(stack: pages, names: names, presence: presence, settings: settings)
  }

  /// Creates a host at rest that shows pages whose names are known.
  init(
    stack pages: [PageID], names: PageNames, presence: HostPresence,
    settings: NavigationEngine.Settings
  ) {
    stack = pages
    self.presence = presence
    self.names = names
    engine = NavigationEngine(shown: pages, presence: presence, settings: settings)
    recording = FlightRecording(start: engine)
  }

  /// The number of the page with that name.
  public mutating func page(_ name: String) -> PageID { names.page(name) }

  /// The names of a stack, such as `[A, B]`.
  public func names(of stack: [PageID]) -> String { names.names(of: stack) }

  /// What happened, as text.
  public var timeline: Timeline {
    var timeline = Timeline(names: names)
    for step in recording.steps { timeline.add(step.event, step.actions, at: step.time) }
    return timeline
  }

  /// All actions, in order.
  public var actions: [NavigationEngine.Action] { recording.steps.flatMap(\.actions) }
}

// MARK: - The driver's part

extension ScriptedHost {
  /// Hands an event to the engine, or to the mailbox if the engine is being obeyed.
  public mutating func send(_ event: NavigationEngine.Event) {
    guard !isDraining else { return mailbox.append(event) }
    isDraining = true
    defer { isDraining = false }
    handle(event)
    var next = 0
    while next < mailbox.count, !hasFound {
      handle(mailbox[next])
      next += 1
    }
    mailbox.removeFirst(next)
  }

  private mutating func handle(_ event: NavigationEngine.Event) {
    guard !hasFound else { return }
    eventCount += 1
    var answer: [NavigationEngine.Action] = []
    swap(&answer, &spareAnswer)
    engine.handle(event, at: clock.now, into: &answer)
    if let tampering { answer = tampering(event, answer) }
    noteTold(event)
    judge?.listen(to: event, answer, at: clock.now)
    for action in answer {
      judge(action, after: event)
      let shown = action.isAboutTransition ? engine.shown : []
      judge?.take(action, after: event, at: clock.now, shown: shown)
      obey(action)
    }
    look(after: event)
    record(event, answer)
    if case .some = newSettings { newSettings = nil }
    swap(&answer, &spareAnswer)
  }

  /// Checks what has become of the engine.
  private mutating func look(after event: NavigationEngine.Event) {
    let (isSound, mark, isHeldAsOrdered, state) =
      Self.look(at: engine, held, soundMark, after: event)
    if !isSound {
      for violation in engine.violations() { fault(violation) }
    }
    soundMark = mark
    if !isHeldAsOrdered { fault("What is held is not what the engine says.") }
    if judge?.finish(state, after: event) == true { hasFound = true }
  }

  /// What there is to see of an engine after an event, seen all at once: reading a large value piece by
  /// piece would copy it for each.
  @inline(__always)
  private static func look(
    at engine: borrowing NavigationEngine, _ held: [HoldOwner], _ soundMark: InvariantMark?,
    after event: NavigationEngine.Event
  ) -> (isSound: Bool, mark: InvariantMark, isHeldAsOrdered: Bool, state: StormJudge.State) {
    let check = engine.check(since: soundMark)
    let isAtRest = engine.isAtRest
    var state = StormJudge.State(
      target: engine.target, isAtRest: isAtRest, waitingCount: engine.waitingCount,
      openRequestCount: engine.openRequestCount)
    if isAtRest { state.shown = engine.shown }
    if case .deadlineReached = event { state.segmentCount = engine.waitingSegmentCount }
    return (check.violation == nil, check.mark, engine.isHeld(byExactly: held), state)
  }

  private mutating func record(
    _ event: NavigationEngine.Event, _ answer: [NavigationEngine.Action]
  ) {
    guard isRecording || observer != nil || trace != nil else { return }
    let step = FlightRecording.Step(
      time: clock.now, settings: newSettings, event: event, actions: answer)
    if isRecording { recording.steps.append(step) }
    trace?.add(step, engine, stack)
    observer?(step, self)
  }

  private mutating func obey(_ action: NavigationEngine.Action) {
    switch action {
    case .perform(let perform):
      if let unsettled, unsettled != perform.transition {
        fault("\(perform.transition) is performed while \(unsettled) is not settled.")
      }
      unsettled = perform.transition
      call(perform)
    case .probe(let id, let moment):
      answer(id, moment)
    case .ask(let request, let page):
      if questions.contains(where: { $0.page == page }) {
        fault("\(page) is asked twice at a time.")
      }
      questions.append(Question(request: request, page: page))
    case .stopAsking(let request, let page):
      let question = Question(request: request, page: page)
      if !questions.contains(question) { fault("\(page) is not being asked, and so cannot stop.") }
      questions.removeAll { $0 == question }
    case .hold(let owner):
      if held.contains(owner) { fault("\(owner) is held twice.") }
      held.append(owner)
    case .release(let owner):
      if !held.contains(owner) { fault("\(owner) is released, and was not held.") }
      held.removeAll { $0 == owner }
    case .schedule(let next):
      if deadlines.contains(where: { $0.deadline.kind == next.kind }) {
        fault("Two deadlines of one kind run at a time: \(next.kind).")
      }
      let ticket = clock.set(.deadline(next), at: next.time)
      deadlines.append(RunningDeadline(deadline: next, ticket: ticket))
    case .unschedule(let old):
      guard let index = deadlines.firstIndex(where: { $0.deadline == old }) else {
        return fault("\(old.kind) is unscheduled, and was not scheduled.")
      }
      clock.cancel(deadlines.remove(at: index).ticket)
    case .resolve(let request, let outcome):
      answer(request, outcome)
    case .notify(.didSettle):
      unsettled = nil
    case .report, .notify:
      break
    }
  }

  /// Notes an outcome; in a storm that is not recorded, only that there is one.
  private mutating func answer(_ request: RequestID, _ outcome: NavigationOutcome) {
    let isSecond: Bool
    if isJudged, !isRecording {
      isSecond = !answered.insert(request)
    } else {
      isSecond = outcomes.updateValue(outcome, forKey: request) != nil
    }
    if isSecond { fault("\(request) has a second outcome, \(outcome).") }
  }

  /// The app chooses otherwise.
  public mutating func change(_ change: (inout NavigationEngine.Settings) -> Void) {
    let old = engine.settings
    change(&engine.settings)
    guard engine.settings != old else { return }
    newSettings = engine.settings
    judge?.choose(engine.settings)
  }

  /// The deadline's time has come, unless the host says now that the end is to be expected later.
  mutating func ring(_ next: NavigationEngine.Deadline) {
    if next.kind == .settle, !animations.isEmpty { send(.read(reading, answering: nil)) }
    guard let index = deadlines.firstIndex(where: { $0.deadline == next }) else { return }
    deadlines.remove(at: index)
    send(.deadlineReached(next))
  }

  /// Notes something that the engine must never do.
  public mutating func fault(_ text: String, breaking rule: StormFault.Rule = .orders) {
    faults.append(text)
    note(rule, text)
  }

  /// Notes that a rule is broken, if somebody judges.
  mutating func note(_ rule: StormFault.Rule, _ text: String) {
    guard isJudged else { return }
    judge?.note(rule, text)
    hasFound = true
  }

  /// From now on everything is judged.
  mutating func beginJudging(seed: UInt64) {
    judge = StormJudge(engine, presence: presence, seed: seed)
    isJudged = true
  }

  /// The next step of a storm begins.
  mutating func beginStep() { judge?.step += 1 }

  /// What the host says about itself now.
  public var status: HostStatus {
    let coordinator = animations.last.map {
      HostCoordinator(
        $0.id, isInteractive: $0.isInteractive, duration: claimedDuration ?? $0.saidDuration)
    }
    return HostStatus(coordinator: coordinator, obstacle: obstacle, presence: presence)
  }

  /// The host, read now.
  public var reading: HostReading { HostReading(stack: listedStack ?? stack, status: status) }

  /// How many requests have been made.
  public var requestCount: Int { lastRequest }

  /// Whether a finger drives a transition.
  var isUnderFinger: Bool { animations.contains(where: \.isInteractive) }

  /// How many times interaction has been blocked by hand.
  var holdCount: Int { lastHold }

  mutating func nextRequestID() -> RequestID {
    lastRequest += 1
    return RequestID(rawValue: lastRequest)
  }

  mutating func nextHoldToken() -> HoldToken {
    lastHold += 1
    return HoldToken(rawValue: lastHold)
  }

  mutating func nextCoordinatorID() -> CoordinatorID {
    lastCoordinator += 1
    return CoordinatorID(rawValue: lastCoordinator)
  }
}

extension NavigationEngine.Action {
  /// Whether a transition begins or ends.
  fileprivate var isAboutTransition: Bool {
    switch self {
    case .notify(.willBegin), .notify(.didSettle): true
    default: false  // What is shown is asked for in no other case.
    }
  }
}
