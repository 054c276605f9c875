import InterlockCore

/// What the host does with calls, transitions and questions.
extension HostModel {
  mutating func act(_ symbol: WorldSymbol, _ scope: Scope) -> News? {
    switch symbol {
    case .callReturns(let way):
      return callReturns(way, scope)
    case .callsAgain:
      return callsAgain(scope)
    case .forgetsCall:
      postponed = nil
      return nil
    case .motionEnds(let index, let isCancelled):
      endMotion(Int(index), isCancelled: isCancelled, scope)
      return nil
    case .says(let index, let saying):
      return says(Int(index), saying)
    case .saysLate(let index):
      return News(Owed(code: late.remove(at: Int(index))))
    case .laysOut:
      isLayoutDue = false
      listedFirst = nil
      return News(.laidOut)
    case .refusesLayout:
      isLayoutDue = false
      return nil
    case .answers(let index):
      let probe = Probe(code: probes.remove(at: Int(index)))
      return News(.answered, name: probe.id).reading(self)
    case .answersLate(let index):
      var probe = Probe(code: probes[Int(index)])
      probe.isLate = true
      probes[Int(index)] = probe.code
      return nil
    default:
      return nil
    }
  }

  // MARK: Calls

  private mutating func callReturns(_ way: WorldSymbol.Return, _ scope: Scope) -> News? {
    guard let perform = call else { return nil }
    let before = stack
    let isSeen = presence == .onScreen
    switch way {
    case .asItShould:
      if isCallCarriedOut || (isSeen && obstacle != nil) { break }
      if isSeen, perform.isAnimated, !motions.isEmpty {
        postponed = perform
      } else {
        carryOut(perform, scope)
      }
    case .swallowed:
      break
    case .dropped:
      obstacle = .presentation
    case .pageLingers:
      obstacle = .leavingPage
    case .postponed:
      startMotion(before: PageRow(), scope)
      postponed = perform
    case .early:
      carryOut(perform, scope)
      isCallCarriedOut = true
      if !motions.isEmpty { endMotion(motions.count - 1, isCancelled: false, scope) }
      return nil
    case .listingLeaving:
      carryOut(perform, scope)
      if stack.count < before.count - 1, let leaving = before.last, !stack.contains(leaving) {
        listedFirst = leaving
      }
    }
    call = nil
    isCallCarriedOut = false
    return News(.performed, detail: UInt32(perform.attempt), name: perform.transition)
      .reading(self)
  }

  /// Changes the stack and begins what belongs to it.
  private mutating func carryOut(_ perform: Perform, _ scope: Scope) {
    let before = stack
    perform.verb.apply(to: &stack)
    listedFirst = nil
    guard presence == .onScreen else { return }
    isLayoutDue = true
    if !perform.isAnimated {
      motions = Motions()  // What moved is thrown away.
    } else if before.last != stack.last {
      startMotion(before: before, scope)
    }
  }

  private mutating func callsAgain(_ scope: Scope) -> News? {
    guard let perform = postponed else { return nil }
    postponed = nil
    var after = stack
    guard perform.verb.apply(to: &after) else { return nil }
    carryOut(perform, scope)
    return News(.postponedBegan, name: perform.transition).reading(self)
  }

  // MARK: Transitions

  mutating func startMotion(before: PageRow, isUnderFinger: Bool = false, _ scope: Scope) {
    motions.append(Motion(id: nextCoordinator, before: before, isUnderFinger: isUnderFinger))
    nextCoordinator += 1
    isLayoutDue = true
    guard scope.has(.bar), let top = before.last else { return }
    let motion = stack.contains(top) ? BarMotion.push : .pop
    motions[motions.count - 1].bar = motion
    owed.append(Owed.barBegan(motion).code)
  }

  /// A transition is over; off screen nobody is told.
  private mutating func endMotion(_ index: Int, isCancelled: Bool, _ scope: Scope) {
    let motion = motions.remove(at: index)
    if isCancelled, !motion.before.isEmpty {
      stack = motion.before
      isUnread = true
    }
    guard presence == .onScreen else {
      if isCancelled { hasUnseenChange = true }
      return
    }
    owed.append(Owed.completion(motion.id, isCancelled: isCancelled).code)
    if let bar = motion.bar { owed.append(Owed.barEnded(bar).code) }
    guard !isCancelled, let top = stack.last else { return }
    if scope.has(.appears) { owed.append(Owed.appeared(top).code) }
    owed.append(Owed.didShow(top).code)
  }

  private mutating func says(_ index: Int, _ saying: WorldSymbol.Saying) -> News? {
    let code = owed.remove(at: index)
    switch saying {
    case .once:
      return News(Owed(code: code))
    case .twice:
      late.append(code)
      return News(Owed(code: code))
    case .later:
      late.append(code)
      return nil
    case .never:
      if case .completion(_, isCancelled: true) = Owed(code: code) { hasUnseenChange = true }
      return nil
    }
  }
}
