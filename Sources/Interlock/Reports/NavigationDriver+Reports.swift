import InterlockCore
import UIKit

/// Writing down what is the matter, at the moment of an incident.
extension NavigationDriver {
  /// Hands a report to the app's sink if the incident is about interaction that is, or was, blocked.
  ///
  /// Called before the actions that follow the incident: what it releases is still held.
  func reportIfStuck(_ incident: NavigationIncident) {
    guard let reportSink, let cause = StuckReport.Cause(incident) else { return }
    reportDelivery.deliver(stuckReport(cause), to: reportSink)
  }

  /// Everything that there is to say at this moment.
  func stuckReport(_ cause: StuckReport.Cause) -> StuckReport {
    let words = NavigationWords(pages: self)
    let now = clock.now
    return StuckReport(
      cause: cause,
      page: words.describe(host?.topViewController),
      activity: activity.names,
      isInteractionBlocked: blocker.isBlocking,
      isInteractionDisabled: isInteractionDisabled,
      isAtRest: engine.isAtRest,
      holds: blocker.openHolds.map { hold in
        StuckReport.Hold(
          owner: words.shortName(hold.owner), reason: hold.reason,
          seconds: (now - hold.start).seconds)
      },
      stack: (host?.viewControllers ?? []).map { words.describe($0) },
      targetStack: pages(engine.target).map { words.describe($0) },
      waitingCount: engine.waitingCount,
      history: runner.history.all.map { time, event in
        StuckReport.Moment(secondsBefore: (now - time).seconds, text: words.line(on: event))
      })
  }
}

extension StuckReport.Cause {
  /// The cause of a report about an incident; `nil` for one that is not about blocked interaction.
  package init?(_ incident: NavigationIncident) {
    switch incident {
    case .longHold: self = .blockedTooLong
    case .lateEnd(_, .release): self = .releasedUnfinished
    case .holdExpired: self = .holdExpired
    case .lateEnd, .longBlock, .divergence, .retried, .dropped: return nil
    }
  }
}
