import InterlockCore

/// What the host knows about itself, and an engine has to do justice to.
extension ScriptedHost {
  /// What the engine has not been told, or has been told late.
  struct Secrets: Sendable {
    /// Whether the app is in the background, as the engine was told.
    var isPaused = false
    /// Whether the engine was told that the host has gone.
    var isClosed = false
    /// How many probes are still to be answered, and how many witnesses are still to be heard.
    var answerCount = 0
    var witnessCount = 0
    /// Whether the stack has changed, and neither was that said nor has the host been read since.
    var hasUnseenChange = false
    /// Whether something was done since the last rest that can only be made good by a deadline.
    var hasMisbehaved = false
  }

  /// Whether nothing moves, nothing is in the way, and everything that there was to say has been said.
  private var isIdle: Bool {
    animations.isEmpty && postponed.isEmpty && !isLayoutDue && obstacle == nil
      && presence == .onScreen && waitingProbe == nil && secrets.answerCount == 0
      && secrets.witnessCount == 0 && !secrets.isPaused
  }

  /// Whether the transition that the host talks about follows a finger.
  var isLedByFinger: Bool { animations.last?.isInteractive == true }

  /// Whether the transition that the host talks about ends when it says.
  private var isOnTime: Bool {
    guard let moving = animations.last, let end = moving.end, moving.quirk != .goesBackLate else {
      return false
    }
    return clock.now < end
  }

  /// Judges what the engine has made of a turn, in a storm, if the host has done its part.
  mutating func judgeTurn() {
    guard isJudged, !hasFound, !secrets.isClosed, isIdle else { return }
    guard engine.isAtRest else {
      if !secrets.hasMisbehaved {
        fault("The host has done its part, and the engine goes on waiting.", breaking: .patience)
      }
      return
    }
    if !secrets.hasUnseenChange, engine.shown != stack {
      fault("At rest, the engine is wrong about a host that has said everything.", breaking: .stack)
    }
    secrets.hasMisbehaved = refusesLayout
  }

  /// Takes note of what the engine is told.
  mutating func noteTold(_ event: NavigationEngine.Event) {
    switch event {
    case .paused: secrets.isPaused = true
    case .resumed: secrets.isPaused = false
    case .closed: secrets.isClosed = true
    case .read(let reading, _):
      if reading.status.coordinator == nil, reading.stack == stack {
        secrets.hasUnseenChange = false
      }
    case .requested, .withdrawn, .performed, .hostBegan, .witnessed, .presenceChanged,
      .deadlineReached, .consentGiven, .consentRefused, .holdTaken, .holdReleased:
      break
    }
  }

  /// Judges an order by what the host knows.
  mutating func judge(_ action: NavigationEngine.Action, after event: NavigationEngine.Event) {
    switch action {
    case .perform(let perform):
      if case .deadlineReached = event { return }
      guard hasPutOff(perform.transition) else { return }
      fault(
        "A call is made again that the host has put off and will make itself.", breaking: .retry)
    case .report(.retried(let transition, _)):
      guard hasPutOff(transition) else { return }
      fault("A call counts as lost that the host has put off.", breaking: .retry)
    case .report(.lateEnd):
      if isLedByFinger { fault("The ladder is climbed under a finger.", breaking: .ladder) }
      if isOnTime {
        fault(
          "The end counts as late, and the host has said that it comes later.", breaking: .ladder)
      }
    case .report(.longBlock):
      if isLedByFinger { fault("The ladder is climbed under a finger.", breaking: .ladder) }
    case .schedule(let deadline):
      guard deadline.kind == .settle, isLedByFinger else { return }
      fault(
        "The end of a transition is expected in time, and a finger drives it.", breaking: .ladder)
    case .probe, .ask, .stopAsking, .hold, .release, .unschedule, .resolve, .report, .notify:
      break
    }
  }

  private func hasPutOff(_ transition: TransitionID) -> Bool {
    postponed.contains { $0.transition == transition }
  }
}

extension ScriptedHost.Quirk {
  /// Whether only a deadline can make it good.
  var isHarmful: Bool {
    switch self {
    case .neverCallsBack, .forgetsCompletion, .neverEnds, .losesTopPage, .leavesScreen,
      .goesToBackground, .goesAway, .answersLate, .refusesLayout, .callsBackLate, .goesBackLate:
      true
    case .forgetsDidShow, .forgetsBar, .callsBackTwice, .callsBackEarly, .callsBackInReverse,
      .swallows, .postpones, .drops, .cancels, .listsLeavingFirst, .overlaps, .takesLonger,
      .laysOutLate:
      false
    }
  }
}
