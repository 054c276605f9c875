public import Foundation
public import InterlockCore

nonisolated extension FlightRecording {
  /// Writes the recording to a file, which appears whole or not at all.
  ///
  /// - Throws: What the file system says.
  public func write(to file: URL) throws {
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Reads a recording from a file.
  ///
  /// - Throws: What the file system says, or a ``FlightRecordingError`` with the line and the column of
  ///   the first mistake.
  public init(contentsOf file: URL) throws {
    try self.init(bytes: Array(Data(contentsOf: file)))
  }
}
