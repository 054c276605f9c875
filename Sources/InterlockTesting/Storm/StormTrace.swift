import InterlockCore

/// Writes a storm down, for somebody who does not trust our judge.
///
/// A recording, line by line, with a line before it that says which storm it is, a line after each step that
/// says what the engine and the host have become, and a line at the end: `Documentation/Traces.md`.
struct StormTrace: Sendable {
  private var writer: FlightRecordingWriter
  private var bytes: [UInt8] = []
  private var count = 0

  init(_ engine: NavigationEngine, seed: UInt64) {
    writer = FlightRecordingWriter(start: engine, keepsPageKeys: true)
    let shown = Self.list(engine.shown)
    bytes = Array(
      "{\"trace\":\(StormScript.version),\"seed\":\"\(seed)\",\"shown\":\(shown)}\n".utf8)
    bytes += writer.takeBytes()
  }

  /// Writes what happened, and what has become of the engine and of the host's stack.
  mutating func add(
    _ step: FlightRecording.Step, _ engine: NavigationEngine, _ stack: [PageID]
  ) {
    count += 1
    writer.add(step)
    bytes += writer.takeBytes()
    add(
      "{\"after\":\(count),\"rest\":\(engine.isAtRest),\"shown\":\(Self.list(engine.shown)),"
        + "\"target\":\(Self.list(engine.target)),\"open\":\(engine.openRequestCount),"
        + "\"waiting\":\(engine.waitingCount),\"holds\":\(engine.holds.count),"
        + "\"ignored\":\(engine.ignoredEventCount),\"host\":\(Self.list(stack))}")
  }

  /// Writes the end.
  mutating func finish(_ fault: StormFault?) {
    writer.finish()
    bytes += writer.takeBytes()
    add("{\"fault\":\(fault.map { "\"\($0.rule.rawValue)\"" } ?? "false")}")
  }

  /// Takes what has been written since the last call.
  mutating func takeBytes() -> [UInt8] {
    bytes += writer.takeBytes()
    defer { bytes = [] }
    return bytes
  }

  private mutating func add(_ line: String) {
    bytes += writer.takeBytes()
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func list(_ pages: [PageID]) -> String {
    "[" + pages.map { "\($0.rawValue)" }.joined(separator: ",") + "]"
  }
}
