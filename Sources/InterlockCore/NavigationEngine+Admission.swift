/// Judging a request: is it accepted, and where does it wait?
extension NavigationEngine {
  /// Takes a request in, and begins at once if nothing is in the way.
  mutating func admit(_ request: Request, _ status: HostStatus) -> Phase {
    guard ledger.register(request.id) else { return ignore() }
    note(status)
    let obstruction = obstruction
    let policy = obstruction == nil ? .queue : policy(for: request)
    switch judge(request, policy, obstruction) {
    case .reject(let outcome):
      resolve(request.id, outcome)
    case .nothing:
      if policy == .replacePending { dropWaiting(for: request.id) }
      shareFate(request.id, isAnimated: request.isAnimated)
    case .accept(let operation):
      noteSetOverPending(request)
      accept(request, operation, policy)
    }
    return goOn()
  }

  /// Notes a whole stack that the host's own verb sets while another one is being reached.
  @inline(__always)
  private mutating func noteSetOverPending(_ request: Request) {
    guard request.isHostVerb, case .set = request.change, !plan.isShown(plan.target.stack)
    else {
      return
    }
    outbox.append(.notify(.setOverPending(request.id)))
  }

  /// Begins what waits if nothing runs; a request's status may say that the host has become free.
  mutating func goOn() -> Phase {
    switch phase {
    case .idle, .blocked: advance()
    case .transitioning, .closed: phase
    }
  }

  /// A request that wants what is wanted already: it is answered as those before it are.
  private mutating func shareFate(_ request: RequestID, isAnimated: Bool) {
    let wish = PlannedRequest(request: request, operation: .none, isAnimated: isAnimated)
    if !plan.add(wish, .withLast, isRunning: isRunning) {
      resolve(request, .nothingToDo)
    }
  }
}

// MARK: - Judging

extension NavigationEngine {
  /// What becomes of a request.
  private enum Judgement {
    case reject(NavigationOutcome)
    /// It asks for what is wanted already.
    case nothing
    case accept(BoundOperation)
  }

  /// Judges a request by everything but its pages' consent, in this order: its source, the stack it is
  /// judged on, a second tap, pages that the host cannot take, the room in the queue, its policy.
  @inline(__always)
  private mutating func judge(
    _ request: Request, _ policy: OverlapPolicy, _ obstruction: TransitionSummary?
  ) -> Judgement {
    let source = request.requiresSource ? source(of: request) : nil
    if let source, plan.stack(judging: policy).index(of: source) == nil {
      return .reject(.superseded(by: nil))
    }
    let isFull = isFull(for: policy, behind: obstruction)
    switch plan.bind(request.change, judging: policy, duplicates: settings.duplicates) {
    case .refuse(let refusal):
      return .reject(.refused(refusal))
    case .nothing:
      return isFull ? .reject(.refused(.full(limit: settings.queueLimit))) : .nothing
    case .perform(let operation):
      if let refusal = secondTap(request) ?? fault(of: request) {
        return .reject(.refused(refusal))
      }
      if isFull { return .reject(.refused(.full(limit: settings.queueLimit))) }
      if policy == .ignore, let obstruction { return .reject(.ignored(during: obstruction)) }
      if policy == .fail { return .reject(.refused(.busy)) }
      return .accept(source.map { .from($0, operation) } ?? operation)
    }
  }

  /// Whether as many requests wait as may, if there is something to wait for. One that takes the place of
  /// all that wait needs room for itself alone.
  @inline(__always)
  private func isFull(for policy: OverlapPolicy, behind obstruction: TransitionSummary?) -> Bool {
    guard obstruction != nil else { return false }
    let length = policy == .replacePending ? plan.latecomerCount : plan.queueLength
    return length >= settings.queueLimit
  }

  /// Why the host cannot take the page of a request; those of a whole stack are judged when it is bound.
  @inline(__always)
  private func fault(of request: Request) -> Refusal? {
    request.change.newPage.flatMap { page in page.fault.map { .illegalPage(page.id, $0) } }
  }

