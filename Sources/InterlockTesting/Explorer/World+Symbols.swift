import InterlockCore

/// What can happen next.
extension World {
  /// Appends everything that can happen next, in an order that depends on the world alone.
  package func appendSymbols(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    guard !host.isClosed else { return }
    appendRequests(to: &symbols, bounds)
    appendAppSymbols(to: &symbols, bounds)
    appendDueSymbols(to: &symbols, bounds)
    if !host.isInTurn {
      appendUserSymbols(to: &symbols, bounds)
      appendSystemSymbols(to: &symbols, bounds)
    }
    if !host.isPressed { appendDeadlines(to: &symbols) }
  }

  /// Whether the host may misbehave once more in this way.
  private func may(_ quirk: WorldBounds.Quirk, _ bounds: WorldBounds) -> Bool {
    firings > 0 && bounds.quirks.contains(quirk)
  }

  // MARK: The app

  private func appendRequests(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    guard open.count < bounds.requests else { return }
    let target = engine.target
    for policy in 0..<UInt8(bounds.policies.count) {
      if bounds.changes.contains(.push) {
        for page in pushable(bounds) { symbols.append(.push(page: page, policy: policy)) }
      }
      if bounds.changes.contains(.pushFrom) {
        for page in pushable(bounds) { symbols.append(.pushFrom(page: page, policy: policy)) }
      }
      if bounds.changes.contains(.pop) { symbols.append(.pop(count: 1, policy: policy)) }
      if bounds.changes.contains(.popTwo) { symbols.append(.pop(count: 2, policy: policy)) }
      if bounds.changes.contains(.popTo) {
        for page in 0..<bounds.pages where pagesInUse & 1 << UInt64(page) != 0 {
          if target.last?.rawValue != page {
            symbols.append(.popTo(page: UInt8(page), policy: policy))
          }
        }
      }
      if bounds.changes.contains(.popToRoot) { symbols.append(.popToRoot(policy: policy)) }
      if bounds.changes.contains(.set) {
        for link in WorldSymbol.Link.allCases where stack(for: link, bounds) != nil {
          symbols.append(.set(link, policy: policy))
        }
      }
      appendReplacements(to: &symbols, policy, bounds)
      if bounds.changes.contains(.asking), asked.count(where: { !$0.isAnswered }) < bounds.asked {
        symbols.append(.popAsking(policy: policy))
      }
    }
  }

  private func appendReplacements(
    to symbols: inout [WorldSymbol], _ policy: UInt8, _ bounds: WorldBounds
  ) {
    if bounds.changes.contains(.replaceTop) {
      for page in pushable(bounds) { symbols.append(.replaceTop(page: page, policy: policy)) }
    }
    if bounds.changes.contains(.remove), engine.target.count > 1 {
      symbols.append(.remove(policy: policy))
    }
    if bounds.changes.contains(.batch), engine.target.count > 1 {
      for page in pushable(bounds) { symbols.append(.batch(page: page, policy: policy)) }
    }
  }

  /// The pages to push: all that occur somewhere, and the first unused one of each sort.
  private func pushable(_ bounds: WorldBounds) -> [UInt8] {
    var pages: [UInt8] = []
    var sortsSeen: UInt8 = 0
    for (page, sort) in bounds.pageClasses.enumerated() {
      if pagesInUse & 1 << UInt64(page) == 0 {
        guard sortsSeen & 1 << sort == 0 else { continue }
        sortsSeen |= 1 << sort
      }
      pages.append(UInt8(page))
    }
    return pages
  }

  /// The stack that a link means now; `nil` if it makes no sense.
  func stack(for link: WorldSymbol.Link, _ bounds: WorldBounds) -> [PageID]? {
    let target = engine.target
    guard let root = target.first, let top = target.last else { return nil }
    switch link {
    case .deep:
      let other = (0..<bounds.pages).first { !target.contains(PageID(rawValue: $0)) }
      return other.map { [root, PageID(rawValue: $0)] }
    case .reversed: return target.count > 1 ? target.reversed() : nil
    case .topAlone: return target.count > 1 ? [top] : nil
    }
  }

  private func appendAppSymbols(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    if asked.contains(where: { !$0.isAnswered }) {
      symbols += [.answer(agrees: true), .answer(agrees: false)]
    }
    if bounds.quirks.contains(.withdraws) {
      for index in 0..<UInt8(open.count) { symbols.append(.withdraw(index)) }
    }
    if bounds.quirks.contains(.holds), host.presence == .onScreen {
      symbols.append(held.contains { $0.transition == nil } ? .release : .hold)
    }
  }

  // MARK: The host

