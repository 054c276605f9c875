/// What there is to say when interaction with a controller stays blocked.
///
/// Says first which page is on top and what goes on, then who blocks, then the stack, and last what
/// happened before. Times are relative, in seconds: a report tells nothing of the user's day.
///
/// Article: sendInteractionBlockingReport
public nonisolated struct StuckReport: Hashable, Sendable, Codable {
  /// Why there is a report.
  public enum Cause: String, Hashable, Sendable, Codable {
    /// Interaction has been blocked for longer than `NavigationDeadlines.report`, and still is.
    case blockedTooLong
    /// The end of a transition was not seen, and what it held has been released.
    case releasedUnfinished
    /// A hold of the app was not released before its maximum.
    case holdExpired
  }

  /// Somebody who blocks interaction.
  public struct Hold: Hashable, Sendable, Codable {
    /// Who: "page", "bar push", "bar pop" or "manual".
    public var owner: String
    /// Why, if the app has said.
    public var reason: String?
    /// For how long, in seconds.
    public var seconds: Double
  }

  /// Something that happened before.
  public struct Moment: Hashable, Sendable, Codable {
    /// How long before the report, in seconds.
    public var secondsBefore: Double
    /// What.
    public var text: String
  }

  /// Why there is a report.
  public var cause: Cause
  /// The page on top: its title and its class.
  public var page: String
  /// What goes on, of: "bar push", "bar pop", "page", "presentation", "manual".
  public var activity: [String]
  /// Whether the guard blocks interaction.
  public var isInteractionBlocked: Bool
  /// Whether the guard or the app blocks interaction.
  public var isInteractionDisabled: Bool
  /// Whether nothing moves and nothing waits.
  public var isAtRest: Bool
  /// Who blocks, in the order in which it began.
  public var holds: [Hold]
  /// The pages of the stack, bottom to top.
  public var stack: [String]
  /// The pages when all that is accepted has been carried out, bottom to top.
  public var targetStack: [String]
  /// How many requests wait.
  public var waitingCount: Int
  /// What happened before, oldest first.
  public var history: [Moment]
  /// The last steps of the guard, which replay; `nil` if none are recorded, or there was no room.
  public var recording: FlightRecording?
}

nonisolated extension StuckReport {
  /// The report for a person, in lines.
  public var text: String {
    var lines = [
      headline,
      "page: \(page)",
      "goes on: \(list(activity))",
      """
      interaction: \(isInteractionBlocked ? "blocked by the guard" : "not blocked by the guard"), \
      \(isInteractionDisabled ? "disabled" : "enabled"); \(isAtRest ? "at rest" : "not at rest")
      """,
    ]
    lines += holds.map { hold in
      let reason = hold.reason.map { " (\($0))" } ?? ""
      return "held by: \(hold.owner)\(reason) for \(seconds(hold.seconds))"
    }
    lines += [
      "stack: \(list(stack))",
      "target: \(list(targetStack)); \(waitingCount) waiting",
      "before:",
    ]
    lines += history.map { "  \(seconds($0.secondsBefore)) ago: \($0.text)" }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    switch cause {
    case .blockedTooLong: "Interaction has been blocked for too long, and still is."
    case .releasedUnfinished: "A transition did not end in time; interaction is free again."
    case .holdExpired: "A hold was not released in time; interaction is free of it."
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// Seconds with three decimals, without Foundation's formats: they depend on the user's region.
  private func seconds(_ value: Double) -> String {
    let milliseconds = Int((max(0, min(value, 1e9)) * 1_000).rounded())
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }
}
