/// Asking pages whether they may leave, one at a time, the top one first.
extension NavigationEngine {
  /// Asks the first of the leaving pages that want to be asked.
  ///
  /// - Returns: Whether the request is dealt with: it is being asked, or somebody else asks already.
  @inline(__always)
  mutating func askIfNeeded(
    _ request: Request, _ operation: BoundOperation, _ policy: OverlapPolicy
  ) -> Bool {
    guard !request.pagesToAsk.isEmpty else { return false }
    let wish = Set(request.pagesToAsk)
    let pages = plan.stack(judging: policy).pagesLeaving(by: operation).filter(wish.contains)
    guard let first = pages.first else { return false }
    if let asked = consents.firstAsked(of: pages) {
      let top = plan.shownTop
      resolve(
        request.id,
        .ignored(during: TransitionSummary(id: nil, cause: .asking(asked), from: top, to: top)))
      return true
    }
    consents.add(
      ConsentBook.Question(
        request: request.id, operation: operation, policy: policy, isAnimated: request.isAnimated,
        pages: pages.reversed()))
    outbox.append(.ask(request.id, first))
    return true
  }

  /// A page agrees to leave.
  mutating func consentGiven(
    _ request: RequestID, _ page: PageID, _ status: HostStatus
  ) -> Phase {
    guard let index = consents.index(of: request, asking: page) else { return ignore() }
    note(status)
    let stack = plan.stack(judging: consents.questions[index].policy)
    if let next = consents.agree(at: index, isStillThere: { stack.index(of: $0) != nil }) {
      outbox.append(.ask(request, next))
      return phase
    }
    place(consents.remove(at: index))
    return goOn()
  }

  /// A page does not agree: that is the end of it.
  mutating func consentRefused(_ request: RequestID, _ page: PageID) -> Phase {
    guard let index = consents.index(of: request, asking: page) else { return ignore() }
    _ = consents.remove(at: index)
    resolve(request, .vetoed(by: page))
    return phase
  }

  /// Judges a request again that has all consent, and places it last.
  ///
  /// It was asked, so it is not ignored now: the alert that asked may still be on its way out.
  private mutating func place(_ question: ConsentBook.Question) {
    if isFull(for: question.policy) {
      return resolve(question.request, .refused(.full(limit: settings.queueLimit)))
    }
    if question.policy == .replacePending {
      var scratch = plan.base
      let application = scratch.apply(question.operation)
      guard case .changed = application else { return answer(question.request, application) }
      dropWaiting(for: question.request)
    }
    enqueue(
      PlannedRequest(
        request: question.request, operation: question.operation,
        isAnimated: question.isAnimated && question.policy != .withoutAnimation),
      question.policy == .merge ? .together : .alone)
  }

  /// Stops asking pages that have left meanwhile, another way.
  @inline(__always)
  mutating func dropObsoleteQuestions() {
    guard !consents.isEmpty else { return }
    let plan = plan
    let obsolete = consents.removeAll { question in
      let stack = plan.stack(judging: question.policy)
      return question.page.map { stack.index(of: $0) == nil } ?? true
    }
    stopAsking(obsolete, outcome: .superseded(by: nil))
  }

  /// The host goes away.
  mutating func closeQuestions() {
    stopAsking(consents.removeAll { _ in true }, outcome: .closed)
  }

  /// Whoever made a request does not want it any more.
  mutating func withdrawn(_ request: RequestID) -> Phase {
    let question = consents.removeAll { $0.request == request }
    if !question.isEmpty {
      stopAsking(question, outcome: .withdrawn)
      return phase
    }
    guard ledger.isOpen(request), let casualties = plan.withdraw(request) else { return ignore() }
    answer(casualties)
    return goOn()
  }

  private mutating func stopAsking(
    _ questions: [ConsentBook.Question], outcome: NavigationOutcome
  ) {
    for question in questions {
      if let page = question.page { outbox.append(.stopAsking(question.request, page)) }
      resolve(question.request, outcome)
    }
  }
}
