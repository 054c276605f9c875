public import Foundation

/// Where an animation is at its end.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning, to which it went back.
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// What an animator does.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It moves or is paused.
  case active = 1
  /// It was stopped and waits for its end.
  case stopped = 2
}

/// An animation that can be started, paused, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animation does.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back to its beginning.
  var isReversed: Bool { get set }
  /// How far it is in the direction in which it goes, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Lets it stand still where it is.
  func pauseAnimation()
  /// Ends it where it is.
  ///
  /// - Parameter withoutFinishing: Whether that is all; if not, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings a stopped animation to a position and tells that it is over.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change.
///
/// Differs from UIKit: the optional methods do nothing unless implemented.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on, with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing: the method is optional.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing: the method is optional.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: the method is optional.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing: the method is optional.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
