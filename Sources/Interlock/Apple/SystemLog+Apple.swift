#if canImport(ObjectiveC)
  import os

  /// Where messages go if the app says nothing else.
  nonisolated enum SystemLog {
    private static let logger = Logger(subsystem: "interlock", category: "navigation")

    /// Writes one message.
    static func write(_ message: String) {
      logger.notice("\(message, privacy: .public)")
    }
  }
#endif
