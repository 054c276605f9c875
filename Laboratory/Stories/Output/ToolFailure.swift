/// Why a command stopped before its end.
package nonisolated struct ToolFailure: Error, Hashable, Sendable {
  /// One mistake: what was tried, what happened instead, and what to do.
  package struct Problem: Hashable, Sendable, Codable {
    /// The file with the mistake; none if it is not in a file.
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var message: String
    /// The mistake as a compiler prints it, fit for a terminal.
    package var text: String

    package init(
      file: String? = nil, line: Int? = nil, column: Int? = nil, message: String, text: String
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.text = text
    }
  }

  /// The exit status that says so.
  package var status: ExitStatus
  /// What is wrong; one thing at least.
  package var problems: [Problem]

  package init(_ status: ExitStatus, _ problems: [Problem]) {
    self.status = status
    self.problems = problems
  }

  /// - Parameter message: One line, fit for a terminal.
  package init(_ status: ExitStatus, _ message: String) {
    self.init(status, [Problem(message: message, text: message)])
  }

  /// The person asked to stop.
  package static let interrupted = ToolFailure(.interrupted, "interrupted; nothing is half written")

  /// All of it as text.
  package var text: String { problems.map(\.text).joined(separator: "\n") }
}
