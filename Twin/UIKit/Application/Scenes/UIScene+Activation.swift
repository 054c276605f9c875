public import Foundation

/// What a scene is wanted for, of several ones.
///
/// Differs from UIKit: kept; an iPhone has one scene.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// What the scene can be used for; everything at first.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// What the scene is to be used for rather than others; nothing at first.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIScene {
  /// What the scene is wanted for, of several ones.
  public final var activationConditions: UISceneActivationConditions {
    get {
      let key = ObjectIdentifier(UISceneActivationConditions.self)
      if let known = attachments[key] as? UISceneActivationConditions { return known }
      let conditions = UISceneActivationConditions()
      attachments[key] = conditions
      return conditions
    }
    set { attachments[ObjectIdentifier(UISceneActivationConditions.self)] = newValue }
  }

  /// How a scene is wanted.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that wants another one.
    open var requestingScene: UIScene?
  }

  /// How a URL is opened from a scene.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open it, and no browser.
    open var universalLinksOnly = false
  }

  /// Has a URL opened; see `UIApplication.open(_:options:completionHandler:)`.
  public final func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:]) { completion?($0) }
  }
}

extension UIApplication {
  /// Wants a scene to be used, or a further one: refused in a later turn for a further one, as on an iPhone.
  ///
  /// Assumed: which error it is. Source: Apple, "supportsMultipleScenes".
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard sceneSession?.scene == nil else { return }
    UISystem.current.loop.post {
      errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
    }
  }
}
