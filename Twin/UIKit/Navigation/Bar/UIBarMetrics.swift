import Foundation

/// The heights that bars have.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// A phone that is held upright.
  case `default` = 0
  /// A phone that lies on its side.
  case compact = 1
  /// A phone that is held upright, with a prompt.
  case defaultPrompt = 101
  /// A phone that lies on its side, with a prompt.
  case compactPrompt = 102
}

/// The looks that bars had of themselves before there were appearances.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light, or dark where the interface is.
  case `default` = 0
  /// Dark, with white titles.
  case black = 1
}
