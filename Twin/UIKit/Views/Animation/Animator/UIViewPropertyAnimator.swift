public import Foundation
import QuartzCore

/// Animates what blocks change, and can be paused, moved by a finger, turned round and stopped on its
/// way.
///
/// ```
///                      ┌────────────── runs out ───────────────┐
///                      ▼                                       │
///   inactive ── start, pause, fractionComplete ──▶ active (running ⇄ paused)
///      ▲                                               │
///      ├───────────── stopAnimation(true) ─────────────┤
///      └── finishAnimation(at:) ── stopped ◀── stopAnimation(false)
/// ```
///
/// The views have their new values from the moment on in which it becomes active. What a paused animator
/// shows is a matter of `fractionComplete` alone; how it got there is in `AnimatorGauge.swift`.
///
/// Assumed: while it runs, `fractionComplete` is the part of its time; a value outside 0 to 1 counts as
/// the nearest one inside.
///
/// Differs from UIKit: a view that leaves the window does not end it; it cannot be copied.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  enum Phase {
    /// It has not begun, or is over.
    case inactive
    /// It stands still. Next: `running`, `stopped`.
    case paused
    /// It moves since a time of the loop. Next: `paused`, `ending`, `stopped`.
    case running(AnimatorMovement, since: TimeInterval, TimerToken)
    /// Somebody else moves what it changes: a transition under a finger. Next: `ending`.
    case lent
    /// Its completions run. Next: `inactive`.
    case ending
    /// It has been stopped. Next: `inactive`.
    case stopped
  }

  struct Block {
    let changes: () -> Void
    let delayFactor: CGFloat
  }

  /// What was done to a view for the time of an animation.
  struct GuardedView {
    let view: UIView
    let isBlocked: Bool
    let isHitAsShown: Bool
  }

  let system = UISystem.current
  let curve: AnimatorCurve
  var phase = Phase.inactive { didSet { phaseDidChange() } }
  /// Objects that the twin attached to this one, by their keys.
  var attachments = AttachmentList()
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var changes: [AnimatorChange] = []
  /// How far the animator itself is.
  var gauge = AnimatorGauge()
  /// The fraction from the beginning to the end at which it stands still, whatever its direction.
  var stillFraction = 0.0
  var goesBack = false
  /// The delay of the changes that are taken in at this moment.
  var takenDelay = 0.0
  /// The completions of animation blocks inside the animator's.
  var innerCompletions: [(Bool) -> Void] = []
  /// What is to be done when its changes move no more, also where it is stopped on its way.
  var endBlocks: [() -> Void] = []
  /// The views that touches find differently until the end.
  var guarded: [GuardedView] = []

  /// The timing that it was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long the whole way takes, in seconds. A spring with a duration of its own decides itself.
  open var duration: TimeInterval { curve.duration }
  /// How long it waits before it starts, in seconds.
  open internal(set) var delay: TimeInterval = 0
  /// Whether touches reach the views while they move.
  open var isUserInteractionEnabled = true
  /// Whether views are hit where they will be, instead of where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped. It cannot be changed while the animator is active.
  open var isInterruptible = true
  /// Whether a finger moves it evenly, instead of along its curve.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, to be moved on, instead of being over.
  open var pausesOnCompletion = false

  /// Whether what blocks make due of properties, constraints and layout is done at their end, so that it moves, too; what
  /// was due is done before (since iOS 26).
  open var flushUpdates = false

  /// Makes an animator with a timing.
  ///
  /// - Parameters:
  ///   - duration: Length of the animation, in seconds.
  ///   - parameters: The curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    curve = AnimatorCurve(parameters, duration: duration)
    super.init()
    dieOnMainThread()
  }

  /// Makes an animator that takes no time.
  ///
  /// Assumed: the duration and the curve; apps begin with such an animator and put another in its place.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of an app's own, given by the two points that pull it.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that moves like a spring which rests after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // Not `isolated`, which a subclass with a `deinit` of its own would have to repeat; `dieOnMainThread()` has
  // seen to it that this is the main thread.
  deinit {
    MainActor.assumeIsolated { complainIfAbandoned() }
  }

  private func complainIfAbandoned() {
    switch phase {
    case .paused, .stopped:
      system.raise(
        "NSInternalInconsistencyException",
        "It is an error to release a paused or stopped property animator. Property animators must"
          + " either finish animating or be explicitly stopped and finished before they can be"
          + " released.")
    case .inactive, .running, .lent, .ending:
      break  // Nothing waits for it.
    }
  }

  /// Makes an animator that starts at once.
  ///
  /// Assumed: touches reach the views only if the options allow it, as with `UIView.animate`.
  ///
  /// - Parameters:
  ///   - duration: Length of the animation, in seconds.
  ///   - delay: How long it waits before it starts, in seconds.
  ///   - options: The curve; repeating is not for animators.
  ///   - animations: Makes the changes; runs at once.
  ///   - completion: Runs at the end, with where it is then.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    guard let animator = make(Self.self, duration: duration, curve) as? Self else {
      preconditionFailure("An animator's initializer made one of another class.")
    }
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// What the animator does.
  ///
  /// Assumed: it is still active while its completions run.
  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .paused, .running, .lent, .ending: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves; also while its completions run (microsoft/fluentui-apple, pull request 1385).
  open var isRunning: Bool {
    switch phase {
    case .running, .lent, .ending: true
    case .inactive, .paused, .stopped: false
    }
  }

  /// Whether it goes back to its beginning. A change turns a running animator round where it is.
  open var isReversed: Bool {
    get { goesBack }
    set { turn(back: newValue) }
  }

  /// How far it is in the direction in which it goes, from 0 to 1.
  ///
  /// Setting it makes an inactive animator active and pauses a running one.
  open var fractionComplete: CGFloat {
    get { goesBack ? 1 - fraction : fraction }
    set { scrub(to: newValue) }
  }

  // MARK: Moving

  /// Starts the animator, or lets it go on with its own timing.
  open func startAnimation() {
    start(afterDelay: 0)
  }

  /// Starts the animator after some seconds. The changes are made at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay)
  }

  /// Lets the animator stand still where it is; an inactive one becomes active at its beginning.
  open func pauseAnimation() {
    pause()
  }

  /// Lets a paused animator go on.
  ///
  /// - Parameters:
  ///   - parameters: The timing of what is left; nil means its own.
  ///   - durationFactor: How long that takes, as a part of `duration`; 0 means what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(with: parameters, durationFactor: durationFactor)
  }

  /// Takes the changes off the screen as they are: what is seen becomes what the views are.
  ///
  /// - Parameter withoutFinishing: Whether that is all, and no completion runs; if not,
  ///   `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Brings a stopped animator's views to a position and runs the completions.
  ///
  /// Raises an exception unless the animator was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  // MARK: Blocks

  /// Adds changes that begin after a part of the time that is left, from 0 to 1.
  ///
  /// An active animator makes them at once, and animates them until its end.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(Block(changes: animation, delayFactor: delayFactor))
  }

  /// Adds changes; an active animator makes them at once, and animates them until its end.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(Block(changes: animation, delayFactor: 0))
  }

  /// Adds a block that runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { waiting in
      addCompletion { waiting.resume(returning: $0) }
    }
  }
}