  /// What the host has to do now, and how it may fail to.
  private func appendDueSymbols(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    appendSayings(to: &symbols, bounds)
    if host.owed.isEmpty, let call = host.call { appendReturns(of: call, to: &symbols, bounds) }
    if host.call == nil, host.owed.isEmpty, host.isCallDue {
      symbols.append(.callsAgain)
      if may(.swallows, bounds) { symbols.append(.forgetsCall) }
    }
    guard !host.isInTurn else { return }
    if host.isLayoutDue {
      symbols.append(.laysOut)
      if may(.refusesLayout, bounds) { symbols.append(.refusesLayout) }
    }
    for (index, probe) in host.probes.enumerated() where host.isReady(probe) {
      symbols.append(.answers(UInt8(index)))
      if !probe.isLate, may(.answersLate, bounds) { symbols.append(.answersLate(UInt8(index))) }
    }
    for (index, motion) in host.motions.enumerated() where !motion.isUnderFinger {
      let index = UInt8(index)
      symbols.append(.motionEnds(index, isCancelled: motion.turnsBack))
      if !motion.turnsBack, motion.before != nil, may(.cancels, bounds) {
        symbols.append(.motionEnds(index, isCancelled: true))
      }
    }
  }

  private func appendSayings(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    for index in 0..<UInt8(host.owed.count) {
      symbols.append(.says(index, .once))
      if lateness > 0, bounds.quirks.contains(.late) {
        symbols += [.says(index, .twice), .says(index, .later)]
      }
      if may(.silent, bounds) { symbols.append(.says(index, .never)) }
    }
    guard host.call == nil else { return }
    for index in 0..<UInt8(host.late.count) { symbols.append(.saysLate(index)) }
  }

  private func appendReturns(
    of call: HostModel.Call, to symbols: inout [WorldSymbol], _ bounds: WorldBounds
  ) {
    symbols.append(.callReturns(.asItShould))
    guard !call.isCarriedOut else { return }
    if may(.swallows, bounds) { symbols.append(.callReturns(.swallowed)) }
    let isSeen = host.presence == .onScreen
    if isSeen, host.obstacle == nil, may(.drops, bounds) { symbols.append(.callReturns(.dropped)) }
    if isSeen, host.obstacle == nil, call.perform.verb.bringsPage, may(.lingers, bounds) {
      symbols.append(.callReturns(.pageLingers))
    }
    guard isSeen, host.obstacle == nil, host.motions.isEmpty else { return }
    if host.postponed == nil, may(.postpones, bounds) { symbols.append(.callReturns(.postponed)) }
    guard call.perform.isAnimated else { return }
    if may(.early, bounds) { symbols.append(.callReturns(.early)) }
    if may(.listsLeaving, bounds) { symbols.append(.callReturns(.listingLeaving)) }
  }

  private func appendDeadlines(to symbols: inout [WorldSymbol]) {
    guard let first = scheduled.map(\.time).min() else { return }
    for index in scheduled.indices where scheduled[index].time == first {
      symbols.append(.deadline(UInt8(index)))
    }
  }

  // MARK: The user, other code, the system

  private func appendUserSymbols(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    let isSeen = host.presence == .onScreen && !host.isInBackground
    if host.motions.contains(where: \.isUnderFinger) {
      symbols += [.fingerMoves, .fingerLifts(isFinished: true), .fingerLifts(isFinished: false)]
    } else if isSeen, host.obstacle == nil, host.stack.count > 1, !host.isPressed {
      if host.motions.isEmpty {
        if bounds.quirks.contains(.user) { symbols += [.userGoesBack, .swipeBegins] }
        if may(.otherCode, bounds) {
          symbols += [.otherCodePops(isAnimated: true), .otherCodePops(isAnimated: false)]
        }
      } else if host.motions.count < bounds.motions, may(.overlaps, bounds) {
        symbols.append(.userGoesBack)
      }
    }
    if host.hasUnseenChange { symbols.append(.looks) }
    if host.stack.count > 1, host.motions.isEmpty, may(.vanishes, bounds) {
      symbols.append(.pageVanishes)
    }
  }

  private func appendSystemSymbols(to symbols: inout [WorldSymbol], _ bounds: WorldBounds) {
    if host.obstacle != nil {
      symbols.append(.freed)
    } else if host.presence == .onScreen, host.motions.isEmpty, may(.drops, bounds) {
      symbols += [.obstructed(isInteractive: false), .obstructed(isInteractive: true)]
    }
    if host.presence != .onScreen {
      symbols.append(.arrives)
    } else if may(.leaves, bounds) {
      symbols += [.leaves(isSaid: true), .leaves(isSaid: false)]
    }
    if host.isInBackground {
      symbols.append(.foreground)
    } else if may(.background, bounds) {
      symbols.append(.background)
    }
    if may(.closes, bounds) { symbols.append(.closes) }
  }
}

extension NavigationEngine.Perform.Verb {
  /// Whether a page comes into the stack that may have been in it before.
  fileprivate var bringsPage: Bool {
    switch self {
    case .push, .set: true
    case .pop, .popTo, .popToRoot: false
    }
  }
}
