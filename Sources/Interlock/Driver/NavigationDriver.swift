import InterlockCore
import UIKit

/// Carries out what the engine decides, and tells the engine what happened.
///
/// ```
///   verb of the app ──────┐
///   callback of UIKit ────┼─▶ mailbox ─▶ engine ─▶ actions ─▶ one call of UIKit, a look, a timer
///   timer, later turn ────┘                              └──▶ deliveries to the app, after all that
/// ```
///
/// UIKit calls back while it is being called, so events go through a mailbox and are handled one
/// at a time. The app's code runs only after the mailbox is empty: a push from a completion acts at
/// once, as it does without a guard.
final class NavigationDriver {
  /// The controller that is guarded.
  private(set) weak var host: (any NavigationHost)?
  /// The decisions.
  private(set) var engine: NavigationEngine
  /// The pages behind the engine's identifiers.
  private(set) var pages = PageRegistry()
  /// What the outside wants to hear of.
  var observer: (@MainActor (NavigationEvent) -> Void)?
  /// What the app does for every page inside UIKit's own call, before its delegate hears of the page.
  var pageHooks = PageHooks()
  /// The time, and later turns.
  let clock: any DriverClock
  /// What has been seen of the host's coordinators and layout passes.
  var sight = HostSight()

  /// On which levels overlapping changes are kept out.
  var defences = NavigationDefences.standard
  /// Keeps touches away while the engine orders it.
  let blocker = InteractionBlocker()
  /// Where reports about blocked interaction go.
  var reportSink: (any ReportSink)?
  let reportDelivery = ReportDelivery()
  /// What happened last.
  private(set) var history = EventHistory()
  /// Why the app blocks interaction, for each hold that it has not released.
  var holdReasons: [HoldToken: String] = [:]
  /// The number of the last hold of the app.
  var lastHold = 0
  /// What pages are being asked.
  var questions = OpenQuestions()

  private var openRequests: [RequestID: OpenRequest] = [:]
  private var lastRequest = 0
  private var mailbox: [NavigationEngine.Event] = []
  private var isDraining = false
  private var deliveries: [@MainActor () -> Void] = []
  private var deadlines: [NavigationEngine.Deadline.Kind: ScheduledCall] = [:]
  private var callInProgress: OpenCall?
  private var lastCall: OpenCall?
  private var isAnsweringVerb = false
  private var poppedByVerb: [UIViewController]?
  private var isPassingVerb = false

  /// A request without an outcome, with what has to live until it has one.
  private struct OpenRequest {
    let request: NavigationEngine.Request
    let pages: [UIViewController]
    let completion: (@MainActor (NavigationOutcome) -> Void)?
  }

  /// A call of UIKit that the engine ordered.
  private struct OpenCall {
    let transition: TransitionID
    let stackBefore: [PageID]
    let goal: [PageID]
  }

  /// Creates the driver of a controller, which is taken to be at rest with the pages it has.
  init(host: any NavigationHost, clock: any DriverClock = MainClock()) {
    self.host = host
    self.clock = clock
    engine = NavigationEngine(shown: pages.ids(of: host.viewControllers), presence: .offScreen)
  }

  // MARK: Requests

  /// Takes a verb that was called on the host: by the app, or by UIKit for the user.
  ///
  /// - Returns: What UIKit returned, if the change began inside this call; else `nil`.
  @discardableResult
  func intercept(_ verb: HostVerb) -> [UIViewController]? {
    guard let host else { return nil }
    if isPart(verb, of: callInProgress) { return host.callUIKit(verb) }
    if let call = lastCall, isPutOff(call, by: host), isPart(verb, of: call) {
      callInProgress = call
      let popped = host.callUIKit(verb)
      callInProgress = nil
      send(.hostBegan(HostChange(.postponedPerform(call.transition), reading: reading())))
      return popped
    }
    guard defences.contains(.mutators) else { return pass(verb, to: host) }
    guard !isDraining else {
      submit(change(verb), pages: verb.pages, isAnimated: verb.isAnimated)
      return nil
    }
    isAnsweringVerb = true
    submit(change(verb), pages: verb.pages, isAnimated: verb.isAnimated)
    isAnsweringVerb = false
    defer { poppedByVerb = nil }
    return poppedByVerb
  }

