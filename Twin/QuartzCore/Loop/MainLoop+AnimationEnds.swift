extension MainLoop {
  /// All animations that end at one time: they are reported in one turn.
  final class AnimationEnds {
    var animations: [RunningAnimation] = []
    var token: TimerToken?
  }

  /// For how many animations that end at one time there is room from the first on: those of a push.
  private static let usualAnimationCount = 10

  /// Whether what layers show may change although no turn runs.
  package var isAnimating: Bool { hasEndlessAnimations || !animationEnds.isEmpty }

  /// Ends an animation at a time, in one turn with all others that end then.
  func scheduleEnd(of animation: RunningAnimation, at nanoseconds: Int64) {
    let deadline = max(nowNanoseconds, nanoseconds)
    if let ends = animationEnds[deadline] {
      ends.animations.append(animation)
      return
    }
    let ends = AnimationEnds()
    ends.animations.reserveCapacity(Self.usualAnimationCount)
    ends.animations.append(animation)
    animationEnds[deadline] = ends
    ends.token = schedule(at: deadline) { [unowned self] in
      animationEnds[deadline] = nil
      RunningAnimation.finish(ends.animations, on: self)
    }
  }

  /// Takes back `scheduleEnd(of:at:)`.
  func cancelEnd(of animation: RunningAnimation, at nanoseconds: Int64) {
    guard let ends = animationEnds[nanoseconds] else { return }
    ends.animations.removeAll { $0 === animation }
    guard ends.animations.isEmpty, let token = ends.token else { return }
    cancel(token)
    animationEnds[nanoseconds] = nil
  }
}
