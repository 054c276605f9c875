extension NavigationEngine {
  /// What the app may choose about the engine.
  public struct Settings: Hashable, Sendable, Codable {
    /// Policy for requests that say none, except whole stacks and those of the user.
    public var policy: OverlapPolicy
    /// Policy for whole stacks and batches that say none.
    public var stackPolicy: OverlapPolicy
    /// Policies for requests of certain origins that say none, in the place of all other defaults.
    public var originPolicies: OriginPolicies
    /// Whether the user can interrupt the host's own transitions by hand (iOS 26).
    ///
    /// Where not, what the user asks meanwhile is ignored, unless the request or its origin has another
    /// policy: the touch was meant for a page that is on its way out.
    public var areTransitionsInterruptible: Bool
    /// What to do with a push of something that is there already.
    public var duplicates: DuplicatePolicy
    /// How long to wait for what.
    public var deadlines: NavigationDeadlines
    /// How many requests may wait.
    public var queueLimit: Int
    /// Whether interaction is to be blocked while a transition runs that no finger drives.
    ///
    /// Where the host's own transitions can be interrupted by hand (iOS 26), `false` is better.
    public var blocksInteraction: Bool

    /// Creates settings; all defaults are those of the library.
    public init(
      policy: OverlapPolicy = .queue,
      stackPolicy: OverlapPolicy = .merge,
      originPolicies: OriginPolicies = OriginPolicies(),
      areTransitionsInterruptible: Bool = false,
      duplicates: DuplicatePolicy = .refuse,
      deadlines: NavigationDeadlines = NavigationDeadlines(),
      queueLimit: Int = 1_024,
      blocksInteraction: Bool = false
    ) {
      self.policy = policy
      self.stackPolicy = stackPolicy
      self.originPolicies = originPolicies
      self.areTransitionsInterruptible = areTransitionsInterruptible
      self.duplicates = duplicates
      self.deadlines = deadlines
      self.queueLimit = queueLimit
      self.blocksInteraction = blocksInteraction
    }
  }
}

/// The policies of requests by who asked, where they differ from the other defaults.
///
/// ```swift
/// var settings = NavigationEngine.Settings()
/// settings.originPolicies[.escapeGesture] = .queue
/// ```
public struct OriginPolicies: Hashable, Sendable, Codable {
  /// At most one for each origin, in the order of the origins.
  private var entries: [Entry] = []

  private struct Entry: Hashable, Sendable, Codable {
    var origin: RequestOrigin
    var policy: OverlapPolicy
  }

  /// Creates a table that says nothing about any origin.
  public init() {}

  /// The policy for an origin; `nil` leaves it to the other defaults.
  public subscript(origin: RequestOrigin) -> OverlapPolicy? {
    get { entries.first { $0.origin == origin }?.policy }
    set {
      let known = self
      entries = RequestOrigin.allCases.compactMap { other in
        let policy = other == origin ? newValue : known[other]
        return policy.map { Entry(origin: other, policy: $0) }
      }
    }
  }
}

/// How long the engine waits for what.
public struct NavigationDeadlines: Hashable, Sendable, Codable {
  /// How long after its expected end a transition may still be unwitnessed.
  ///
  /// Counted from the end, not from the start: half a second after the start lies inside the host's
  /// own animation. Less than a millisecond counts as one.
  ///
  /// Article: 0.5 s safety net
  public var settleGrace: Interval
  /// How often to look at a host that is not free, that a finger moves, or whose interaction is
  /// blocked. Less than a millisecond counts as one.
  ///
  /// Article: the retry every 2 s
  public var recheck: Interval
  /// How long interaction may be blocked, on screen and in the foreground, before that is reported.
  ///
  /// Article: the check for a block over 10 s
  public var report: Interval
  /// How long a manual hold lasts at most, if it does not say so itself.
  public var manualHold: Interval

  /// Creates deadlines; the defaults are 0.5 s, 2 s, 10 s and 30 s.
  public init(
    settleGrace: Interval = .milliseconds(500),
    recheck: Interval = .milliseconds(2_000),
    report: Interval = .milliseconds(10_000),
    manualHold: Interval = .milliseconds(30_000)
  ) {
    self.settleGrace = settleGrace
    self.recheck = recheck
    self.report = report
    self.manualHold = manualHold
  }
}
