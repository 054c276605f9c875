import CoreGraphics
public import Foundation

/// What came of a look for new content in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was some.
  case newData = 0
  /// There was none.
  case noData = 1
  /// It went wrong.
  case failed = 2
}

/// Whether the app may look for new content in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The system does not allow it.
  case restricted = 0
  /// The person does not want it.
  case denied = 1
  /// It may.
  case available = 2
}

/// Something that goes on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What the system knows of the app besides its life, and names for it.
extension UIApplication {
  final class Services {
    var badge = 0
    var fetchInterval: TimeInterval = .greatestFiniteMagnitude
    var supportsShakeToEdit = true
    /// Where a shaken device offers to undo.
    let undoStage = AlertStage()
    var showsNetworkActivity = false
    var latestTask = 0
  }

  var services: Services {
    let key = ObjectIdentifier(Services.self)
    if let known = attachments[key] as? Services { return known }
    let services = Services()
    attachments[key] = services
    return services
  }

  /// As often as the system can.
  ///
  /// Source: Apple, "setMinimumBackgroundFetchInterval(_:)", for this and the next one: the smallest interval
  /// that the system supports, and one so large that it never comes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  // Notifications that nothing on a simulated device has posted.

  /// Told when the day or the clock has changed.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Told when the person has taken a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Told when the app may look for new content, or may not any more.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Told before files are locked with the device.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Told when files are no longer locked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
}

/// How a scene goes when its session ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
