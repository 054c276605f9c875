package import InterlockCore

/// What came of an exploration.
package struct ExplorationResult: Sendable {
  /// How it ended.
  package var end: End
  /// How many states were reached that differ by more than names.
  package var states: Int
  /// How many symbols were taken.
  package var steps: Int
  /// How many symbols it takes at least to reach the last state whose successors are all known.
  package var depth: Int
  /// How many states have successors that are not known: 0 if the exploration closed.
  package var frontier: Int
  /// The most deadlines on a way to rest; `nil` if the exploration did not close.
  package var longestWayToRest: Int?
  /// A shortest way to break a rule; `nil` if none was found.
  package var counterexample: Counterexample?
  /// A number for all that was found: the same bounds and the same engine give the same one.
  package var digest: CanonicalForm.Fingerprint

  /// How an exploration ends.
  package enum End: String, Sendable {
    /// Every reachable state was visited.
    case closed
    /// It was stopped before that.
    case stopped
    /// A rule is broken.
    case broken
  }

  /// A way to break a rule.
  package struct Counterexample: Sendable {
    /// The rule.
    package let rule: String
    let symbols: [WorldSymbol]
    let bounds: WorldBounds

    /// How many things happen on the way.
    package var length: Int { symbols.count }
  }
}

extension CanonicalForm.Fingerprint: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ExplorationResult.Counterexample {
  /// The way as a timeline, and the rule that is broken at its end.
  package var text: String {
    var world = World(bounds)
    var names = PageNames()
    for page in 0..<bounds.pages { _ = names.page(Self.name(of: page)) }
    var timeline = Timeline(names: names)
    var rule = rule
    for symbol in symbols {
      let note = world.note(on: symbol, names)
      let step = world.take(symbol, bounds)
      if let event = step.event {
        timeline.add(event, step.actions, at: world.now, isEverything: true)
      } else if let note {
        timeline.add(note: note, at: world.now)
      }
      if let broken = step.violation ?? world.violation { rule = broken }
    }
    return timeline.text + "          " + rule + "\n"
  }

  private static func name(of page: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return letters.indices.contains(page) ? String(letters[page]) : "P\(page)"
  }
}

extension World {
  /// What the host does without a word, for a person.
  fileprivate func note(on symbol: WorldSymbol, _ names: PageNames) -> String? {
    switch symbol {
    case .callReturns(.early): "host calls back within the call"
    case .forgetsCall: "host forgets the call"
    case .callsAgain: "host drops the call that it put off"
    case .motionEnds(_, let isCancelled): "host's transition \(isCancelled ? "goes back" : "ends")"
    case .says(let index, .later): "host will say later: \(names.words(owed(index)))"
    case .says(let index, .never): "host never says: \(names.words(owed(index)))"
    case .refusesLayout: "host does not lay out"
    case .answersLate: "the answer takes its time"
    case .fingerLifts(let isFinished): "finger lets go, to \(isFinished ? "finish" : "go back")"
    case .pageVanishes: "top page vanishes, unsaid"
    case .obstructed(let isInteractive):
      isInteractive ? "finger drags an alert away" : "alert is presented"
    case .freed: "alert is gone"
    case .leaves(isSaid: false): "host leaves the screen, unsaid"
    case .callReturns, .says, .saysLate, .laysOut, .answers, .push, .pushFrom, .pop, .popTo,
      .popToRoot, .deepLink, .set, .replaceTop, .remove, .batch, .popAsking, .withdraw, .answer,
      .hold, .release, .deadline, .userGoesBack, .swipeBegins, .fingerMoves, .otherCodePops, .looks,
      .leaves, .arrives, .background, .foreground, .closes:
      nil
    }
  }

  /// What the host has to say at this place, in the story's numbers.
  private func owed(_ index: UInt8) -> HostModel.Owed {
    HostModel.Owed(code: host.owed[Int(index)]).renamed(
      page: { names.pages[$0] },
      coordinator: { UInt16(truncatingIfNeeded: names.coordinators[Int($0)]) })
  }
}

extension PageNames {
  fileprivate func words(_ owed: HostModel.Owed) -> String {
    switch owed {
    case .completion(let id, let isCancelled):
      "coordinator \(id) \(isCancelled ? "cancelled" : "ended")"
    case .didShow(let page): "didShow \(name(of: PageID(rawValue: Int(page))))"
    case .appeared(let page): "\(name(of: PageID(rawValue: Int(page)))) has appeared"
    case .barBegan(let motion): "bar \(motion) began"
    case .barEnded(let motion): "bar \(motion) ended"
    case .fingerLifted: "finger up"
    case .turnedBack: "turned back"
    }
  }
}
