import InterlockCore

/// What can happen next.
extension HostModel {
  /// Appends everything that can happen next, in an order that depends on the world alone.
  func appendSymbols(
    to symbols: inout [WorldSymbol], beside engine: EngineFacts, _ scope: Scope
  ) {
    guard !isClosed else { return }
    appendRequests(to: &symbols, engine, scope)
    appendAppSymbols(to: &symbols, engine, scope)
    appendDueSymbols(to: &symbols, scope)
    if !isInTurn {
      appendUserSymbols(to: &symbols, scope)
      appendSystemSymbols(to: &symbols, scope)
    }
    if !isPressed {
      for place in 0..<UInt8(16) where engine.firstDeadlines & 1 << UInt16(place) != 0 {
        symbols.append(.deadline(place))
      }
    }
  }

  /// Whether the host may misbehave once more in this way.
  private func may(_ quirk: WorldBounds.Quirk, _ scope: Scope) -> Bool {
    firings > 0 && scope.has(quirk)
  }

  // MARK: The app

  private func appendRequests(
    to symbols: inout [WorldSymbol], _ engine: EngineFacts, _ scope: Scope
  ) {
    guard engine.openCount < scope.requests else { return }
    let pushable = pushable(scope)
    for policy in 0..<scope.policies {
      for page in 0..<scope.pages where pushable & 1 << UInt16(page) != 0 {
        if scope.has(.push) { symbols.append(.push(page: page, policy: policy)) }
        if scope.has(.pushFrom) { symbols.append(.pushFrom(page: page, policy: policy)) }
        if scope.has(.replaceTop) { symbols.append(.replaceTop(page: page, policy: policy)) }
        if scope.has(.batch), engine.target.count > 1 {
          symbols.append(.batch(page: page, policy: policy))
        }
      }
      if scope.has(.pop) { symbols.append(.pop(count: 1, policy: policy)) }
      if scope.has(.popTwo) { symbols.append(.pop(count: 2, policy: policy)) }
      if scope.has(.popTo) {
        for page in 0..<scope.pages where pagesInUse & 1 << UInt16(page) != 0 {
          if engine.target.last != page { symbols.append(.popTo(page: page, policy: policy)) }
        }
      }
      if scope.has(.popToRoot) { symbols.append(.popToRoot(policy: policy)) }
      if scope.has(.set) { appendLinks(to: &symbols, engine, policy, scope) }
      if scope.has(.remove), engine.target.count > 1 { symbols.append(.remove(policy: policy)) }
      if scope.has(.asking), engine.unansweredCount < scope.asked {
        symbols.append(.popAsking(policy: policy))
      }
    }
  }

  private func appendLinks(
    to symbols: inout [WorldSymbol], _ engine: EngineFacts, _ policy: UInt8, _ scope: Scope
  ) {
    let others = scope.allPages & ~engine.target.mask
    if others != 0 {
      let page = PageNumber(others.trailingZeroBitCount)
      symbols.append(.deepLink(page: page, policy: policy))
    }
    if engine.target.count > 1 {
      symbols.append(.set(.reversed, policy: policy))
      symbols.append(.set(.topAlone, policy: policy))
    }
  }

  /// The pages to push: all that occur somewhere, and the first unused one of each sort.
  private func pushable(_ scope: Scope) -> UInt16 {
    var pages = pagesInUse
    for sort in scope.sorts {
      let unused = sort & ~pagesInUse
      pages |= unused & (0 &- unused)
    }
    return pages
  }

  private func appendAppSymbols(
    to symbols: inout [WorldSymbol], _ engine: EngineFacts, _ scope: Scope
  ) {
    if engine.unansweredCount > 0 {
      symbols.append(.answer(agrees: true))
      symbols.append(.answer(agrees: false))
    }
    if scope.has(.withdraws) {
      for index in 0..<engine.openCount { symbols.append(.withdraw(index)) }
    }
    if scope.has(.holds), presence == .onScreen {
      symbols.append(engine.isHeldByHand ? .release : .hold)
    }
  }

  // MARK: The host

