import Foundation

extension UIApplication {
  /// A person has chosen one of the app's shortcuts while it runs.
  ///
  /// Documented: an app with scenes hears of it by the scene's delegate, another one by its own.
  ///
  /// - Parameter completion: Gets the app's answer, whether it could do it.
  package func receive(
    _ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void
  ) {
    let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.delegate != nil }
    if let scene {
      (scene.delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }
}
