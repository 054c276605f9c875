import InterlockCore

/// The engine of one runner, with its mailbox and its memory.
///
/// It cannot be copied: what is asked of it is looked up in its place, and an event changes it there.
struct RecordedEngine: ~Copyable {
  private var recorder: FlightRecorder
  private var mailbox = Mailbox<NavigationEngine.Event>()
  /// Where the answer to the next event goes: one storage serves all of them.
  private var spareActions: [NavigationEngine.Action] = []

  init(_ engine: NavigationEngine) {
    recorder = FlightRecorder(engine)
  }

  // MARK: Events

  /// Keeps an event until those before it have been handled.
  mutating func put(_ event: consuming NavigationEngine.Event) {
    mailbox.put(event)
  }

  /// Hands over an event.
  ///
  /// - Returns: What is to be done, in order, before the next event is taken.
  mutating func handle(
    _ event: consuming NavigationEngine.Event, at now: Timestamp
  ) -> [NavigationEngine.Action] {
    var actions: [NavigationEngine.Action] = []
    swap(&actions, &spareActions)
    recorder.handle(event, at: now, into: &actions)
    return actions
  }

  /// Takes the event that has been kept longest, if any.
  ///
  /// - Parameter actions: What the event before it has led to; their storage serves the next.
  mutating func takeNext(
    reusing actions: consuming [NavigationEngine.Action]
  ) -> NavigationEngine.Event? {
    spareActions = actions
    return mailbox.take()
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
