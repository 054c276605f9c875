/// What the host moves in the transition under way; empty while none is.
///
/// It lies beside the phase and not in it, since each event takes the phase out and puts it back.
struct MotionBook: Hashable, Sendable {
  /// What has begun and not been seen to end.
  var openEnds = ShortList<OpenEnd>.none
  /// The last coordinator whose completion was seen; a stale reading may still name it.
  var lastEnded: CoordinatorID?
  /// What the host's bar does.
  var bar = BarMotions.none
  /// Changes by the host on top of the transition, oldest first.
  var retargets: [Retarget] = []

  /// A transition of the host's whose coordinator has not said that it has completed.
  struct OpenEnd: Hashable, Sendable {
    var id: CoordinatorID
    /// How long it takes: the longest time that the host has said.
    var duration: Interval
    /// Whether it was seen to turn back.
    var hasTurnedBack = false
    /// Whether it was found in a reading beside what was announced: which change it would take back is not known.
    var isUnannounced = false
  }

  /// A change by the host while another one was under way.
  struct Retarget: Hashable, Sendable {
    /// Who caused it.
    var cause: NavigationEngine.Cause
    /// Its coordinator, if it has one.
    var end: CoordinatorID?
    /// Where the transition led before: the stack again if this change is cancelled.
    var before: [PageID]
  }

  /// Whether there is nothing in it.
  @inline(__always)
  var isEmpty: Bool { self == MotionBook() }

  /// Where the end of a coordinator's transition stands among the open ones.
  @inline(__always)
  func index(of id: CoordinatorID) -> Int? { openEnds.firstIndex { $0.id == id } }

  /// Expects the completion of what the host moves.
  mutating func expectEnd(of coordinator: HostCoordinator, isUnannounced: Bool = false) {
    openEnds.append(
      OpenEnd(
        id: coordinator.id, duration: coordinator.duration, isUnannounced: isUnannounced))
  }
}

// MARK: - The bar

/// What the host's bar does in a transition, in the order in which it began: each motion once at most.
enum BarMotions: Hashable, Sendable {
  case none
  case one(BarMotion)
  /// Both motions, of which this one began first.
  case both(first: BarMotion)

  /// Adds a motion at the end, unless it is there.
  mutating func append(_ motion: BarMotion) {
    switch self {
    case .none: self = .one(motion)
    case .one(let first) where first != motion: self = .both(first: first)
    case .one, .both: break
    }
  }

  /// Takes a motion out.
  mutating func remove(at index: Int) {
    switch self {
    case .none, .one: self = .none
    case .both(let first): self = .one(index == 0 ? first.other : first)
    }
  }
}

extension BarMotions: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .both: 2
    }
  }

  subscript(index: Int) -> BarMotion {
    switch self {
    case .none: impossible("there is no motion \(index)")
    case .one(let motion): motion
    case .both(let first): index == 0 ? first : first.other
    }
  }
}

extension BarMotion {
  /// The motion that is not this one.
  fileprivate var other: BarMotion {
    switch self {
    case .push: .pop
    case .pop: .push
    }
  }
}
