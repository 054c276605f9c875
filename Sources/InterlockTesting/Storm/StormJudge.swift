import InterlockCore

/// Watches an engine in a storm: after every event it compares what must be with what is.
///
/// What it knows comes from events and actions; of the engine it reads only what there is to be judged.
struct StormJudge: Sendable {
  /// The first rule that was broken.
  private(set) var fault: StormFault?
  /// Whether one was.
  private(set) var hasFound = false
  /// A number for everything so far.
  private(set) var digest: StormDigest
  /// How many actions followed from the last event.
  private(set) var lastActionCount = 0
  private(set) var eventCount = 0
  /// Whether the host has gone away.
  var isClosed: Bool { reasons.isClosed }
  /// In which step of the storm this is, counted from 1.
  var step = 0 {
    didSet { eventCountBefore = eventCount }
  }
  /// How many events there had been before this step.
  private var eventCountBefore = 0
  /// How many events may follow from one step: more than an hour of looking again and again makes.
  private static let eventLimit = 1_000_000
  /// How many events may follow at one time: more than all that waits can lead to.
  private static let stillnessLimit = 10_000
  /// The time of the last event, and how many there have been at it.
  private var lastTime = Timestamp.zero
  private var stillCount = 0

  private var oracle: PlainListOracle
  private var order = OutcomeOrder()
  private var liveness = LivenessWatch()
  private var transition: TransitionWatch
  private var deadlines: DeadlineWatch
  private var reasons: OutcomeReasons
  /// What is held for transitions.
  private var held: [HoldOwner] = []
  /// What pages have been asked for requests that have no outcome.
  private var asked: [ScriptedHost.Question] = []
  private var openCount = 0
  private var lastRequest = 0
  /// What was wanted before this event.
  private var target: [PageID]
  /// Whether the engine rested before this event.
  private var wasAtRest = true
  /// What observers were told of this event.
  private var news = News()
  /// How often the app blocks interaction by hand, and whether the host was on screen before this event.
  private var manualCount = 0
  private var wasOnScreen = false
  /// How many requests may be accepted: as many as the app has ever allowed, or the one that replaces all
  /// others. As many again may wait besides that a host has not carried out.
  private var queueLimit: Int

  init(_ engine: NavigationEngine, presence: HostPresence, seed: UInt64 = 0) {
    oracle = PlainListOracle(
      shown: engine.shown, presence: presence, settings: engine.settings)
    transition = TransitionWatch(presence: presence)
    deadlines = DeadlineWatch(engine.settings.deadlines, presence: presence)
    reasons = OutcomeReasons(settings: engine.settings)
    digest = StormDigest(seed: seed)
    target = engine.target
    queueLimit = max(1, engine.settings.queueLimit)
  }

  /// Notes that a rule is broken, if it is the first.
  mutating func note(_ rule: StormFault.Rule, _ text: String) {
    guard !hasFound else { return }
    hasFound = true
    fault = StormFault(rule: rule, text: text, event: eventCount, step: step)
  }

  /// Notes what the app has chosen.
  mutating func choose(_ settings: NavigationEngine.Settings) {
    oracle.settings = settings
    deadlines.deadlines = settings.deadlines
    reasons.settings = settings
    queueLimit = max(queueLimit, settings.queueLimit)
  }

