import InterlockCore

/// What can happen next in a world; four bytes, so that the way to each state can be kept.
///
/// Pages have the numbers that they have in a canonical world.
package enum WorldSymbol: Hashable, Sendable {
  // The app. Policies are places in the list of the bounds.
  case push(page: UInt8, policy: UInt8)
  case pushFrom(page: UInt8, policy: UInt8)
  case pop(count: UInt8, policy: UInt8)
  case popTo(page: UInt8, policy: UInt8)
  case popToRoot(policy: UInt8)
  case deepLink(page: UInt8, policy: UInt8)
  case set(Link, policy: UInt8)
  case replaceTop(page: UInt8, policy: UInt8)
  case remove(policy: UInt8)
  case batch(page: UInt8, policy: UInt8)
  case popAsking(policy: UInt8)
  case withdraw(UInt8)
  case answer(agrees: Bool)
  case hold
  case release

  // The host, doing its part.
  case callReturns(Return)
  case callsAgain
  case forgetsCall
  case motionEnds(UInt8, isCancelled: Bool)
  case says(UInt8, Saying)
  case saysLate(UInt8)
  case laysOut
  case refusesLayout
  case answers(UInt8)
  case answersLate(UInt8)

  // Time.
  case deadline(UInt8)

  // The user, other code, the system.
  case userGoesBack
  case swipeBegins
  case fingerMoves
  case fingerLifts(isFinished: Bool)
  case otherCodePops(isAnimated: Bool)
  case pageVanishes
  case looks
  case obstructed(isInteractive: Bool)
  case freed
  case leaves(isSaid: Bool)
  case arrives
  case background
  case foreground
  case closes

  /// How a call comes back.
  package enum Return: UInt8, Hashable, Sendable, CaseIterable {
    case asItShould, early, swallowed, dropped, postponed, listingLeaving, pageLingers
  }

  /// How a witness comes.
  package enum Saying: UInt8, Hashable, Sendable, CaseIterable {
    case once, twice, later, never
  }

  /// A whole stack that is asked for.
  package enum Link: UInt8, Hashable, Sendable, CaseIterable {
    /// The stack upside down.
    case reversed
    /// The top page alone.
    case topAlone
  }
}

extension WorldSymbol {
  /// Whether the host does this as it should, without anybody's wish.
  package var isByTheHost: Bool {
    switch self {
    case .callReturns(.asItShould), .callsAgain, .motionEnds(_, isCancelled: false),
      .says(_, .once), .saysLate, .laysOut, .answers:
      true
    case .callReturns, .motionEnds, .says, .forgetsCall, .refusesLayout, .answersLate, .push,
      .pushFrom, .pop, .popTo, .popToRoot, .deepLink, .set, .replaceTop, .remove, .batch,
      .popAsking,
      .withdraw, .answer, .hold, .release, .deadline, .userGoesBack, .swipeBegins, .fingerMoves,
      .fingerLifts, .otherCodePops, .pageVanishes, .looks, .obstructed, .freed, .leaves, .arrives,
      .background, .foreground, .closes:
      false
    }
  }
}
