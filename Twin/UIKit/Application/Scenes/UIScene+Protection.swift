public import Foundation

/// Whether the pointer is kept by a scene, so that the app has its movements alone (since iOS 14).
///
/// Differs from UIKit: nothing keeps the simulated pointer.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Whether the pointer is kept.
  open var isLocked: Bool { false }

  /// Told when that has changed. Differs from UIKit: it never has.
  public nonisolated static let didChangeNotification = NSNotification.Name(
    "UIPointerLockStateDidChangeNotification")

  /// The scene whose pointer it is, in what such a notification says.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

/// Whether the system protects a scene (since iOS 18).
///
/// Differs from UIKit: nobody locks or hides apps of the simulated device.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
  /// Whether the person has to prove who they are before they can see the app.
  open var isUserAuthenticationEnabled: Bool { false }

  /// Told when that has changed. Differs from UIKit: it never has.
  public nonisolated static let userAuthenticationEnabledDidChangeNotification =
    NSNotification.Name(
      "UISceneSystemProtectionManagerUserAuthenticationEnabledDidChangeNotification")
}

extension UIScene {
  private final class Protection {
    var destruction: Set<DestructionCondition> = []
    let manager = UISceneSystemProtectionManager()
    let pointerLock = UIPointerLockState()
  }

  private var protection: Protection {
    let key = ObjectIdentifier(Protection.self)
    if let known = attachments[key] as? Protection { return known }
    let made = Protection()
    attachments[key] = made
    return made
  }

  /// When the system takes a scene away for good (since iOS 26).
  nonisolated public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
    nonisolated private enum Kind: String, Sendable {
      case userInitiatedDismissal, systemDisconnection
    }

    private let kind: Kind

    /// A person has sent it away.
    public static var userInitiatedDismissal: UIScene.DestructionCondition {
      UIScene.DestructionCondition(kind: .userInitiatedDismissal)
    }

    /// The system has disconnected it.
    public static var systemDisconnection: UIScene.DestructionCondition {
      UIScene.DestructionCondition(kind: .systemDisconnection)
    }

    /// The name.
    public var description: String { kind.rawValue }
  }

  /// When the system takes the scene away for good (since iOS 26). Differs from UIKit: kept; scenes do not come back
  /// anyway.
  public final var destructionConditions: Set<UIScene.DestructionCondition> {
    get { protection.destruction }
    set { protection.destruction = newValue }
  }

  /// Whether the scene keeps the pointer (since iOS 14); nil where there is none, as on phones (assumed).
  public final var pointerLockState: UIPointerLockState? {
    UISystem.current.description.idiom == .pad ? protection.pointerLock : nil
  }

  /// Whether the system protects the scene (since iOS 18).
  public final var systemProtectionManager: UISceneSystemProtectionManager? {
    protection.manager
  }
}
