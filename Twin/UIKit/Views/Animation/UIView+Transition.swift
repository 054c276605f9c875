import Foundation
import QuartzCore

extension UIView {
  /// An animation of the system's own.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Lets views vanish, and takes them out at the end.
    case delete = 0
  }

  /// Changes what a view shows, and lets the new content take the place of the old one.
  ///
  /// The view itself keeps its place; what the block changes shows at once, as part of the new
  /// content, unless the options say `allowAnimatedContent`.
  ///
  /// Differs from UIKit: a curl slides.
  ///
  /// - Parameters:
  ///   - view: The view that holds what changes.
  ///   - duration: Length of the transition, in seconds.
  ///   - options: The transition; none means that the change shows at once.
  ///   - animations: Makes the changes; runs at once.
  ///   - completion: Runs at the end, with whether the transition got there.
  static func runTransition(
    in view: UIView, _ duration: TimeInterval, options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let state = UISystem.current.animations
    let wish = AnimationWish(duration: duration, timing: .curve(options.curve), options: options)
      .inside(state.current)
    let animation = ViewAnimation(
      duration: wish.duration, delay: 0, timing: wish.timing, options: wish.options,
      completion: completion)
    state.run(animation) {
      if state.areEnabled { animation.addTransition(options.transition, to: view) }
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        state.runWithoutAnimation { animations?() }
      }
    }
  }

  /// Changes what a bar shows; if animated, and if the bar is seen, the old content fades into the new one.
  ///
  /// Assumed: for as long as bars take to come and go.
  func fade(_ isAnimated: Bool, _ change: () -> Void) {
    guard isAnimated, window != nil else { return change() }
    withoutActuallyEscaping(change) { change in
      UIView.transition(
        with: self, duration: TimeInterval(UINavigationController.hideShowBarDuration),
        options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
    }
  }

  /// Lets a view take the place of another one.
  ///
  /// The view that goes leaves its superview at once and the one that comes is put into it, unless the
  /// options say `showHideTransitionViews`: then both stay where they are.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes. Without a superview nothing is seen.
  ///   - toView: The view that comes.
  ///   - duration: Length of the transition, in seconds.
  ///   - options: The transition; none means that the change shows at once.
  ///   - completion: Runs at the end, with whether the transition got there.
  static func runTransition(
    from fromView: UIView, to toView: UIView, _ duration: TimeInterval,
    options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let superview = fromView.superview
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    runTransition(in: superview ?? fromView, duration, options: options, exchange, completion)
  }

  /// Plays an animation of the system's own on views, with others beside it.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views to play it on.
  ///   - options: Wishes.
  ///   - parallelAnimations: Makes other changes, which are animated at the same time.
  ///   - completion: Runs at the end, with whether the animation got there.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Assumed: the duration and the size at the end.
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }
}

extension ViewAnimation {
  /// Lets new content of a view take the place of the old one; nothing for no transition.
  func addTransition(_ transition: UIView.AnimationOptions, to view: UIView) {
    guard duration > 0, let passage = CATransition(transition) else { return }
    passage.duration = duration
    passage.timingFunction =
      timing.timingFunction ?? CAMediaTimingFunction(name: options.curve.functionName)
    add(passage, to: view)
  }
}

extension CATransition {
  /// The transition of some options; nil for none.
  fileprivate convenience init?(_ options: UIView.AnimationOptions) {
    guard !options.isEmpty else { return nil }
    self.init()
    switch options {
    case .transitionCrossDissolve:
      type = .fade
    case .transitionCurlUp:
      type = .reveal
      subtype = .fromTop
    case .transitionCurlDown:
      type = .moveIn
      subtype = .fromBottom
    default:
      type = .flip
      subtype = Self.side(ofFlip: options)
    }
  }

  /// The side that comes forward. Source: documentation of `UIView.AnimationOptions`.
  private static func side(ofFlip options: UIView.AnimationOptions) -> CATransitionSubtype {
    switch options {
    case .transitionFlipFromLeft: .fromLeft
    case .transitionFlipFromTop: .fromBottom
    case .transitionFlipFromBottom: .fromTop
    default: .fromRight
    }
  }
}
