package import InterlockCore

/// An engine, a model of its host, what is open between the two, and an oracle.
///
/// What can happen next is a list of symbols; taking one is a step, with at most one event for the
/// engine. The clock stands still until a deadline is what happens next.
package struct World: Sendable {
  /// The engine under test.
  package var engine: NavigationEngine
  var host: HostModel
  var oracle: RunningOracle
  var taps: DoubleTapRule
  var bar = BarRule()
  /// Requests without an outcome, oldest first.
  var open: [RequestID] = []
  /// What pages are being asked.
  var asked: [Question] = []
  /// What holds interaction blocked, as the engine ordered.
  var held: [HoldOwner] = []
  /// The deadlines that the engine has scheduled.
  var scheduled: [NavigationEngine.Deadline] = []
  /// The transition that was begun and has not settled.
  var unsettled: TransitionID?
  /// Where the engine has last been told that the host is.
  var toldPresence: HostPresence
  var now = Timestamp.zero
  /// How often something may still go wrong before the next rest.
  var firings: Int
  var lateness: Int
  /// Whether the host has done since the last rest what it should not.
  var hasMisbehaved = false
  /// Which pages occur anywhere, by their bits.
  var pagesInUse: UInt64 = 0
  var lastRequest = 0
  var lastCoordinator = 0
  var lastToken = 0

  /// A page that is being asked whether it may leave.
  struct Question: Hashable, Sendable {
    var request: RequestID
    var page: PageID
    /// The pages that have agreed for this request.
    var agreed: [PageID] = []
    var isAnswered = false
  }

  /// A world at rest that shows one page.
  package init(_ bounds: WorldBounds) {
    let shown = [PageID(rawValue: 0)]
    engine = NavigationEngine(
      shown: shown, presence: bounds.presence, settings: bounds.settings)
    host = HostModel(stack: shown, presence: bounds.presence)
    host.tellsOfBar = bounds.quirks.contains(.bar)
    host.tellsOfAppearance = bounds.quirks.contains(.appears)
    oracle = RunningOracle(shown: shown)
    taps = DoubleTapRule(visible: shown.last)
    toldPresence = bounds.presence
    firings = bounds.firings
    lateness = bounds.late
    pagesInUse = 1
  }

  /// Whether nothing is under way anywhere: what comes now does not depend on what was.
  package var isQuiet: Bool {
    engine.isAtRest && asked.isEmpty && held.isEmpty && host.isQuiet
  }

  /// Whether invariant 8 speaks of this world: the user sees the host and has no finger on it, and the
  /// driver answers.
  var isCalm: Bool {
    host.presence == .onScreen && !host.isInBackground && !host.isClosed
      && host.obstacle != .interactiveDismissal && !host.motions.contains { $0.isUnderFinger }
      && !host.probes.contains { $0.isLate }
  }

  /// Writes down the world up to names, and takes note of the pages that occur.
  package mutating func write(to form: inout CanonicalForm) {
    form.removeAll()
    engine.write(to: &form)
    host.write(to: &form)
    oracle.write(to: &form)
    form.write(open.count)
    for request in open { form.write(request) }
    form.write(asked.count)
    for question in asked {
      form.write(question.request)
      form.write(question.page)
      form.write(question.isAnswered)
      form.write(question.agreed)
    }
    form.write(held.count)
    for owner in held { form.write(owner) }
    form.write(scheduled.count)
    for deadline in scheduled {
      form.write(deadline.kind)
      form.write(deadline.time)
    }
    form.write(unsettled)
    form.write(toldPresence)
    form.write(firings)
    form.write(lateness)
    bar.write(to: &form)
    taps.write(to: &form, beside: engine)
    form.finish()
    pagesInUse = form.pagesInUse
  }
}
