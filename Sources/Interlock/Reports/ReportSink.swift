import Foundation

/// Somewhere that reports go.
///
/// Called off the main thread, one report after the other. It may take its time, block or throw: the
/// navigation goes on, and reports that find ``NavigationInterlock/pendingReportLimit`` others waiting
/// are lost.
public nonisolated protocol ReportSink: Sendable {
  /// Takes a report.
  ///
  /// - Throws: Whatever keeps it from doing so; that is noted in the system's log.
  func receive(_ report: StuckReport) throws
}

/// Hands reports to a closure: to metrics, to traces, to a crash reporter.
public nonisolated struct ClosureReportSink: ReportSink {
  private let closure: @Sendable (StuckReport) throws -> Void

  /// Creates a sink; the closure runs off the main thread.
  public init(_ closure: @escaping @Sendable (StuckReport) throws -> Void) {
    self.closure = closure
  }

  /// Hands a report to the closure.
  public func receive(_ report: StuckReport) throws {
    try closure(report)
  }
}

/// Writes reports to standard error, as lines for a person.
public nonisolated struct StandardErrorReportSink: ReportSink {
  /// Creates a sink.
  public init() {}

  /// Writes a report.
  public func receive(_ report: StuckReport) throws {
    FileHandle.standardError.write(Data("\(report.text)\n".utf8))
  }
}
