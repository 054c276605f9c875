package import InterlockCore

/// What happens when a symbol is taken: the host changes, and the engine may be told.
extension World {
  /// What came of one symbol.
  package struct Step: Sendable {
    /// What the engine was told, if anything.
    package var event: NavigationEngine.Event?
    /// What it answered.
    package var actions: [NavigationEngine.Action] = []
    /// Which rule is broken; `nil` if none is.
    package var violation: String?
  }

  /// Lets one thing happen.
  package mutating func take(_ symbol: WorldSymbol, _ bounds: WorldBounds) -> Step {
    firings -= symbol.firings
    if case .userGoesBack = symbol, !host.motions.isEmpty { firings -= 1 }
    if symbol.isExtraSaying { lateness -= 1 }
    var step = Step()
    step.event = happen(symbol, bounds)
    if let event = step.event { tell(event, &step, bounds.tampering) }
    hasMisbehaved = firings < bounds.firings || lateness < bounds.late
    if isQuiet {
      hasMisbehaved = false
      firings = bounds.firings
      lateness = bounds.late
    }
    return step
  }

  /// Changes the host; returns what the engine is to be told.
  private mutating func happen(
    _ symbol: WorldSymbol, _ bounds: WorldBounds
  ) -> NavigationEngine.Event? {
    switch symbol {
    case .push, .pushFrom, .pop, .popTo, .popToRoot, .set, .replaceTop, .remove, .batch,
      .popAsking:
      return request(symbol, bounds)
    case .withdraw, .answer, .hold, .release:
      return appActs(symbol)
    case .callReturns, .callsAgain, .forgetsCall, .motionEnds, .says, .saysLate, .laysOut,
      .refusesLayout, .answers, .answersLate:
      return hostActs(symbol)
    case .deadline(let index):
      let deadline = scheduled.remove(at: Int(index))
      now = max(now, deadline.time)
      return .deadlineReached(deadline)
    case .userGoesBack, .swipeBegins, .fingerMoves, .fingerLifts, .otherCodePops, .pageVanishes,
      .looks:
      return userActs(symbol)
    case .obstructed, .freed, .leaves, .arrives, .background, .foreground, .closes:
      return systemActs(symbol)
    }
  }
}

// MARK: - The app

extension World {
  private mutating func request(
    _ symbol: WorldSymbol, _ bounds: WorldBounds
  ) -> NavigationEngine.Event? {
    func page(_ number: Int) -> NavigationEngine.Page {
      NavigationEngine.Page(PageID(rawValue: number), key: bounds.key(of: number))
    }
    let change: NavigationEngine.Change
    let policy: UInt8
    var asking: [PageID] = []
    var source: PageID?
    switch symbol {
    case .push(let number, let its): (change, policy) = (.push(page(Int(number))), its)
    case .pushFrom(let number, let its):
      (change, policy) = (.push(page(Int(number))), its)
      source = engine.target.last
    case .pop(let count, let its): (change, policy) = (.pop(count: Int(count)), its)
    case .popTo(let number, let its):
      (change, policy) = (.popTo(PageID(rawValue: Int(number))), its)
    case .popToRoot(let its): (change, policy) = (.popToRoot, its)
    case .set(let link, let its):
      let pages = stack(for: link, bounds) ?? []
      (change, policy) = (.set(pages.map { page($0.rawValue) }), its)
    case .replaceTop(let number, let its):
      (change, policy) = (.replaceTop(page(Int(number))), its)
    case .remove(let its):
      (change, policy) = (.remove(Array(engine.target.dropFirst().prefix(1))), its)
    case .batch(let number, let its):
      (change, policy) = (.batch([.pop(count: 1), .push(page(Int(number)))]), its)
    case .popAsking(let its):
      (change, policy) = (.pop(count: 2), its)
      asking = engine.target.suffix(2)
    default: return nil
    }
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    open.append(id)
    return .requested(
      NavigationEngine.Request(
        id: id, change, policy: bounds.policies[Int(policy)], source: source,
        requiresSource: source != nil, pagesToAsk: asking), host.status)
  }

