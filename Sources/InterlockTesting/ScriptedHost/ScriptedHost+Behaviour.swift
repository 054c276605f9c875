import InterlockCore

/// What the host does when it is called, and afterwards.
extension ScriptedHost {
  /// The mutator: changes the stack, or mistreats the call.
  mutating func call(_ perform: NavigationEngine.Perform) {
    let quirk = quirks.isEmpty ? nil : quirks.removeFirst()
    answersLate = quirk == .answersLate
    if quirk?.isHarmful == true { secrets.hasMisbehaved = true }
    defer {
      send(.performed(perform.transition, attempt: perform.attempt, reading))
      learnDurations()
    }
    if quirk == .drops, presence == .onScreen { obstruct(.presentation, for: duration) }
    if quirk == .swallows || (obstacle != nil && presence == .onScreen) { return }
    if quirk == .postpones, presence == .onScreen, animations.isEmpty {
      startAnimation(from: stack)
    }
    if perform.isAnimated || quirk == .postpones, !animations.isEmpty {
      postponed.append(perform)
      return
    }
    carryOut(perform, quirk)
  }

  /// Changes the stack and starts what belongs to it.
  private mutating func carryOut(_ perform: NavigationEngine.Perform, _ quirk: Quirk?) {
    let before = stack
    apply(perform.verb)
    refusesLayout = quirk == .refusesLayout
    laysOutLate = quirk == .laysOutLate
    guard presence == .onScreen else { return }
    if !perform.isAnimated, !animations.isEmpty {
      animations = []  // What moved is thrown away, and never says that it has ended.
      secrets.hasMisbehaved = true
    }
    guard perform.isAnimated, before.last != stack.last else { return dueLayout() }
    startAnimation(from: before, quirk: quirk)
    tellBarBegan()
    let middle = clock.now + Interval(nanoseconds: duration.nanoseconds / 2)
    switch quirk {
    case .callsBackEarly: animations.last.map { end($0.id) }
    case .listsLeavingFirst:
      if stack.count < before.count - 1, let leaving = before.last, !stack.contains(leaving) {
        listedStack = [leaving] + stack
      }
    case .overlaps: clock.set(.userPop, at: middle)
    case .leavesScreen:
      clock.set(.presence(.offScreen), at: middle)
      clock.set(.presence(.onScreen), at: middle + .milliseconds(1_000))
    case .goesToBackground:
      clock.set(.background(true), at: middle)
      clock.set(.background(false), at: middle + .milliseconds(1_000))
    case .goesAway:
      clock.set(.closing, at: middle)
    case .answersLate, .callsBackInReverse, .neverCallsBack, .forgetsCompletion, .forgetsDidShow,
      .forgetsBar, .neverEnds, .callsBackTwice, .swallows, .postpones, .drops, .cancels,
      .losesTopPage, .refusesLayout, .callsBackLate, .goesBackLate, .takesLonger, .laysOutLate, nil:
      break
    }
  }

  private mutating func apply(_ verb: NavigationEngine.Perform.Verb) {
    switch verb {
    case .push(let page):
      if stack.contains(page) { fault("UIKit raises: page \(page.rawValue) is pushed twice.") }
      stack.append(page)
    case .pop:
      if stack.count > 1 { stack.removeLast() }
    case .popTo(let page):
      guard let index = stack.firstIndex(of: page) else {
        return fault("UIKit raises: there is no page \(page.rawValue) to pop to.")
      }
      stack.removeLast(stack.count - index - 1)
    case .popToRoot:
      stack.removeLast(max(0, stack.count - 1))
    case .set(let pages):
      if pages.isEmpty { fault("An empty stack is set.") }
      stack = pages
    }
  }

  mutating func startAnimation(
    from before: [PageID], isInteractive: Bool = false, quirk: Quirk? = nil
  ) {
    var animation = Animation(
      id: nextCoordinatorID(), before: before, isInteractive: isInteractive,
      isCancelled: quirk == .cancels || quirk == .goesBackLate, quirk: quirk,
      barMotion: before.last.map(stack.contains) == true ? .push : .pop, saidDuration: duration)
    if !isInteractive, quirk != .neverEnds {
      let isLong = quirk == .goesBackLate || quirk == .takesLonger
      let end = clock.now + (isLong ? Self.endlessness : duration)
      clock.set(.end(animation.id), at: end)
      animation.end = end
    }
    animations.append(animation)
    dueLayout()
  }

  /// The call has returned: UIKit asks an app's own animator now how long it takes.
  private mutating func learnDurations() {
    for index in animations.indices where animations[index].quirk == .takesLonger {
      animations[index].saidDuration = Self.endlessness
    }
  }

  /// The bar says that its items move.
  mutating func tellBarBegan() {
    if let motion = animations.last?.barMotion { send(.witnessed(.barBegan(motion))) }
  }

  mutating func dueLayout() {
    guard !isLayoutDue, !refusesLayout else { return }
    isLayoutDue = true
    if laysOutLate {
      lateLayout = clock.set(.layout, at: clock.now + Self.layoutDelay)
    } else {
      clock.set(.layout, at: clock.now)
    }
  }

