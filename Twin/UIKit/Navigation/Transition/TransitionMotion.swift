import Foundation
import QuartzCore

/// How pages and bars move when UIKit moves them.
///
/// A spring of mass 3, stiffness 1000 and damping 500: the values of a default
/// `UISpringTimingParameters`, which react-navigation names as those of UINavigationController.
/// Up to iOS 6 it is an ease-in and ease-out of 0.35 s (log lines with times; Flutter's old 350 ms). The spring
/// takes about 0.5 s (react-native-screens; Flutter issue 122247 found 400 ms to be 100 ms
/// short), with some 60 to 70 percent done after 8 frames and 80 after 10 (Flutter issue 5599).
enum TransitionMotion {
  /// Seconds from the start of a transition to its end.
  static var duration: TimeInterval { hasParallax ? 0.5 : 0.35 }

  /// How far the lower page moves, as a fraction of the width (react-native-screens and others).
  static var parallax: CGFloat { hasParallax ? 0.3 : 1 }

  /// How dark the lower page becomes (react-native-screens: "most similar to Apple").
  static var dimming: CGFloat { hasParallax ? 0.1 : 0 }

  /// Whether the page above casts a shadow on the one below.
  static var castsShadow: Bool { hasParallax }

  private static var hasParallax: Bool {
    UISystem.current.behaviour.pageMotion == .parallax
  }

  private static var timing: ViewTiming {
    hasParallax
      ? .spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0) : .curve(.easeInOut)
  }

  /// Runs changes of views with the transition's motion, from where the views are now.
  ///
  /// The animation itself keeps touches away from nobody: that is decided by the one who animates.
  static func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      duration: duration,
      timing: timing,
      options: [
        .allowUserInteraction, .takesPlace, .overrideInheritedDuration,
        .overrideInheritedCurve, .overrideInheritedOptions,
      ],
      animations: changes
    ) { _ in
      completion()
    }
  }
}
