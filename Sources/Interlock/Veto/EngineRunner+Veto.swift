import InterlockCore

/// The questions to pages that a runner has open.
struct OpenQuestions {
  /// What a page has said already, before its request was made: a swipe asks first.
  fileprivate var knownAnswers: [RequestID: VetoAnswer] = [:]
  fileprivate var asked: [RequestID: AskedPage] = [:]

  fileprivate struct AskedPage {
    let page: PageID
    let source: BackSource
    weak var question: BackQuestion?
  }

  /// A request has its outcome.
  mutating func forget(_ request: RequestID) {
    if !knownAnswers.isEmpty { knownAnswers[request] = nil }
    if !asked.isEmpty { asked[request] = nil }
  }
}

/// Asking pages whether the user may leave them.
extension EngineRunner {
  /// The pages that want to be asked before the user goes back, wherever in the stack they are.
  func pagesWithVeto(for origin: RequestOrigin) -> [PageID] {
    guard BackSource(origin) != nil else { return [] }
    let known = engine.shown + engine.target
    return known.filter { host?.page($0)?.hasVeto ?? false }
  }

  /// Whether the page on top wants to be asked before the user leaves it.
  func isTopToBeAsked(about origin: RequestOrigin) -> Bool {
    engine.target.last.map(pagesWithVeto(for: origin).contains) ?? false
  }

  /// Whether any page wants to be asked before the user leaves it.
  func isAnyToBeAsked(about origin: RequestOrigin) -> Bool {
    !pagesWithVeto(for: origin).isEmpty
  }

  /// Whether a page has been asked and has not answered yet.
  func isAsking(_ page: PageID) -> Bool {
    questions.asked.values.contains { $0.page == page }
  }

  /// Notes what a page has said about a request that is about to be made.
  func expect(_ answer: VetoAnswer, to request: RequestID) {
    questions.knownAnswers[request] = answer
  }

  /// Asks a page, as the engine orders. The app's code runs after what goes on.
  func ask(_ request: RequestID, _ page: PageID) {
    guard let source = openRequest(request).flatMap({ BackSource($0.origin) }) else {
      return send(.consentGiven(request, page, status()))
    }
    questions.asked[request] = OpenQuestions.AskedPage(page: page, source: source)
    deliverLater { [weak self] in self?.put(request, page, source) }
  }

  /// Takes a question back, as the engine orders.
  func stopAsking(_ request: RequestID, _ page: PageID) {
    guard let asked = questions.asked.removeValue(forKey: request), let question = asked.question
    else { return }
    deliverLater { question.withdraw() }
  }

  private func put(_ request: RequestID, _ id: PageID, _ source: BackSource) {
    guard questions.asked[request]?.page == id else { return }  // Withdrawn before it was put.
    let known = questions.knownAnswers.removeValue(forKey: request)
    guard let page = host?.page(id) else { return reply(request, id, true) }
    switch known ?? page.answer(to: source) {
    case .allow:
      reply(request, id, true)
    case .refuse:
      reply(request, id, false)
    case .ask(let find):
      let question = makeQuestion(request, id, source)
      let task = Task { question.answer(await find()) }
      question.onWithdrawal = { task.cancel() }
    case .answerLater(let find):
      find(makeQuestion(request, id, source))
    }
  }

  private func makeQuestion(
    _ request: RequestID, _ page: PageID, _ source: BackSource
  ) -> BackQuestion {
    let question = BackQuestion(source) { [weak self] in self?.reply(request, page, $0) }
    questions.asked[request]?.question = question
    return question
  }

  private func reply(_ request: RequestID, _ page: PageID, _ mayPop: Bool) {
    guard let asked = questions.asked[request], asked.page == page else { return }
    questions.asked[request] = nil
    guard !mayPop else { return send(.consentGiven(request, page, status())) }
    tellOfAttempt(page, asked.source)
    send(.consentRefused(request, page))
  }

  /// Tells a page that it was not left, in a turn in which it may present something.
  private func tellOfAttempt(_ page: PageID, _ source: BackSource) {
    clock.nextTurn { [weak self] in
      (self?.host?.page(page) as? any BackVeto)?.didAttemptPop(source)
    }
  }
}
