import InterlockCore

/// What the host does with calls, transitions and questions.
extension World {
  mutating func hostActs(_ symbol: WorldSymbol) -> NavigationEngine.Event? {
    switch symbol {
    case .callReturns(let way):
      return callReturns(way)
    case .callsAgain:
      return callsAgain()
    case .forgetsCall:
      host.postponed = nil
      return nil
    case .motionEnds(let index, let isCancelled):
      endMotion(Int(index), isCancelled: isCancelled)
      return nil
    case .says(let index, let saying):
      return says(Int(index), saying)
    case .saysLate(let index):
      return .witnessed(host.late.remove(at: Int(index)).witness)
    case .laysOut:
      host.isLayoutDue = false
      host.listedFirst = nil
      return .witnessed(.layoutPass)
    case .refusesLayout:
      host.isLayoutDue = false
      return nil
    case .answers(let index):
      return .read(host.reading, answering: host.probes.remove(at: Int(index)).id)
    case .answersLate(let index):
      host.probes[Int(index)].isLate = true
      return nil
    default:
      return nil
    }
  }

  // MARK: Calls

  private mutating func callReturns(_ way: WorldSymbol.Return) -> NavigationEngine.Event? {
    guard let call = host.call else { return nil }
    let perform = call.perform
    let before = host.stack
    let isSeen = host.presence == .onScreen
    switch way {
    case .asItShould:
      if call.isCarriedOut || (isSeen && host.obstacle != nil) { break }
      if isSeen, perform.isAnimated, !host.motions.isEmpty {
        host.postponed = perform
      } else {
        carryOut(perform)
      }
    case .swallowed:
      break
    case .dropped:
      host.obstacle = .presentation
    case .pageLingers:
      host.obstacle = .leavingPage
    case .postponed:
      startMotion(before: nil)
      host.postponed = perform
    case .early:
      carryOut(perform)
      host.call?.isCarriedOut = true
      if !host.motions.isEmpty { endMotion(host.motions.count - 1, isCancelled: false) }
      return nil
    case .listingLeaving:
      carryOut(perform)
      if host.stack.count < before.count - 1 { host.listedFirst = before.last }
    }
    host.call = nil
    return .performed(perform.transition, attempt: perform.attempt, host.reading)
  }

  /// Changes the stack and begins what belongs to it.
  private mutating func carryOut(_ perform: NavigationEngine.Perform) {
    let before = host.stack
    perform.verb.apply(to: &host.stack)
    host.listedFirst = nil
    guard host.presence == .onScreen else { return }
    host.isLayoutDue = true
    if !perform.isAnimated {
      host.motions = []  // What moved is thrown away.
    } else if before.last != host.stack.last {
      startMotion(before: before)
    }
  }

  private mutating func callsAgain() -> NavigationEngine.Event? {
    guard let perform = host.postponed else { return nil }
    host.postponed = nil
    var after = host.stack
    guard perform.verb.apply(to: &after) else { return nil }
    carryOut(perform)
    return .hostBegan(HostChange(.postponedPerform(perform.transition), reading: host.reading))
  }

  // MARK: Transitions

  mutating func startMotion(before: [PageID]?, isUnderFinger: Bool = false) {
    lastCoordinator += 1
    host.motions.append(
      HostModel.Motion(
        id: CoordinatorID(rawValue: lastCoordinator), before: before,
        isUnderFinger: isUnderFinger))
    host.isLayoutDue = true
    guard host.tellsOfBar, let before, let top = before.last else { return }
    let motion = host.stack.contains(top) ? BarMotion.push : .pop
    host.motions[host.motions.count - 1].bar = motion
    host.owed.append(.barBegan(motion))
  }

  /// A transition is over; off screen nobody is told.
  private mutating func endMotion(_ index: Int, isCancelled: Bool) {
    let motion = host.motions.remove(at: index)
    if isCancelled, let before = motion.before {
      host.stack = before
      host.isUnread = true
    }
    guard host.presence == .onScreen else {
      if isCancelled { host.hasUnseenChange = true }
      return
    }
    host.owed.append(.completion(motion.id, isCancelled: isCancelled))
    if let bar = motion.bar { host.owed.append(.barEnded(bar)) }
    guard !isCancelled, let top = host.stack.last else { return }
    if host.tellsOfAppearance { host.owed.append(.appeared(top)) }
    host.owed.append(.didShow(top))
  }

  private mutating func says(
    _ index: Int, _ saying: WorldSymbol.Saying
  ) -> NavigationEngine.Event? {
    let owed = host.owed.remove(at: index)
    switch saying {
    case .once:
      return .witnessed(owed.witness)
    case .twice:
      host.late.append(owed)
      return .witnessed(owed.witness)
    case .later:
      host.late.append(owed)
      return nil
    case .never:
      if case .completion(_, isCancelled: true) = owed { host.hasUnseenChange = true }
      return nil
    }
  }
}

extension HostModel.Owed {
  /// What the engine is told.
  var witness: TransitionWitness {
    switch self {
    case .completion(let id, let isCancelled): .coordinatorEnded(id, isCancelled: isCancelled)
    case .didShow(let page): .didShow(page)
    case .appeared(let page): .appeared(page)
    case .barBegan(let motion): .barBegan(motion)
    case .barEnded(let motion): .barEnded(motion)
    case .fingerLifted(let id): .fingerLifted(id)
    case .turnedBack(let id): .turnedBack(id)
    }
  }
}
