public import Foundation

/// Keeps the last reports in one file, a line of JSON each.
///
/// The file is bounded in count and in bytes; the oldest reports go first. It is written as a whole,
/// so that it is never half a report. Use one sink for one file.
public nonisolated struct FileReportSink: ReportSink {
  /// Where the reports are.
  public let file: URL
  /// How many reports the file holds at most.
  public let maximumCount: Int
  /// How many bytes the file has at most.
  public let maximumByteCount: Int

  /// A report that does not fit, even without its recording and its history.
  public struct TooLargeError: Error, Hashable {
    /// The size of the report, in bytes.
    public let byteCount: Int
    /// What the file may have.
    public let maximumByteCount: Int
  }

  /// Creates a sink for a file in a folder that exists.
  ///
  /// A report with a recording of 256 steps has some 70 kilobytes.
  public init(file: URL, maximumCount: Int = 20, maximumByteCount: Int = 2_097_152) {
    self.file = file
    self.maximumCount = max(1, maximumCount)
    self.maximumByteCount = max(0, maximumByteCount)
  }

  /// Adds a report to the file.
  public func receive(_ report: StuckReport) throws {
    let line = try line(report)
    var lines = linesInFile() + [line]
    var size = lines.reduce(0) { $0 + $1.count }
    while lines.count > maximumCount || size > maximumByteCount {
      size -= lines.removeFirst().count
    }
    try Data(lines.joined()).write(to: file, options: .atomic)
  }

  /// The reports in the file, oldest first; lines that are none are left out.
  public func reports() -> [StuckReport] {
    linesInFile().compactMap { try? JSONDecoder().decode(StuckReport.self, from: $0) }
  }

  /// A report as one line; the recording, and then what happened long ago, are left out if the file has
  /// no room for them.
  private func line(_ report: StuckReport) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var report = report
    while true {
      let line = try encoder.encode(report) + [UInt8(ascii: "\n")]
      if line.count <= maximumByteCount { return line }
      guard report.recording == nil else {
        report.recording = nil
        continue
      }
      guard !report.history.isEmpty else {
        throw TooLargeError(byteCount: line.count, maximumByteCount: maximumByteCount)
      }
      report.history.removeFirst((report.history.count + 1) / 2)
    }
  }

  /// The lines of the file with their ends; none if it is not there or not ours, for it is too large.
  private func linesInFile() -> [Data] {
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= maximumByteCount, let data = try? Data(contentsOf: file)
    else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) + [UInt8(ascii: "\n")] }
  }
}