  /// Lets a verb do what it does without a guard, and tells the engine of it.
  private func pass(_ verb: HostVerb, to host: any NavigationHost) -> [UIViewController]? {
    guard !isPassingVerb else { return host.callUIKit(verb) }  // A part of the verb outside.
    isPassingVerb = true
    let before = pages.ids(of: host.viewControllers)
    let popped = host.callUIKit(verb)
    isPassingVerb = false
    if pages.ids(of: host.viewControllers) != before {
      send(.hostBegan(HostChange(.otherCode, reading: reading())))
    }
    return popped
  }

  /// Hands a request to the engine; the completion is called exactly once, with its outcome.
  ///
  /// - Parameter answer: What the first page that is asked has said already.
  func submit(
    _ change: NavigationEngine.Change,
    pages: [UIViewController],
    isAnimated: Bool,
    policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program,
    answer: VetoAnswer? = nil,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    lastRequest += 1
    let request = NavigationEngine.Request(
      id: RequestID(rawValue: lastRequest), change, isAnimated: isAnimated, origin: origin,
      policy: policy, pagesToAsk: pagesWithVeto(for: origin))
    if let answer { expect(answer, to: request.id) }
    openRequests[request.id] = OpenRequest(request: request, pages: pages, completion: completion)
    guard let host else { return send(.closed) }
    noticeForeignChange(of: host)
    send(.requested(request, status()))
  }

  /// The request that is open under a number.
  func openRequest(_ id: RequestID) -> NavigationEngine.Request? {
    openRequests[id]?.request
  }

  /// Changes what the app may choose.
  func updateSettings(_ change: (inout NavigationEngine.Settings) -> Void) {
    change(&engine.settings)
  }

  // MARK: What the host lets be seen

  /// The host's view has run a layout pass.
  func hostDidLayOut() {
    sight.hasLaidOut = host?.viewIfLoaded?.window != nil
    blocker.cover(host?.viewIfLoaded)
    hostPresenceMayHaveChanged()
    send(.witnessed(.layoutPass))
    answerLayoutProbe()
  }

  /// The host has appeared or disappeared.
  func hostPresenceMayHaveChanged() {
    let presence = presence()
    guard presence != sight.presence else { return }
    sight.presence = presence
    send(.presenceChanged(presence))
  }

  /// UIKit is about to show a page.
  func hostWillShow(_ page: UIViewController) {
    pageHooks.willShow?(page)
    deliver(.willShow(pages.id(of: page)))
  }

  /// UIKit has shown a page.
  func hostDidShow(_ page: UIViewController) {
    let id = pages.id(of: page)
    if let host { noticeForeignChange(of: host) }
    send(.witnessed(.didShow(id)))
    pageHooks.didShow?(page)
    deliver(.didShow(id))
  }

  /// The host is gone: all that is open is answered `closed`.
  func hostWentAway() {
    send(.closed)
    holdReasons = [:]
  }

  /// Whether UIKit is carrying out a call of ours at this moment.
  var isCallingUIKit: Bool { callInProgress != nil }

  // MARK: Reading

  /// The whole truth about the host at this moment.
  func reading() -> HostReading {
    HostReading(stack: pages.ids(of: host?.viewControllers ?? []), status: status())
  }

  /// The identifier that stands for a page.
  func id(of page: UIViewController) -> PageID {
    pages.id(of: page)
  }

  /// The pages that identifiers stand for, without those that are gone.
  func pages(_ ids: [PageID]) -> [UIViewController] {
    ids.compactMap { pages.page($0) }
  }

  // MARK: Mailbox

  /// Delivers an event to the engine and carries out what it answers, now or after what goes on.
  func send(_ event: NavigationEngine.Event) {
    mailbox.append(event)
    if let motion = sight.newBarMotion.take() { mailbox.append(.witnessed(.barBegan(motion))) }
    guard !isDraining else { return }  // UIKit, or the app in one of UIKit's callbacks.
    isDraining = true
    while !mailbox.isEmpty {
      let events = mailbox
      mailbox = []
      for event in events {
        for action in engine.handle(event, at: clock.now) { carryOut(action) }
      }
    }
    isDraining = false
    makeDeliveries()
  }

  private func carryOut(_ action: NavigationEngine.Action) {
    switch action {
    case .perform(let order):
      perform(order)
    case .probe(let probe, let moment):
      look(for: probe, at: moment)
    case .schedule(let deadline):
      // The timer keeps the driver: what is open gets its outcome even if the host goes away.
      deadlines[deadline.kind] = clock.schedule(at: deadline.time) {
        self.send(.deadlineReached(deadline))
      }
    case .unschedule(let deadline):
      deadlines.removeValue(forKey: deadline.kind)?.cancel()
    case .ask(let request, let page):
      ask(request, page)
    case .stopAsking(let request, let page):
      stopAsking(request, page)
    case .hold(let owner):
      hold(owner)
    case .release(let owner):
      release(owner)
    case .resolve(let request, let outcome):
      resolve(request, outcome)
    case .report(let incident):
      reportIfStuck(incident)
      deliver(.incident(incident))
    case .notify(let notice):
      if case .didSettle = notice { lastCall = nil }
      deliver(.notice(notice))
    }
  }

