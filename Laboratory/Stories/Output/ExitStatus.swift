/// How the tool ends; the numbers are part of its interface.
package nonisolated enum ExitStatus: Int32, Hashable, Sendable, Codable {
  /// All went as expected.
  case success = 0
  /// An expectation was not met.
  case failedExpectation = 1
  /// The command line or a story is wrong.
  case misuse = 2
  /// Something could not be written, or a part of the program is missing.
  case cannotWrite = 3
  /// The person pressed Control-C.
  case interrupted = 130
}

/// Why a command stopped before its end.
package nonisolated struct ToolFailure: Error, Hashable, Sendable {
  /// The exit status that says so.
  package var status: ExitStatus
  /// What was tried, what happened instead, and what to do. One line, fit for a terminal.
  package var message: String

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The person asked to stop.
  package static let interrupted = ToolFailure(.interrupted, "interrupted; nothing is half written")
}
