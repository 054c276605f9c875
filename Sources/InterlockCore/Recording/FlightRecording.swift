/// The last steps of an engine, with the state in which it was before them: enough to replay it.
///
/// Written as lines of JSON, whose form `Documentation/Recordings.md` promises. It names pages by
/// numbers, never by titles, and times count from its first step. What a page shows (its ``PageKey``)
/// is the app's data: it is written as a number too, unless ``keepsPageKeys`` is set.
///
/// ```swift
/// let text = navigation.interlock.recording().text  // for a bug report
/// let recording = try FlightRecording(text: text)
/// ```
/// `interlock replay FILE` prints it as a timeline, and says whether this version of the engine decides
/// as the recorded one did.
public struct FlightRecording: Hashable, Sendable {
  /// The newest form of recordings that this version reads, and the one that it writes.
  public static let version = 1

  /// The engine before the first step.
  public var start: NavigationEngine
  /// How many steps there had been before the first one.
  public var droppedStepCount: Int
  /// What happened, oldest first.
  public var steps: [Step]
  /// Whether what pages show is written as the app names it; `false` writes numbers.
  public var keepsPageKeys = false

  /// An event with the time at which it was handled, and what followed.
  public struct Step: Hashable, Sendable {
    /// When.
    public var time: Timestamp
    /// What the app chose right before, if it chose otherwise than before.
    public var settings: NavigationEngine.Settings?
    /// What the engine was told.
    public var event: NavigationEngine.Event
    /// What it answered.
    public var actions: [NavigationEngine.Action]

    /// Creates a step.
    public init(
      time: Timestamp, settings: NavigationEngine.Settings? = nil, event: NavigationEngine.Event,
      actions: [NavigationEngine.Action]
    ) {
      self.time = time
      self.settings = settings
      self.event = event
      self.actions = actions
    }
  }

  /// Creates a recording.
  public init(start: NavigationEngine, droppedStepCount: Int = 0, steps: [Step] = []) {
    self.start = start
    self.droppedStepCount = droppedStepCount
    self.steps = steps
  }

  /// The recording as lines of JSON.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The recording as lines of JSON, in UTF-8.
  ///
  /// - Complexity: O(steps + pages + requests that wait).
  public var bytes: [UInt8] {
    var writer = FlightRecordingWriter(
      start: start, droppedStepCount: droppedStepCount,
      origin: steps.first?.time ?? start.now, keepsPageKeys: keepsPageKeys)
    for step in steps { writer.add(step) }
    writer.finish()
    return writer.takeBytes()
  }

  /// Reads a recording from lines of JSON.
  ///
  /// - Throws: The first mistake, with its place. Whatever the text is, reading it ends in a time and in
  ///   memory that grow with its length only.
  public init(text: String) throws(FlightRecordingError) {
    try self.init(bytes: Array(text.utf8))
  }
}

extension FlightRecording: Codable {
  /// Reads a recording from its lines, kept as one text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(text: container.decode(String.self))
    } catch let error as FlightRecordingError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the recording as its lines, as one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
