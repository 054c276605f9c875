import Foundation

/// The number of a piece of work with which an app goes on when it has been left.
nonisolated public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier of its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Stands for no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The app's pages in the settings.
extension UIApplication {
  /// The URL that opens the app's page in the settings, by `open(_:options:completionHandler:)`.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL that opens what the settings say of the app's notifications (since iOS 16). Its text is assumed.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}
