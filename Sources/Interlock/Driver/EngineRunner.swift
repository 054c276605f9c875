import InterlockCore
import UIKit

/// Runs the engine for one host: carries out what it decides, and tells it what happened.
///
/// ```
///   request of the app ───┐
///   callback of the host ─┼─▶ mailbox ─▶ engine ─▶ actions ─▶ one call of the host, a look, a timer
///   timer, later turn ────┘                              └──▶ deliveries to the app, after all that
/// ```
///
/// A host calls back while it is being called, so events go through a mailbox and are handled one at a
/// time. The app's code runs only after the mailbox is empty: a push from a completion acts at once, as
/// it does without a guard.
final class EngineRunner {
  /// What is driven.
  private(set) weak var host: (any EngineHost)?
  /// Where events are handled; its memory.
  var desk: EngineDesk
  /// Tells the outside of an event, with the directory of its pages.
  var observer: (@MainActor (NavigationEvent, any PageDirectory) -> Void)?
  /// The time, and later turns.
  let clock: MainClock
  /// Where the host has been seen, and the questions about it.
  var sight = HostSight()
  /// What is to be done in the next turn.
  var errands = Batches<Errand>()
  /// Keeps touches away while the engine orders it.
  let blocker = InteractionBlocker()
  /// What pages are being asked.
  var questions = OpenQuestions()
  /// Where reports about blocked interaction go.
  var reportSink: (any ReportSink)?
  let reportDelivery = ReportDelivery()
  /// Whether recordings have what pages show as the app names it.
  var recordsPageKeys = false
  /// Whether events are being handled: the host, or the app in one of its callbacks, calls from inside.
  private(set) var isDraining = false

  /// Why the app blocks interaction, for each hold that it has not released.
  private(set) var holdReasons: [HoldToken: String] = [:]
  private var lastHold = 0
  private var lastRequest = 0
  private var alarms = AlarmBook()

  /// Creates the runner of a host that is at rest with these pages.
  init(shown: [PageID], clock: MainClock) {
    self.clock = clock
    desk = EngineDesk(NavigationEngine(shown: shown, presence: .offScreen))
  }

  /// The engine as it is now. That is a copy: what is asked in each turn is asked of ``desk``.
  var engine: NavigationEngine { desk.engine }
  /// Whether nothing moves and nothing waits.
  var isAtRest: Bool { desk.isAtRest }

  /// Says what is driven, before the first event.
  func drive(_ host: any EngineHost) {
    self.host = host
  }

  // MARK: Requests

  /// A number for a request; each is greater than those before it.
  private func makeRequestID() -> RequestID {
    lastRequest += 1
    return RequestID(rawValue: lastRequest)
  }

  /// A request that is about to be made; others are made after it.
  ///
  /// About a wish of the user's the pages are asked that want to be.
  func request(
    _ change: NavigationEngine.Change, isAnimated: Bool, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program
  ) -> NavigationEngine.Request {
    NavigationEngine.Request(
      id: makeRequestID(), change, isAnimated: isAnimated, origin: origin, policy: policy,
      pagesToAsk: pagesWithVeto(for: origin))
  }

  /// Hands a request to the engine; the completion is called exactly once, with its outcome.
  ///
  /// - Parameters:
  ///   - pages: What has to live until then.
  ///   - answer: What the first page that is asked has said already.
  func submit(
    _ request: NavigationEngine.Request, pages: [UIResponder], answer: VetoAnswer? = nil,
    completion: (@MainActor (NavigationOutcome) -> Void)? = nil
  ) {
    if let answer, !request.pagesToAsk.isEmpty { expect(answer, to: request.id) }
    desk.open(OpenRequest(request: request, pages: pages, completion: completion))
    let status = host?.status()
    if status == nil { send(.closed) }
    send(.requested(request, status ?? Self.statusOfNobody))
  }

  /// The request that is open under a number.
  func openRequest(_ id: RequestID) -> NavigationEngine.Request? {
    desk.openRequest(id)
  }

  /// Changes what the app may choose.
  func updateSettings(_ change: (inout NavigationEngine.Settings) -> Void) {
    change(&desk.settings)
  }

  /// Follows a policy where a request names none. With `queue`, whole stacks still merge: of several,
  /// only the last is of interest.
  func follow(_ policy: OverlapPolicy) {
    updateSettings {
      $0.policy = policy
      $0.stackPolicy = policy == .queue ? .merge : policy
    }
  }

  /// The host is gone: all that is open is answered `closed`.
  func hostWentAway() {
    send(.closed)
    holdReasons = [:]
  }

  // MARK: Mailbox

