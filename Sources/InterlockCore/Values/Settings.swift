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

    /// Creates settings; all defaults are those of the library.
    public init(
      policy: OverlapPolicy = .queue,
      stackPolicy: OverlapPolicy = .merge,
      userPolicy: OverlapPolicy = .ignore,
      duplicates: DuplicatePolicy = .refuse,
      deadlines: NavigationDeadlines = NavigationDeadlines(),
      queueLimit: Int = 1_024
    ) {
      self.policy = policy
      self.stackPolicy = stackPolicy
      self.userPolicy = userPolicy
      self.duplicates = duplicates
      self.deadlines = deadlines
      self.queueLimit = queueLimit
    }
  }
}

/// How long the engine waits for what.
public struct NavigationDeadlines: Hashable, Sendable, Codable {
  /// How long after its expected end a transition may still be unwitnessed.
  ///
  /// Counted from the end, not from the start: half a second after the start lies inside the host's
  /// own animation.
  public var settleGrace: Interval
  /// How often to look at a host that is not free, or that a finger moves.
  public var recheck: Interval

  /// Creates deadlines; the defaults are 0.5 s and 2 s.
  public init(settleGrace: Interval = .milliseconds(500), recheck: Interval = .milliseconds(2_000))
  {
    self.settleGrace = settleGrace
    self.recheck = recheck
  }
}
