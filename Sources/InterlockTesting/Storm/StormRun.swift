import InterlockCore

/// A storm under way: a host that things happen to, and a judge that looks on.
struct StormRun: Sendable {
  private(set) var host: ScriptedHost
  /// The first rule that was broken.
  var fault: StormFault? { host.judge?.fault }
  /// Whether one was.
  var hasFault: Bool { host.hasFound }
  /// How many events the engine has handled.
  var eventCount: Int { host.eventCount }
  /// A number for everything so far.
  var digest: StormDigest { host.judge?.digest ?? .zero }

  /// A number that nothing has in a storm.
  private static let foreign = 1_000_000

  /// Prepares a storm in which nothing has happened.
  ///
  /// - Parameters:
  ///   - isRecorded: Whether all steps are kept.
  ///   - isTraced: Whether they are written down.
  init(
    _ script: StormScript, seed: UInt64 = 0, isRecorded: Bool = true, isTraced: Bool = false
  ) {
    host = ScriptedHost(
      stack: script.stack, names: StormScript.pageNames, presence: script.presence,
      settings: script.settings)
    host.beginJudging(seed: seed)
    host.isRecording = isRecorded
    if isTraced { host.trace = StormTrace(host.engine, seed: seed) }
  }

  /// Makes the engine's answers wrong from now on.
  mutating func tamper(_ tampering: ScriptedHost.Tampering?) {
    host.tampering = tampering
  }

  /// Notes that a rule is broken, if it is the first.
  mutating func note(_ rule: StormFault.Rule, _ text: String) {
    host.note(rule, text)
  }

  /// Takes what has been written down, with its end.
  mutating func takeTrace() -> [UInt8] {
    let fault = fault
    host.trace?.finish(fault)
    return host.trace?.takeBytes() ?? []
  }

  /// Lets the next thing happen.
  mutating func take(_ step: StormStep) {
    host.beginStep()
    perform(step)
    host.judgeTurn()
  }

  private mutating func perform(_ step: StormStep) {
    switch step {
    case .request(let request): host.request(request)
    case .withdraw(let back): host.withdraw(RequestID(rawValue: host.requestCount - back))
    case .settings(let settings): host.change { $0 = settings }
    case .quirk(let quirk): host.quirks.append(quirk)
    case .wait(let milliseconds): host.advance(by: .milliseconds(Int64(milliseconds)))
    // The user touches what he sees, and not with a second finger.
    case .userPops: if host.presence == .onScreen, !host.isUnderFinger { host.userPops() }
    case .beginSwipe(let isOverlapping):
      if host.presence == .onScreen, !host.isUnderFinger {
        host.beginSwipe(overlapping: isOverlapping)
      }
    case .drag(let thousandths): host.drag(to: thousandths)
    case .liftFinger(let isFinishing): host.liftFinger(finishing: isFinishing)
    case .otherCodePops(let isAnimated): host.otherCodePops(animated: isAnimated)
    case .answer(let isAgreed): host.answerQuestion(isAgreed: isAgreed)
    case .hold(let limit): host.hold(atMost: limit.map { .milliseconds(Int64($0)) })
    case .release(let back): host.release(HoldToken(rawValue: host.holdCount - back))
    case .obstruct(let obstacle, let milliseconds):
      host.obstruct(obstacle, for: .milliseconds(Int64(milliseconds)))
    case .presence(let presence): host.move(to: presence)
    case .pause: host.send(.paused)
    case .resume: host.send(.resumed)
    case .answerDelay(let milliseconds): host.answerDelay = .milliseconds(Int64(milliseconds))
    case .read: host.send(.read(host.reading, answering: nil))
    case .stray(let stray): take(stray)
    case .calm: calm()
    case .close: host.close()
    }
  }

  /// The engine is told something that it has to pass over.
  private mutating func take(_ stray: StormStep.Stray) {
    let ignored = host.engine.ignoredEventCount
    // New settings have their effect with the next event, whatever that is.
    let hasNewSettings = host.newSettings != nil
    host.send(event(stray))
    let isPassedOver = hasNewSettings || host.judge?.lastActionCount == 0
    if host.engine.ignoredEventCount != ignored + 1 || !isPassedOver {
      host.note(.stray, "\(stray.rawValue) was not passed over and counted")
    }
  }

  private func event(_ stray: StormStep.Stray) -> NavigationEngine.Event {
    let coordinator = CoordinatorID(rawValue: Self.foreign)
    let request = RequestID(rawValue: Self.foreign)
    let page = PageID(rawValue: 0)
    switch stray {
    case .foreignEnd: return .witnessed(.coordinatorEnded(coordinator, isCancelled: true))
    case .foreignLift: return .witnessed(.fingerLifted(coordinator))
    case .foreignCall:
      return .performed(TransitionID(rawValue: Self.foreign), attempt: 1, host.reading)
    case .foreignConsent: return .consentGiven(request, page, host.status)
    case .otherConsent:
      return .consentGiven(
        host.questions.last?.request ?? request, PageID(rawValue: Self.foreign), host.status)
    case .foreignRefusal: return .consentRefused(request, page)
    case .oldDeadline:
      return .deadlineReached(.init(kind: .settle, serial: 0, time: host.clock.now))
    case .foreignRelease: return .holdReleased(HoldToken(rawValue: Self.foreign))
    }
  }

  /// No finger, no background, no quirk: everything has to come to rest.
  private mutating func calm() {
    host.answerDelay = .zero
    host.quirks = []
    host.send(.resumed)
    while host.liftFinger(finishing: true) {}
    while host.answerQuestion(isAgreed: true) {}
    host.settle()
    if host.presence != .onScreen { host.move(to: .onScreen) }
    host.settle()
    host.send(.read(host.reading, answering: nil))
    host.settle()
    judgeCalm()
  }

  private mutating func judgeCalm() {
    let engine = host.engine
    for violation in engine.violations() { host.fault(violation) }
    if !engine.isAtRest { host.note(.calm, "the engine does not come to rest") }
    if engine.openRequestCount > 0 { host.note(.calm, "a request has no outcome") }
    if !host.secrets.isClosed, engine.shown != host.stack {
      host.note(.calm, "the engine is wrong about the host")
    }
    if !host.held.isEmpty { host.note(.calm, "interaction stays blocked, by \(host.held)") }
  }
}
