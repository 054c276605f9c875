/// A mistake in a story file, with the place where it is.
package nonisolated struct StoryError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
  /// What is wrong, with the offending text, and what is allowed instead.
  package var message: String

  package init(line: Int, column: Int, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error as a compiler prints it: `file:line:column: error: message`.
  package func text(file: String) -> String {
    "\(Shown.plain(file)):\(line):\(column): error: \(message)"
  }
}

/// All mistakes found in one file; more than ``StoryLimits/errors`` are counted, not kept.
package nonisolated struct StoryErrors: Error, Hashable, Sendable {
  /// The first mistakes, in the order of their places.
  package private(set) var first: [StoryError] = []
  /// How many there are in all.
  package private(set) var count = 0

  package init() {}

  package init(_ error: StoryError) {
    add(error)
  }

  /// Adds one mistake.
  package mutating func add(_ error: StoryError) {
    count += 1
    if first.count < StoryLimits.errors { first.append(error) }
  }

  /// One line per error, and one that counts those not shown.
  package func lines(file: String) -> [String] {
    var lines = first.map { $0.text(file: file) }
    if count > first.count {
      lines.append("\(Shown.plain(file)): \(count - first.count) more errors not shown")
    }
    return lines
  }
}
