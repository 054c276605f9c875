/// An engine in the middle of its work: what a recording begins with.
extension NavigationEngine: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.settings, settings)
      $0.field(.ignoredEvents, ignoredEventCount)
      $0.field(.phase, RecordedPhase(phase: phase, motions: motions))
      $0.field(.plan, plan)
      $0.field(.lastRequest, ifPresent: ledger.lastRequest)
      $0.field(.taps, ledger.openTaps)
      $0.field(.host, host)
      $0.field(.needsLayout, needsLayout)
      $0.field(.visiblePage, ifPresent: visiblePage)
      $0.field(.timer, timer)
      $0.field(.asked, consents.questions)
      $0.field(.holds, holdBook)
      $0.field(.unread, ifPresent: unread)
      $0.field(.openProbe, ifPresent: openProbe)
      $0.field(.now, now)
      $0.field(.lastTransition, lastTransition)
      $0.field(.lastProbe, lastProbe)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .settings, .ignoredEvents, .phase, .plan, .lastRequest, .taps, .host, .needsLayout,
      .visiblePage, .timer, .asked, .holds, .unread, .openProbe, .now, .lastTransition,
      .lastProbe)
    let plan = try fields.read(.plan, as: Plan.self)
    var consents = ConsentBook()
    for question in try fields.read(.asked, as: [ConsentBook.Question].self) {
      consents.add(question)
    }
    let open = plan.requests + consents.questions.map(\.request)
    let taps = try fields.read(.taps, as: [Ledger.OpenTap].self)
    guard
      let ledger = Ledger(
        open: open, taps: taps, lastRequest: try fields.readIfPresent(.lastRequest))
    else {
      throw value.fault("its requests contradict each other")
    }
    let recorded = try fields.read(.phase, as: RecordedPhase.self)
    self.init(
      settings: try fields.read(.settings),
      ignoredEventCount: try fields.count(.ignoredEvents),
      phase: recorded.phase, plan: plan, ledger: ledger, host: try fields.read(.host),
      needsLayout: try fields.read(.needsLayout),
      visiblePage: try fields.readIfPresent(.visiblePage), timer: try fields.read(.timer),
      consents: consents, holdBook: try fields.read(.holds), motions: recorded.motions,
      unread: try fields.readIfPresent(.unread),
      openProbe: try fields.readIfPresent(.openProbe), now: try fields.read(.now),
      lastTransition: try fields.count(.lastTransition),
      lastProbe: try fields.count(.lastProbe))
    if let violation = violations().first {
      throw value.fault("it contradicts itself: \(violation)")
    }
  }
}

/// A push that has no outcome yet, as a recording has it.
extension Ledger.OpenTap: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.request, request)
      $0.field(.source, ifPresent: tap.source)
      $0.field(.key, tap.key)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.request, .source, .key)
    self.init(
      request: try fields.read(.request),
      tap: Ledger.Tap(
        source: try fields.readIfPresent(.source), key: try fields.read(.key)))
  }
}
