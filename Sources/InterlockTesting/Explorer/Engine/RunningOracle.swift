import InterlockCore

/// Says at each rest which stack there must be, from inputs, orders and outcomes alone, one event at a
/// time.
///
/// A plain list of changes: those that have had their effect are folded into `base`; the others stand in
/// the order in which they were accepted or agreed to. A change of the host's own goes between what had
/// begun and what had not. What had begun is told by the calls that the engine orders: each must be the
/// fold of the first entries of the list.
struct RunningOracle: Sendable {
  /// The stack that is reached by everything with an outcome, and by what the host did.
  private(set) var base: [PageID]
  /// Requests that are accepted and have no outcome.
  private(set) var entries: [Entry] = []
  /// Requests that a page is being asked about.
  private var asked: [Entry] = []
  private var running: TransitionID?
  /// Changes by the host in the running transition, oldest first.
  private var hostChanges: [HostChange] = []

  /// A request, bound to the pages that it means.
  struct Entry: Hashable, Sendable {
    var request: RequestID
    var operation: Operation
    /// Whether it may share a transition with its neighbours.
    var isMerging: Bool
    /// Whether a transition for it alone is to be animated; `nil` where that hangs on the host.
    var isAnimated: Bool?
    var progress = Progress.waiting

    enum Progress: UInt8, Hashable, Sendable {
      /// No transition serves it.
      case waiting
      /// A transition serves it.
      case begun
      /// A transition serves it, and the host has changed the stack since: `base` says how.
      case overtaken
    }
  }

  /// What a request does to a list.
  enum Operation: Hashable, Sendable {
    case push(PageID)
    case cut(PageID)
    case popTo(PageID)
    case popToRoot
    case set([PageID])
    case replace(PageID, with: PageID)
    case remove([PageID])
    case batch([Operation])
    /// As long as that page is there.
    indirect case from(PageID, Operation)
    case nothing
  }

  /// The stacks before those of them that went back while others were under way: which of them is there
  /// in the end, only the host knows.
  private var returns: [[PageID]] = []
  /// The stack before the running transition: what the engine shows, and so not written.
  private var origin: [PageID] = []

  private struct HostChange: Hashable, Sendable {
    var end: CoordinatorID?
    var before: [PageID]
    /// Whether it began the transition, and did not come on top of one.
    var isFirst: Bool
  }

  /// Begins what is written only where it matters; the count that comes next is smaller.
  private static let mark: UInt8 = 252

  init(shown: [PageID]) {
    base = shown
  }

  /// The stack when everything that is accepted is carried out.
  var stack: [PageID] { fold(entries) }

  private func fold(_ entries: some Sequence<Entry>) -> [PageID] {
    var stack = base
    for entry in entries where entry.progress != .overtaken { entry.operation.apply(to: &stack) }
    return stack
  }

  /// The stack when what has begun is carried out.
  private var stackBeingReached: [PageID] { fold(entries.filter { $0.progress != .waiting }) }
}

// MARK: - What other rules ask

extension RunningOracle {
  /// Whether a transition runs.
  var isRunning: Bool { running != nil }

  /// The page on top when what runs has ended; `nil` if nothing runs.
  var topBeingReached: PageID? { running == nil ? nil : stackBeingReached.last }

  /// Whether an event is a request, just taken, for what was wanted already.
  func hasJustTakenNothing(_ event: NavigationEngine.Event) -> Bool {
    guard case .requested(let request, _) = event else { return false }
    return entries.contains { $0.request == request.id && $0.operation == .nothing }
  }
}

// MARK: - What happens