  /// What the host has to do now, and how it may fail to.
  private func appendDueSymbols(to symbols: inout [WorldSymbol], _ scope: Scope) {
    appendSayings(to: &symbols, scope)
    if owed.isEmpty, let call { appendReturns(of: call, to: &symbols, scope) }
    if call == nil, owed.isEmpty, isCallDue {
      symbols.append(.callsAgain)
      if may(.swallows, scope) { symbols.append(.forgetsCall) }
    }
    guard !isInTurn else { return }
    if isLayoutDue {
      symbols.append(.laysOut)
      if may(.refusesLayout, scope) { symbols.append(.refusesLayout) }
    }
    for index in 0..<probes.count {
      let probe = Probe(code: probes[index])
      guard isReady(probe) else { continue }
      symbols.append(.answers(UInt8(index)))
      if !probe.isLate, may(.answersLate, scope) { symbols.append(.answersLate(UInt8(index))) }
    }
    for index in 0..<motions.count where !motions[index].isUnderFinger {
      let motion = motions[index]
      symbols.append(.motionEnds(UInt8(index), isCancelled: motion.turnsBack))
      if !motion.turnsBack, !motion.before.isEmpty, may(.cancels, scope) {
        symbols.append(.motionEnds(UInt8(index), isCancelled: true))
      }
    }
  }

  private func appendSayings(to symbols: inout [WorldSymbol], _ scope: Scope) {
    for index in 0..<UInt8(owed.count) {
      symbols.append(.says(index, .once))
      if lateness > 0, scope.has(.late) {
        symbols.append(.says(index, .twice))
        symbols.append(.says(index, .later))
      }
      if may(.silent, scope) { symbols.append(.says(index, .never)) }
    }
    guard call == nil else { return }
    for index in 0..<UInt8(late.count) { symbols.append(.saysLate(index)) }
  }

  private func appendReturns(
    of call: Perform, to symbols: inout [WorldSymbol], _ scope: Scope
  ) {
    symbols.append(.callReturns(.asItShould))
    guard !isCallCarriedOut else { return }
    if may(.swallows, scope) { symbols.append(.callReturns(.swallowed)) }
    let isSeen = presence == .onScreen
    if isSeen, obstacle == nil, may(.drops, scope) { symbols.append(.callReturns(.dropped)) }
    if isSeen, obstacle == nil, call.verb.bringsPage, may(.lingers, scope) {
      symbols.append(.callReturns(.pageLingers))
    }
    guard isSeen, obstacle == nil, motions.isEmpty else { return }
    if postponed == nil, may(.postpones, scope) { symbols.append(.callReturns(.postponed)) }
    guard call.isAnimated else { return }
    if may(.early, scope) { symbols.append(.callReturns(.early)) }
    if may(.listsLeaving, scope) { symbols.append(.callReturns(.listingLeaving)) }
  }

  // MARK: The user, other code, the system

  private func appendUserSymbols(to symbols: inout [WorldSymbol], _ scope: Scope) {
    let isSeen = presence == .onScreen && !isInBackground
    if motions.indexUnderFinger != nil {
      symbols.append(.fingerMoves)
      symbols.append(.fingerLifts(isFinished: true))
      symbols.append(.fingerLifts(isFinished: false))
    } else if isSeen, obstacle == nil, stack.count > 1, !isPressed {
      if motions.isEmpty {
        if scope.has(.user) {
          symbols.append(.userGoesBack)
          symbols.append(.swipeBegins)
        }
        if may(.otherCode, scope) {
          symbols.append(.otherCodePops(isAnimated: true))
          symbols.append(.otherCodePops(isAnimated: false))
        }
      } else if motions.count < scope.motions, may(.overlaps, scope) {
        symbols.append(.userGoesBack)
      }
    }
    if hasUnseenChange { symbols.append(.looks) }
    if stack.count > 1, motions.isEmpty, may(.vanishes, scope) {
      symbols.append(.pageVanishes)
    }
  }

  private func appendSystemSymbols(to symbols: inout [WorldSymbol], _ scope: Scope) {
    if obstacle != nil {
      symbols.append(.freed)
    } else if presence == .onScreen, motions.isEmpty, may(.drops, scope) {
      symbols.append(.obstructed(isInteractive: false))
      symbols.append(.obstructed(isInteractive: true))
    }
    if presence != .onScreen {
      symbols.append(.arrives)
    } else if may(.leaves, scope) {
      symbols.append(.leaves(isSaid: true))
      symbols.append(.leaves(isSaid: false))
    }
    if isInBackground {
      symbols.append(.foreground)
    } else if may(.background, scope) {
      symbols.append(.background)
    }
    if may(.closes, scope) { symbols.append(.closes) }
  }
}
