import InterlockCore
import Testing

/// An engine whose events a test makes one by one, where a host would make several of them.
///
/// After each event the engine's invariants are checked. Pages are letters and stacks are words: `"ABC"` has the page A at the bottom.
///
/// ```swift
/// var desk = Desk("A")
/// desk.push("B")
/// desk.returned("AB", moving: 1)
/// desk.layout()
/// desk.ended(1)
/// desk.read("AB")      // answers the probe
/// ```
struct Desk {
  var engine: NavigationEngine
  var now = Timestamp.zero
  /// Where the host is, as the next events say.
  var presence: HostPresence
  /// What is in its way, as the next events say.
  var obstacle: HostObstacle?
  /// All answers, in order.
  private(set) var actions: [NavigationEngine.Action] = []
  /// The last one.
  private(set) var answer: [NavigationEngine.Action] = []
  private var lastRequest = 0
  private var lastHold = 0

  init(
    _ stack: String, presence: HostPresence = .onScreen,
    settings: NavigationEngine.Settings = NavigationEngine.Settings()
  ) {
    engine = NavigationEngine(
      shown: Self.pages(stack), presence: presence, settings: settings)
    self.presence = presence
  }

  static func page(_ letter: Character) -> PageID {
    PageID(rawValue: Int(letter.asciiValue ?? 0))
  }

  static func pages(_ stack: String) -> [PageID] { stack.map(page) }

  static func name(_ stack: [PageID]) -> String {
    String(stack.compactMap { UInt8(exactly: $0.rawValue) }.map { Character(UnicodeScalar($0)) })
  }

  static func new(
    _ letter: Character, key: String? = nil, fault: PageFault? = nil
  ) -> NavigationEngine.Page {
    NavigationEngine.Page(page(letter), key: key.map { PageKey(rawValue: $0) }, fault: fault)
  }

  var shown: String { Self.name(engine.shown) }
  var target: String { Self.name(engine.target) }

  /// Hands an event to the engine.
  @discardableResult
  mutating func send(_ event: NavigationEngine.Event) -> [NavigationEngine.Action] {
    answer = engine.handle(event, at: now)
    actions += answer
    for violation in engine.violations() { Issue.record("\(violation)") }
    return answer
  }

  // MARK: The app

  @discardableResult
  mutating func request(
    _ change: NavigationEngine.Change, policy: OverlapPolicy? = nil, animated: Bool = true,
    origin: RequestOrigin = .program, source: Character? = nil, requiresSource: Bool = false,
    moving coordinator: Int? = nil, asking pages: String = ""
  ) -> RequestID {
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    let request = NavigationEngine.Request(
      id: id, change, isAnimated: animated, origin: origin, policy: policy,
      source: source.map { Self.page($0) }, requiresSource: requiresSource,
      pagesToAsk: Self.pages(pages))
    send(.requested(request, status(moving: coordinator)))
    return id
  }

  @discardableResult
  mutating func push(
    _ letter: Character, key: String? = nil, policy: OverlapPolicy? = nil, animated: Bool = true
  ) -> RequestID {
    request(.push(Self.new(letter, key: key)), policy: policy, animated: animated)
  }

  @discardableResult
  mutating func pop(
    _ count: Int = 1, policy: OverlapPolicy? = nil, asking pages: String = ""
  ) -> RequestID {
    request(.pop(count: count), policy: policy, asking: pages)
  }

  @discardableResult
  mutating func pop(to letter: Character, policy: OverlapPolicy? = nil) -> RequestID {
    request(.popTo(Self.page(letter)), policy: policy)
  }

  @discardableResult
  mutating func set(
    _ stack: String, policy: OverlapPolicy? = nil, animated: Bool = true
  ) -> RequestID {
    request(.set(stack.map { Self.new($0) }), policy: policy, animated: animated)
  }

  @discardableResult
  mutating func hold(atMost limit: Interval? = nil) -> HoldToken {
    lastHold += 1
    let token = HoldToken(rawValue: lastHold)
    send(.holdTaken(token, atMost: limit))
    return token
  }

  // MARK: The host

  func status(
    moving coordinator: Int?, byFinger: Bool = false, duration: Interval = .milliseconds(350)
  ) -> HostStatus {
    HostStatus(
      coordinator: coordinator.map {
        HostCoordinator(CoordinatorID(rawValue: $0), isInteractive: byFinger, duration: duration)
      }, obstacle: obstacle, presence: presence)
  }

