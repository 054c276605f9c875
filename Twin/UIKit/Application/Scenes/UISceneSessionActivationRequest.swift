import Foundation

/// Which scene is wanted, and what for (since iOS 17).
///
/// Source: developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-swift.struct
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of the scene; nil for any of the role.
  public let session: UISceneSession?
  /// What the scene is to do.
  public var userActivity: NSUserActivity?
  /// How the scene is wanted.
  public var options: UIScene.ActivationRequestOptions?

  /// Wants a scene of a role: one that can be used for the activity, or else a new one.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Wants a certain scene.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }

  /// The scene that is there and does for the request.
  fileprivate var scene: UIScene? {
    let scenes = UIApplication.shared.connectedScenes
    if let session { return scenes.first { $0.session === session } }
    let identifier = userActivity?.targetContentIdentifier
    return scenes.first { scene in
      guard scene.session.role == role else { return false }
      guard let identifier else { return true }
      let conditions = scene.activationConditions
      return conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
  }
}

extension UIApplication {
  /// Wants a scene to be used (since iOS 17): in a later turn, its delegate gets the activity. A further scene is refused,
  /// as on an iPhone, which the handler hears of in a later turn.
  ///
  /// Assumed: which error it is; and that an activity comes as it does from elsewhere.
  public final func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let system = UISystem.current
    system.loop.post {
      guard let scene = request.scene else {
        guard let errorHandler else { return }
        return system.running(.app("error handler of activateSceneSession")) {
          errorHandler(NSError(domain: "UISceneErrorDomain", code: 0))
        }
      }
      guard let activity = request.userActivity, let delegate = scene.delegate else { return }
      system.running(.app("scene(_:continue:)")) {
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
      }
    }
  }
}
