import InterlockCore

/// A number for everything that an engine was told and decided: the same on every machine.
///
/// 128 bits in two lanes. Each lane takes a word by an exclusive or, a multiplication by an odd constant and
/// a rotation, as the hash functions of the FNV and Murmur families do. Digests of storms are *added*, so
/// the digest of a campaign does not depend on how its storms were spread over machines and threads.
package struct StormDigest: Hashable, Sendable {
  private(set) var high: UInt64
  private(set) var low: UInt64

  /// The digest of nothing.
  package static let zero = StormDigest(high: 0, low: 0)

  /// Begins the digest of the storm with this seed.
  init(seed: UInt64) {
    high = seed ^ 0x9E37_79B9_7F4A_7C15
    low = ~seed
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Takes in a number.
  mutating func mix(_ word: Int) {
    let bits = UInt64(bitPattern: Int64(word))
    high = (high ^ bits) &* 0x9FB2_1C65_1E98_DF25
    high = high << 27 | high >> 37
    low = (low &+ bits) &* 0xD6E8_FEB8_6659_FD93
    low ^= low >> 32
  }

  /// Two digests of different storms as one: a sum of 128 bits that goes round at its end.
  package static func + (first: StormDigest, second: StormDigest) -> StormDigest {
    let (low, carries) = first.low.addingReportingOverflow(second.low)
    return StormDigest(high: first.high &+ second.high &+ (carries ? 1 : 0), low: low)
  }
}

extension StormDigest: LosslessStringConvertible {
  /// 32 digits and lowercase letters.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// Reads what ``description`` wrote, and nothing else.
  package init?(_ text: String) {
    let isDigest =
      text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isDigest, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

// MARK: - What is told and decided

extension StormDigest {
  /// Takes in an event.
  mutating func mix(_ event: NavigationEngine.Event, at time: Timestamp) {
    mix(Int(time.nanoseconds))
    switch event {
    case .requested(let request, let status):
      mix(1, request.id.rawValue)
      mix(status)
    case .withdrawn(let request): mix(2, request.rawValue)
    case .performed(let transition, let attempt, let reading):
      mix(3, transition.rawValue &* 64 &+ attempt)
      mix(reading)
    case .hostBegan(let change):
      mix(4)
      mix(change.reading)
    case .witnessed(let witness): mix(witness)
    case .read(let reading, let probe):
      mix(6, probe?.rawValue ?? 0)
      mix(reading)
    case .presenceChanged(let presence): mix(7, Self.number(presence))
    case .deadlineReached(let deadline): mix(8, deadline.serial)
    case .consentGiven(let request, let page, _): mix(9, request.rawValue, page.rawValue)
    case .consentRefused(let request, let page): mix(10, request.rawValue, page.rawValue)
    case .holdTaken(let token, let limit): mix(11, token.rawValue, Int(limit?.nanoseconds ?? -1))
    case .holdReleased(let token): mix(12, token.rawValue)
    case .paused: mix(13)
    case .resumed: mix(14)
    case .closed: mix(15)
    }
  }

  /// Takes in an answer.
  mutating func mix(_ action: NavigationEngine.Action) {
    switch action {
    case .perform(let perform):
      mix(16, perform.transition.rawValue &* 64 &+ perform.attempt, perform.isAnimated ? 1 : 0)
      mix(perform.verb)
    case .probe(let probe, let moment): mix(17, probe.rawValue, Self.number(moment))
    case .ask(let request, let page): mix(18, request.rawValue, page.rawValue)
    case .stopAsking(let request, let page): mix(19, request.rawValue, page.rawValue)
    case .hold(let owner): mix(20, Self.number(owner))
    case .release(let owner): mix(21, Self.number(owner))
    case .schedule(let deadline): mix(22, deadline.serial, Int(deadline.time.nanoseconds))
    case .unschedule(let deadline): mix(23, deadline.serial, Int(deadline.time.nanoseconds))
    case .resolve(let request, let outcome): mix(24, request.rawValue, Self.number(outcome))
    case .report(let incident): mix(25, Self.number(incident))
    case .notify(let notice): mix(26, Self.number(notice))
    }
  }

  private mutating func mix(_ first: Int, _ second: Int, _ third: Int = 0) {
    mix(first)
    mix(second)
    if third != 0 { mix(third) }
  }

  private mutating func mix(_ reading: HostReading) {
    mix(reading.stack)
    mix(reading.status)
  }

  private mutating func mix(_ status: HostStatus) {
    mix(status.coordinator.map { $0.id.rawValue &* 2 &+ ($0.isInteractive ? 1 : 0) } ?? -1)
    mix(Self.number(status.presence) &* 8 &+ (status.obstacle.map(Self.number) ?? 0))
  }

  private mutating func mix(_ pages: [PageID]) {
    mix(pages.count)
    for page in pages { mix(page.rawValue) }
  }

  private mutating func mix(_ verb: NavigationEngine.Perform.Verb) {
    switch verb {
    case .push(let page): mix(1, page.rawValue)
    case .pop: mix(2)
    case .popTo(let page): mix(3, page.rawValue)
    case .popToRoot: mix(4)
    case .set(let pages): mix(pages)
    }
  }

  private mutating func mix(_ witness: TransitionWitness) {
    switch witness {
    case .coordinatorEnded(let id, let isCancelled): mix(30, id.rawValue, isCancelled ? 1 : 2)
    case .didShow(let page): mix(31, page.rawValue)
    case .layoutPass: mix(32)
    case .appeared(let page): mix(33, page.rawValue)
    case .progressed(let id, let thousandths): mix(34, id.rawValue, thousandths)
    case .fingerLifted(let id): mix(35, id.rawValue)
    case .turnedBack(let id): mix(36, id.rawValue)
    case .barBegan(let motion): mix(37, motion == .push ? 1 : 2)
    case .barEnded(let motion): mix(38, motion == .push ? 1 : 2)
    }
  }
}

// MARK: - Numbers for cases, which stay when cases are added

extension StormDigest {
  private static func number(_ presence: HostPresence) -> Int {
    switch presence {
    case .onScreen: 1
    case .beforeFirstLayout: 2
    case .offScreen: 3
    }
  }

  private static func number(_ obstacle: HostObstacle) -> Int {
    switch obstacle {
    case .presentation: 1
    case .dismissal: 2
    case .underFinger: 3
    case .otherTransition: 4
    case .leavingPage: 5
    }
  }

  private static func number(_ moment: NavigationEngine.ProbeMoment) -> Int {
    switch moment {
    case .now: 1
    case .nextTurn: 2
    case .afterLayout: 3
    case .whenFree: 4
    }
  }

  private static func number(_ owner: HoldOwner) -> Int {
    switch owner {
    case .page(let transition): transition.rawValue &* 4
    case .bar(let motion, let transition): transition.rawValue &* 4 &+ (motion == .push ? 1 : 2)
    case .manual(let token): token.rawValue &* 4 &+ 3
    }
  }

  private static func number(_ outcome: NavigationOutcome) -> Int {
    switch outcome {
    case .shown: 1
    case .merged(let transition): 2 &+ 32 &* (transition?.rawValue ?? 0)
    case .placed: 3
    case .nothingToDo: 4
    case .ignored: 5
    case .refused(let refusal): 6 &+ 32 &* number(refusal)
    case .superseded(let request, let step): 7 &+ 32 &* (request?.rawValue ?? 0) &+ 8 &* (step ?? 0)
    case .vetoed(let page): 8 &+ 32 &* page.rawValue
    case .interrupted: 9
    case .cancelledByUser: 10
    case .withdrawn: 11
    case .dropped: 12
    case .timedOut: 13
    case .closed: 14
    }
  }

  private static func number(_ refusal: Refusal) -> Int {
    switch refusal {
    case .alreadyInStack(let page, let index): 1 &+ 16 &* (page.rawValue &* 64 &+ index)
    case .sameKeyBeingPushed: 2
    case .replacesRoot: 3
    case .inBatch(let step, let refusal): 4 &+ 16 &* (step &+ 64 &* number(refusal))
    case .notInStack(let page): 5 &+ 16 &* page.rawValue
    case .emptyStack: 6
    case .repeatedPage(let page): 7 &+ 16 &* page.rawValue
    case .illegalPage(let page, _): 8 &+ 16 &* page.rawValue
    case .full: 9
    case .busy: 10
    case .closed: 11
    }
  }

  private static func number(_ incident: NavigationIncident) -> Int {
    switch incident {
    case .lateEnd(_, let rung): 1 &+ 8 &* rung.rawValue
    case .longBlock(_, let rung): 2 &+ 8 &* rung.rawValue
    case .divergence(_, let found): found.reduce(3) { ($0 &* 31) &+ $1.rawValue }
    case .retried(let transition, _): 4 &+ 8 &* transition.rawValue
    case .dropped(let transition, _): 5 &+ 8 &* transition.rawValue
    case .longHold(let owners): owners.reduce(6) { ($0 &* 31) &+ number($1) }
    case .holdExpired(let token): 7 &+ 8 &* token.rawValue
    }
  }

  private static func number(_ notice: NavigationEngine.Notice) -> Int {
    switch notice {
    case .willBegin(let summary): 1 &+ 8 &* (summary.id?.rawValue ?? 0)
    case .didSettle(let summary): 2 &+ 8 &* (summary.id?.rawValue ?? 0)
    case .targetChanged: 3
    case .cameToRest: 4
    case .setOverPending(let request): 5 &+ 8 &* request.rawValue
    }
  }
}
