import Foundation

/// Where a command speaks: results to one side, progress and errors to the other.
package final class Console {
  /// Whether results are JSON, and nothing else.
  package let isJSON: Bool
  /// Whether results may carry colors.
  package let isColored: Bool
  private let output: (String) -> Void
  private let errors: (String) -> Void
  private let wallClock: () -> Double
  private let startedAt: Double
  private var lastProgressAt: Double

  /// - Parameters:
  ///   - wallClock: Seconds that only order progress and are shown as wall time.
  package init(
    isJSON: Bool, isColored: Bool, wallClock: @escaping () -> Double,
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) {
    self.isJSON = isJSON
    self.isColored = isColored
    self.output = output
    self.errors = errors
    self.wallClock = wallClock
    startedAt = wallClock()
    lastProgressAt = startedAt
  }

  /// The process's own output: colors only on a terminal, and never if `NO_COLOR` is set.
  package static func standard(isJSON: Bool) -> Console {
    let refusesColor = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Console(
      isJSON: isJSON, isColored: !isJSON && !refusesColor && isatty(STDOUT_FILENO) == 1,
      wallClock: { ProcessInfo.processInfo.systemUptime },
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      errors: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Seconds since the command began.
  package var elapsed: Double { wallClock() - startedAt }

  /// One line of the result. With `--json` only ``json(_:)`` speaks.
  package func line(_ text: String) {
    if !isJSON { output(text + "\n") }
  }

  /// The result as JSON, with the status and an empty list of errors beside its own keys.
  package func json(_ result: some Encodable, _ status: ExitStatus) {
    if isJSON { output(JSONText.text(JSONDocument(result, status: status)) + "\n") }
  }

  /// What went wrong: one line for each thing or, with `--json`, the same document without a result.
  package func fail(_ failure: ToolFailure) {
    if isJSON {
      let document = JSONDocument(
        [String: String](), status: failure.status, errors: failure.problems)
      output(JSONText.text(document) + "\n")
    } else {
      errors(failure.text + "\n")
    }
  }

  /// Says how far a long command is: at most one line in 2 s, the first after 2 s.
  package func progress(_ text: @autoclosure () -> String) {
    let now = wallClock()
    guard now - lastProgressAt >= 2 else { return }
    lastProgressAt = now
    errors(text() + "\n")
  }
}

/// What every command prints with `--json`: `status`, `errors`, and the keys of its result.
private nonisolated struct JSONDocument<Result: Encodable>: Encodable {
  private enum CodingKeys: CodingKey {
    case status, errors
  }

  let result: Result
  let status: ExitStatus
  let errors: [ToolFailure.Problem]

  init(_ result: Result, status: ExitStatus, errors: [ToolFailure.Problem] = []) {
    self.result = result
    self.status = status
    self.errors = errors
  }

  func encode(to encoder: any Encoder) throws {
    try result.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    try container.encode(errors, forKey: .errors)
  }
}

/// JSON as the tool prints it: sorted keys, so that equal results are equal bytes.
package nonisolated enum JSONText {
  /// The value as JSON text.
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      // Only a number that is not finite could bring us here, and no report has one.
      return "{\"errors\":[\"the result cannot be written as JSON\"]}"
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The same without line breaks, for a page.
  package static func compact(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
