import InterlockCore

/// A host small enough to be written down: what it is doing, and what it still has to say.
struct HostModel: Sendable {
  /// The truth.
  var stack: [PageID]
  var presence: HostPresence
  /// Whether the host says what its bar does, and whether pages say that they have appeared.
  var tellsOfBar = false
  var tellsOfAppearance = false
  /// A page that has left, and is listed first until layout.
  var listedFirst: PageID?
  var obstacle: HostObstacle?
  var isInBackground = false
  var isClosed = false
  /// Transitions under way, oldest first.
  var motions: [Motion] = []
  /// The call that has not returned.
  var call: Call?
  /// A call that was put off.
  var postponed: NavigationEngine.Perform?
  var isLayoutDue = false
  /// Whether the stack changed and nobody said so.
  var hasUnseenChange = false
  /// Whether the stack went back and was not read since: the engine may have been told.
  var isUnread = false
  /// What is to be said in this turn, in any order.
  var owed: [Owed] = []
  /// What may still be said, at any time.
  var late: [Owed] = []
  /// Questions of the engine that are not answered.
  var probes: [Probe] = []

  /// A transition under way.
  struct Motion: Hashable, Sendable {
    var id: CoordinatorID
    /// The stack if it is cancelled; `nil` if the transition does not change the stack.
    var before: [PageID]?
    var isUnderFinger = false
    /// Whether the finger went up and the transition goes back.
    var turnsBack = false
    /// What the bar does meanwhile, if the host says it.
    var bar: BarMotion?
  }

  /// A call of a mutator, from the order to the return.
  struct Call: Hashable, Sendable {
    var perform: NavigationEngine.Perform
    /// Whether it has had its effect, and the host is calling back.
    var isCarriedOut = false
  }

  /// Something that the host says.
  enum Owed: Hashable, Sendable {
    case completion(CoordinatorID, isCancelled: Bool)
    case didShow(PageID)
    case appeared(PageID)
    case barBegan(BarMotion)
    case barEnded(BarMotion)
    case fingerLifted(CoordinatorID)
    case turnedBack(CoordinatorID)
  }

  /// A question of the engine's.
  struct Probe: Hashable, Sendable {
    var id: ProbeID
    var moment: NavigationEngine.ProbeMoment
    /// Whether the answer takes longer than it should.
    var isLate = false
  }

  /// How long each transition takes: a value that differs from all deadlines.
  static let duration = Interval.milliseconds(350)

  init(stack: [PageID], presence: HostPresence) {
    self.stack = stack
    self.presence = presence
  }

  var status: HostStatus {
    HostStatus(
      coordinator: motions.last.map {
        HostCoordinator($0.id, isInteractive: $0.isUnderFinger, duration: Self.duration)
      },
      obstacle: obstacle, presence: presence)
  }

  /// What the host says of itself now, which may not be the truth before layout.
  var reading: HostReading {
    HostReading(stack: listedFirst.map { [$0] + stack } ?? stack, status: status)
  }

  /// Whether the host does nothing and has nothing more to say.
  var isQuiet: Bool {
    motions.isEmpty && call == nil && postponed == nil && owed.isEmpty && late.isEmpty
      && probes.isEmpty && obstacle == nil && presence == .onScreen && !isInBackground
      && !hasUnseenChange && !isLayoutDue
  }

  /// Whether the user sees the host, and it has nothing to do and nothing in its way.
  var isIdle: Bool {
    motions.isEmpty && !isPressed && probes.isEmpty && obstacle == nil && presence == .onScreen
      && !isInBackground
  }

  /// Whether the host is in the middle of a turn: in a call, or with something to say in it.
  var isInTurn: Bool {
    call != nil || !owed.isEmpty || isCallDue
  }

  /// Whether a call that was put off is to be made now.
  var isCallDue: Bool { postponed != nil && motions.isEmpty }

  /// Whether something is to happen before any time passes.
  var isPressed: Bool {
    isInTurn || isLayoutDue || probes.contains { !$0.isLate && isReady($0) }
  }

  /// Whether the moment of a probe has come.
  func isReady(_ probe: Probe) -> Bool {
    switch probe.moment {
    case .now, .nextTurn: true
    case .afterLayout: !isLayoutDue
    case .whenFree: motions.isEmpty && obstacle == nil
    }
  }

  func write(to form: inout CanonicalForm) {
    form.write(stack)
    form.write(presence)
    form.write(listedFirst)
    form.write(obstacle)
    form.write(isInBackground)
    form.write(isClosed)
    form.write(motions.count)
    for motion in motions {
      form.write(motion.id)
      form.write(motion.before != nil)
      if let before = motion.before { form.write(before) }
      form.write(motion.isUnderFinger)
      form.write(motion.turnsBack)
      if tellsOfBar { form.write(motion.bar.map { $0 == .push ? 1 : 2 } ?? 0) }
    }
    form.write(call != nil)
    if let call {
      Self.write(call.perform, to: &form)
      form.write(call.isCarriedOut)
    }
    form.write(postponed != nil)
    if let postponed { Self.write(postponed, to: &form) }
    form.write(isLayoutDue)
    form.write(hasUnseenChange)
    form.write(isUnread)
    form.write(owed.count)
    for owed in owed { Self.write(owed, to: &form) }
    form.write(late.count)
    for owed in late { Self.write(owed, to: &form) }
    form.write(probes.count)
    for probe in probes {
      form.write(probe.id)
      form.write(probe.moment)
      form.write(probe.isLate)
    }
  }

  private static func write(
    _ perform: NavigationEngine.Perform, to form: inout CanonicalForm
  ) {
    form.write(perform.transition)
    form.write(perform.attempt)
    form.write(perform.verb)
    form.write(perform.isAnimated)
  }

  private static func write(_ owed: Owed, to form: inout CanonicalForm) {
    switch owed {
    case .completion(let id, let isCancelled):
      form.write(0)
      form.write(id)
      form.write(isCancelled)
    case .didShow(let page):
      form.write(1)
      form.write(page)
    case .fingerLifted(let id):
      form.write(2)
      form.write(id)
    case .turnedBack(let id):
      form.write(3)
      form.write(id)
    case .appeared(let page):
      form.write(4)
      form.write(page)
    case .barBegan(let motion):
      form.write(5)
      form.write(motion)
    case .barEnded(let motion):
      form.write(6)
      form.write(motion)
    }
  }
}
