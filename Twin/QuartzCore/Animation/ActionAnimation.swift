import Foundation

/// An animation that says what an action will do, and lets the action do it.
///
/// Apps take it for the animation itself, and make others of it.
package final class ActionAnimation: CABasicAnimation {
  private var action: (any CAAction)?
  private var event: String?

  /// Makes an animation that stands for the action of a property.
  package convenience init(of action: any CAAction, keyPath: String) {
    self.init(keyPath: keyPath)
    self.action = action
    event = keyPath
  }

  /// Runs the action; for another property the animation itself, as an app has made it.
  package override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let action, event == self.event, keyPath == event else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    action.run(forKey: event, object: anObject, arguments: dict)
  }
}