extension RunningOracle {
  /// Takes in an event and what the engine answered.
  ///
  /// - Parameters:
  ///   - isOnScreen: Whether the engine may only carry out one segment at a time.
  ///   - settings: What the app has chosen.
  /// - Returns: What is wrong with the answer; `nil` if nothing is.
  mutating func take(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], isOnScreen: Bool,
    settings: NavigationEngine.Settings
  ) -> String? {
    switch event {
    case .hostBegan(let change): insert(change)
    case .witnessed(.coordinatorEnded(let end, isCancelled: true)):
      takeBack(end, isSeenEarly: false)
    case .witnessed(.turnedBack(let end)):
      takeBack(end, isSeenEarly: true)
    case .requested(let request, _):
      if let wrong = accept(request, actions, settings) { return wrong }
    case .consentGiven(let request, _, _): place(request, actions)
    case .performed(_, _, let reading):
      // Nothing moves: what moved before is thrown away, and cannot go back.
      if reading.status.coordinator == nil { hostChanges = [] }
    case .withdrawn, .witnessed, .read, .presenceChanged, .deadlineReached,
      .consentRefused, .holdTaken, .holdReleased, .paused, .resumed, .closed:
      break
    }
    var isNew = false
    for action in actions {
      switch action {
      case .resolve(let request, let outcome):
        if let wrong = close(request, outcome, on: event.stack) { return wrong }
      case .notify(.willBegin(let summary)):
        if running == nil, hostChanges.isEmpty { origin = base }
        running = summary.id
        isNew = true
      case .notify(.didSettle): settle(on: event.stack)
      case .perform(let perform):
        let isSeen = isOnScreen && !event.isDeadline
        if let wrong = judge(perform, isNew: isNew, isOnScreen: isOnScreen, isSeen: isSeen) {
          return wrong
        }
      case .report(.divergence(_, let found)):
        if found == stackBeingReached { return "A divergence is reported, and there is none." }
        restart(on: found)
      case .ask, .stopAsking, .probe, .hold, .release, .schedule, .unschedule, .report, .notify:
        break
      }
    }
    return hasReplaced(event) ? nil : "What was to be replaced goes on waiting."
  }

  /// Whether a request that takes the place of all that wait has done so.
  private func hasReplaced(_ event: NavigationEngine.Event) -> Bool {
    guard case .requested(let request, _) = event, request.policy == .replacePending,
      let index = entries.firstIndex(where: { $0.request == request.id })
    else { return true }
    return entries[..<index].allSatisfy { $0.progress != .waiting || $0.operation == .nothing }
  }

  /// Adds a request that is neither turned down at once nor asked about.
  private mutating func accept(
    _ request: NavigationEngine.Request, _ actions: [NavigationEngine.Action],
    _ settings: NavigationEngine.Settings
  ) -> String? {
    var isAsked = false
    for action in actions {
      if case .resolve(request.id, let outcome) = action, !outcome.changesTheList {
        return turnedDown(request, outcome, settings)
      }
      if case .ask(request.id, _) = action { isAsked = true }
    }
    let stack = request.policy == .replacePending ? stackBeingReached : stack
    var operation = Operation(request.change, on: stack)
    if request.requiresSource, let source = request.source {
      if !stack.contains(source) { return "A request is accepted whose source has gone." }
      if operation != .nothing { operation = .from(source, operation) }
    }
    let entry = Entry(
      request: request.id, operation: operation, isMerging: request.policy == .merge,
      isAnimated: isToBeAnimated(request, settings))
    if isAsked { asked.append(entry) } else { entries.append(entry) }
    return nil
  }

  private func isToBeAnimated(
    _ request: NavigationEngine.Request, _ settings: NavigationEngine.Settings
  ) -> Bool? {
    guard request.isAnimated else { return false }
    guard settings.policy(of: request) == .withoutAnimation else { return true }
    return running == nil && entries.isEmpty ? nil : false
  }

  /// Says what is wrong if a request is turned down while nothing runs and nothing waits.
  private func turnedDown(
    _ request: NavigationEngine.Request, _ outcome: NavigationOutcome,
    _ settings: NavigationEngine.Settings
  ) -> String? {
    guard running == nil, entries.isEmpty else { return nil }
    if case .refused(.sameKeyBeingPushed) = outcome { return nil }  // That has a rule of its own.
    // What the host said before is not kept here: storms know whether it is free.
    let rule = TurnDownRule(
      stack: base, settings: settings, isAsking: !asked.isEmpty, isHostBusy: true,
      mayBeClosed: false)  // Nobody asks for anything after the end.
    let changesNothing = Operation(request.change, on: base) == .nothing
    return rule.allows(outcome, for: request, changesNothing: changesNothing)
      ? nil : "At rest, a request is turned down without a reason."
  }

  /// Adds a request that all pages have agreed to.
  private mutating func place(_ request: RequestID, _ actions: [NavigationEngine.Action]) {
    let isAskedOn = actions.contains { if case .ask(request, _) = $0 { true } else { false } }
    guard !isAskedOn, let index = asked.firstIndex(where: { $0.request == request }) else { return }
    entries.append(asked.remove(at: index))
  }

  /// - Parameter read: The host's stack, if it has just been read.
  private mutating func close(
    _ request: RequestID, _ outcome: NavigationOutcome, on read: [PageID]?
  ) -> String? {
    asked.removeAll { $0.request == request }
    guard let index = entries.firstIndex(where: { $0.request == request }) else { return nil }
    let entry = entries.remove(at: index)
    if outcome.changesTheList, entry.progress != .overtaken { entry.operation.apply(to: &base) }
    guard outcome == .shown || outcome == .placed, let read, !entry.operation.isPresent(in: read)
    else { return nil }
    return "A request is answered as shown, and the stack does not show it."
  }

  /// A call is ordered: that of a new transition must do what the first entries want, and no more than
  /// they allow; any other must do what has begun.
  private mutating func judge(
    _ perform: NavigationEngine.Perform, isNew: Bool, isOnScreen: Bool, isSeen: Bool
  ) -> String? {
    if perform.isAnimated, !isSeen {
      return "A call is animated that nobody sees, or that a deadline forces."
    }
    var wanted = base
    perform.verb.apply(to: &wanted)
    guard isNew else {
      return wanted == stackBeingReached ? nil : "A call leads elsewhere than what has begun."
    }
    var reached = base
    var count = 0
    while count < entries.count, count == 0 || reached != wanted {
      entries[count].operation.apply(to: &reached)
      count += 1
    }
    guard count > 0, reached == wanted else {
      return "A call is ordered that the requests, in their order, do not want."
    }
    let changing = entries[..<count].filter { $0.operation != .nothing }
    if isOnScreen, changing.count > 1, !changing.allSatisfy(\.isMerging) {
      return "One transition serves requests of which each was to have its own."
    }
    for index in 0..<count { entries[index].progress = .begun }
    return isAnimatedAsAsked(perform, changing, isSeen: isSeen, to: wanted)
      ? nil : "A call is animated that was to be not, or the other way round."
  }

  /// Whether the call of a new transition is animated if the requests want it, and somebody sees it.
  private func isAnimatedAsAsked(
    _ perform: NavigationEngine.Perform, _ changing: [Entry], isSeen: Bool, to wanted: [PageID]
  ) -> Bool {
    if perform.isAnimated { return changing.contains { $0.isAnimated != false } }
    // Of several requests the last one decides that changes the top.
    guard isSeen, changing.count == 1, base.last != wanted.last else { return true }
    return changing[0].isAnimated != true
  }

  /// A transition has ended; what it served and did not answer waits again.
  private mutating func settle(on stack: [PageID]?) {
    running = nil
    hostChanges = []
    if let stack, returns.contains(stack) { base = stack }
    returns = []
    for index in entries.indices { entries[index].progress = .waiting }
  }

  private mutating func insert(_ change: InterlockCore.HostChange) {
    if case .postponedPerform(let transition) = change.cause, transition == running { return }
    hostChanges.append(
      HostChange(
        end: change.reading.status.coordinator?.id, before: stackBeingReached,
        isFirst: running == nil))
    base = change.reading.stack
    overtake()
  }

  /// The last change of the host's is cancelled, or the one below all others, which takes those with it
  /// as soon as it is seen to turn back.
  private mutating func takeBack(_ end: CoordinatorID, isSeenEarly: Bool) {
    let change = hostChanges.first { $0.end == end }
    let before = change?.before ?? origin
    let isMixed = !hostChanges.isEmpty || !returns.isEmpty
    if running != nil, isMixed, !returns.contains(before) { returns.append(before) }
    if let last = hostChanges.last, last.end == end {
      base = last.before
      hostChanges.removeLast()
    } else if isSeenEarly, let first = hostChanges.first, first.isFirst, first.end == end {
      base = first.before
    }
  }

  private mutating func restart(on stack: [PageID]) {
    base = stack
    overtake()
  }

  private mutating func overtake() {
    for index in entries.indices where entries[index].progress == .begun {
      entries[index].progress = .overtaken
    }
  }

  func write(to form: inout CanonicalForm) {
    form.write(base)
    form.write(entries.count)
    for entry in entries { entry.write(to: &form) }
    form.write(asked.count)
    for entry in asked { entry.write(to: &form) }
    form.write(running)
    form.write(hostChanges.count)
    for change in hostChanges {
      form.write(change.end)
      form.write(change.before)
      form.write(change.isFirst)
    }
    if !returns.isEmpty, returns != [base] {
      form.write(Self.mark)
      form.write(returns.count)
      for stack in returns { form.write(stack) }
    }
  }
}

