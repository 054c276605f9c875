import InterlockCore

/// What news means in the words of the engine.
extension JudgedEngine {
  /// The event to tell; takes note of what the app, and time, have done by it.
  mutating func event(of news: News, _ bounds: WorldBounds) -> NavigationEngine.Event {
    var reading: HostReading { HostReading(stack: news.stack.pages, status: news.sight.status) }
    let transition = TransitionID(rawValue: Int(news.name))
    switch news.kind {
    case .requested:
      let code = RequestCode(rawValue: news.detail)
      return .requested(request(code, bounds), news.sight.status)
    case .withdrawn: return .withdrawn(open[Int(news.detail)])
    case .agreed, .refused: return answer(agrees: news.kind == .agreed, news.sight.status)
    case .holdTaken:
      lastToken += 1
      return .holdTaken(HoldToken(rawValue: lastToken), atMost: nil)
    case .holdReleased: return .holdReleased(heldByHand)
    case .performed: return .performed(transition, attempt: Int(news.detail), reading)
    case .postponedBegan:
      return .hostBegan(HostChange(.postponedPerform(transition), reading: reading))
    case .backBegan: return .hostBegan(HostChange(.user(.backButton), reading: reading))
    case .swipeBegan: return .hostBegan(HostChange(.user(.edgeSwipe), reading: reading))
    case .otherCodeBegan: return .hostBegan(HostChange(.otherCode, reading: reading))
    case .coordinatorSaid, .pageSaid, .barSaid: return .witnessed(news.owed.witness)
    case .progressed:
      return .witnessed(.progressed(CoordinatorID(rawValue: Int(news.name)), thousandths: 500))
    case .laidOut: return .witnessed(.layoutPass)
    case .answered: return .read(reading, answering: ProbeID(rawValue: Int(news.name)))
    case .looked: return .read(reading, answering: nil)
    case .deadline:
      let deadline = scheduled.remove(at: Int(news.detail))
      now = max(now, deadline.time)
      return .deadlineReached(deadline)
    case .arrived: return .presenceChanged(.onScreen)
    case .left: return .presenceChanged(.offScreen)
    case .background: return .paused
    case .foreground: return .resumed
    case .closed: return .closed
    }
  }

  /// The oldest hold that the app has taken.
  private var heldByHand: HoldToken {
    for case .manual(let token) in held { return token }
    return HoldToken(rawValue: 0)
  }

  /// The page that was asked first, and has not answered, does.
  private mutating func answer(agrees: Bool, _ status: HostStatus) -> NavigationEngine.Event {
    guard let index = asked.firstIndex(where: { !$0.isAnswered }) else { return .resumed }
    let question = asked[index]
    asked[index].isAnswered = true
    asked[index].agreed.append(question.page)
    return agrees
      ? .consentGiven(question.request, question.page, status)
      : .consentRefused(question.request, question.page)
  }

  private mutating func request(
    _ code: RequestCode, _ bounds: WorldBounds
  ) -> NavigationEngine.Request {
    let target = engine.target
    var asking: [PageID] = []
    var source: PageID?
    if code.change == .popAsking { asking = target.suffix(2) }
    if code.change == .pushFrom { source = target.last }
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    open.append(id)
    return NavigationEngine.Request(
      id: id, change(code, on: target, bounds), policy: bounds.policies[Int(code.policy)],
      source: source, requiresSource: source != nil, pagesToAsk: asking)
  }

  private func change(
    _ code: RequestCode, on target: [PageID], _ bounds: WorldBounds
  ) -> NavigationEngine.Change {
    func page(_ number: Int) -> NavigationEngine.Page {
      NavigationEngine.Page(PageID(rawValue: number), key: bounds.key(of: number))
    }
    func set(_ pages: some Sequence<PageID>) -> NavigationEngine.Change {
      .set(pages.map { page($0.rawValue) })
    }
    let argument = Int(code.argument)
    switch code.change {
    case .push, .pushFrom, nil: return .push(page(argument))
    case .popTo: return .popTo(PageID(rawValue: argument))
    case .replaceTop: return .replaceTop(page(argument))
    case .batch: return .batch([.pop(count: 1), .push(page(argument))])
    case .deepLink: return set(target.prefix(1) + [PageID(rawValue: argument)])
    case .pop: return .pop(count: argument)
    case .popAsking: return .pop(count: 2)
    case .popToRoot: return .popToRoot
    case .reversed: return set(target.reversed())
    case .topAlone: return set(target.suffix(1))
    case .remove: return .remove(Array(target.dropFirst().prefix(1)))
    }
  }
}
