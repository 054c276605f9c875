/// What recordings are called, and how large they may be.
package enum RecordFormat {
  /// What the first line calls the file.
  package static let name = "interlock recording"
  /// How many bytes a recording may have.
  package static let byteLimit = 64 * 1_048_576
  /// How many bytes a line may have.
  package static let lineLimit = 4 * 1_048_576
  /// How many steps a recording may have.
  package static let stepLimit = 1_000_000
  /// How deep values may be nested.
  package static let depthLimit = JSONParser.depthLimit
  /// How long after the first step the last one may be: what every reader of JSON can tell from its
  /// neighbours, 104 days.
  package static let timeLimit: Int64 = 9_007_199_254_740_991
}

extension FlightRecording {
  /// Reads a recording from lines of JSON in UTF-8.
  ///
  /// - Throws: The first mistake, with its place. Whatever the bytes are, reading them ends in a time and
  ///   in memory that grow with their number only.
  public init(bytes: [UInt8]) throws(FlightRecordingError) {
    guard bytes.count <= RecordFormat.byteLimit else {
      throw FlightRecordingError(
        line: 1, column: 1,
        problem: "the file has \(bytes.count) bytes, more than \(RecordFormat.byteLimit)",
        cure: "Record fewer steps")
    }
    var reader = RecordingReader(bytes)
    self = try reader.read()
  }
}

/// Reads a recording line by line.
private struct RecordingReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func read() throws(FlightRecordingError) -> FlightRecording {
    let header = try nextLine(expecting: "the line with the version")
    let dropped = try place { () throws(RecordingFault) in try Self.dropped(header) }
    let first = try nextLine(expecting: "the line with the engine's state")
    let start = try place { () throws(RecordingFault) in
      try first.fields(.start).read(.start, as: NavigationEngine.self)
    }
    var recording = FlightRecording(start: start, droppedStepCount: dropped)
    while true {
      let next = try nextLine(expecting: "a step, or the line with the end")
      if next.firstKey == RecordKey.end.rawValue {
        try place { () throws(RecordingFault) in
          try Self.checkEnd(next, count: recording.steps.count)
        }
        try checkNothingFollows()
        return recording
      }
      let step = try place { () throws(RecordingFault) in
        try Self.step(next, after: recording)
      }
      recording.steps.append(step)
    }
  }

  // MARK: Lines

  private static func dropped(_ value: RecordedValue) throws(RecordingFault) -> Int {
    guard value.firstKey == RecordKey.version.rawValue,
      let version = value.first(.version)
    else {
      throw value.fault(
        "expected an object that begins with the key \"version\"",
        cure: "Give a file that was written by FlightRecording")
    }
    let number = try Int(recorded: version)
    guard number <= FlightRecording.version else {
      throw version.fault(
        "version \(number) is newer than \(FlightRecording.version), the newest that is known here",
        cure: "Read it with the version of Interlock that wrote it, or a later one")
    }
    guard number > 0 else { throw version.fault(expected: "a version from 1") }
    let fields = try value.fields(.version, .format, .dropped)
    let format = try fields.value(.format)
    guard try format.string() == RecordFormat.name else {
      throw format.fault(expected: "the text \"\(RecordFormat.name)\"")
    }
    return try fields.count(.dropped)
  }

  private static func step(
    _ value: RecordedValue, after recording: FlightRecording
  ) throws(RecordingFault) -> FlightRecording.Step {
    let fields = try value.fields(.step, .at, .settings, .event, .actions)
    let expected = recording.droppedStepCount + recording.steps.count + 1
    let number = try fields.value(.step)
    guard try number.count() == expected else {
      throw number.fault(
        expected: "step \(expected), since steps are in order and none is left out")
    }
    guard recording.steps.count < RecordFormat.stepLimit else {
      throw value.fault(
        "there are more than \(RecordFormat.stepLimit) steps", cure: "Record fewer steps")
    }
    let time = try fields.value(.at)
    let earliest = recording.steps.last?.time.nanoseconds ?? 0
    return FlightRecording.Step(
      time: Timestamp(nanoseconds: try time.integer(in: earliest...RecordFormat.timeLimit)),
      settings: try fields.readIfPresent(.settings), event: try fields.read(.event),
      actions: try fields.read(.actions))
  }

  private static func checkEnd(_ value: RecordedValue, count: Int) throws(RecordingFault) {
    let end = try value.fields(.end).value(.end)
    guard try end.count() == count else {
      throw end.fault(expected: "\(count), the number of steps before this line")
    }
  }

  // MARK: Bytes

  private mutating func nextLine(
    expecting expected: String
  ) throws(FlightRecordingError) -> RecordedValue {
    line += 1
    guard position < bytes.count else {
      throw fault(
        "expected \(expected), found the end of the file",
        cure: "The file is cut off: copy it again from where it was recorded")
    }
    let limit = min(bytes.count, position + RecordFormat.lineLimit + 1)
    let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
    guard end - position <= RecordFormat.lineLimit else {
      throw fault(
        "the line has more than \(RecordFormat.lineLimit) bytes", cure: RecordingFault.isDamaged)
    }
    var content = bytes[position..<end]
    position = end + 1
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    var parser = JSONParser(line: content)
    return try place { () throws(RecordingFault) in RecordedValue(try parser.parse()) }
  }

  private mutating func checkNothingFollows() throws(FlightRecordingError) {
    guard position < bytes.count else { return }
    line += 1
    throw fault(
      "expected the end of the file after the line with the end, found more",
      cure: "Keep each recording in a file of its own")
  }

  private func fault(_ problem: String, cure: String) -> FlightRecordingError {
    FlightRecordingError(line: line, column: 1, problem: problem, cure: cure)
  }

  /// Reads something of the current line.
  private func place<Value>(
    _ read: () throws(RecordingFault) -> Value
  ) throws(FlightRecordingError) -> Value {
    do {
      return try read()
    } catch {
      throw error.inLine(line)
    }
  }
}