extension RunningOracle.Entry {
  fileprivate func write(to form: inout CanonicalForm) {
    form.write(request)
    form.write(isMerging)
    form.write(isAnimated.map { $0 ? 1 : 0 } ?? 2)
    form.write(progress.rawValue)
    operation.write(to: &form)
  }
}

extension RunningOracle.Operation {
  fileprivate func write(to form: inout CanonicalForm) {
    switch self {
    case .push(let page):
      form.write(0)
      form.write(page)
    case .cut(let page):
      form.write(1)
      form.write(page)
    case .popTo(let page):
      form.write(2)
      form.write(page)
    case .popToRoot:
      form.write(3)
    case .set(let pages):
      form.write(4)
      form.write(pages)
    case .nothing:
      form.write(5)
    case .replace(let old, let new):
      form.write(6)
      form.write(old)
      form.write(new)
    case .remove(let pages):
      form.write(7)
      form.write(pages)
    case .batch(let steps):
      form.write(8)
      form.write(steps.count)
      for step in steps { step.write(to: &form) }
    case .from(let source, let operation):
      form.write(9)
      form.write(source)
      operation.write(to: &form)
    }
  }
}

// MARK: - Lists

extension RunningOracle.Operation {
  /// What a change means on a stack.
  fileprivate init(_ change: NavigationEngine.Change, on stack: [PageID]) {
    switch change {
    case .push(let page):
      self = stack.contains(page.id) ? .popTo(page.id) : .push(page.id)
    case .pop(let count):
      self = stack.count > 1 && count > 0 ? .cut(stack[max(1, stack.count - count)]) : .nothing
    case .popTo(let page): self = .popTo(page)
    case .popToRoot: self = .popToRoot
    case .set(let pages): self = .set(pages.map(\.id))
    case .replaceTop(let page):
      self = stack.last.map { .replace($0, with: page.id) } ?? .nothing
    case .remove(let pages): self = .remove(pages)
    case .batch(let changes):
      var scratch = stack
      self = .batch(
        changes.map { change in
          let step = Self(change, on: scratch)
          step.apply(to: &scratch)
          return step
        })
    }
    var result = stack
    apply(to: &result)
    if result == stack { self = .nothing }
  }

