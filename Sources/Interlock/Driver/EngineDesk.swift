import InterlockCore

/// The engine of one runner, with its mailbox and its memory: all that takes nobody else.
///
/// It hands out what has to be done outside, one duty at a time, and does the rest of an answer by itself: it
/// notes what happened, and closes requests. So a runner touches it once for an event, and once more for each
/// duty. That counts: Swift checks each such access to an object's property at run time.
///
/// It cannot be copied: what is asked of it is looked up in its place, and an event changes it there.
struct EngineDesk: ~Copyable {
  /// What the bar does in a transition that was seen for the first time; the engine hears of it after the
  /// event that tells of the transition.
  var newBarMotion: BarMotion?

  private var recorder: FlightRecorder
  private var mailbox = Mailbox<NavigationEngine.Event>()
  /// What the last event has led to. One storage serves all events.
  private var actions: [NavigationEngine.Action] = []
  /// How many of these have been done or handed out.
  private var doneCount = 0
  private var openRequests = OpenRequests()
  private var outlet = EventOutlet()

  /// What has to be done outside.
  enum Duty: ~Copyable {
    /// Carry out an action of the engine, before the next duty is asked for.
    case act(NavigationEngine.Action)
    /// All events have been handled: give the outside what waits for it.
    case deliver
  }

  init(_ engine: NavigationEngine) {
    recorder = FlightRecorder(engine)
  }

  // MARK: Events

  /// Keeps an event until those before it have been handled.
  mutating func put(_ event: consuming NavigationEngine.Event) {
    mailbox.put(event)
    putNews()
  }

  /// Hands an event to the engine, when those before it have been handled.
  ///
  /// - Returns: The first duty that follows from it; nil if none does.
  mutating func handle(_ event: consuming NavigationEngine.Event, at now: Timestamp) -> Duty? {
    putNews()
    tell(event, at: now)
    return nextDuty(at: now)
  }

  /// What is to be done when the last duty has been; nil if that was all. Handles events that have come meanwhile.
  mutating func nextDuty(at now: Timestamp) -> Duty? {
    repeat {
      while doneCount < actions.count {
        doneCount += 1
        if !hasDone(doneCount - 1, at: now) { return .act(actions[doneCount - 1]) }
      }
    } while tellNext(at: now)
    return outlet.isEmpty ? nil : .deliver
  }

  private mutating func tellNext(at now: Timestamp) -> Bool {
    guard !mailbox.isEmpty, let event = mailbox.take() else { return false }
    tell(event, at: now)
    return true
  }

  private mutating func tell(_ event: consuming NavigationEngine.Event, at now: Timestamp) {
    recorder.handle(event, at: now, into: &actions)
    doneCount = 0
  }

  /// What has been noticed while the host was read for an event comes after that event.
  private mutating func putNews() {
    if let motion = newBarMotion.take() { mailbox.put(.witnessed(.barBegan(motion))) }
  }

  /// Does what can be done here of an action.
  ///
  /// - Returns: Whether nothing is left to do.
  private mutating func hasDone(_ place: Int, at now: Timestamp) -> Bool {
    switch actions[place] {
    case .resolve(let id, let outcome):
      return close(id, outcome, at: now)
    case .notify(let notice):
      _ = note(.notice(notice), at: now)
      if case .didSettle = notice { return false }
      return true
    case .perform, .probe, .schedule, .unschedule, .ask, .stopAsking, .hold, .release, .report:
      return false
    }
  }

  // MARK: Requests

  /// Keeps a request until it has its outcome.
  mutating func open(_ request: OpenRequest) {
    openRequests.add(request)
  }

  /// The request that is open under a number.
  func openRequest(_ id: RequestID) -> NavigationEngine.Request? { openRequests[id] }

  /// A request has its outcome.
  ///
  /// - Returns: Whether nobody can have been asked about it.
  private mutating func close(
    _ id: RequestID, _ outcome: NavigationOutcome, at now: Timestamp
  ) -> Bool {
    guard let open = openRequests.remove(id) else { return true }
    _ = note(.resolved(open.request, outcome), at: now)
    if let completion = open.completion { outlet.append { completion(outcome) } }
    return open.request.pagesToAsk.isEmpty
  }

  // MARK: What the outside hears of

  /// Whether the outside wants to hear of everything, or only of what there may be a message about.
  var hasListeners: Bool {
    get { outlet.hasListeners }
    set { outlet.hasListeners = newValue }
  }

  /// What happened last.
  var history: EventHistory { outlet.history }

  /// Notes an event.
  ///
  /// - Returns: Whether the outside is to hear of it.
  mutating func note(_ event: consuming NavigationEvent, at now: Timestamp) -> Bool {
    outlet.note(event, at: now)
  }

  /// Has code of the app run.
  mutating func deliver(_ work: @escaping @MainActor () -> Void) {
    outlet.append(work)
  }

  /// Takes all that waits to be delivered; nil if nothing does.
  mutating func takeDeliveries() -> [EventOutlet.Delivery]? {
    outlet.isEmpty ? nil : outlet.take()
  }

  /// Takes back the storage of what has been delivered.
  mutating func reuse(_ batch: consuming [EventOutlet.Delivery]) {
    outlet.reuse(batch)
  }

  // MARK: Questions

  /// The engine as it is now.
  var engine: NavigationEngine { recorder.engine }
  /// Whether nothing moves and nothing waits.
  var isAtRest: Bool { recorder.engine.isAtRest }
  /// Whether the bar is still, as far as is known.
  var isBarStill: Bool { recorder.engine.isBarStill }

  /// Whether the bar makes this motion, as far as is known.
  func isBarMoving(_ motion: BarMotion) -> Bool { recorder.engine.isBarMoving(motion) }

  /// Whether a page is on the stack that is taken to be there.
  func shows(_ page: PageID) -> Bool { recorder.engine.shows(page) }

  /// Whether the stack that is taken to be there has so many pages, and this one on top.
  func shows(_ count: Int, upTo top: PageID?) -> Bool {
    recorder.engine.shows(count, upTo: top)
  }

  // MARK: Settings

  /// What the app may choose.
  var settings: NavigationEngine.Settings {
    get { recorder.settings }
    set { recorder.settings = newValue }
  }

  /// How many steps are remembered; another number begins anew.
  var recordedStepCount: Int {
    get { recorder.capacity }
    set {
      guard newValue != recorder.capacity else { return }
      recorder = FlightRecorder(recorder.engine, capacity: newValue)
    }
  }

  /// The last steps, with the state before them.
  func recording() -> FlightRecording { recorder.recording() }
}
