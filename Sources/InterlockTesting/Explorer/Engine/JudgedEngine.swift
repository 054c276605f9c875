import InterlockCore

/// An engine, what is open between it and its host, and what judges its answers.
///
/// All of it follows from what the engine has been told: the host is elsewhere.
struct JudgedEngine: Sendable {
  var engine: NavigationEngine
  private(set) var oracle: RunningOracle
  private var taps: DoubleTapRule
  private var bar = BarRule()
  /// Requests without an outcome, oldest first.
  var open: [RequestID] = []
  /// What pages are being asked.
  var asked: [Question] = []
  /// What holds interaction blocked, as the engine ordered.
  var held: [HoldOwner] = []
  /// The deadlines that the engine has scheduled.
  var scheduled: [NavigationEngine.Deadline] = []
  /// The transition that was begun and has not settled.
  private(set) var unsettled: TransitionID?
  /// Where the engine has last been told that the host is.
  private var toldPresence: HostPresence
  var now = Timestamp.zero
  var lastRequest = 0
  var lastToken = 0

  /// A page that is being asked whether it may leave.
  struct Question: Hashable, Sendable {
    var request: RequestID
    var page: PageID
    /// The pages that have agreed for this request.
    var agreed: [PageID] = []
    var isAnswered = false
  }

  /// What the engine was told, and what came of it.
  struct Response {
    var event: NavigationEngine.Event
    var actions: [NavigationEngine.Action]
    var orders: HostOrders
    /// Which rule is broken, whatever the host is; `nil` if none.
    var violation: String?
  }

  /// An engine at rest that shows the first page.
  init(_ bounds: WorldBounds) {
    let shown = [PageID(rawValue: 0)]
    engine = NavigationEngine(
      shown: shown, presence: bounds.presence, settings: bounds.settings)
    oracle = RunningOracle(shown: shown)
    taps = DoubleTapRule(visible: shown.last)
    toldPresence = bounds.presence
  }

  /// Whether nothing is under way, and nothing open.
  var isQuiet: Bool { engine.isAtRest && asked.isEmpty && held.isEmpty }

  /// Tells the engine, does what it orders as far as the host is not concerned, and notes the first rule
  /// that is broken.
  mutating func take(_ news: News, _ bounds: WorldBounds) -> Response {
    let event = event(of: news, bounds)
    let wasOnScreen = toldPresence == .onScreen
    if let presence = event.status?.presence { toldPresence = presence }
    let before = (target: engine.target, isAtRest: engine.isAtRest)
    var actions = engine.handle(event, at: now)
    if let tampering = bounds.tampering { actions = tampering(event, actions) }
    let reached = oracle.topBeingReached
    bar.take(event, actions, isRunning: oracle.isRunning)
    var violation: String?
    violation = oracle.take(
      event, actions, isOnScreen: toldPresence == .onScreen, settings: bounds.settings)
    let second = taps.take(
      event, actions, reached: reached, isIdle: oracle.hasJustTakenNothing(event))
    violation = violation ?? second
    if case .witnessed(.progressed) = event, !actions.isEmpty {
      violation = violation ?? "A finger's progress makes the engine act."
    }
    var orders = HostOrders()
    if case .deadlineReached = event { orders.isForced = true }
    if case .read = event { orders.hasRead = true }
    for action in actions {
      let broken = obey(action, &orders)
      violation = violation ?? broken
    }
    if wasOnScreen, toldPresence != .onScreen, held.contains(where: { $0.transition == nil }) {
      violation = violation ?? "What the app holds outlives the host's presence."
    }
    violation = violation ?? untold(since: before, event, actions)
    return Response(event: event, actions: actions, orders: orders, violation: violation)
  }

