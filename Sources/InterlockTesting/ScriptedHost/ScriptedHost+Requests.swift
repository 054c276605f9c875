public import InterlockCore

/// What a test makes happen.
extension ScriptedHost {
  /// Asks for a change.
  @discardableResult
  public mutating func request(
    _ change: NavigationEngine.Change, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, source: PageID? = nil, requiresSource: Bool = false,
    asking pages: [String] = []
  ) -> RequestID {
    request(
      NavigationEngine.Request(
        id: RequestID(rawValue: 0), change, isAnimated: animated, origin: origin, policy: policy,
        source: source, requiresSource: requiresSource, pagesToAsk: pages.map { page($0) }))
  }

  /// Makes a request; its number is the next one, whatever it says itself.
  @discardableResult
  public mutating func request(_ request: NavigationEngine.Request) -> RequestID {
    var request = request
    request.id = nextRequestID()
    send(.requested(request, status))
    return request.id
  }

  /// Asks for a push of the page with that name.
  @discardableResult
  public mutating func push(
    _ name: String, key: String? = nil, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, source: String? = nil, requiresSource: Bool = false
  ) -> RequestID {
    let page = NavigationEngine.Page(page(name), key: key.map { PageKey(rawValue: $0) })
    let source = source.map { self.page($0) }
    return request(
      .push(page), animated: animated, policy: policy, origin: origin, source: source,
      requiresSource: requiresSource)
  }

  /// Asks for a pop of that many pages, some of which may want to be asked.
  @discardableResult
  public mutating func pop(
    _ count: Int = 1, animated: Bool = true, policy: OverlapPolicy? = nil,
    origin: RequestOrigin = .program, asking pages: [String] = []
  ) -> RequestID {
    request(
      .pop(count: count), animated: animated, policy: policy, origin: origin, asking: pages)
  }

  /// Asks for a pop to the page with that name.
  @discardableResult
  public mutating func pop(
    to name: String, animated: Bool = true, policy: OverlapPolicy? = nil
  ) -> RequestID {
    request(.popTo(page(name)), animated: animated, policy: policy)
  }

  /// Asks for a pop to the lowest page.
  @discardableResult
  public mutating func popToRoot(
    animated: Bool = true, policy: OverlapPolicy? = nil
  ) -> RequestID {
    request(.popToRoot, animated: animated, policy: policy)
  }

  /// Asks for a whole stack.
  @discardableResult
  public mutating func set(
    _ names: [String], animated: Bool = true, policy: OverlapPolicy? = nil
  ) -> RequestID {
    let pages = names.map { NavigationEngine.Page(page($0)) }
    return request(.set(pages), animated: animated, policy: policy)
  }

  /// Asks for a page in the place of the top one.
  @discardableResult
  public mutating func replaceTop(
    with name: String, key: String? = nil, animated: Bool = true, policy: OverlapPolicy? = nil
  ) -> RequestID {
    let page = NavigationEngine.Page(page(name), key: key.map { PageKey(rawValue: $0) })
    return request(.replaceTop(page), animated: animated, policy: policy)
  }

  /// Asks for pages to be taken out.
  @discardableResult
  public mutating func remove(
    _ names: [String], animated: Bool = true, policy: OverlapPolicy? = nil,
    asking pages: [String] = []
  ) -> RequestID {
    request(.remove(names.map { page($0) }), animated: animated, policy: policy, asking: pages)
  }

  /// Takes a request back.
  public mutating func withdraw(_ request: RequestID) {
    send(.withdrawn(request))
  }

  /// Lets time pass; everything due happens at its own time.
  public mutating func advance(by interval: Interval) {
    let limit = clock.now + interval
    turn(until: limit)
    if !hasFound { clock.advance(to: limit) { _, _ in } }
  }

  /// Lets time pass until nothing is due any more, or that long.
  ///
  /// - Returns: Whether the engine came to rest.
  @discardableResult
  public mutating func settle(within limit: Interval = .milliseconds(60_000)) -> Bool {
    let end = clock.now + limit
    turn(until: end)
    return engine.isAtRest
  }

