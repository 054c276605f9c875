/// Why a text is not a recording: where, what was read, what was there instead, and what to do.
public struct FlightRecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The byte in the line, counted from 1.
  public var column: Int
  /// What was read, and what was there instead.
  public var problem: String
  /// What to do about it.
  public var cure: String

  /// All of it, as compilers write it, but for the name of the file.
  public var description: String { "\(line):\(column): error: \(problem). \(cure)." }
}

/// A mistake in one line of a recording.
package struct RecordingFault: Error {
  /// How many bytes of the line come before it.
  package var position: Int
  /// What was read, and what was there instead.
  package var problem: String
  /// What to do about it.
  var cure = Self.isDamaged

  /// What to do about a file that nobody can have meant to be so.
  static let isDamaged = "The file is damaged: copy it again from where it was recorded"
  /// What to do about a file from a later time.
  static let isNewer = "The file may come from a newer version of Interlock: read it with that"

  /// The same, in a line of a file.
  func inLine(_ line: Int) -> FlightRecordingError {
    FlightRecordingError(line: line, column: position + 1, problem: problem, cure: cure)
  }
}