  /// What has changed and was not told, whoever looks on.
  private func untold(
    since before: (target: [PageID], isAtRest: Bool), _ event: NavigationEngine.Event,
    _ actions: [NavigationEngine.Action]
  ) -> String? {
    if engine.target != before.target, !actions.contains(.notify(.targetChanged)) {
      return "What is wanted changes, and nobody is told."
    }
    let hasCome = engine.isAtRest && !before.isAtRest && event != .closed
    return hasCome == actions.contains(.notify(.cameToRest))
      ? nil : "Rest comes and is not told, or is told and does not come."
  }

  /// Writes all of it down, up to names.
  func write(to form: inout CanonicalForm) {
    form.removeAll()
    engine.write(to: &form)
    oracle.write(to: &form)
    form.write(open.count)
    for request in open { form.write(request) }
    form.write(asked.count)
    for question in asked {
      form.write(question.request)
      form.write(question.page)
      form.write(question.isAnswered)
      form.write(question.agreed)
    }
    form.write(held.count)
    for owner in held { form.write(owner) }
    form.write(scheduled.count)
    for deadline in scheduled {
      form.write(deadline.kind)
      form.write(deadline.time)
    }
    form.write(unsettled)
    form.write(toldPresence)
    bar.write(to: &form)
    taps.write(to: &form, beside: engine)
    form.finish()
  }

  /// Writes how far away the deadlines are, which a form does not tell.
  func writeDistances(to form: inout CanonicalForm) {
    for deadline in scheduled { form.write(distance: deadline.time - now) }
    engine.writeRemainders(to: &form)
  }
}

// MARK: - Orders

extension JudgedEngine {
  /// Does what the engine orders; returns which rule that breaks.
  private mutating func obey(
    _ action: NavigationEngine.Action, _ orders: inout HostOrders
  ) -> String? {
    switch action {
    case .perform(let perform): return obey(perform, &orders)
    case .probe(let id, let moment):
      if orders.probes.count < ShortRow.capacity {
        orders.probes.append(
          HostModel.Probe(id: UInt16(truncatingIfNeeded: id.rawValue), moment: moment).code)
      }
    case .ask(let request, let page): return ask(request, page)
    case .stopAsking(let request, _): asked.removeAll { $0.request == request }
    case .hold(let owner):
      if held.contains(owner) { return "Interaction is blocked twice by one owner." }
      held.append(owner)
    case .release(let owner):
      guard let index = held.firstIndex(of: owner) else {
        return "A hold is released that is not held."
      }
      held.remove(at: index)
    case .schedule(let deadline):
      orders.schedulesDeadline = true
      defer { scheduled.append(deadline) }
      if scheduled.contains(where: { $0.kind == deadline.kind }) {
        return "Two deadlines of one kind run."
      }
    case .unschedule(let deadline):
      guard let index = scheduled.firstIndex(of: deadline) else {
        return "A deadline is unscheduled that does not run."
      }
      scheduled.remove(at: index)
    case .resolve(let request, _):
      guard let index = open.firstIndex(of: request) else {
        return "A request has a second outcome."
      }
      open.remove(at: index)
      asked.removeAll { $0.request == request }
    case .notify(.didSettle): unsettled = nil
    case .report(.retried(_, .swallowed)): orders.takesCallForLost = true
    case .report(.lateEnd): orders.climbsLadder = true
    case .report, .notify: break
    }
    return nil
  }

  private mutating func obey(
    _ perform: NavigationEngine.Perform, _ orders: inout HostOrders
  ) -> String? {
    defer { unsettled = perform.transition }
    if orders.perform != nil { orders.hasSecondPerform = true }
    orders.perform = HostModel.Perform(
      transition: UInt16(truncatingIfNeeded: perform.transition.rawValue),
      attempt: UInt8(clamping: perform.attempt), verb: HostModel.Verb(perform.verb),
      isAnimated: perform.isAnimated)
    if let unsettled, unsettled != perform.transition {
      return "A call is ordered while another transition has not settled."
    }
    if !orders.isForced, perform.attempt > 2 { return "A change is tried for the third time." }
    return nil
  }

