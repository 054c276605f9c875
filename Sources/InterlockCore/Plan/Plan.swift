/// What is on screen, what is being reached, and what is wanted after that.
///
/// ```
///   shown ──served──▶ base ──waiting──▶ target
/// ```
/// While nothing runs, nothing is served and `base` equals `shown`.
struct Plan: Hashable, Sendable {
  /// The host's stack as it was last cleanly read.
  private(set) var shown: [PageID]
  /// Where the running transition leads, or `shown` if none runs.
  private(set) var base: IndexedStack
  /// The stack when all that was accepted has been carried out.
  private(set) var target: IndexedStack
  /// Accepted requests whose transition has not begun.
  private(set) var waiting = FirstInFirstOut<Segment>()
  /// The segments that the running transition serves.
  private(set) var served: [Segment] = []
  /// How many requests wait.
  private(set) var waitingCount = 0
  /// Counts the changes of `target`.
  private(set) var targetRevision = 0

  init(shown: [PageID]) {
    self.shown = shown
    base = IndexedStack(shown)
    target = base
  }

  /// A waiting request that a rebase leaves without a sense, with the reason.
  struct Casualty: Hashable, Sendable {
    var member: Segment.Member
    var application: Application
  }

  /// Where an accepted request goes.
  enum Placement: Hashable, Sendable {
    /// A new segment that nobody may join.
    case alone
    /// The last segment, if it is open to all, else a new open one.
    case together
    /// Whatever comes last: the last segment or the running transition.
    case withLast
  }
}

// MARK: - Accepting

extension Plan {
  /// Applies an operation to the target, if it applies.
  mutating func extendTarget(by operation: BoundOperation) -> Application {
    let application = target.apply(operation)
    if case .changed = application { targetRevision += 1 }
    return application
  }

  /// Adds a request, whose operation the target has seen already. Complexity: O(1), amortised.
  ///
  /// - Returns: Whether there was a place for it; `withLast` finds none at rest.
  mutating func add(
    _ member: Segment.Member, _ placement: Placement, isRunning: Bool
  ) -> Bool {
    switch placement {
    case .alone:
      waiting.append(Segment(member, isOpen: false))
    case .together:
      let joined = waiting.modifyLast { segment in
        if segment.isOpen { segment.members.append(member) }
        return segment.isOpen
      }
      if joined != true { waiting.append(Segment(member, isOpen: true)) }
    case .withLast:
      if waiting.modifyLast({ $0.members.append(member) }) == nil {
        guard isRunning else { return false }
        if served.isEmpty {
          served.append(Segment(member, isOpen: false))
        } else {
          served[served.count - 1].members.append(member)
        }
        return true
      }
    }
    waitingCount += 1
    return true
  }

  /// Drops all that waits, so that the target is what is being reached.
  ///
  /// - Complexity: O(waiting + depth).
  mutating func dropWaiting() -> [Segment.Member] {
    target = base
    targetRevision += 1
    waitingCount = 0
    return waiting.removeAll().flatMap(\.members)
  }
}

// MARK: - Carrying out

extension Plan {
  /// What it takes to carry out the next segment.
  struct Step: Hashable, Sendable {
    /// The call to make; `nil` if base is as wanted already.
    var verb: NavigationEngine.Perform.Verb?
    /// As asked by the last request that changed the top.
    var isAnimated = false
    /// The transition that was begun for these requests before, if there was one.
    var earlier: Segment.Earlier?
  }

  /// Moves the next segment, or all of them, from waiting to served, and base with them.
  ///
  /// - Returns: What to perform; `nil` if nothing waits.
  mutating func beginNext(everything: Bool) -> Step? {
    var step = Step()
    base.beginTrace()
    repeat {
      guard var segment = waiting.popFirst() else { break }
      waitingCount -= segment.members.count
      step.earlier = step.earlier ?? segment.earlier
      for index in segment.members.indices {
        let top = base.top
        if case .changed(let effect) = base.apply(segment.members[index].operation) {
          segment.members[index].effect = effect
          if base.top != top { step.isAnimated = segment.members[index].isAnimated }
        }
      }
      served.append(segment)
    } while everything
    guard !served.isEmpty else { return nil }
    forgetUndoneEffects()
    step.verb = verb(for: base.finishedTrace())
    return step
  }

  /// Forgets effects that later members of the same transition undid.
  private mutating func forgetUndoneEffects() {
    guard served.count > 1 || served[0].members.count > 1 else { return }
    for segment in served.indices {
      for member in served[segment].members.indices {
        guard let effect = served[segment].members[member].effect else { continue }
        let isPresent =
          switch effect {
          case .contains(let page): base.index(of: page) != nil
          case .lacks(let page): base.index(of: page) == nil
          case .equals(let pages): base.pages == pages
          }
        if !isPresent { served[segment].members[member].effect = nil }
      }
    }
  }

  /// The plainest call that makes this difference; `nil` for no difference.
  private func verb(for trace: IndexedStack.Trace) -> NavigationEngine.Perform.Verb? {
    let pages = base.pages
    switch (trace.removed.count, pages.count - trace.keptCount) {
    case (0, 0):
      return nil
    case (0, 1):
      return pages.last.map { .push($0) }
    case (_, 0):
      if served.count == 1, served[0].members.count == 1 {
        if case .popToRoot = served[0].members[0].operation { return .popToRoot }
        if case .popTo(let page) = served[0].members[0].operation { return .popTo(page) }
      }
      if trace.removed.count == 1 { return .pop }
      return trace.keptCount == 1 ? .popToRoot : pages.last.map { .popTo($0) }
    default:
      return .set(pages)
    }
  }
}

// MARK: - The end

extension Plan {
  /// Ends the running transition on the stack that was read, and gives back what was served.
  mutating func settle(on stack: [PageID]) -> [Segment] {
    defer { served = [] }
    shown = stack
    return served
  }

  /// Puts the served segments back in front of those that wait, to be tried again.
  mutating func requeueServed(as earlier: Segment.Earlier) {
    for var segment in served.reversed() {
      segment.earlier = earlier
      waitingCount += segment.members.count
      waiting.prepend(segment)
    }
    served = []
  }

  /// Folds what waits over another base.
  ///
  /// - Returns: The requests that have no sense any more, in order.
  /// - Complexity: O(waiting).
  mutating func rebase(onto stack: [PageID]) -> [Casualty] {
    base = IndexedStack(stack)
    target = base
    targetRevision += 1
    var casualties: [Casualty] = []
    for var segment in waiting.removeAll() {
      var failure: Application?  // Shared by members that only wanted what the one before wanted.
      segment.members.removeAll { member in
        if member.operation == .none {
          if let failure { casualties.append(Casualty(member: member, application: failure)) }
          return failure != nil
        }
        let application = target.apply(member.operation)
        failure = application.isFailure ? application : nil
        if case .changed = application { return false }
        casualties.append(Casualty(member: member, application: application))
        return true
      }
      if !segment.members.isEmpty { waiting.append(segment) }
    }
    waitingCount -= casualties.count
    return casualties
  }

  /// Takes all requests out, in the order in which they were accepted, and forgets them.
  mutating func removeAll() -> [Segment.Member] {
    let members = served.flatMap(\.members) + dropWaiting()
    served = []
    return members
  }
}
