/// Writes a recording line by line, for runs of which nobody keeps all steps.
package struct FlightRecordingWriter: Sendable {
  private var writer: RecordWriter
  private let droppedStepCount: Int
  private var count = 0

  /// Begins a recording with the engine before the first step.
  ///
  /// - Parameters:
  ///   - origin: The instant from which its times are counted; that of its first step.
  ///   - keepsPageKeys: Whether what pages show is written as the app names it.
  package init(
    start: NavigationEngine, droppedStepCount: Int = 0, origin: Timestamp = .zero,
    keepsPageKeys: Bool = false
  ) {
    writer = RecordWriter(origin: origin, keepsPageKeys: keepsPageKeys)
    self.droppedStepCount = droppedStepCount
    writer.line {
      $0.field(.version, FlightRecording.version)
      $0.field(.format, RecordFormat.name)
      $0.field(.dropped, droppedStepCount)
    }
    writer.line { $0.field(.start, start) }
  }

  /// Writes the next step.
  package mutating func add(_ step: FlightRecording.Step) {
    count += 1
    writer.line { [number = droppedStepCount + count] in
      $0.field(.step, number)
      $0.field(.at, step.time)
      $0.field(.settings, ifPresent: step.settings)
      $0.field(.event, step.event)
      $0.field(.actions, step.actions)
    }
  }

  /// Writes the last line, without which a recording counts as cut off.
  package mutating func finish() {
    writer.line { [count] in $0.field(.end, count) }
  }

  /// Takes what has been written since the last call.
  package mutating func takeBytes() -> [UInt8] {
    writer.takeBytes()
  }
}

extension FlightRecording {
  /// An action as recordings write it: with everything that tells it from another one.
  package static func text(of action: NavigationEngine.Action) -> String {
    var writer = RecordWriter(origin: .zero, keepsPageKeys: true)
    action.record(to: &writer)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }
}
