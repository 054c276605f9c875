public import InterlockCore

extension NavigationInterlock {
  /// The last steps of the guard, with the state before them: a bug report that replays.
  ///
  /// `interlock replay FILE` prints it as a timeline, and says whether the engine decides the same again.
  /// It names pages by numbers; ``page(_:)`` gives the page.
  ///
  /// ```swift
  /// try navigation.interlock.recording().write(to: reports)
  /// ```
  public func recording() -> FlightRecording { driver.runner.recording() }

  /// How many steps are remembered at least; 256 at first, 0 to 65,536, and 0 for none.
  ///
  /// A push that goes well takes about ten steps. Setting another number forgets what is remembered.
  public var recordedStepCount: Int {
    get { driver.runner.recordedStepCount }
    set { driver.runner.recordedStepCount = newValue }
  }

  /// Whether recordings have what pages show (`interlockPage.key`) as the app names it, and not as a
  /// number; false at first.
  ///
  /// Such a name may tell something of a person: recordings leave the device in reports.
  public var recordsPageKeys: Bool {
    get { driver.runner.recordsPageKeys }
    set { driver.runner.recordsPageKeys = newValue }
  }
}

extension ViewNavigationController {
  /// The last steps of the guard, with the state before them: a bug report that replays.
  ///
  /// It names views by numbers; ``view(_:)`` gives the view.
  public func recording() -> FlightRecording { stack.runner.recording() }

  /// How many steps are remembered at least; 256 at first, 0 to 65,536, and 0 for none.
  ///
  /// Setting another number forgets what is remembered.
  public var recordedStepCount: Int {
    get { stack.runner.recordedStepCount }
    set { stack.runner.recordedStepCount = newValue }
  }
}
