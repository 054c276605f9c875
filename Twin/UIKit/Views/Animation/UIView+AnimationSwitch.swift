public import Foundation

extension UIView {
  /// Switches animation blocks on or off for the whole app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UISystem.current.animations.areEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { UISystem.current.animations.areEnabled }

  /// Makes changes that show at once, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UISystem.current.animations.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the animation block that runs now, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UISystem.current.animations.current?.duration ?? 0
  }
}