  func reading(
    _ stack: String, moving coordinator: Int? = nil, byFinger: Bool = false
  ) -> HostReading {
    HostReading(
      stack: Self.pages(stack), status: status(moving: coordinator, byFinger: byFinger))
  }

  /// The last call has returned.
  mutating func returned(
    _ stack: String, moving coordinator: Int? = nil, byFinger: Bool = false
  ) {
    guard let call = performs.last else { return fault("Nothing was called.") }
    send(
      .performed(
        call.transition, attempt: call.attempt,
        reading(stack, moving: coordinator, byFinger: byFinger)))
  }

  /// The host began a change by itself.
  mutating func began(
    _ stack: String, _ cause: HostChange.Cause = .user(.backButton), moving coordinator: Int? = nil,
    byFinger: Bool = false
  ) {
    let reading = reading(stack, moving: coordinator, byFinger: byFinger)
    send(.hostBegan(HostChange(cause, reading: reading)))
  }

  mutating func ended(_ coordinator: Int, cancelled: Bool = false) {
    let id = CoordinatorID(rawValue: coordinator)
    send(.witnessed(.coordinatorEnded(id, isCancelled: cancelled)))
  }

  mutating func layout() { send(.witnessed(.layoutPass)) }

  /// Answers the last probe.
  mutating func read(_ stack: String, moving coordinator: Int? = nil, byFinger: Bool = false) {
    guard let probe = probes.last else { return fault("Nothing was asked.") }
    send(.read(reading(stack, moving: coordinator, byFinger: byFinger), answering: probe.id))
  }

  /// Says unasked what there is.
  @discardableResult
  mutating func look(
    _ stack: String, moving coordinator: Int? = nil, byFinger: Bool = false
  ) -> [NavigationEngine.Action] {
    send(.read(reading(stack, moving: coordinator, byFinger: byFinger), answering: nil))
  }

  /// A transition of the last call, from its return to its end.
  mutating func carriesOut(_ stack: String, moving coordinator: Int) {
    returned(stack, moving: coordinator)
    layout()
    ended(coordinator)
    read(stack)
  }

  mutating func moves(to presence: HostPresence) {
    self.presence = presence
    send(.presenceChanged(presence))
  }

  /// Lets time pass; no deadline fires by itself.
  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
  }

  /// The deadline of a kind that runs has come.
  mutating func fire(_ kind: NavigationEngine.Deadline.Kind) {
    guard let deadline = deadlines.first(where: { $0.kind == kind }) else {
      return fault("No such deadline runs: \(kind).")
    }
    now = max(now, deadline.time)
    fired.insert(deadline)
    send(.deadlineReached(deadline))
  }

  private var fired: Set<NavigationEngine.Deadline> = []

  /// Something that a test expects and that is not so.
  private func fault(_ text: String) {
    Issue.record("\(text)")
  }
}

// MARK: - What the engine said

extension Desk {
  var performs: [NavigationEngine.Perform] { actions.performs }
  var verbs: [NavigationEngine.Perform.Verb] { performs.map(\.verb) }
  var reports: [NavigationIncident] { actions.reports }

  var outcomes: [RequestID: NavigationOutcome] {
    var outcomes: [RequestID: NavigationOutcome] = [:]
    for case .resolve(let request, let outcome) in actions { outcomes[request] = outcome }
    return outcomes
  }

  var probes: [(id: ProbeID, moment: NavigationEngine.ProbeMoment)] {
    actions.compactMap { if case .probe(let id, let moment) = $0 { (id, moment) } else { nil } }
  }

  /// The deadlines that run.
  var deadlines: [NavigationEngine.Deadline] {
    var running: [NavigationEngine.Deadline] = []
    for action in actions {
      if case .schedule(let deadline) = action { running.append(deadline) }
      if case .unschedule(let deadline) = action { running.removeAll { $0 == deadline } }
    }
    return running.filter { !fired.contains($0) }
  }

  /// When the deadline of a kind comes, from now on; `nil` if none runs.
  func remainder(of kind: NavigationEngine.Deadline.Kind) -> Interval? {
    deadlines.first { $0.kind == kind }.map { $0.time - now }
  }
}

extension [NavigationEngine.Action] {
  var performs: [NavigationEngine.Perform] {
    compactMap { if case .perform(let perform) = $0 { perform } else { nil } }
  }

  var reports: [NavigationIncident] {
    compactMap { if case .report(let incident) = $0 { incident } else { nil } }
  }

  var moments: [NavigationEngine.ProbeMoment] {
    compactMap { if case .probe(_, let moment) = $0 { moment } else { nil } }
  }
}
