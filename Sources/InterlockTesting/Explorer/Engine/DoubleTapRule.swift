import InterlockCore

/// Says of each push whether it is the second of two quick taps, from inputs and outcomes alone.
///
/// A tap is a push of something with a key, from the page that the request names or else from the one
/// that the user sees. While it has no outcome, another of the same key from the same page is to be
/// turned down, and nothing else is to be turned down for that reason.
struct DoubleTapRule: Sendable {
  /// The page that the user sees and can touch.
  private(set) var visible: PageID?
  /// Pushes with a key that are accepted and have no outcome, oldest first.
  private(set) var taps: [Tap] = []

  /// A push of something from somewhere.
  struct Tap: Hashable, Sendable {
    var request: RequestID
    var source: PageID?
    var key: PageKey
  }

  init(visible: PageID?) {
    self.visible = visible
  }

  /// Takes in an event and what the engine answered.
  ///
  /// - Parameters:
  ///   - reached: The page on top when what runs has ended; `nil` if nothing runs.
  ///   - isIdle: Whether the request of the event wants what is wanted already.
  /// - Returns: What is wrong with the answer; `nil` if nothing is.
  mutating func take(
    _ event: NavigationEngine.Event, _ actions: [NavigationEngine.Action], reached: PageID?,
    isIdle: Bool
  ) -> String? {
    var violation: String?
    switch event {
    case .requested(let request, _):
      if !isIdle, let tap = tap(of: request) { violation = judge(tap, actions) }
    case .witnessed(.appeared(let page)), .witnessed(.didShow(let page)):
      if page == reached { visible = page }
    default:
      break  // What is read counts when the engine says what it makes of it.
    }
    for action in actions {
      switch action {
      case .resolve(let request, _): taps.removeAll { $0.request == request }
      case .notify(.didSettle): if let stack = event.stack { visible = stack.last }
      case .report(.divergence(_, let found)): visible = found.last
      default: break
      }
    }
    return violation
  }

  private mutating func judge(_ tap: Tap, _ actions: [NavigationEngine.Action]) -> String? {
    let isSecond = taps.contains { $0.key == tap.key && $0.source == tap.source }
    for case .resolve(tap.request, let outcome) in actions {
      if case .refused(.sameKeyBeingPushed) = outcome, !isSecond {
        return "A push is turned down as a second tap, and is none."
      }
      return isSecond && outcome.hasEffect && outcome != .nothingToDo ? Self.accepted : nil
    }
    taps.append(tap)
    return isSecond ? Self.accepted : nil
  }

  private static let accepted = "The second of two quick taps is accepted."

  private func tap(of request: NavigationEngine.Request) -> Tap? {
    switch request.change {
    case .push(let page), .replaceTop(let page):
      page.key.map { Tap(request: request.id, source: request.source ?? visible, key: $0) }
    case .pop, .popTo, .popToRoot, .set, .remove, .batch:
      nil
    }
  }

  /// Writes what the engine does not say itself: nothing, as a rule.
  func write(to form: inout CanonicalForm, beside engine: NavigationEngine) {
    if visible == engine.touchablePage, taps.count == engine.openTapCount,
      taps.allSatisfy({ engine.isOpenTap($0.request, from: $0.source, $0.key) })
    {
      return
    }
    form.write(Self.mark)
    form.write(visible)
    form.write(taps.count)
    for tap in taps {
      form.write(tap.request)
      form.write(tap.source)
      form.write(tap.key.rawValue)
    }
  }

  /// Begins what is written only where there is something; the ranks of times, which come last in a form,
  /// are smaller.
  private static let mark: UInt8 = 254
}