  private mutating func ask(_ request: RequestID, _ page: PageID) -> String? {
    if asked.contains(where: { $0.page == page && !$0.isAnswered }) {
      return "A page is asked that is being asked already."
    }
    guard let index = asked.firstIndex(where: { $0.request == request }) else {
      asked.append(Question(request: request, page: page))
      return nil
    }
    if asked[index].agreed.contains(page) { return "A page is asked that has agreed." }
    asked[index].page = page
    asked[index].isAnswered = false
    return nil
  }
}

// MARK: - Facts

extension JudgedEngine {
  /// What a world asks of it, the pages by the numbers of a table.
  func facts(_ numbers: PageTable, pages: UInt16) -> EngineFacts {
    let first = scheduled.map(\.time).min()
    var firstDeadlines: UInt16 = 0
    var ladderDeadlines: UInt16 = 0
    for (place, deadline) in scheduled.enumerated() {
      if deadline.time == first { firstDeadlines |= 1 << UInt16(place) }
      if deadline.kind == .settle || deadline.kind == .recheck {
        ladderDeadlines |= 1 << UInt16(place)
      }
    }
    return EngineFacts(
      target: PageRow(engine.target).map { numbers[$0] },
      shown: PageRow(engine.shown).map { numbers[$0] }, pages: pages,
      openCount: UInt8(clamping: open.count),
      unansweredCount: UInt8(clamping: asked.count { !$0.isAnswered }),
      isHeldByHand: held.contains { $0.transition == nil }, firstDeadlines: firstDeadlines,
      ladderDeadlines: ladderDeadlines, isAtRest: engine.isAtRest, isQuiet: isQuiet,
      allowance: UInt8(clamping: Self.ladderLength * (1 + engine.waitingSegmentCount)),
      violation: violation, violationAtRest: engine.isAtRest ? violationAtRest : nil)
  }

  /// The steps of both ladders: a look, a layout and a forced beginning while the host is not free; then
  /// all steps of the transition that is begun.
  private static let ladderLength = 3 + RecoveryRung.allCases.count

  private var violation: String? {
    if let violation = engine.violation { return violation }
    if let violation = bar.violation(held) { return violation }
    if held != engine.holds, Set(held) != Set(engine.holds) {
      return "What is held is not what the engine says."
    }
    return engine.target.isEmpty ? "The last page is to be taken away." : nil
  }

  private var violationAtRest: String? {
    if open.contains(where: { request in !asked.contains { $0.request == request } }) {
      return "At rest, a request has no outcome."
    }
    if unsettled != nil { return "At rest, a transition has not settled." }
    if engine.shown != engine.target { return "At rest, the target is not what is shown." }
    return engine.shown == oracle.stack ? nil : "At rest, the stack is not the oracle's."
  }
}

extension HostModel.Verb {
  fileprivate init(_ verb: NavigationEngine.Perform.Verb) {
    func number(_ page: PageID) -> PageNumber { PageNumber(truncatingIfNeeded: page.rawValue) }
    switch verb {
    case .push(let page): self = .push(number(page))
    case .pop: self = .pop
    case .popTo(let page): self = .popTo(number(page))
    case .popToRoot: self = .popToRoot
    case .set(let pages): self = .set(PageRow(pages))
    }
  }
}

extension NavigationEngine.Event {
  /// What the event says of the host, if anything.
  fileprivate var status: HostStatus? {
    switch self {
    case .requested(_, let status), .consentGiven(_, _, let status): status
    case .performed(_, _, let reading), .read(let reading, _): reading.status
    case .hostBegan(let change): change.reading.status
    case .presenceChanged(let presence): HostStatus(presence: presence)
    case .withdrawn, .witnessed, .deadlineReached, .consentRefused, .holdTaken, .holdReleased,
      .paused, .resumed, .closed:
      nil
    }
  }
}
