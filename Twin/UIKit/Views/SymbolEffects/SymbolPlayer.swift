import Foundation
import QuartzCore

/// Plays the effects of the symbol of one image view.
///
/// Assumed: an effect takes the place of one of its type, and of a picture that is no symbol nothing moves.
final class SymbolPlayer {
  private struct Run {
    let effect: any SymbolEffect
    let number: Int
    let completion: UISymbolEffectCompletion?
  }

  private unowned let view: UIImageView
  private var runs: [String: Run] = [:]
  private var count = 0
  private var scale = 1.0

  init(_ view: UIImageView) {
    self.view = view
  }

  private var size: Double { max(view.bounds.width, view.bounds.height) }

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let motion = effect.configuration.motion
    end(motion.key)
    guard view.showsSymbol else { return tellLater(effect, false, completion) }
    count += 1
    let run = Run(effect: effect, number: count, completion: completion)
    runs[motion.key] = run
    if let lasting = motion.lastingScale {
      play(run, scaling(to: lasting, animated, options), isLasting: true)
      scale = lasting
      return
    }
    let animation = motion.animation(isRightToLeft: view.isRightToLeft, size: size)
    switch motion {
    case .appear, .disappear:
      finish(animation, animated, options)
      let isLasting = motion.isGoing
      if isLasting { keep(animation) }
      play(run, animation, isLasting: isLasting)
    default: play(run, repeated(animation, motion, options), isLasting: false)
    }
  }

  func remove(
    _ type: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let motion = type.configuration.motion
    guard let former = runs[motion.key], Swift.type(of: former.effect) == Swift.type(of: type)
    else {
      return tellLater(type, false, completion)
    }
    end(motion.key)
    count += 1
    let run = Run(effect: type, number: count, completion: completion)
    runs[motion.key] = run
    if motion.lastingScale != nil {
      play(run, scaling(to: 1, animated, options), isLasting: false)
      scale = 1
    } else if motion.isGoing {
      let back = SymbolMotion.appear(isUp: true).animation(
        isRightToLeft: view.isRightToLeft, size: size)
      finish(back, animated, options)
      play(run, back, isLasting: false)
    } else {
      runs[motion.key] = nil
      tellLater(type, true, completion)
    }
  }

  func removeAll(_ options: SymbolEffectOptions, animated: Bool) {
    for run in runs.values.sorted(by: { $0.number < $1.number }) {
      remove(run.effect, options, animated: animated, nil)
    }
  }

  /// Fades from the picture that shows to what a change makes of it.
  func replace(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?, change: () -> Void
  ) {
    let motion = SymbolMotion.replace
    end(motion.key)
    count += 1
    let run = Run(effect: effect, number: count, completion: completion)
    runs[motion.key] = run
    let fade = motion.animation(isRightToLeft: false, size: 0)
    fade.speed = Float(options.pace)
    change()
    play(run, fade, isLasting: false)
  }

  // MARK: Playing

  /// Tells when the animation is over, and lets go of the effect unless it lasts.
  private func play(_ run: Run, _ animation: CAAnimation, isLasting: Bool) {
    let key = run.effect.configuration.motion.key
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      MainActor.assumeIsolated { self?.didEnd(run, key, isLasting) }
    }
    view.layer.add(animation, forKey: key)
    CATransaction.commit()
  }

  private func didEnd(_ run: Run, _ key: String, _ isLasting: Bool) {
    guard runs[key]?.number == run.number else { return }
    runs[key] = isLasting ? Run(effect: run.effect, number: run.number, completion: nil) : nil
    tell(run.effect, true, run.completion)
  }

  /// Ends what plays by a name, before its end.
  private func end(_ key: String) {
    guard let former = runs.removeValue(forKey: key) else { return }
    view.layer.removeAnimation(forKey: key)
    tellLater(former.effect, false, former.completion)
  }

  private func tell(
    _ effect: any SymbolEffect, _ isFinished: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      sender: view, effect: effect, isFinished: isFinished)
    UISystem.current.running(.app("completion of a symbol effect")) { completion(context) }
  }

  private func tellLater(
    _ effect: any SymbolEffect, _ isFinished: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    guard completion != nil else { return }
    UISystem.current.loop.post { [weak self] in self?.tell(effect, isFinished, completion) }
  }

  // MARK: Animations

  private func scaling(
    to end: Double, _ animated: Bool, _ options: SymbolEffectOptions
  ) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = animated ? scale : end
    animation.toValue = end
    animation.duration = SymbolMotion.scale(isUp: true).duration
    finish(animation, animated, options)
    if end != 1 { keep(animation) }
    return animation
  }

  private func finish(_ animation: CAAnimation, _ animated: Bool, _ options: SymbolEffectOptions) {
    // At once is as fast as no frame can tell.
    animation.speed = animated ? Float(options.pace) : 1000
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  }

  private func keep(_ animation: CAAnimation) {
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
  }

  private func repeated(
    _ animation: CAAnimation, _ motion: SymbolMotion, _ options: SymbolEffectOptions
  ) -> CAAnimation {
    let times = options.times ?? (motion.goesOn ? .forEver : .number(1))
    let whole: CAAnimation
    if options.delay > 0 {
      let group = CAAnimationGroup()
      group.animations = [animation]
      group.duration = animation.duration + options.delay * options.pace
      whole = group
    } else {
      whole = animation
    }
    whole.speed = Float(options.pace)
    switch times {
    case .number(let count): whole.repeatCount = Float(count)
    case .forEver: whole.repeatCount = .infinity
    }
    return whole
  }
}

extension SymbolMotion {
  /// Whether the symbol is out of sight in the end.
  nonisolated var isGoing: Bool {
    if case .disappear = self { true } else { false }
  }
}