  private mutating func appActs(_ symbol: WorldSymbol) -> NavigationEngine.Event? {
    switch symbol {
    case .answer(let agrees):
      guard let index = asked.firstIndex(where: { !$0.isAnswered }) else { return nil }
      let question = asked[index]
      asked[index].isAnswered = true
      asked[index].agreed.append(question.page)
      return agrees
        ? .consentGiven(question.request, question.page, host.status)
        : .consentRefused(question.request, question.page)
    case .withdraw(let index):
      return .withdrawn(open[Int(index)])
    case .hold:
      lastToken += 1
      return .holdTaken(HoldToken(rawValue: lastToken), atMost: nil)
    case .release:
      for case .manual(let token) in held { return .holdReleased(token) }
      return nil
    default:
      return nil
    }
  }
}

// MARK: - The user, other code, the system

extension World {
  private mutating func userActs(_ symbol: WorldSymbol) -> NavigationEngine.Event? {
    switch symbol {
    case .userGoesBack:
      return pop(.user(.backButton), isAnimated: true)
    case .swipeBegins:
      return pop(.user(.edgeSwipe), isAnimated: true, isUnderFinger: true)
    case .otherCodePops(let isAnimated):
      return pop(.otherCode, isAnimated: isAnimated)
    case .fingerLifts(let isFinished):
      guard let index = host.motions.firstIndex(where: \.isUnderFinger) else { return nil }
      host.motions[index].isUnderFinger = false
      host.motions[index].turnsBack = !isFinished
      let id = host.motions[index].id
      host.owed.append(.fingerLifted(id))
      if !isFinished { host.owed.append(.turnedBack(id)) }
      return nil
    case .pageVanishes:
      host.stack.removeLast()
      host.hasUnseenChange = true
      return nil
    case .fingerMoves:
      return host.motions.first(where: \.isUnderFinger).map {
        .witnessed(.progressed($0.id, thousandths: 500))
      }
    case .looks:
      return .read(host.reading, answering: nil)
    default:
      return nil
    }
  }

  private mutating func pop(
    _ cause: HostChange.Cause, isAnimated: Bool, isUnderFinger: Bool = false
  ) -> NavigationEngine.Event {
    let before = host.stack
    host.stack.removeLast()
    if isAnimated { startMotion(before: before, isUnderFinger: isUnderFinger) }
    host.isLayoutDue = true
    return .hostBegan(HostChange(cause, reading: host.reading))
  }

  private mutating func systemActs(_ symbol: WorldSymbol) -> NavigationEngine.Event? {
    switch symbol {
    case .obstructed(let isInteractive):
      host.obstacle = isInteractive ? .interactiveDismissal : .presentation
      return nil
    case .freed:
      host.obstacle = nil
      return nil
    case .leaves(let isSaid):
      host.presence = .offScreen
      host.isLayoutDue = false
      return isSaid ? .presenceChanged(.offScreen) : nil
    case .arrives:
      host.presence = .onScreen
      host.isLayoutDue = true
      return .presenceChanged(.onScreen)
    case .background:
      host.isInBackground = true
      return .paused
    case .foreground:
      host.isInBackground = false
      return .resumed
    case .closes:
      host.isClosed = true
      return .closed
    default:
      return nil
    }
  }
}

// MARK: - What it costs

extension WorldSymbol {
  /// Of how many misbehaviours this is one.
  fileprivate var firings: Int {
    switch self {
    case .callReturns(let way): way == .asItShould ? 0 : 1
    case .motionEnds(_, let isCancelled): isCancelled ? 1 : 0
    case .says(_, .never), .forgetsCall, .refusesLayout, .answersLate, .otherCodePops,
      .pageVanishes, .obstructed, .leaves, .background, .closes:
      1
    case .push, .pushFrom, .pop, .popTo, .popToRoot, .set, .replaceTop, .remove, .batch, .popAsking,
      .withdraw,
      .answer, .hold, .release, .callsAgain,
      .says, .saysLate, .laysOut, .answers, .deadline, .userGoesBack, .swipeBegins, .fingerMoves,
      .fingerLifts,
      .looks, .freed, .arrives, .foreground:
      0
    }
  }

  /// Whether a witness comes later than it should, or once more.
  fileprivate var isExtraSaying: Bool {
    switch self {
    case .says(_, .twice), .says(_, .later): true
    default: false
    }
  }
}
