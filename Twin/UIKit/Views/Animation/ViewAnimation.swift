import Foundation
import QuartzCore

/// One call of `UIView.animate`: makes the animations while its block runs, reports when all ended.
final class ViewAnimation: NSObject, CAAnimationDelegate {
  // These hold for the changes after they are set.
  var duration: TimeInterval
  var options: UIView.AnimationOptions
  var delay: TimeInterval
  var timing: ViewTiming
  /// How often it repeats, and whether it runs back each time; nil if its options decide.
  var repeatCount: Float?
  var autoreverses: Bool?
  private let completion: ((Bool) -> Void)?
  /// Takes the changes of the block; nil for an animation that makes its own animations of them.
  let sink: (any ChangeSink)?

  private var blockedViews: [ObjectIdentifier: UIView] = [:]
  private(set) var animatedViews: [UIView] = []
  /// Views that are laid out at the end of the block, so that what they place moves with it.
  private(set) var arrangedViews: [UIView] = []
  private var leavingViews: [UIView] = []
  private var runningCount = 0
  private var isBlockOver = false
  private var areAllFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, timing: ViewTiming,
    options: UIView.AnimationOptions, sink: (any ChangeSink)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.options = options
    self.completion = completion
    self.sink = sink
    super.init()
  }

  // What it holds of views dies on the main thread by itself; that this does takes time to make sure.
  nonisolated deinit {}

  /// What happens when a property of a view's layer changes inside the block.
  func action(for view: UIView, key: String) -> any CAAction {
    guard let change = PropertyChange(of: view, key: key) else { return NSNull() }
    let action = ViewAnimationAction(animation: self, change: change)
    return change.canBeAdded ? action : animation(of: action, for: change)
  }

  /// Adds the animation of a property that has just changed.
  fileprivate func take(_ change: PropertyChange) {
    note(change.view)
    guard let sink else {
      animate(change, course: nil)
      return
    }
    sink.take(change, course: nil)
  }

  /// Adds the animation of a property that has just changed.
  ///
  /// The animation is additive if the property can be added: it leads from the former value to the new one on
  /// top of what is running, so nothing is interrupted and nothing jumps (WWDC 2014, session 236; UIKit since
  /// iOS 8). `beginFromCurrentState` matters to the other properties alone: these begin at what is shown then,
  /// and otherwise at the value that the view had. Assumed: so are animations along keyframes.
  ///
  /// Source: the animations that UIKit makes, as shown in
  /// `gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d` (2014): `bounds` in two parts, and all filled both ways;
  /// "Additive animations", iosoteric.com (2014), and tests of UIKit in `material-motion/motion-animator-objc`
  /// (`UIKitBehavioralTests`, 2017) for the option.
  func animate(_ change: PropertyChange, course: CAKeyframeAnimation?) {
    let isAdditive = !options.contains(.takesPlace) && change.canBeAdded
    if isAdditive, course == nil, let parts = change.addedParts {
      for part in parts { animate(part, course: nil) }
      return
    }
    let animation =
      course.map(timed)
      ?? timing.withinTransaction.animation(keyPath: change.key, duration: duration)
    let key =
      isAdditive && animation.makeAdditive(for: change) ? change.unusedAnimationKey : change.key
    if !animation.isAdditive { animation.begin(at: start(of: change)) }
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.fillMode = .both
    repeatAsWished(animation)
    animation.delegate = self
    runningCount += 1
    block(change.view)
    if course == nil {
      change.layer.addUnshared(animation, forKey: key)
    } else {
      change.layer.add(animation, forKey: key)
    }
  }

  /// Where an animation begins that is not added to others.
  private func start(of change: PropertyChange) -> AnimatableValue {
    options.isDisjoint(with: [.beginFromCurrentState, .takesPlace])
      ? change.formerModel : change.formerShown
  }

  /// The action for a property that is not added to others, as an animation of which apps make their own.
  ///
  /// Source: "Replacing a UIView backing layer with CAShapeLayer", andyyardley.com (2015), whose layer takes the
  /// action of `backgroundColor` for a `CABasicAnimation`, and moves its path like that. Assumed: it is one for
  /// springs, too, with their duration and an even pace.
  private func animation(of action: any CAAction, for change: PropertyChange) -> ActionAnimation {
    let animation = ActionAnimation(of: action, keyPath: change.key)
    animation.duration = duration
    animation.timingFunction = timing.withinTransaction.timingFunction
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.fillMode = .both
    repeatAsWished(animation)
    animation.begin(at: start(of: change))
    animation.delegate = Follower(self)
    return animation
  }

  /// Lets the end of a block wait for what an app has added.
  private final class Follower: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation

    init(_ animation: ViewAnimation) {
      self.animation = animation
    }

    nonisolated deinit {}  // As of the animation.

    func animationDidStart(_ anim: CAAnimation) {
      animation.runningCount += 1
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      animation.animationDidStop(anim, finished: flag)
    }
  }

  private func timed(_ course: CAKeyframeAnimation) -> CAPropertyAnimation {
    course.duration = duration
    course.timingFunction = timing.timingFunction
    return course
  }

  private func repeatAsWished(_ animation: CAAnimation) {
    let around = UISystem.current.animations.repetition
    if let count = repeatCount ?? around.map({ Float($0.count) }) {
      animation.repeatCount = count
    } else if options.contains(.repeat) {
      animation.repeatCount = .infinity
    }
    animation.autoreverses =
      autoreverses ?? around?.autoreverses ?? options.contains(.autoreverse)
  }

  /// Keeps a view in mind for the layout at the end of the block.
  func note(_ view: UIView) {
    if !animatedViews.contains(where: { $0 === view }) { animatedViews.append(view) }
  }

  /// Lays a view out at the end of the block, before the animations begin.
  func arrange(_ view: UIView) {
    if !arrangedViews.contains(where: { $0 === view }) { arrangedViews.append(view) }
  }

  /// Hides the layer of a view that leaves a stack once this animation has ended.
  func hideAtEnd(_ view: UIView) {
    guard let sink else {
      leavingViews.append(view)
      return
    }
    sink.atEnd { view.leaveStack(with: self) }
  }

  /// Keeps touches away from an animated view until this animation has ended.
  func block(_ view: UIView) {
    guard !options.contains(.allowUserInteraction),
      blockedViews.updateValue(view, forKey: ObjectIdentifier(view)) == nil
    else { return }
    view.blockingAnimationCount += 1
  }

  /// Adds an animation that is none of a property, such as a transition, and waits for its end, too.
  func add(_ animation: CAAnimation, to view: UIView) {
    animation.delegate = self
    runningCount += 1
    block(view)
    view.layer.add(animation, forKey: nil)
  }

  /// Tells that the block has run, so that no animation will be added any more.
  func blockDidEnd() {
    isBlockOver = true
    guard runningCount == 0 else { return }
    let system = UISystem.current
    // A block that takes no time is told in the next turn (UIKit documentation,
    // `animate(withDuration:delay:options:animations:completion:)`; SVProgressHUD, pull request 529, and AMScrollingNavbar,
    // pull request 201, ran into it). Where nothing was to be animated, or nothing may be, it is told before the call
    // returns: crash logs show what follows an animation below the end of its block (of iOS 10, with
    // `+[UIViewAnimationState popAnimationState]`; blog.spacemanlabs.com, "Premature Completion").
    if duration == 0, system.animations.areEnabled {
      system.loop.post { self.end() }
    } else {
      end()
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningCount -= 1
    if !flag { areAllFinished = false }
    if runningCount == 0, isBlockOver { end() }
  }

  private func end() {
    for view in blockedViews.values { view.blockingAnimationCount -= 1 }
    blockedViews = [:]
    animatedViews = []
    arrangedViews = []
    for view in leavingViews { view.leaveStack(with: self) }
    leavingViews = []
    completion?(areAllFinished)
  }
}

/// Waits for the change of a property, because an additive animation needs both values.
private final class ViewAnimationAction: CAAction {
  private let animation: ViewAnimation
  private let change: PropertyChange

  init(animation: ViewAnimation, change: PropertyChange) {
    self.animation = animation
    self.change = change
  }

  nonisolated deinit {}  // As of the animation.

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    animation.take(change)
  }
}

extension CAPropertyAnimation {
  /// Makes the animation lead from a change's former value to its new one on top of others.
  ///
  /// - Returns: Whether that is possible; if not, nothing has changed.
  func makeAdditive(for change: PropertyChange) -> Bool {
    let end = change.end
    if let course = self as? CAKeyframeAnimation {
      let values = course.values ?? []
      let differences = values.compactMap { AnimatableValue($0)?.additiveEnds(at: end).from.boxed }
      guard differences.count == values.count else { return false }
      course.values = differences
    } else {
      let ends = change.formerModel.additiveEnds(at: end)
      (self as? CABasicAnimation)?.lead(from: ends.from, to: ends.to)
    }
    isAdditive = true
    return true
  }
}
