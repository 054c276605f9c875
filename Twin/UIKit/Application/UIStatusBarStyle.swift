/// The colors of the status bar's content.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the system thinks right; dark, on a light interface.
  case `default` = 0
  /// Light, above dark pages.
  case lightContent = 1
  /// Dark, above light pages.
  case darkContent = 3
}
