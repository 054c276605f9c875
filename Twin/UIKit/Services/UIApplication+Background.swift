public import Foundation

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

/// Work that an app goes on with when it has been left, and its page in the settings.
///
/// Differs from UIKit: an app in the background is not suspended, so that no work runs out of time and no
/// expiration handler is called.
extension UIApplication {
  private final class BackgroundTasks {
    var latest = 0
  }

  /// The URL that opens the app's page in the settings, by `open(_:options:completionHandler:)`.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Begins work that is to be finished also if the app is left.
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins work that is to be finished also if the app is left, with a name for debugging.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let key = ObjectIdentifier(BackgroundTasks.self)
    let tasks = attachments[key] as? BackgroundTasks ?? BackgroundTasks()
    attachments[key] = tasks
    tasks.latest += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks.latest)
  }

  /// Ends work.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may go on in the background, in seconds.
  ///
  /// Source: documentation, "while the app is running in the foreground, the value … is suitably large".
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
