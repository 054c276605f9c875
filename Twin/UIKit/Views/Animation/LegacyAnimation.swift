import Foundation
import QuartzCore

/// What lies between `beginAnimations(_:context:)` and `commitAnimations()`.
///
/// Each setter holds for the changes after it, so a setter after changes begins another animation.
final class LegacyAnimation {
  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  // Source of the usual values: Apple, "setAnimationDuration(_:)" (0.2 s), "setAnimationCurve(_:)".
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private(set) var current: ViewAnimation
  private var former: [ViewAnimation] = []
  private var running = 1
  private var areAllFinished = true

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    self.context = context
    current = ViewAnimation(duration: 0.2, delay: 0, timing: .curve(.easeInOut), options: [])
    renew()
  }

  /// Begins another animation for the changes after this.
  func renew() {
    if current.hasBegun {
      former.append(current)
      running += 1
    }
    var options: UIView.AnimationOptions = []
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    let repetition =
      repeatCount > 0 || autoreverses
      ? ViewAnimationState.Repetition(
        count: repeatCount > 0 ? CGFloat(repeatCount) : 1, autoreverses: autoreverses) : nil
    current = ViewAnimation(
      duration: duration, delay: delay, timing: .curve(curve), options: options,
      repetition: repetition
    ) { self.end($0) }
  }

  /// Lets all of it begin.
  func commit() {
    tell(willStart)
    for animation in former + [current] { animation.blockDidEnd() }
    former = []
  }

  private func end(_ isFinished: Bool) {
    running -= 1
    if !isFinished { areAllFinished = false }
    guard running == 0 else { return }
    tell(didStop)
    delegate = nil
  }

  /// Source: Apple, "setAnimationDidStop(_:)": `animationDidStop:finished:context:`, with the identifier first.
  private func tell(_ selector: Selector?) {
    guard let selector else { return }
    selector.perform(on: delegate, with: identifier)
  }
}

extension UIView {
  /// Begins changes that are animated, until `commitAnimations()` (deprecated since iOS 13).
  ///
  /// - Parameters:
  ///   - animationID: Tells the delegate which animation it is.
  ///   - context: Anything of the app's, for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UISystem.current.animations.begin(LegacyAnimation(animationID, context))
  }

  /// Lets the changes since the last `beginAnimations(_:context:)` begin to move.
  public class func commitAnimations() {
    UISystem.current.animations.commitLegacy()
  }

  /// Sets how long changes take from here on, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeLegacy { $0.duration = duration }
  }

  /// Sets how long changes from here on wait, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeLegacy { $0.delay = delay }
  }

  /// Sets when changes from here on begin.
  ///
  /// Differs from UIKit: seconds of the clock on the wall are taken for those of the device.
  public class func setAnimationStart(_ startDate: Date) {
    changeLegacy { $0.delay = max(0, startDate.timeIntervalSinceNow) }
  }

  /// Sets how the speed of changes from here on changes.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeLegacy { $0.curve = curve }
  }

  /// Sets how often changes from here on are repeated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeLegacy { $0.repeatCount = repeatCount }
  }

  /// Sets whether changes from here on run back at the end of each run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeLegacy { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether changes from here on begin where running animations have brought views.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeLegacy { $0.beginsFromCurrentState = fromCurrentState }
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
    guard let legacy = UISystem.current.animations.legacy, areAnimationsEnabled else { return }
    legacy.current.addTransition(transition.options, to: view)
  }

  private static func changeLegacy(_ change: (LegacyAnimation) -> Void) {
    UISystem.current.animations.changeLegacy(change)
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
