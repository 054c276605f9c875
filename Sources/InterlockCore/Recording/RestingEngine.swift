/// What there is to know of an engine at rest, without what it would share with the one that goes on.
///
/// A copy of the engine would share its collections, and the next event would have to copy them: that
/// costs as much as the stack is deep. This costs the same however deep it is; the stack itself is kept
/// elsewhere, by what changes in it.
struct RestingEngine: Hashable, Sendable {
  private let settings: NavigationEngine.Settings
  private let ignoredEventCount: Int
  private let targetRevision: Int
  private let lastRequest: RequestID?
  private let host: HostStatus
  private let needsLayout: Bool
  private let visiblePage: PageID?
  private let timer: DeadlineTimer
  private let holdBook: HoldBook
  private let now: Timestamp
  private let lastTransition: Int
  private let lastProbe: Int

  /// Notes an engine's state; `nil` if it is not at rest, or somebody is asked, held or looked at.
  init?(_ engine: NavigationEngine) {
    guard case .idle = engine.phase, engine.ledger.openCount == 0, engine.holdBook.isEmpty,
      engine.openProbe == nil, engine.unread == nil, engine.plan.retry == nil
    else { return nil }
    settings = engine.settings
    ignoredEventCount = engine.ignoredEventCount
    targetRevision = engine.plan.targetRevision
    lastRequest = engine.ledger.lastRequest
    host = engine.host
    needsLayout = engine.needsLayout
    visiblePage = engine.visiblePage
    timer = engine.timer
    holdBook = engine.holdBook
    now = engine.now
    lastTransition = engine.lastTransition
    lastProbe = engine.lastProbe
  }

  /// The engine, with the stack that it had then. Complexity: O(depth).
  func engine(shown: [PageID]) -> NavigationEngine {
    NavigationEngine(
      settings: settings, ignoredEventCount: ignoredEventCount, phase: .idle,
      plan: Plan(
        shown: shown, base: shown, waiting: [], served: [], latecomerCount: 0, retry: nil,
        targetRevision: targetRevision),
      ledger: Ledger(lastRequest: lastRequest), host: host, needsLayout: needsLayout,
      visiblePage: visiblePage, timer: timer, consents: ConsentBook(), holdBook: holdBook,
      unread: nil, openProbe: nil, now: now, lastTransition: lastTransition, lastProbe: lastProbe)
  }
}
