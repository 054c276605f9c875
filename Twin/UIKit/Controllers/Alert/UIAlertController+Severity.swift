/// How serious a message is.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// More than usual.
  case critical = 1
}
