import InterlockCore

/// What happens when a symbol is taken: the host changes, and the engine may be told.
extension HostModel {
  /// Lets one thing happen; returns what the engine is to be told, if anything.
  mutating func take(_ symbol: WorldSymbol, _ scope: Scope) -> News? {
    if isMisbehaviour(symbol) { firings -= 1 }
    if symbol.isExtraSaying { lateness -= 1 }
    return happen(symbol, scope)
  }

  private mutating func happen(_ symbol: WorldSymbol, _ scope: Scope) -> News? {
    switch symbol {
    case .push, .pushFrom, .pop, .popTo, .popToRoot, .deepLink, .set, .replaceTop, .remove, .batch,
      .popAsking:
      var news = News(.requested, detail: RequestCode(symbol)?.rawValue ?? 0)
      news.sight = sight
      return news
    case .withdraw(let index): return News(.withdrawn, detail: UInt32(index))
    case .answer(let agrees):
      var news = News(agrees ? .agreed : .refused)
      if agrees { news.sight = sight }
      return news
    case .hold: return News(.holdTaken)
    case .release: return News(.holdReleased)
    case .callReturns, .callsAgain, .forgetsCall, .motionEnds, .says, .saysLate, .laysOut,
      .refusesLayout, .answers, .answersLate:
      return act(symbol, scope)
    case .deadline(let index): return News(.deadline, detail: UInt32(index))
    case .userGoesBack, .swipeBegins, .fingerMoves, .fingerLifts, .otherCodePops, .pageVanishes,
      .looks:
      return userActs(symbol, scope)
    case .obstructed, .freed, .leaves, .arrives, .background, .foreground, .closes:
      return systemActs(symbol)
    }
  }
}

// MARK: - The user, other code, the system

extension HostModel {
  private mutating func userActs(_ symbol: WorldSymbol, _ scope: Scope) -> News? {
    switch symbol {
    case .userGoesBack: return pop(.backBegan, isAnimated: true, scope)
    case .swipeBegins: return pop(.swipeBegan, isAnimated: true, isUnderFinger: true, scope)
    case .otherCodePops(let isAnimated): return pop(.otherCodeBegan, isAnimated: isAnimated, scope)
    case .fingerLifts(let isFinished):
      guard let index = motions.indexUnderFinger else { return nil }
      motions[index].isUnderFinger = false
      motions[index].turnsBack = !isFinished
      let id = motions[index].id
      owed.append(Owed.fingerLifted(id).code)
      if !isFinished { owed.append(Owed.turnedBack(id).code) }
      return nil
    case .pageVanishes:
      stack.removeLast()
      hasUnseenChange = true
      return nil
    case .fingerMoves:
      return motions.indexUnderFinger.map { News(.progressed, name: motions[$0].id) }
    case .looks:
      return News(.looked).reading(self)
    default:
      return nil
    }
  }

  private mutating func pop(
    _ kind: News.Kind, isAnimated: Bool, isUnderFinger: Bool = false, _ scope: Scope
  ) -> News {
    let before = stack
    stack.removeLast()
    if isAnimated { startMotion(before: before, isUnderFinger: isUnderFinger, scope) }
    isLayoutDue = true
    return News(kind).reading(self)
  }

  private mutating func systemActs(_ symbol: WorldSymbol) -> News? {
    switch symbol {
    case .obstructed(let isInteractive):
      obstacle = isInteractive ? .underFinger : .presentation
      return nil
    case .freed:
      obstacle = nil
      return nil
    case .leaves(let isSaid):
      presence = .offScreen
      isLayoutDue = false
      return isSaid ? News(.left) : nil
    case .arrives:
      presence = .onScreen
      isLayoutDue = true
      return News(.arrived)
    case .background:
      isInBackground = true
      return News(.background)
    case .foreground:
      isInBackground = false
      return News(.foreground)
    case .closes:
      isClosed = true
      return News(.closed)
    default:
      return nil
    }
  }
}

// MARK: - What it costs

extension HostModel {
  /// Whether the host does what it should not, or somebody what they seldom do.
  private func isMisbehaviour(_ symbol: WorldSymbol) -> Bool {
    switch symbol {
    case .callReturns(let way): way != .asItShould
    case .motionEnds(let index, let isCancelled): isCancelled && !motions[Int(index)].turnsBack
    case .userGoesBack: !motions.isEmpty
    case .says(_, .never), .forgetsCall, .refusesLayout, .answersLate, .otherCodePops,
      .pageVanishes, .obstructed, .leaves, .background, .closes:
      true
    case .push, .pushFrom, .pop, .popTo, .popToRoot, .deepLink, .set, .replaceTop, .remove, .batch,
      .popAsking, .withdraw, .answer, .hold, .release, .callsAgain, .says, .saysLate, .laysOut,
      .answers, .deadline, .swipeBegins, .fingerMoves, .fingerLifts, .looks, .freed, .arrives,
      .foreground:
      false
    }
  }
}

extension WorldSymbol {
  /// Whether a witness comes later than it should, or once more.
  fileprivate var isExtraSaying: Bool {
    switch self {
    case .says(_, .twice), .says(_, .later): true
    default: false
    }
  }
}
