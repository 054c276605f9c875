import Foundation
import QuartzCore

/// What lies between `beginAnimations(_:context:)` and `commitAnimations()`.
final class LegacyAnimation {
  private let identifier: String?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?) {
    self.identifier = identifier
  }

  /// Makes the animations, and tells of their end.
  ///
  /// Source of the usual values: Apple, "setAnimationDuration(_:)" (0.2 s), "setAnimationCurve(_:)".
  func animation() -> ViewAnimation {
    ViewAnimation(duration: 0.2, delay: 0, timing: .curve(.easeInOut), options: []) { _ in
      self.tell(self.didStop)
      self.delegate = nil
    }
  }

  /// Tells of the beginning.
  func begin() {
    tell(willStart)
  }

  /// Source: Apple, "setAnimationDidStop(_:)": `animationDidStop:finished:context:`, with the identifier first.
  private func tell(_ selector: Selector?) {
    guard let selector else { return }
    selector.perform(on: delegate, with: identifier)
  }
}

// What is set holds for the changes after it, and within a block of `animate(withDuration:animations:)` for the rest
// of that block.
//
// Source: `options: [.repeat, .autoreverse]` with `setAnimationRepeatCount(_:)` in the block was the way to repeat a few
// times before `modifyAnimations(withRepeatCount:autoreverses:animations:)` took its place (Apple's documentation of the
// latter); drawers that follow a finger evenly set `setAnimationCurve(.linear)` in the block of their animator.
extension UIView {
  /// Begins changes that are animated, until `commitAnimations()` (deprecated since iOS 13).
  ///
  /// - Parameters:
  ///   - animationID: Tells the delegate which animation it is.
  ///   - context: Anything of the app's, for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UISystem.current.animations.begin(LegacyAnimation(animationID))
  }

  /// Lets the changes since the last `beginAnimations(_:context:)` begin to move.
  public class func commitAnimations() {
    UISystem.current.animations.commitLegacy()
  }

  /// Sets how long changes take from here on, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    UISystem.current.animations.change { $0.duration = duration }
  }

  /// Sets how long changes from here on wait, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    UISystem.current.animations.change { $0.delay = delay }
  }

  /// Sets when changes from here on begin.
  ///
  /// Differs from UIKit: seconds of the clock on the wall are taken for those of the device.
  public class func setAnimationStart(_ startDate: Date) {
    UISystem.current.animations.change { $0.delay = max(0, startDate.timeIntervalSinceNow) }
  }

  /// Sets how the speed of changes from here on changes.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    UISystem.current.animations.change {
      if case .curve = $0.timing { $0.timing = .curve(curve) }
      $0.options = $0.options.with(curve)
    }
  }

  /// Sets how often changes from here on are repeated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    UISystem.current.animations.change { $0.repeatCount = repeatCount }
  }

  /// Sets whether changes from here on run back at the end of each run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    UISystem.current.animations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether changes from here on begin where running animations have brought views.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    UISystem.current.animations.change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Sets who is told of the beginning and the end; kept until then.
  ///
  /// Differs from UIKit: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it, and is told the identifier only.
  public class func setAnimationDelegate(_ delegate: Any?) {
    UISystem.current.animations.legacy?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is told of the beginning; its first parameter is the identifier.
  public class func setAnimationWillStart(_ selector: Selector?) {
    UISystem.current.animations.legacy?.willStart = selector
  }

  /// Sets the delegate's method that is told of the end; its first parameter is the identifier.
  public class func setAnimationDidStop(_ selector: Selector?) {
    UISystem.current.animations.legacy?.didStop = selector
  }

  /// Sets the transition of a view whose content is changed from here on.
  ///
  /// Differs from UIKit: as in `transition(with:duration:options:animations:completion:)`; the content is never
  /// kept as a picture.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let current = UISystem.current.animations.current, current.sink == nil else { return }
    current.addTransition(transition.options, to: view)
  }

  /// How new content of a view takes the place of the old one.
  ///
  /// Source of the values: Apple, "UIView.AnimationTransition".
  nonisolated public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none = 0
    /// It turns from left to right.
    case flipFromLeft = 1
    /// It turns from right to left.
    case flipFromRight = 2
    /// The old one is rolled up.
    case curlUp = 3
    /// The new one is rolled down.
    case curlDown = 4

    fileprivate var options: UIView.AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}