  private func perform(_ order: NavigationEngine.Perform) {
    guard let host else { return }  // `hostWentAway` is on its way.
    if let verb = verb(order) {
      let before = pages.ids(of: host.viewControllers)
      let call = OpenCall(
        transition: order.transition, stackBefore: before, goal: result(of: verb, on: before))
      lastCall = call
      callInProgress = call
      let popped = host.callUIKit(verb)
      if isAnsweringVerb { poppedByVerb = popped }
      callInProgress = nil
    }
    send(.performed(order.transition, attempt: order.attempt, reading()))
  }

  private func resolve(_ id: RequestID, _ outcome: NavigationOutcome) {
    guard let open = openRequests.removeValue(forKey: id) else { return }
    questions.forget(id)
    deliver(.resolved(open.request, outcome))
    if let completion = open.completion { deliveries.append { completion(outcome) } }
  }

  // MARK: Deliveries

  /// Tells the outside, after what goes on.
  func deliver(_ event: NavigationEvent) {
    history.note(event, at: clock.now)
    guard let observer else { return }
    deliveries.append { observer(event) }
    if !isDraining { makeDeliveries() }
  }

  /// Runs code of the app after what goes on.
  func deliverLater(_ work: @escaping @MainActor () -> Void) {
    deliveries.append(work)
    if !isDraining { makeDeliveries() }
  }

  private func makeDeliveries() {
    while !deliveries.isEmpty && !isDraining {
      let batch = deliveries
      deliveries = []
      for delivery in batch { delivery() }
    }
  }
}

// MARK: - Translation between verbs and changes

extension NavigationDriver {
  /// Whether a verb that UIKit calls says what another call says, in UIKit's own words.
  private func isPart(_ verb: HostVerb, of call: OpenCall?) -> Bool {
    guard let call else { return false }
    return result(of: verb, on: call.stackBefore) == call.goal
  }

  private func result(of verb: HostVerb, on stack: [PageID]) -> [PageID] {
    verb.result(on: stack) { pages.id(of: $0) }
  }

  /// Whether UIKit has not carried out a call yet, but may still: by calling the same verb again.
  ///
  /// iOS 9 to 18 do that with a call that meets a transition of their own.
  private func isPutOff(_ call: OpenCall, by host: any NavigationHost) -> Bool {
    engine.running?.id == call.transition
      && pages.ids(of: host.viewControllers) == call.stackBefore
  }

  /// Tells the engine of a change that was made past every verb, before it judges the next request.
  private func noticeForeignChange(of host: any NavigationHost) {
    guard engine.isAtRest, !isDraining else { return }
    let stack = host.viewControllers
    let known = engine.shown
    let isKnown = stack.count == known.count && stack.last.map { pages.id(of: $0) } == known.last
    guard !isKnown else { return }
    send(.hostBegan(HostChange(.otherCode, reading: reading())))
  }

  private func change(_ verb: HostVerb) -> NavigationEngine.Change {
    switch verb {
    case .push(let page, _): .push(enginePage(page))
    case .pop: .pop(count: 1)
    case .popTo(let page, _): .popTo(pages.id(of: page))
    case .popToRoot: .popToRoot
    case .set(let pages, _): .set(pages.map(enginePage))
    }
  }

  private func verb(_ order: NavigationEngine.Perform) -> HostVerb? {
    let isAnimated = order.isAnimated
    switch order.verb {
    case .push(let id):
      return pages.page(id).map { .push($0, animated: isAnimated) }
    case .pop:
      return .pop(animated: isAnimated)
    case .popTo(let id):
      return pages.page(id).map { .popTo($0, animated: isAnimated) }
    case .popToRoot:
      return .popToRoot(animated: isAnimated)
    case .set(let ids):
      return .set(pages(ids), animated: isAnimated)
    }
  }

  /// A page as the engine sees it in a request.
  func enginePage(_ page: UIViewController) -> NavigationEngine.Page {
    NavigationEngine.Page(
      pages.id(of: page), key: page.interlockPage.key, fault: pageFault(of: page, in: host))
  }
}
