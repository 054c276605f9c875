import Foundation
import QuartzCore

/// The animation blocks that run right now, outermost first, and whether animations are on.
package final class ViewAnimationState {
  private var blocks: [ViewAnimation?] = []
  /// The answer "do nothing", given for most changes of most layers.
  private let noAction = NSNull()
  /// Takes the changes of all animation blocks while an animator sets up an animation for a finger.
  private(set) var catcher: HeldChanges?
  /// Takes the frames of the keyframe animation whose block runs.
  private(set) var keyframes: KeyframeChanges?
  /// How often animations repeat that are made now; nil if their own options decide.
  private(set) var repetition: Repetition?
  /// Whether animation blocks animate at all.
  var areEnabled = true

  /// What was begun by `UIView.beginAnimations(_:context:)`, innermost last, and its place among the blocks.
  private var legacies: [(animation: LegacyAnimation, place: Int)] = []

  /// What was begun last and not committed yet.
  var legacy: LegacyAnimation? { legacies.last?.animation }

  /// How often an animation repeats.
  struct Repetition {
    let count: CGFloat
    let autoreverses: Bool
  }

  /// The block that animates changes made now; none inside `performWithoutAnimation`.
  var current: ViewAnimation? {
    areEnabled ? blocks.last ?? nil : nil
  }

  /// What a view's layer does when a property changes: animates inside a block, else nothing.
  func action(for view: UIView, key: String) -> any CAAction {
    guard let current, current.duration > 0 || current.sink?.movesInNoTime == true else {
      return noAction
    }
    return current.action(for: view, key: key)
  }

  /// Runs a block whose changes an animation follows.
  func run(_ animation: ViewAnimation, _ changes: () -> Void) {
    blocks.append(animation)
    changes()
    if animation.options.contains(.layoutSubviews) {
      for view in animation.animatedViews { view.layoutIfNeeded() }
    }
    for view in animation.arrangedViews { view.layoutIfNeeded() }
    blocks.removeLast()
    animation.blockDidEnd()
  }

  /// Animates all changes until `commitLegacy()`.
  func begin(_ animation: LegacyAnimation) {
    legacies.append((animation, blocks.count))
    blocks.append(animation.animation())
  }

  /// Lets something else hold for the changes from here on to the end of the innermost block.
  func change(_ change: (ViewAnimation) -> Void) {
    guard let innermost = blocks.last ?? nil else { return }
    change(innermost)
    if innermost.sink === catcher { catcher?.turn(to: innermost.timing) }
  }

  /// Ends what was begun last.
  func commitLegacy() {
    guard let (animation, place) = legacies.popLast() else { return }
    let changes = blocks.remove(at: place)
    animation.begin()
    changes?.blockDidEnd()
  }

  /// Runs a block whose changes are held at their beginning, for a finger to move on.
  ///
  /// - Parameter duration: What blocks inside this one take for its duration, in seconds.
  func hold(duration: TimeInterval, _ changes: () -> Void) -> HeldChanges {
    let held = HeldChanges(duration: duration)
    collect(in: held, duration: duration, changes)
    return held
  }

  /// Runs a block whose changes go somewhere else.
  ///
  /// - Parameter duration: What blocks inside this one take for its duration, in seconds.
  func collect(in sink: any ChangeSink, duration: TimeInterval, _ changes: () -> Void) {
    run(
      ViewAnimation(
        duration: duration, delay: 0, timing: .curve(.linear), options: .allowUserInteraction,
        sink: sink),
      changes)
  }

  /// Runs the block of a keyframe animation, whose changes and frames go to one place.
  func collectKeyframes(
    in changes: KeyframeChanges, duration: TimeInterval, options: UIView.AnimationOptions,
    _ block: () -> Void
  ) {
    let outer = keyframes
    keyframes = changes
    run(
      ViewAnimation(
        duration: duration, delay: 0, timing: .curve(.linear),
        options: options.union(.allowUserInteraction), sink: changes),
      block)
    keyframes = outer
  }

  /// Runs code whose animation blocks are held too; what it changes outside of them shows at once.
  func catchBlocks(in held: HeldChanges, _ code: () -> Void) {
    catcher = held
    code()
    catcher = nil
  }

  /// Runs a block of its own pace, of which a finger that holds it takes notice.
  func moving(at pace: HeldChanges.Pace, _ changes: () -> Void) {
    guard let catcher else { return changes() }
    catcher.moving(at: pace, changes)
  }

  /// Runs code whose animations repeat.
  func repeating(_ repetition: Repetition, _ code: () -> Void) {
    let outer = self.repetition
    self.repetition = repetition
    code()
    self.repetition = outer
  }

  /// Runs a block whose changes show at once, whatever surrounds it.
  func runWithoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areEnabled
    areEnabled = false
    changes()
    areEnabled = wereEnabled
  }
}
