extension MainLoop {
  /// All animations that end at one time: they are reported in one turn.
  final class AnimationEnds {
    let deadline: Int64
    var animations: [RunningAnimation] = []
    var token: TimerToken?

    init(deadline: Int64) {
      self.deadline = deadline
    }
  }

  /// For how many animations that end at one time there is room from the first on: those of a push.
  private static let usualAnimationCount = 10

  /// Whether what layers show may change although no turn runs.
  package var isAnimating: Bool { hasEndlessAnimations || !animationEnds.isEmpty }

  /// Ends an animation at a time, in one turn with all others that end then.
  func scheduleEnd(of animation: RunningAnimation, at nanoseconds: Int64) {
    let deadline = max(nowNanoseconds, nanoseconds)
    if let ends = ends(at: deadline) {
      ends.animations.append(animation)
      return
    }
    let ends = AnimationEnds(deadline: deadline)
    ends.animations.reserveCapacity(Self.usualAnimationCount)
    ends.animations.append(animation)
    animationEnds[deadline] = ends
    latestAnimationEnds = ends
    ends.token = schedule(at: deadline) { [unowned self] in
      forget(ends)
      RunningAnimation.finish(ends.animations, on: self)
    }
  }

  /// Takes back `scheduleEnd(of:at:)`.
  func cancelEnd(of animation: RunningAnimation, at nanoseconds: Int64) {
    guard let ends = animationEnds[nanoseconds] else { return }
    ends.animations.removeAll { $0 === animation }
    guard ends.animations.isEmpty, let token = ends.token else { return }
    cancel(token)
    forget(ends)
  }

  /// Those that end at a time. The animations of one commit mostly end together.
  private func ends(at deadline: Int64) -> AnimationEnds? {
    if let latestAnimationEnds, latestAnimationEnds.deadline == deadline {
      return latestAnimationEnds
    }
    return animationEnds[deadline]
  }

  private func forget(_ ends: AnimationEnds) {
    animationEnds[ends.deadline] = nil
    if latestAnimationEnds === ends { latestAnimationEnds = nil }
  }
}