  /// Lays out in the next turn what was to be laid out later.
  private mutating func hurryLayout() {
    laysOutLate = false
    guard let late = lateLayout else { return dueLayout() }
    clock.cancel(late)
    lateLayout = nil
    isLayoutDue = false
    dueLayout()
  }

  mutating func answer(_ probe: ProbeID, _ moment: NavigationEngine.ProbeMoment) {
    switch moment {
    case .now, .nextTurn:
      answer(probe)
    case .afterLayout:
      hurryLayout()
      answer(probe)
    case .whenFree:
      waitingProbe = probe
      answerIfFree()
    }
  }

  /// Answers the probe that waits for the host to be free, if it is.
  mutating func answerIfFree() {
    guard let probe = waitingProbe, animations.isEmpty, obstacle == nil else { return }
    waitingProbe = nil
    answer(probe)
  }

  private mutating func answer(_ probe: ProbeID) {
    let delay = answersLate ? answerDelay + Self.lateness : answerDelay
    clock.set(.answer(probe), at: clock.now + delay)
    secrets.answerCount += 1
  }

  /// Longer than the time that the engine leaves a transition after its expected end.
  private static let lateness = Interval.milliseconds(700)
  /// Longer than the ladder takes with the deadlines that are usual.
  private static let endlessness = Interval.milliseconds(5_000)
  /// Longer than a transition takes.
  private static let layoutDelay = Interval.milliseconds(600)
  /// Long enough for something else to begin, and too short for the ladder.
  private static let silence = Interval.milliseconds(400)
}

// MARK: - Later

extension ScriptedHost {
  /// Does what is due now.
  mutating func ring(_ alarm: Alarm) {
    switch alarm {
    case .deadline(let deadline): ring(deadline)
    case .layout: layOut()
    case .end(let id): end(id)
    case .witness(let witness):
      secrets.witnessCount -= 1
      send(.witnessed(witness))
    case .answer(let probe):
      secrets.answerCount -= 1
      send(.read(reading, answering: probe))
    case .freed:
      obstacle = nil
      answerIfFree()
    case .userPop: if !isUnderFinger { userPops() }
    case .presence(let presence): move(to: presence)
    case .background(let isPaused): send(isPaused ? .paused : .resumed)
    case .closing: goAway()
    case .silentPop:
      guard stack.count > 1 else { return }
      stack.removeLast()
      secrets.hasUnseenChange = true
    }
  }

  private mutating func layOut() {
    isLayoutDue = false
    lateLayout = nil
    listedStack = nil
    if presence == .onScreen { send(.witnessed(.layoutPass)) }
  }

  /// A transition is over: says so, the way its quirk has it.
  mutating func end(_ id: CoordinatorID) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    let animation = animations.remove(at: index)
    if animation.isCancelled { stack = animation.before }
    if animation.quirk == .losesTopPage { clock.set(.silentPop, at: clock.now) }
    var witnesses: [TransitionWitness] = []
    if let top = stack.last, !animation.isCancelled { witnesses.append(.appeared(top)) }
    if animation.quirk != .neverCallsBack, animation.quirk != .forgetsCompletion {
      witnesses.append(.coordinatorEnded(id, isCancelled: animation.isCancelled))
    }
    if let top = stack.last, !animation.isCancelled, animation.quirk != .neverCallsBack,
      animation.quirk != .forgetsDidShow
    {
      witnesses.append(.didShow(top))
    }
    if let motion = animation.barMotion, animation.quirk != .neverCallsBack,
      animation.quirk != .forgetsBar
    {
      witnesses.append(.barEnded(motion))
    }
    if animation.quirk == .callsBackTwice { witnesses += witnesses }
    if animation.quirk == .callsBackInReverse { witnesses.reverse() }
    say(witnesses, of: animation)
    callAgain()
    answerIfFree()
  }

  /// Says what there is to say about a transition that is over; off screen nobody hears it.
  private mutating func say(_ witnesses: [TransitionWitness], of animation: Animation) {
    guard presence == .onScreen else {
      secrets.hasMisbehaved = true
      if animation.isCancelled { secrets.hasUnseenChange = true }
      return
    }
    for witness in witnesses {
      if animation.quirk == .callsBackLate {
        secrets.witnessCount += 1
        clock.set(.witness(witness), at: clock.now + Self.silence)
      } else {
        send(.witnessed(witness))
      }
    }
  }

  /// Makes the first call again that was put off and can still be made.
  private mutating func callAgain() {
    while animations.isEmpty, !postponed.isEmpty {
      let perform = postponed.removeFirst()
      guard canBeMade(perform.verb) else {
        secrets.hasMisbehaved = true
        continue
      }
      carryOut(perform, nil)
      return send(.hostBegan(HostChange(.postponedPerform(perform.transition), reading: reading)))
    }
  }

  private func canBeMade(_ verb: NavigationEngine.Perform.Verb) -> Bool {
    switch verb {
    case .push(let page): !stack.contains(page)
    case .popTo(let page): stack.contains(page)
    case .pop, .popToRoot, .set: true
    }
  }
}
