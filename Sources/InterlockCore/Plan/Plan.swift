/// What is on screen, what is being reached, and what is wanted after that.
///
/// ```
///   shown ──served──▶ base ──waiting──▶ target
/// ```
/// While nothing runs, nothing is served and `base` equals `shown`.
struct Plan: Hashable, Sendable {
  /// Where the running transition leads, or `shown` if none runs. Remembers what is shown, as the stack
  /// that it was at the last settling.
  private(set) var base: IndexedStack
  /// The stack when all that was accepted has been carried out.
  private(set) var target: IndexedStack
  /// Accepted requests whose transition has not begun, in segments of at most one transition each.
  private(set) var waiting = BlockQueue<PlannedRequest>()
  /// The requests that the running transition serves.
  private(set) var served: ShortList<ServedRequest> = []
  /// How many of those came after it had begun, since they want what it leads to.
  private(set) var latecomerCount = 0
  /// A transition that is to be tried again for the request that is first in the queue.
  private(set) var retry: Retry?
  /// Counts the changes of `target`.
  private(set) var targetRevision = 0

  struct Retry: Hashable, Sendable {
    var first: RequestID
    var earlier: EarlierAttempt
  }

  init(shown: [PageID]) {
    base = IndexedStack()
    base.adopt(PageStack(shown))
    base.beginTrace()
    target = base.withoutMemory
  }

  /// Creates a plan in the middle of its work; the target follows from the rest.
  init(
    shown: [PageID], base: [PageID], waiting: [PlannedRequest], served: ShortList<ServedRequest>,
    latecomerCount: Int, retry: Retry?, targetRevision: Int
  ) {
    self.base = IndexedStack(shown)
    self.base.beginTrace()
    self.base.replace(with: base)
    self.served = served
    self.latecomerCount = latecomerCount
    self.retry = retry
    self.targetRevision = targetRevision
    target = IndexedStack(base)
    for request in waiting {
      self.waiting.append(request)
      _ = target.apply(request.operation)
    }
  }

  /// Lets go of the stacks, and of what is empty.
  mutating func dropStacks() {
    base.dropPages()
    target = IndexedStack()
    if waiting.isEmpty { waiting = BlockQueue() }
  }

  /// Gives a plan back its stacks; the target follows from the rest. Complexity: O(depth + waiting).
  mutating func restoreStacks(reaching pages: [PageID]) {
    base.restore(pages)
    var target = base.withoutMemory
    waiting.forEach { _ = target.apply($0.operation) }
    self.target = target
  }

  /// The host's stack as it was last cleanly read, bottom to top. Complexity: O(depth).
  var shown: [PageID] { base.original }

  /// The page on top of what is shown. Complexity: O(1).
  var shownTop: PageID? { base.originalTop }

  /// Whether a page is among those that are shown.
  func shows(_ page: PageID) -> Bool { base.hadOriginally(page) }

  /// How many pages are shown. Complexity: O(1).
  var shownCount: Int { base.originalCount }

  /// The same, ready to be compared. Complexity: O(depth).
  var shownStack: PageStack { PageStack(shown) }

  /// Whether this is what is shown. Complexity: O(1).
  @inline(__always)
  func isShown(_ stack: PageStack) -> Bool { base.wasOriginally(stack) }

  /// The requests that are served or wait, in order. Complexity: O(served + waiting).
  var requests: [RequestID] { served.map(\.request) + waiting.elements.map(\.request) }

  /// A waiting request that cannot wait any longer, with the reason.
  struct Casualty: Hashable, Sendable {
    var request: RequestID
    var reason: Reason

    enum Reason: Hashable, Sendable {
      /// This is what it came to when it was folded anew.
      case folded(Application)
      /// Whoever asked took it back.
      case withdrawn
    }
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
  /// How many accepted requests take up room: those that wait for a transition, and those that wait
  /// for the end of the running one although it does nothing for them.
  var queueLength: Int { waiting.count + latecomerCount }

  /// The stack that a request of this policy is judged on: the one that replaces what waits is judged
  /// on what is being reached.
  func stack(judging policy: OverlapPolicy) -> IndexedStack {
    policy == .replacePending ? base : target
  }

  /// What a change comes to on the stack that it is judged on.
  mutating func bind(
    _ change: NavigationEngine.Change, judging policy: OverlapPolicy, duplicates: DuplicatePolicy
  ) -> Binding {
    policy == .replacePending
      ? base.bind(change, duplicates: duplicates) : target.bind(change, duplicates: duplicates)
  }

  /// Applies an operation to the target, if it applies.
  mutating func extendTarget(by operation: BoundOperation) -> Application {
    let application = target.apply(operation)
    if case .changed = application { targetRevision += 1 }
    return application
  }

  /// Adds a request, whose operation the target has seen already. Complexity: O(1), amortised.
  ///
  /// - Returns: Whether there was a place for it; `withLast` finds none at rest.
  @inline(__always)
  mutating func add(
    _ request: PlannedRequest, _ placement: Placement, isRunning: Bool
  ) -> Bool {
    var request = request
    switch placement {
    case .alone:
      break
    case .together:
      request.isJoinable = true
      request.opensSegment = waiting.last?.isJoinable != true
    case .withLast:
      guard let last = waiting.last else {
        guard isRunning else { return false }
        request.opensSegment = served.isEmpty
        served.append(ServedRequest(plan: request))
        latecomerCount += 1
        return true
      }
      request.isJoinable = last.isJoinable
      request.opensSegment = false
    }
    waiting.append(request)
    return true
  }

