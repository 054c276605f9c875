extension NavigationInterlock {
  /// What every guard of the app begins with.
  public struct Defaults {
    /// What to do with a request that arrives while something moves.
    public var policy: OverlapPolicy = .queue
    /// What to do with a push of something that is there already.
    public var duplicates: DuplicatePolicy = .refuse
    /// On which levels overlapping changes are kept out.
    public var defences: NavigationDefences = .standard
    /// How long to wait for what.
    public var deadlines = NavigationDeadlines()
    /// Where a finger may begin to swipe pages away.
    public var swipeBack: SwipeBack = .automatic
    /// Where a report goes when interaction stays blocked.
    public var reportSink: (any ReportSink)?
    /// How many steps the flight recorder remembers at least; 0 for none.
    public var recordedStepCount = FlightRecorder.standardCapacity
    /// Whether recordings have what pages show as the app names it, and not as a number.
    public var recordsPageKeys = false
    /// Whether one view at a time takes touches on a page.
    public var isTouchExclusive = true
    /// Whether the tab bar is away below the root of a tab.
    public var hidesTabBarBelowRoot = true
    /// What the bar is like above pages for which neither they nor their controller say it.
    ///
    /// Holds from the next page on that is shown, in controllers that are there already, too.
    ///
    /// Article: appearance in one place
    public var barStyle = BarStyle()

    /// Creates the defaults of the library.
    public init() {}
  }

  /// What every guard of the app begins with; a guard that is there already keeps what it has,
  /// but for the bar's style.
  ///
  /// ```swift
  /// NavigationInterlock.defaults.reportSink = FileReportSink(file: reports)
  /// ```
  public static var defaults = Defaults()

  /// Begins with the app's defaults.
  func adopt(_ defaults: Defaults) {
    policy = defaults.policy
    duplicates = defaults.duplicates
    defences = defaults.defences
    deadlines = defaults.deadlines
    swipeBack = defaults.swipeBack
    reportSink = defaults.reportSink
    recordedStepCount = defaults.recordedStepCount
    recordsPageKeys = defaults.recordsPageKeys
    isTouchExclusive = defaults.isTouchExclusive
    hidesTabBarBelowRoot = defaults.hidesTabBarBelowRoot
  }
}
