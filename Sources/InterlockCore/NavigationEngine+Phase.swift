extension NavigationEngine {
  /// Where the engine is; each case owns the data that exists there.
  enum Phase: Hashable, Sendable {
    /// Nothing moves, nothing waits. Next: `transitioning` or `blocked`.
    case idle
    /// Requests wait for a host that is not free. Next: `transitioning` or `idle`.
    case blocked(Blocked)
    /// One change of the host is under way. Next: any.
    case transitioning(Transitioning)
    /// The host has gone away. There is no next.
    case closed
  }

  /// What the engine knows while it waits for the host.
  struct Blocked: Hashable, Sendable {
    var reason: Reason
    /// The last step of the ladder that was taken; `nil` before the first deadline.
    var rung: RecoveryRung?

    /// Why nothing can begin.
    enum Reason: Hashable, Sendable {
      /// The host moves something that the engine did not begin and was not told of.
      case coordinator(CoordinatorID)
      /// What moved it has gone, and its stack has not been read since: it may have gone back.
      case unread
      /// Something else is in the way.
      case obstacle(HostObstacle)
      /// The host has come on screen and has not laid out yet.
      case missingLayout
      /// The host did not take a change while it was there. Has no deadline: it may stay away.
      case presence(HostPresence)
    }
  }

  /// What the engine knows about the transition under way, besides what the host moves in it.
  struct Transitioning: Hashable, Sendable {
    var id: TransitionID
    var cause: Cause
    /// How far it is.
    var stage: Stage
    /// What has been seen since the last call.
    var witnesses: Witnesses = []
    /// The last step of the ladder that was taken; `nil` before the first deadline.
    var rung: RecoveryRung?
    /// Which call of the host this is for the transition, counted from 1.
    var attempt = 1

    /// Whether requests are served, and not a wish of the user or of other code.
    @inline(__always)
    var isOurs: Bool {
      if case .requests = cause { true } else { false }
    }
  }

  /// Who causes a transition, or a change on top of it.
  enum Cause: Hashable, Sendable {
    case requests
    case user(RequestOrigin)
    case otherCode
  }

  /// How far a transition is.
  enum Stage: Hashable, Sendable, CaseIterable {
    /// The call has been ordered and has not returned.
    case calling
    /// The host has put the call off until its own transition has ended, and will call it again.
    case postponed
    /// A finger drives it: no deadline but the re-check.
    case underFinger
    /// It runs, or ran, with a coordinator whose completion is expected.
    case coordinated
    /// There is no coordinator: the stack changes in the host's next layout pass, or did not change.
    case silent
  }

  /// Facts seen about a transition.
  struct Witnesses: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// The host laid out after the call.
    static let layout = Witnesses(rawValue: 1)
    /// The delegate heard that the page is shown.
    static let didShow = Witnesses(rawValue: 2)
    /// The coordinator's completion said "cancelled".
    static let cancelled = Witnesses(rawValue: 4)
    /// A finger drove the transition.
    static let finger = Witnesses(rawValue: 8)
    /// The host's stack changed in the call: what is gone later was taken away again.
    static let accepted = Witnesses(rawValue: 16)
  }
}

extension NavigationEngine.Cause {
  /// The cause, as observers see it.
  @inline(__always)
  var told: TransitionCause {
    switch self {
    case .requests: .requests
    case .user(let origin): .user(origin)
    case .otherCode: .otherCode
    }
  }
}
