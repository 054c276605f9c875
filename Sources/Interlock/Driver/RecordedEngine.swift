import InterlockCore

/// The engine of one runner, with its memory.
///
/// It cannot be copied: what is asked of it is looked up in its place, and an event changes it there.
struct RecordedEngine: ~Copyable {
  private var recorder: FlightRecorder
  /// Where the answer to the next event goes: one storage serves all of them.
  private var spareActions: [NavigationEngine.Action] = []

  init(_ engine: NavigationEngine) {
    recorder = FlightRecorder(engine)
  }

  // MARK: Events

  /// Hands over an event.
  ///
  /// - Returns: What is to be done, in order; the storage is to be given back by `reuse(_:)`.
  mutating func handle(
    _ event: consuming NavigationEngine.Event, at now: Timestamp
  ) -> [NavigationEngine.Action] {
    var actions: [NavigationEngine.Action] = []
    swap(&actions, &spareActions)
    recorder.handle(event, at: now, into: &actions)
    return actions
  }

  /// Takes back storage that is not needed any more.
  mutating func reuse(_ actions: consuming [NavigationEngine.Action]) {
    spareActions = actions
  }

  // MARK: Questions

  /// All of it, as it is now.
  var copy: NavigationEngine { recorder.engine }
  /// Whether nothing moves and nothing waits.
  var isAtRest: Bool { recorder.engine.isAtRest }
  /// Whether the bar is still, as far as is known.
  var isBarStill: Bool { recorder.engine.isBarStill }

  /// Whether the bar makes this motion, as far as is known.
  func isBarMoving(_ motion: BarMotion) -> Bool { recorder.engine.isBarMoving(motion) }

  /// Whether a page is on the stack that is taken to be there.
  func shows(_ page: PageID) -> Bool { recorder.engine.shows(page) }

  /// Whether the stack that is taken to be there has so many pages, and this one on top.
  func shows(_ count: Int, upTo top: PageID?) -> Bool {
    recorder.engine.shows(count, upTo: top)
  }

  // MARK: Settings

  /// What the app may choose.
  var settings: NavigationEngine.Settings {
    get { recorder.settings }
    set { recorder.settings = newValue }
  }

  /// How many steps are remembered; another number begins anew.
  var recordedStepCount: Int {
    get { recorder.capacity }
    set {
      guard newValue != recorder.capacity else { return }
      recorder = FlightRecorder(recorder.engine, capacity: newValue)
    }
  }

  /// The last steps, with the state before them.
  func recording() -> FlightRecording { recorder.recording() }
}
