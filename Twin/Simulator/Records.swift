public import Foundation

/// A line that UIKit wrote to the log.
public nonisolated struct LogLine: Hashable, Sendable {
  /// When, in seconds since the device started.
  public let time: TimeInterval
  /// UIKit's text, word for word; addresses are made up and the same in every run.
  public let text: String
}

/// How an app ended by an exception.
public nonisolated struct CrashRecord: Hashable, Sendable {
  /// The name of the exception, for example `NSInvalidArgumentException`.
  public let name: String
  /// UIKit's text, word for word.
  public let reason: String
  /// When, in seconds since the device started.
  public let time: TimeInterval
  /// Who called whom, outermost first, as far as UIKit's entry points and the app's are known.
  public let frames: [String]
  /// Whether the app's own code is among the frames. If not, the report leads nowhere.
  public let hasAppFrame: Bool
}