  /// Takes in an event, with all that follows from it, before that is taken in piece by piece.
  mutating func listen(
    to event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], at time: Timestamp
  ) {
    eventCount += 1
    news = News()
    wasOnScreen = transition.told.presence == .onScreen
    lastActionCount = actions.count
    stillCount = time == lastTime ? stillCount + 1 : 0
    lastTime = time
    digest.mix(event, at: time)
    if let wrong = oracle.listen(to: event, actions) { note(.order, wrong) }
    order.listen(to: event)
    liveness.listen(to: event)
    transition.listen(to: event)
    deadlines.listen(to: event)
    switch event {
    case .requested(let request, _):
      if request.id.rawValue > lastRequest { openCount += 1 }
      lastRequest = max(lastRequest, request.id.rawValue)
    case .consentGiven(let request, let page, let status):
      // Nobody else's consent tells the engine anything.
      if asked.contains(ScriptedHost.Question(request: request, page: page)) {
        transition.note(status)
      }
    case .closed: reasons.isClosed = true
    case .withdrawn, .performed, .hostBegan, .witnessed, .read, .presenceChanged, .deadlineReached,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed:
      break
    }
  }

  private mutating func note(_ finding: TransitionWatch.Finding?) {
    if let finding { note(finding.rule, finding.text) }
  }

  /// Takes in one thing that follows from an event.
  ///
  /// - Parameter shown: What is shown after the event, if a transition begins or ends.
  mutating func take(
    _ action: NavigationEngine.Action, after event: NavigationEngine.Event, at time: Timestamp,
    shown: [PageID]
  ) {
    digest.mix(action)
    if let wrong = oracle.take(action, after: event) {
      note(action.isOutcome ? .outcomes : .order, wrong)
    }
    switch action {
    case .resolve(let request, let outcome): take(outcome, of: request, after: event)
    case .notify(.willBegin(let summary)):
      transition.begin(summary, after: event, shown: shown)
    case .notify(.didSettle): note(transition.settle(after: event, shown: shown))
    case .perform(let perform):
      deadlines.call()
      note(transition.take(perform))
    case .report(let incident): note(transition.take(incident))
    case .probe(let probe, let moment):
      liveness.ask(probe, moment)
      transition.take(moment)
    case .schedule(let deadline):
      if let wrong = deadlines.arm(deadline, now: time) { note(.deadlines, wrong) }
    case .unschedule(let deadline): deadlines.disarm(deadline, now: time)
    case .hold(let owner):
      deadlines.hold(1)
      if owner.transition != nil { held.append(owner) } else { manualCount += 1 }
    case .release(let owner):
      deadlines.hold(-1)
      if owner.transition != nil { held.removeAll { $0 == owner } } else { manualCount -= 1 }
    case .ask(let request, let page): ask(request, page)
    case .notify(.targetChanged): news.hasNewTarget = true
    case .notify(.cameToRest): news.hasRest = true
    case .stopAsking, .notify: break
    }
  }

  private mutating func take(
    _ outcome: NavigationOutcome, of request: RequestID, after event: NavigationEngine.Event
  ) {
    openCount -= 1
    if let wrong = order.close(request, outcome) { note(.order, wrong) }
    if !asked.isEmpty { asked.removeAll { $0.request == request } }
    if let wrong = reasons.finding(outcome, of: request, after: event, transition) {
      note(.outcomes, wrong)
    }
  }

  private mutating func ask(_ request: RequestID, _ page: PageID) {
    let question = ScriptedHost.Question(request: request, page: page)
    if asked.contains(question) { note(.orders, "\(page) is asked twice for \(request)") }
    asked.append(question)
  }

  /// What observers were told.
  private struct News: Sendable {
    var hasNewTarget = false
    var hasRest = false
  }

  // MARK: States

  /// What has become of an engine, as far as it is judged.
  struct State {
    var target: [PageID]
    var isAtRest: Bool
    var waitingCount: Int
    var openRequestCount: Int
    /// What is shown, at rest.
    var shown: [PageID] = []
    /// How many transitions what waits may take, when a deadline has been reached.
    var segmentCount = 0
  }

  /// Takes in what has become of the engine after an event; returns whether a rule has been broken.
  mutating func finish(
    _ state: State, after event: NavigationEngine.Event
  ) -> Bool {
    if let wrong = oracle.finish(event) { note(.order, wrong) }
    check(state, after: event)
    if liveness.isTooLong(after: event, isAtRest: state.isAtRest, segments: state.segmentCount) {
      note(.liveness, "\(liveness.count) deadlines have not led to rest")
    }
    if eventCount - eventCountBefore > Self.eventLimit {
      note(.liveness, "more than \(Self.eventLimit) events follow from one step")
    }
    if stillCount > Self.stillnessLimit {
      note(.liveness, "more than \(Self.stillnessLimit) events follow, and no time passes")
    }
    target = state.target
    wasAtRest = state.isAtRest
    return hasFound
  }

  private mutating func check(_ state: State, after event: NavigationEngine.Event) {
    if state.target.isEmpty { note(.root, "there is no page left") }
    if state.target.first != target.first, case .requested(let request, _) = event,
      !request.mayChangeRoot
    {
      note(.root, "\(request.change) has changed the root")
    }
    checkNews(state)
    if state.waitingCount > 2 * queueLimit + 1 {
      note(.bounds, "\(state.waitingCount) requests wait")
    }
    if let owner = held.first(where: { $0.transition != transition.running?.id }) {
      note(.holds, "\(owner) is held for a transition that does not run")
    }
    if wasOnScreen, transition.told.presence != .onScreen, manualCount > 0 {
      note(.holds, "the host leaves the screen, and what the app holds stays")
    }
    note(transition.finish(isAtRest: state.isAtRest, isHeld: !held.isEmpty))
    if let wrong = deadlines.finding(isAtRest: state.isAtRest) { note(.deadlines, wrong) }
    if isClosed {
      if openCount != 0 { note(.outcomes, "after the end, \(openCount) requests have no outcome") }
    } else if state.isAtRest {
      checkRest(state)
    }
  }

  /// What changes is told, whoever looks on.
  private mutating func checkNews(_ state: State) {
    if !news.hasNewTarget, state.target != target {
      note(.outcomes, "\(state.target.numbers) is wanted now, and nobody is told")
    }
    if news.hasRest != (state.isAtRest && !wasAtRest), !isClosed {
      note(
        .outcomes,
        "\(news.hasRest ? "rest is told, and none has come" : "rest has come, and nobody is told")")
    }
  }

  private mutating func checkRest(_ state: State) {
    let shown = state.shown
    if openCount != oracle.askedCount || state.openRequestCount != openCount {
      note(
        .outcomes,
        "at rest, \(openCount) requests have no outcome, and \(oracle.askedCount) are asked")
    }
    if shown.isEmpty { note(.root, "no page is left on screen") }
    let stack = oracle.stack
    if shown != stack {
      note(.stack, "at rest \(shown.numbers) is shown; there must be \(stack.numbers)")
    }
    if shown != state.target {
      note(.stack, "at rest \(shown.numbers) is shown, and \(state.target.numbers) is wanted")
    }
  }
}

extension NavigationEngine.Request {
  /// Whether it may put another page at the bottom.
  fileprivate var mayChangeRoot: Bool {
    switch change {
    case .set, .batch: true
    // What it replaces may have been going to change the root.
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .remove: policy == .replacePending
    }
  }
}

extension NavigationEngine.Action {
  fileprivate var isOutcome: Bool { if case .resolve = self { true } else { false } }
}
