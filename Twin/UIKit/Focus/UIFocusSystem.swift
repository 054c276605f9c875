public import Foundation

/// Knows where the focus of a scene is.
///
/// The simulated phone has no keyboard that moves a focus, so there is none of these:
/// ``focusSystem(for:)`` is nil for everything.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private override init() {
    super.init()
  }

  /// What has the focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }

  /// The system that moves the focus in an environment; nil, as on a phone without a keyboard.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// Asks for the focus to come to an environment.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Moves the focus at once, if that was asked for.
  open func updateFocusIfNeeded() {}

  /// Whether an environment is another one or lies inside it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var inner: (any UIFocusEnvironment)? = otherEnvironment
    while let current = inner {
      if current === environment { return true }
      inner = current.parentFocusEnvironment
    }
    return false
  }

  /// Told when the focus has moved.
  nonisolated public static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  /// Told when the focus could not move.
  nonisolated public static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key of the ``UIFocusUpdateContext`` in both notifications.
  nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the ``UIFocusAnimationCoordinator`` in the first notification.
  nonisolated public static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}
