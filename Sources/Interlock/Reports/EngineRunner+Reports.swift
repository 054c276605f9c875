import InterlockCore

/// Writing down what is the matter, at the moment of an incident.
extension EngineRunner {
  /// Hands a report to the app's sink if the incident is about interaction that is, or was, blocked.
  ///
  /// Called before the actions that follow the incident: what it releases is still held.
  func reportIfStuck(_ incident: NavigationIncident) {
    guard let reportSink, let cause = StuckReport.Cause(incident), let report = stuckReport(cause)
    else { return }
    reportDelivery.deliver(report, to: reportSink)
  }

  /// Everything that there is to say at this moment; nil if nobody is there to speak of.
  func stuckReport(_ cause: StuckReport.Cause) -> StuckReport? {
    guard let host else { return nil }
    let words = NavigationWords(pages: host)
    let now = clock.now
    let stack = host.stack()
    return StuckReport(
      cause: cause,
      page: stack.last.flatMap { host.page($0)?.fullName } ?? "no page",
      activity: activity.names,
      isInteractionBlocked: blocker.isBlocking,
      isInteractionDisabled: isInteractionDisabled,
      isAtRest: engine.isAtRest,
      holds: blocker.openHolds.map { hold in
        StuckReport.Hold(
          owner: words.shortName(hold.owner), reason: hold.reason,
          seconds: (now - hold.start).seconds)
      },
      stack: stack.compactMap { host.page($0)?.fullName },
      targetStack: engine.target.compactMap { host.page($0)?.fullName },
      waitingCount: engine.waitingCount,
      history: desk.history.all.map { time, event in
        StuckReport.Moment(secondsBefore: (now - time).seconds, text: words.line(on: event))
      },
      recording: recordedStepCount > 0 ? recording() : nil)
  }
}

extension StuckReport.Cause {
  /// The cause of a report about an incident; `nil` for one that is not about blocked interaction.
  fileprivate init?(_ incident: NavigationIncident) {
    switch incident {
    case .longHold: self = .blockedTooLong
    case .lateEnd(_, .release): self = .releasedUnfinished
    case .holdExpired: self = .holdExpired
    case .lateEnd, .longBlock, .divergence, .retried, .dropped: return nil
    }
  }
}
