import Foundation

/// What the person does in a scene, for when it is connected again.
extension UIScene {
  /// Asks the delegate for the scene's state, has it brought up to date, and keeps it in the session.
  ///
  /// Source: UIKit documentation, `stateRestorationActivity(for:)`: after it, the activity's delegate is told that it
  /// will be saved, and then each responder with that activity updates it; `UISceneSession.stateRestorationActivity`
  /// is a copy. Assumed: the scene's own responders are the scene, its windows' pages and all in them.
  func saveState() {
    guard let delegate, let activity = delegate.stateRestorationActivity(for: self) else { return }
    activity.delegate?.userActivityWillSave(activity)
    for responder in responders where responder.userActivity === activity {
      responder.updateUserActivityState(activity)
    }
    activity.needsSave = false
    delegate.scene(self, didUpdate: activity)
    session.stateRestorationActivity = activity.copied()
  }

  private var responders: [UIResponder] {
    var found: [UIResponder] = [self]
    func add(_ page: UIViewController?) {
      guard let page else { return }
      found.append(page)
      for child in page.children { add(child) }
      if let presented = page.presentedViewController, presented.presentingViewController === page {
        add(presented)
      }
    }
    for window in (self as? UIWindowScene)?.windows ?? [] { add(window.rootViewController) }
    return found
  }

  /// Lets the scene's restoration go on after it was connected. Differs from UIKit: no scene is connected again.
  public final func extendStateRestoration() {}

  /// Ends what was begun by ``extendStateRestoration()``.
  public final func completeStateRestoration() {}
}