  /// Whether a stack shows that it has been carried out. A change that says only what is to stay, or takes
  /// away what happens to be there, leaves no mark.
  fileprivate func isPresent(in stack: [PageID]) -> Bool {
    switch self {
    case .push(let page), .replace(_, with: let page): stack.contains(page)
    case .set(let pages): stack == pages
    case .from(_, let operation): operation.isPresent(in: stack)
    case .cut, .popTo, .popToRoot, .remove, .batch, .nothing: true
    }
  }

  fileprivate func apply(to stack: inout [PageID]) {
    switch self {
    case .push(let page):
      if !stack.contains(page) { stack.append(page) }
    case .cut(let page):
      guard let index = stack.firstIndex(of: page) else { return }
      stack.removeSubrange(max(1, index)...)
    case .popTo(let page):
      guard let index = stack.firstIndex(of: page) else { return }
      stack.removeSubrange((index + 1)...)
    case .popToRoot:
      stack.removeSubrange(min(1, stack.count)...)
    case .set(let pages):
      stack = pages
    case .replace(let old, let new):
      guard let index = stack.firstIndex(of: old), index > 0, !stack.contains(new) else { return }
      stack[index] = new
    case .remove(let pages):
      let root = stack.first
      stack.removeAll { $0 != root && pages.contains($0) }
    case .batch(let steps):
      for step in steps { step.apply(to: &stack) }
    case .from(let source, let operation):
      if stack.contains(source) { operation.apply(to: &stack) }
    case .nothing:
      break
    }
  }
}

extension NavigationEngine.Perform.Verb {
  /// Does to a list what a host does to its stack; `false` if a host would raise an exception.
  @discardableResult
  func apply(to stack: inout [PageID]) -> Bool {
    switch self {
    case .push(let page):
      guard !stack.contains(page) else { return false }
      stack.append(page)
    case .pop:
      if stack.count > 1 { stack.removeLast() }
    case .popTo(let page):
      guard let index = stack.firstIndex(of: page) else { return false }
      stack.removeSubrange((index + 1)...)
    case .popToRoot:
      stack.removeSubrange(min(1, stack.count)...)
    case .set(let pages):
      guard !pages.isEmpty else { return false }
      stack = pages
    }
    return true
  }
}
