/// Judging a request: is it accepted, and where does it wait?
extension NavigationEngine {
  /// Takes a request in, and begins at once if nothing is in the way.
  mutating func admit(_ request: Request, _ status: HostStatus) -> Phase {
    guard ledger.register(request.id) else { return ignore() }
    note(status)
    if let refusal = fault(of: request) {
      resolve(request.id, .refused(refusal))
      return goOn()
    }
    let obstruction = obstruction
    let policy = obstruction == nil ? .queue : policy(for: request)
    switch bind(request.change, to: stack(judging: policy)) {
    case .refuse(let refusal):
      resolve(request.id, .refused(refusal))
    case .nothing:
      if policy == .replacePending { dropWaiting(for: request.id) }
      shareFate(request.id, isAnimated: request.isAnimated)
    case .perform(let operation):
      accept(request, operation, policy, obstruction)
    }
    return goOn()
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
    let member = Segment.Member(request: request, operation: .none, isAnimated: isAnimated)
    if !plan.add(member, .withLast, isRunning: running != nil) {
      resolve(request, .nothingToDo)
    }
  }
}

// MARK: - What is wrong with a request in itself

extension NavigationEngine {
  /// Why a request cannot be carried out on any stack.
  private func fault(of request: Request) -> Refusal? {
    switch request.change {
    case .push(let page):
      return page.fault.map { .illegalPage(page.id, $0) }
    case .set(let pages):
      guard !pages.isEmpty else { return .emptyStack }
      var seen: Set<PageID> = []
      for page in pages {
        if let fault = page.fault { return .illegalPage(page.id, fault) }
        guard seen.insert(page.id).inserted else { return .repeatedPage(page.id) }
      }
      return nil
    case .pop, .popTo, .popToRoot:
      return nil
    }
  }
}

// MARK: - Binding

extension NavigationEngine {
  /// What a change comes to on a given stack.
  private enum Binding {
    case perform(BoundOperation)
    case nothing
    case refuse(Refusal)
  }

  /// Binds a change to the pages that it means on this stack.
  ///
  /// - Complexity: O(1), except that a whole stack is compared.
  private func bind(_ change: Change, to stack: IndexedStack) -> Binding {
    switch change {
    case .push(let page):
      guard let index = stack.index(of: page.id) else { return .perform(.push(page.id)) }
      guard settings.duplicates == .popToExisting else {
        return .refuse(.alreadyInStack(page.id, index: index))
      }
      return index == stack.count - 1 ? .nothing : .perform(.popTo(page.id))
    case .pop(let count):
      guard count > 0, stack.count > 1 else { return .nothing }
      return .perform(.cut(stack.pages[max(1, stack.count - min(count, stack.count))]))
    case .popTo(let page):
      guard stack.index(of: page) != nil else { return .refuse(.notInStack(page)) }
      return stack.top == page ? .nothing : .perform(.popTo(page))
    case .popToRoot:
      return stack.count > 1 ? .perform(.popToRoot) : .nothing
    case .set(let pages):
      let identifiers = pages.map(\.id)
      return identifiers == stack.pages ? .nothing : .perform(.set(identifiers))
    }
  }
}

// MARK: - Policy

extension NavigationEngine {
  /// Accepts a bound request, if its key, its policy, the pages that leave and the queue allow.
  private mutating func accept(
    _ request: Request, _ operation: BoundOperation, _ policy: OverlapPolicy,
    _ obstruction: TransitionSummary?
  ) {
    let tap = tap(of: request)
    if let tap, settings.duplicates != .allowSameKey, ledger.isOpen(tap) {
      return resolve(request.id, .refused(.sameKeyBeingPushed(tap.key)))
    }
    if policy == .ignore, let obstruction {
      return resolve(request.id, .ignored(during: obstruction))
    }
    if policy == .fail { return resolve(request.id, .refused(.busy)) }
    if !askIfNeeded(request, operation, policy) {
      if policy == .replacePending { dropWaiting(for: request.id) }
      enqueue(
        Segment.Member(
          request: request.id, operation: operation,
          isAnimated: request.isAnimated && policy != .withoutAnimation),
        policy == .merge ? .together : .alone)
    }
    if let tap, ledger.isOpen(request.id) { ledger.note(tap, of: request.id) }
  }

  /// Gives an accepted request its place, last of all that wait.
  mutating func enqueue(_ member: Segment.Member, _ placement: Plan.Placement) {
    guard plan.waitingCount < settings.queueLimit else {
      return resolve(member.request, .refused(.full(limit: settings.queueLimit)))
    }
    let application = plan.extendTarget(by: member.operation)
    guard case .changed = application else {
      return answer(member.request, application)  // It was bound earlier, and asked since.
    }
    _ = plan.add(member, placement, isRunning: running != nil)
  }

  /// Puts a request in the place of all that wait.
  mutating func dropWaiting(for request: RequestID) {
    for member in plan.dropWaiting() { resolve(member.request, .superseded(by: request)) }
  }

  /// The policy that a request has, by itself or by default.
  private func policy(for request: Request) -> OverlapPolicy {
    if let policy = request.policy { return policy }
    if request.origin.isUser { return settings.userPolicy }
    if case .set = request.change { return settings.stackPolicy }
    return settings.policy
  }

  /// What a push shows and where it was asked for; `nil` for what no double tap can make.
  private func tap(of request: Request) -> Ledger.Tap? {
    guard case .push(let page) = request.change, let key = page.key else { return nil }
    return Ledger.Tap(source: request.source ?? visiblePage, key: key)
  }

  /// What a new request has to wait for; `nil` if it can begin at once.
  private var obstruction: TransitionSummary? {
    let top = plan.shown.last
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

extension NavigationEngine.Blocked.Reason {
  /// The reason, as observers see it.
  var cause: TransitionCause {
    switch self {
    case .coordinator: .otherCode
    case .obstacle(let obstacle): .obstacle(obstacle)
    case .missingLayout, .presence: .hostNotReady
    }
  }
}
