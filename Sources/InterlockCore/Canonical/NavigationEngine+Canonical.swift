extension NavigationEngine {
  /// Writes down all that decides what the engine will do, up to names.
  ///
  /// The one place that reads every stored property; `CanonicalForm.coverage` says which, and a test
  /// compares that with what the types really have.
  package func write(to form: inout CanonicalForm) {
    phase.write(to: &form, with: motions)
    plan.write(to: &form)
    consents.write(to: &form)
    holdBook.write(to: &form)
    form.write(host)
    form.write(needsLayout)
    form.write(visiblePage)
    timer.write(to: &form)
    form.write(unread)
    form.write(openProbe != nil)
    if let openProbe {
      form.write(openProbe.id)
      form.write(openProbe.moment)
    }
    ledger.write(to: &form)
  }

  /// Writes what a form leaves out of deadlines that stand still: how much time they have left.
  package func writeRemainders(to form: inout CanonicalForm) {
    timer.writeRemainder(to: &form)
    holdBook.writeRemainders(to: &form)
  }

  /// How many transitions it takes, at most, to carry out what waits on screen.
  package var waitingSegmentCount: Int {
    var count = 0
    plan.waiting.forEach { if $0.opensSegment { count += 1 } }
    return count
  }
}

// MARK: - What a rule of its own compares

extension NavigationEngine {
  /// The page that the user sees and can touch, as far as the engine knows.
  package var touchablePage: PageID? { visiblePage }

  /// How many pushes with a key have no outcome.
  package var openTapCount: Int { ledger.tapsByRequest.count }

  /// Whether this request is a push of that key from that page, and has no outcome.
  package func isOpenTap(_ request: RequestID, from source: PageID?, _ key: PageKey) -> Bool {
    ledger.tapsByRequest[request] == Ledger.Tap(source: source, key: key)
  }
}

extension CanonicalForm {
  /// For each type of the engine's state, the stored properties that are written and those that are not.
  package static let coverage: [String: Coverage] = [
    "NavigationEngine": Coverage(
      [
        "phase", "plan", "consents", "holdBook", "motions", "host", "needsLayout", "visiblePage",
        "timer", "unread", "openProbe", "ledger",
      ],
      leftOut: [
        "settings": "the same in every state that is compared",
        "ignoredEventCount": "a counter, never read",
        "now": "overwritten by each event",
        "outbox": "empty between events",
        "lastTransition": "gives names only", "lastProbe": "gives names only",
      ]),
    "Blocked": Coverage(["reason", "rung"]),
    "Transitioning": Coverage([
      "id", "cause", "attempt", "stage", "witnesses", "rung",
    ]),
    "MotionBook": Coverage(["openEnds", "lastEnded", "bar", "retargets"]),
    "OpenEnd": Coverage(["id", "duration", "hasTurnedBack", "isUnannounced"]),
    "Witnesses": Coverage(["rawValue"]),
    "Retarget": Coverage(["cause", "end", "before"]),
    "Probe": Coverage(["id", "moment"]),
    "Plan": Coverage(
      ["base", "target", "waiting", "served", "latecomerCount", "retry"],
      leftOut: ["targetRevision": "compared within one event only"]),
    "Retry": Coverage(["first", "earlier"]),
    "IndexedStack": Coverage(
      ["stack", "trace"],
      leftOut: [
        "index": "follows from the pages", "originCount": "follows from the trace",
        "originFingerprint": "follows from the trace",
      ]),
    "PageStack": Coverage(
      ["pages"],
      leftOut: ["count": "follows from the pages", "fingerprint": "follows from the pages"]),
    "Trace": Coverage(["keptCount", "removed"]),
    "FirstInFirstOut": Coverage(
      ["storage"], leftOut: ["head": "where the elements lie, not what they are"]),
    "BlockQueue": Coverage(["front", "middle", "back"]),
    "PlannedRequest": Coverage([
      "request", "operation", "isAnimated", "opensSegment", "isJoinable",
    ]),
    "ServedRequest": Coverage(["plan", "effect"]),
    "EarlierAttempt": Coverage(["transition", "attempts"]),
    "Ledger": Coverage(
      ["open", "tapsByRequest", "taps"],
      leftOut: ["lastRequest": "every new request has a greater number"]),
    "OpenRequests": Coverage(
      ["lowest", "others", "count"],
      leftOut: ["gone": "those that are left out where the numbers are written"]),
    "Run": Coverage(["first", "count"]),
    "Tap": Coverage(["source", "key"]),
    "ConsentBook": Coverage(["questions"]),
    "Question": Coverage(["request", "operation", "policy", "isAnimated", "pages"]),
    "HoldBook": Coverage(
      ["transitional", "manual", "recheck", "incident", "isInBackground", "isOffScreen"],
      leftOut: ["lastToken": "every new hold has a greater number"]),
    "Manual": Coverage(["token", "limit"]),
    "DeadlineTimer": Coverage(
      ["state", "isPaused"], leftOut: ["lastSerial": "gives names only"]),
    "Deadline": Coverage(
      ["kind", "time"], leftOut: ["serial": "tells an old deadline from the one that runs"]),
    "HostStatus": Coverage(["coordinator", "obstacle", "presence"]),
    "HostCoordinator": Coverage(["id", "isInteractive", "duration"]),
  ]

  /// What of a type is written.
  package struct Coverage: Sendable {
    /// Stored properties that are written.
    package let written: [String]
    /// Those that are not, each with the reason.
    package let leftOut: [String: String]

    init(_ written: [String], leftOut: [String: String] = [:]) {
      self.written = written
      self.leftOut = leftOut
    }
  }
}
