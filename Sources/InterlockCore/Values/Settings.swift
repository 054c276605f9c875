extension NavigationEngine {
  /// What the app may choose about the engine.
  public struct Settings: Hashable, Sendable, Codable {
    /// Policy for requests of the program that say none, except whole stacks.
    public var policy: OverlapPolicy
    /// Policy for whole stacks (`set`) that say none.
    public var stackPolicy: OverlapPolicy
    /// Policy for requests of the user that say none.
    ///
    /// Where the host's own transitions can be interrupted by hand (iOS 26), `queue` is better.
    public var userPolicy: OverlapPolicy
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
      userPolicy: OverlapPolicy = .ignore,
      duplicates: DuplicatePolicy = .refuse,
      deadlines: NavigationDeadlines = NavigationDeadlines(),
      queueLimit: Int = 1_024,
      blocksInteraction: Bool = false
    ) {
      self.policy = policy
      self.stackPolicy = stackPolicy
      self.userPolicy = userPolicy
      self.duplicates = duplicates
      self.deadlines = deadlines
      self.queueLimit = queueLimit
      self.blocksInteraction = blocksInteraction
    }
  }
}

/// How long the engine waits for what.
public struct NavigationDeadlines: Hashable, Sendable, Codable {
  /// How long after its expected end a transition may still be unwitnessed.
  ///
  /// Counted from the end, not from the start: half a second after the start lies inside the host's
  /// own animation.
  ///
  /// Article: 0.5 s safety net
  public var settleGrace: Interval
  /// How often to look at a host that is not free, that a finger moves, or whose interaction is
  /// blocked.
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
