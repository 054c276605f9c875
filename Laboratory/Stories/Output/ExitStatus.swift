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
