import QuartzCore
import UIKit

extension ViewTransition {
  /// The animation of Core Animation that does it.
  func makeAnimation() -> CATransition {
    let animation = CATransition()
    animation.type = type
    animation.subtype = subtype
    animation.duration = duration
    animation.timingFunction = timingFunction
    return animation
  }

  private var type: CATransitionType {
    switch kind {
    case .moveIn: .moveIn
    case .push: .push
    case .reveal: .reveal
    case .fade: .fade
    }
  }

  /// Core Animation names the vertical sides as if the y axis went up.
  private var subtype: CATransitionSubtype {
    switch side {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromBottom
    case .bottom: .fromTop
    }
  }

  private var timingFunction: CAMediaTimingFunction {
    switch timing {
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .easeInEaseOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .curve(let x1, let y1, let x2, let y2):
      CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
    }
  }
}

extension UIView {
  /// The key under which a view has its transition, so that a new one takes the place of the old one.
  private static let transitionKey = "transition"

  /// A transition, if it would move anything: not off screen, nor while animations are switched off.
  func effective(_ transition: ViewTransition?) -> ViewTransition? {
    guard let transition, transition.duration > 0, window != nil, UIView.areAnimationsEnabled else {
      return nil
    }
    return transition
  }

  /// Shows the changes that are made to the subviews in this turn by a transition, in the place of one
  /// that is under way.
  ///
  /// - Parameters:
  ///   - transition: The transition; nil for none.
  ///   - completion: Called once, when the animation is over or has been taken away.
  func animateChange(
    by transition: ViewTransition?, completion: (@MainActor () -> Void)? = nil
  ) {
    removeTransition()
    guard let animation = transition?.makeAnimation() else { return }
    animation.delegate = completion.map(TransitionEnd.init)
    layer.add(animation, forKey: Self.transitionKey)
  }

  /// Ends a transition at once; its completion is called in a later turn.
  func removeTransition() {
    layer.removeAnimation(forKey: Self.transitionKey)
  }
}

/// Hears when a transition is over, finished or not.
private final class TransitionEnd: NSObject, CAAnimationDelegate {
  private let completion: @MainActor () -> Void

  init(_ completion: @escaping @MainActor () -> Void) {
    self.completion = completion
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // Core Animation tells it on the main thread; its protocol does not say so.
    MainActor.assumeIsolated { completion() }
  }
}