  /// Lets everything happen that is due by then, a turn of the main loop each.
  private mutating func turn(until limit: Timestamp) {
    while !hasFound, let alarm = clock.nextDue(by: limit) {
      ring(alarm)
      judgeTurn()
    }
  }
}

// MARK: - Pages that are asked

extension ScriptedHost {
  /// Answers the oldest question; `false` if there is none.
  @discardableResult
  public mutating func answerQuestion(isAgreed: Bool) -> Bool {
    guard !questions.isEmpty else { return false }
    let question = questions.removeFirst()
    send(
      isAgreed
        ? .consentGiven(question.request, question.page, status)
        : .consentRefused(question.request, question.page))
    return true
  }
}

// MARK: - What the app blocks

extension ScriptedHost {
  /// Blocks interaction by hand.
  @discardableResult
  public mutating func hold(atMost limit: Interval? = nil) -> HoldToken {
    let token = nextHoldToken()
    send(.holdTaken(token, atMost: limit))
    return token
  }

  /// Takes a block back.
  public mutating func release(_ token: HoldToken) {
    send(.holdReleased(token))
  }
}

// MARK: - The user and other code

extension ScriptedHost {
  /// The user touches the host's own Back, and the host pops without asking.
  public mutating func userPops() {
    guard stack.count > 1, !isClosed else { return }
    let before = stack
    stack.removeLast()
    startAnimation(from: before)
    send(.hostBegan(HostChange(.user(.backButton), reading: reading)))
    tellBarBegan()
  }

  /// Code that went past the engine pops, and the host says so.
  public mutating func otherCodePops(animated: Bool) {
    guard stack.count > 1, animations.isEmpty, !isClosed else { return }
    let before = stack
    stack.removeLast()
    if animated { startAnimation(from: before) } else { dueLayout() }
    send(.hostBegan(HostChange(.otherCode, reading: reading)))
    if animated { tellBarBegan() }
  }

  /// A finger begins to swipe the top page away.
  ///
  /// - Parameter overlapping: Also during another transition, as from iOS 26 on.
  public mutating func beginSwipe(overlapping: Bool = false) {
    guard stack.count > 1, animations.isEmpty || overlapping, !isClosed else { return }
    let before = stack
    stack.removeLast()
    startAnimation(from: before, isInteractive: true)
    send(.hostBegan(HostChange(.user(.edgeSwipe), reading: reading)))
    tellBarBegan()
  }

  /// The finger has moved the transition so far, in thousandths of its way.
  public mutating func drag(to thousandths: Int) {
    guard let swipe = animations.last(where: { $0.isInteractive }) else { return }
    send(.witnessed(.progressed(swipe.id, thousandths: thousandths)))
  }

  /// The finger goes up; the page is on its way to one side or the other. `false` if there is no finger.
  @discardableResult
  public mutating func liftFinger(finishing: Bool) -> Bool {
    guard let index = animations.lastIndex(where: { $0.isInteractive }) else { return false }
    animations[index].isInteractive = false
    animations[index].isCancelled = !finishing
    let id = animations[index].id
    clock.set(.end(id), at: clock.now + duration)
    send(.witnessed(.fingerLifted(id)))
    if !finishing { send(.witnessed(.turnedBack(id))) }
    return true
  }

  /// Something is presented over the host, or dismissed, for that long.
  public mutating func obstruct(_ obstacle: HostObstacle, for interval: Interval) {
    self.obstacle = obstacle
    clock.set(.freed, at: clock.now + interval)
  }

  /// The host comes on screen or leaves it.
  public mutating func move(to presence: HostPresence) {
    self.presence = presence
    if presence == .onScreen { dueLayout() }
    send(.presenceChanged(presence))
  }

  /// The host leaves the screen, and nobody says so.
  public mutating func leaveUnseen() {
    presence = .offScreen
  }

  /// The host goes away.
  public mutating func close() {
    send(.closed)
  }
}

// MARK: - The end

extension ScriptedHost {
  /// The host goes away, whatever it is doing, and says nothing more.
  public mutating func goAway() {
    isClosed = true
    animations = []
    postponed = []
    waitingProbe = nil
    send(.closed)
  }
}
