import InterlockCore

/// A host small enough to be written down: what it is doing, and what it still has to say.
///
/// It refers to nothing and is copied byte by byte. Pages, coordinators, transitions and probes go by small
/// numbers; which, is up to whoever keeps the world.
struct HostModel: Hashable, Sendable {
  /// The truth.
  var stack: PageRow
  var presence: HostPresence
  /// A page that has left, and is listed first until layout.
  var listedFirst: PageNumber?
  var obstacle: HostObstacle?
  var isInBackground = false
  var isClosed = false
  /// Transitions under way, oldest first.
  var motions = Motions()
  /// The call that has not returned.
  var call: Perform?
  /// Whether that call has had its effect, and the host is calling back.
  var isCallCarriedOut = false
  /// A call that was put off.
  var postponed: Perform?
  var isLayoutDue = false
  /// Whether the stack changed and nobody said so.
  var hasUnseenChange = false
  /// Whether the stack went back and was not read since: the engine may have been told.
  var isUnread = false
  /// What is to be said in this turn, in any order: codes of `Owed`.
  var owed = ShortRow()
  /// What may still be said, at any time.
  var late = ShortRow()
  /// Questions of the engine that are not answered: codes of `Probe`.
  var probes = ShortRow()
  /// How often something may still go wrong before the next rest.
  var firings: UInt8
  var lateness: UInt8
  /// Which pages occur anywhere in the world, by their bits.
  var pagesInUse: UInt16 = 1
  /// A number that no coordinator has.
  var nextCoordinator: UInt16 = 0

  /// A call of the host.
  struct Perform: Hashable, Sendable {
    var transition: UInt16
    var attempt: UInt8
    var verb: Verb
    var isAnimated: Bool
  }

  /// A transition under way.
  struct Motion: Hashable, Sendable {
    var id: UInt16
    /// The stack if it is cancelled; empty if the transition does not change the stack.
    var before: PageRow
    var isUnderFinger = false
    /// Whether the finger went up and the transition goes back.
    var turnsBack = false
    /// What the bar does meanwhile, if the host says it.
    var bar: BarMotion?
  }

  /// How long each transition takes: a value that differs from all deadlines.
  static let duration = Interval.milliseconds(350)

  init(stack: PageRow, presence: HostPresence, _ scope: Scope) {
    self.stack = stack
    self.presence = presence
    firings = scope.firings
    lateness = scope.late
  }

  /// What the host says of itself beside its stack.
  var sight: Sight {
    Sight(
      coordinator: motions.last?.id, isInteractive: motions.last?.isUnderFinger ?? false,
      obstacle: obstacle, presence: presence)
  }

  /// The stack that the host lists now, which may not be the truth before layout.
  var listing: PageRow {
    guard let listedFirst else { return stack }
    var listing = PageRow(CollectionOfOne(listedFirst))
    for place in 0..<stack.count { listing.append(stack[place]) }
    return listing
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
    if isInTurn || isLayoutDue { return true }
    for place in 0..<probes.count {
      let probe = Probe(code: probes[place])
      if !probe.isLate, isReady(probe) { return true }
    }
    return false
  }

  /// Whether the moment of a probe has come.
  func isReady(_ probe: Probe) -> Bool {
    switch probe.moment {
    case .now, .nextTurn: true
    case .afterLayout: !isLayoutDue
    case .whenFree: motions.isEmpty && obstacle == nil
    }
  }

  /// Whether invariant 8 speaks of this host: the user sees it and has no finger on it, and the driver
  /// answers.
  var isCalm: Bool {
    guard presence == .onScreen, !isInBackground, !isClosed, obstacle != .underFinger,
      motions.indexUnderFinger == nil
    else { return false }
    for place in 0..<probes.count where Probe(code: probes[place]).isLate { return false }
    return true
  }

  /// Whether the host has done since the last rest what it should not.
  func hasMisbehaved(_ scope: Scope) -> Bool {
    firings < scope.firings || lateness < scope.late
  }
}

extension HostModel {
  /// Up to three transitions, oldest first.
  struct Motions: Hashable, Sendable {
    private var slots = (Motion.none, Motion.none, Motion.none)
    private(set) var count = 0

    static let capacity = 3

    var isEmpty: Bool { count == 0 }
    var last: Motion? { isEmpty ? nil : self[count - 1] }

    subscript(place: Int) -> Motion {
      get {
        switch place {
        case 0: slots.0
        case 1: slots.1
        default: slots.2
        }
      }
      set {
        switch place {
        case 0: slots.0 = newValue
        case 1: slots.1 = newValue
        default: slots.2 = newValue
        }
      }
    }

    /// Where the transition is that a finger drives.
    var indexUnderFinger: Int? {
      for place in 0..<count where self[place].isUnderFinger { return place }
      return nil
    }

    mutating func append(_ motion: Motion) {
      precondition(count < Self.capacity, "Three transitions overlap at most.")
      self[count] = motion
      count += 1
    }

    mutating func remove(at place: Int) -> Motion {
      let motion = self[place]
      for index in place..<count - 1 { self[index] = self[index + 1] }
      count -= 1
      self[count] = .none
      return motion
    }

    static func == (first: Self, second: Self) -> Bool {
      first.count == second.count && first.slots == second.slots
    }

    func hash(into hasher: inout Hasher) {
      for place in 0..<count { hasher.combine(self[place]) }
    }
  }
}

extension HostModel.Motion {
  /// What stands where there is no transition.
  fileprivate static let none = Self(id: 0, before: PageRow())
}
