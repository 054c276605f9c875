public import Foundation

/// What the system keeps of a scene, whether it is connected or not.
///
/// Differs from UIKit: nothing is restored; no archives.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is there for.
  public nonisolated struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's text.
    public let rawValue: String

    /// Makes a role of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the app on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  private let ownConfiguration: UISceneConfiguration
  private let identifier: String
  weak var connectedScene: UIScene?

  init(configuration: UISceneConfiguration, persistentIdentifier: String) {
    ownConfiguration = configuration
    identifier = persistentIdentifier
    super.init()
  }

  /// The scene, while it is connected.
  open var scene: UIScene? { connectedScene }

  /// What the scene is there for.
  open var role: Role { ownConfiguration.role }

  /// How the scene is made.
  open var configuration: UISceneConfiguration { ownConfiguration }

  /// A text that stays the same for this session.
  open var persistentIdentifier: String { identifier }

  /// What the person did in the scene, for when it is connected again.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with the session.
  open var userInfo: [String: Any]?
}

/// How a scene is made.
///
/// Differs from UIKit: no storyboards and no archives, and scenes are `UIWindowScene`s. What an app writes into its
/// property list is not read: the delegate of such a scene is handed to the simulated device.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let ownName: String?
  private let ownRole: UISceneSession.Role

  /// Describes a scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
  }

  /// The name under which the app describes it.
  open var name: String? { ownName }

  /// What the scene is there for.
  open var role: UISceneSession.Role { ownRole }

  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard whose first page the scene shows. Differs from UIKit: kept; the twin reads no storyboards.
  open var storyboard: UIStoryboard?
}