  /// Delivers an event to the engine and carries out what it answers, now or after what goes on.
  func send(_ event: consuming NavigationEngine.Event) {
    guard !isDraining else { return desk.put(event) }
    isDraining = true
    defer { isDraining = false }
    var next = desk.handle(event, at: clock.now)
    while let duty = next.take() {
      switch consume duty {
      case .act(let action):
        carryOut(action)
      case .deliver:
        isDraining = false
        return makeDeliveries()
      }
      next = desk.nextDuty(at: clock.now)
    }
  }

  private func carryOut(_ action: NavigationEngine.Action) {
    switch action {
    case .perform(let order):
      guard let reading = host?.perform(order) else { return }  // `hostWentAway` is on its way.
      send(.performed(order.transition, attempt: order.attempt, reading))
    case .probe(let probe, let moment):
      look(for: probe, at: moment)
    case .schedule(let deadline):
      // The timer keeps the runner: what is open gets its outcome even if the host goes away.
      let call = clock.schedule(at: deadline.time) { self.reached(deadline) }
      alarms.set(call, for: deadline)
    case .unschedule(let deadline):
      alarms.cancel(deadline.kind)
    case .ask(let request, let page):
      ask(request, page)
    case .stopAsking(let request, let page):
      stopAsking(request, page)
    case .hold(let owner):
      hold(owner)
    case .release(let owner):
      release(owner)
    case .resolve(let request, _):
      questions.forget(request)
    case .report(let incident):
      reportIfStuck(incident)
      deliver(.incident(incident))
    case .notify(let notice):
      if case .didSettle = notice { host?.didSettle() }
    }
  }

  /// Tells the engine that a deadline's time has come, unless the end turns out to be expected later: how long an
  /// app's own animator takes, or that a finger drives it, may not have been known when the transition began.
  private func reached(_ deadline: NavigationEngine.Deadline) {
    if deadline.kind == .settle {
      let reading = reading()
      if reading.status.coordinator != nil { send(.read(reading, answering: nil)) }
    }
    guard alarms.isSet(for: deadline) else { return }
    send(.deadlineReached(deadline))
  }

  // MARK: Deliveries

  /// Tells the outside, after what goes on.
  func deliver(_ event: consuming NavigationEvent) {
    let hasListener = desk.note(event, at: clock.now)
    if hasListener, !isDraining { makeDeliveries() }
  }

  /// Runs code of the app after what goes on.
  func deliverLater(_ work: @escaping @MainActor () -> Void) {
    desk.deliver(work)
    if !isDraining { makeDeliveries() }
  }

  private func makeDeliveries() {
    while !isDraining, let batch = desk.takeDeliveries() {
      for delivery in batch {
        switch delivery {
        case .event(let event):
          if let host { observer?(event, host) }
        case .work(let work): work()
        }
      }
      desk.reuse(batch)
    }
  }
}

// MARK: - The flight recorder

extension EngineRunner {
  /// How many steps are remembered; another number begins anew.
  var recordedStepCount: Int {
    get { desk.recordedStepCount }
    set { desk.recordedStepCount = newValue }
  }

  /// The last steps, with the state before them.
  func recording() -> FlightRecording {
    var recording = desk.recording()
    recording.keepsPageKeys = recordsPageKeys
    return recording
  }
}

// MARK: - Holds

extension EngineRunner {
  /// Blocks interaction for an owner, as the engine orders.
  private func hold(_ owner: HoldOwner) {
    var reason: String?
    if case .manual(let token) = owner { reason = holdReasons[token] }
    blocker.hold(owner, since: clock.now, reason: reason, view: host?.pageContainer)
    deliver(.held(owner))
  }

  /// Takes an owner's block back, as the engine orders.
  private func release(_ owner: HoldOwner) {
    if case .manual(let token) = owner { holdReasons[token] = nil }
    blocker.release(owner)
    deliver(.released(owner))
  }

  /// Blocks interaction for the app.
  func takeHold(_ reason: String, atMost limit: Interval?) -> HoldToken {
    lastHold += 1
    let token = HoldToken(rawValue: lastHold)
    guard isHostThere else { return token }
    holdReasons[token] = reason
    send(.holdTaken(token, atMost: limit))
    return token
  }

  /// Takes a block of the app back; does nothing if it has ended.
  func releaseHold(_ token: HoldToken) {
    guard holdReasons.removeValue(forKey: token) != nil else { return }
    send(.holdReleased(token))
  }

  /// Takes all blocks of the app back.
  func releaseAllHolds() {
    for token in holdReasons.keys.sorted() { releaseHold(token) }
  }
}