  /// Why this is the second of two quick taps.
  @inline(__always)
  private func secondTap(_ request: Request) -> Refusal? {
    guard settings.duplicates != .allowSameKey, let tap = tap(of: request), ledger.isOpen(tap)
    else { return nil }
    return .sameKeyBeingPushed(tap.key)
  }
}

// MARK: - Placing

extension NavigationEngine {
  /// Accepts a request, unless a page that it takes away wants to be asked.
  @inline(__always)
  private mutating func accept(
    _ request: Request, _ operation: BoundOperation, _ policy: OverlapPolicy
  ) {
    if !askIfNeeded(request, operation, policy) {
      if policy == .replacePending { dropWaiting(for: request.id) }
      enqueue(
        PlannedRequest(
          request: request.id, operation: operation,
          isAnimated: request.isAnimated && policy != .withoutAnimation),
        policy == .merge ? .together : .alone)
    }
    if let tap = tap(of: request), ledger.isOpen(request.id) { ledger.note(tap, of: request.id) }
  }

  /// Gives a request its place, last of all that wait; one that pages were asked about is judged again.
  mutating func enqueue(_ request: PlannedRequest, _ placement: Plan.Placement) {
    let application = plan.extendTarget(by: request.operation)
    guard case .changed = application else { return answer(request.request, application) }
    _ = plan.add(request, placement, isRunning: isRunning)
  }

  /// Whether there is no room for a request any more that pages were asked about.
  func isFull(for policy: OverlapPolicy) -> Bool { isFull(for: policy, behind: obstruction) }

  /// Puts a request in the place of all that wait.
  mutating func dropWaiting(for request: RequestID) {
    for member in plan.dropWaiting() { resolve(member, .superseded(by: request)) }
  }

  /// The policy that a request has, by itself or by default.
  @inline(__always)
  private func policy(for request: Request) -> OverlapPolicy {
    if let policy = request.policy ?? settings.originPolicies[request.origin] { return policy }
    if request.origin.isUser, !settings.areTransitionsInterruptible { return .ignore }
    return request.change.isWholeStack ? settings.stackPolicy : settings.policy
  }

  /// What a push shows and where it was asked for; `nil` for what no double tap can make.
  @inline(__always)
  private func tap(of request: Request) -> Ledger.Tap? {
    request.change.newPage?.key.map { Ledger.Tap(source: source(of: request), key: $0) }
  }

  /// The page from which a request comes: the one that the driver names, else the one that the user sees.
  @inline(__always)
  private func source(of request: Request) -> PageID? { request.source ?? visiblePage }

  /// What a new request has to wait for; `nil` if it can begin at once.
  @inline(__always)
  private var obstruction: TransitionSummary? {
    let top = plan.shownTop
    switch phase {
    case .transitioning(let transition):
      return summary(of: transition)
    case .blocked(let blocked):
      return TransitionSummary(id: nil, cause: blocked.reason.cause, from: top, to: top)
    case .idle, .closed:
      return reasonToWait.map { TransitionSummary(id: nil, cause: $0.cause, from: top, to: top) }
    }
  }
}

extension NavigationEngine.Change {
  /// The one page that it brings in by itself, as a tap does; `nil` for whole stacks and batches.
  fileprivate var newPage: NavigationEngine.Page? {
    switch self {
    case .push(let page), .replaceTop(let page): page
    case .pop, .popTo, .popToRoot, .set, .remove, .batch: nil
    }
  }

  /// Whether several pages change at once, so that of several such changes only the last is of interest.
  fileprivate var isWholeStack: Bool {
    switch self {
    case .set, .batch: true
    case .push, .pop, .popTo, .popToRoot, .replaceTop, .remove: false
    }
  }
}

extension NavigationEngine.Blocked.Reason {
  /// The reason, as observers see it.
  var cause: TransitionCause {
    switch self {
    case .coordinator: .otherCode
    case .obstacle(let obstacle): .obstacle(obstacle)
    case .unread, .missingLayout, .presence: .hostNotReady
    }
  }
}