  /// Drops all that waits, so that the target is what is being reached.
  ///
  /// - Complexity: O(waiting + depth).
  mutating func dropWaiting() -> [RequestID] {
    target = base.withoutMemory
    targetRevision += 1
    return waiting.removeAll().map(\.request)
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
    var earlier: EarlierAttempt?
  }

  /// Moves the next segment, or all of them, from waiting to served, and base with them.
  ///
  /// - Returns: What to perform; `nil` if nothing waits.
  @inline(__always)
  mutating func beginNext(everything: Bool) -> Step? {
    guard let first = waiting.popFirst() else { return nil }
    var step = Step()
    if let retry, retry.first == first.request { step.earlier = retry.earlier }
    retry = nil
    let namedVerb = first.operation.namedVerb
    serve(first, &step)
    while everything || waiting.first?.opensSegment == false, let next = waiting.popFirst() {
      serve(next, &step)
    }
    forgetUndoneEffects()
    step.verb = verb(for: base.difference, named: served.count == 1 ? namedVerb : nil)
    return step
  }

  /// Moves base by what a request wants.
  @inline(__always)
  private mutating func serve(_ request: PlannedRequest, _ step: inout Step) {
    let top = base.top
    var effect: Effect?
    if case .changed(let change) = base.apply(request.operation) {
      effect = change
      if base.top != top { step.isAnimated = request.isAnimated }
    }
    served.append(ServedRequest(plan: request, effect: effect))
  }

  /// Forgets effects that later requests of the same transition undid.
  private mutating func forgetUndoneEffects() {
    guard served.count > 1 else { return }
    for index in served.indices where served[index].effect?.isPresent(in: base) == false {
      served[index].effect = nil
    }
  }

  /// The plainest call that makes this difference; `nil` for no difference.
  ///
  /// - Parameter named: The call that the only request has named, for pages that go.
  @inline(__always)
  private func verb(
    for difference: IndexedStack.Difference, named: NavigationEngine.Perform.Verb?
  ) -> NavigationEngine.Perform.Verb? {
    switch (difference.removedCount, base.count - difference.keptCount) {
    case (0, 0):
      return nil
    case (0, 1):
      return base.top.map { .push($0) }
    case (_, 0):
      if let named { return named }
      if difference.removedCount == 1 { return .pop }
      return difference.keptCount == 1 ? .popToRoot : base.top.map { .popTo($0) }
    default:
      return .set(base.pages)
    }
  }
}

extension BoundOperation {
  /// The call that says the same, for a pop that says how far.
  @inline(__always)
  fileprivate var namedVerb: NavigationEngine.Perform.Verb? {
    switch self {
    case .popTo(let page): .popTo(page)
    case .popToRoot: .popToRoot
    case .push, .cut, .set, .replace, .remove, .batch, .from, .none: nil
    }
  }
}

// MARK: - The end

extension Plan {
  /// Ends the running transition on the stack that was read, and gives back what was served.
  mutating func settle(on stack: PageStack) -> ShortList<ServedRequest> {
    if stack != base.stack { base.adopt(stack) }
    base.beginTrace()
    latecomerCount = 0
    return served.takeAll()
  }

  /// Puts the served requests back in front of those that wait, to be tried again.
  mutating func requeueServed(as earlier: EarlierAttempt) {
    latecomerCount = 0
    for request in served.takeAll().reversed() { waiting.prepend(request.plan) }
    retry = waiting.first.map { Retry(first: $0.request, earlier: earlier) }
  }

  /// Folds what waits over another base.
  ///
  /// - Returns: The requests that have no sense any more, in order.
  /// - Complexity: O(waiting + depth).
  mutating func rebase(onto stack: PageStack) -> [Casualty] {
    if stack != base.stack { base.adopt(stack) }
    return refold()
  }

  /// Takes a waiting request out, and folds the others anew.
  ///
  /// - Returns: That request and those that have no sense without it, in order; `nil` if it does not
  ///   wait.
  /// - Complexity: O(waiting + depth).
  mutating func withdraw(_ request: RequestID) -> [Casualty]? {
    let isServed = served.contains { $0.request == request }
    return isServed ? nil : refold(without: request)
  }

  private mutating func refold(without withdrawn: RequestID? = nil) -> [Casualty] {
    var target = base.withoutMemory
    defer {
      self.target = target
      targetRevision += 1
    }
    var casualties: [Casualty] = []
    var failure: Application?  // Shared by requests that only wanted what the one before wanted.
    var lacksFirst = false  // The request that opened the segment has gone.
    waiting.revise { request in
      if request.opensSegment { failure = nil }
      let reason = Self.fold(request, onto: &target, without: withdrawn, failure: &failure)
      if let reason {
        casualties.append(Casualty(request: request.request, reason: reason))
        lacksFirst = lacksFirst || request.opensSegment
      } else if lacksFirst {
        request.opensSegment = true
        lacksFirst = false
      }
      return reason == nil
    }
    return casualties
  }

  /// Folds one request, and says why it cannot wait any longer; `nil` if it can.
  private static func fold(
    _ request: PlannedRequest, onto target: inout IndexedStack, without withdrawn: RequestID?,
    failure: inout Application?
  ) -> Casualty.Reason? {
    if request.request == withdrawn {
      if !request.operation.isNone { failure = .failed(.baseless) }
      return .withdrawn
    }
    guard !request.operation.isNone else { return failure.map { .folded($0) } }
    let application = target.apply(request.operation)
    switch application {
    case .changed:
      failure = nil
      return nil
    case .unchanged:
      failure = nil
    case .failed:
      failure = application
    }
    return .folded(application)
  }

  /// Takes all requests out, in the order in which they were accepted, and forgets them.
  mutating func removeAll() -> [RequestID] {
    latecomerCount = 0
    return served.takeAll().map(\.request) + dropWaiting()
  }
}
