#if canImport(ObjectiveC)
  import os

  /// Writes reports to the system's log, under the app's own subsystem.
  public nonisolated struct SystemLogReportSink: ReportSink {
    private let logger: Logger

    /// Creates a sink.
    ///
    /// - Parameter subsystem: What the log files the reports under: the app's bundle identifier, say.
    public init(subsystem: String) {
      logger = Logger(subsystem: subsystem, category: "navigation")
    }

    /// Writes a report, with titles of pages: whoever reads the log of a device may see them.
    public func receive(_ report: StuckReport) throws {
      logger.error("\(report.text, privacy: .public)")
    }
  }
#endif
