import Interlock
import Synchronization

/// Where reports about blocked interaction arrive: the guard's, and those of a cure.
final class ReportDesk {
  /// The reports until now, as lines for a person, oldest first.
  private(set) var all: [String] = []
  /// Called with the first line of each.
  var onReport: ((String) -> Void)?

  private let tray = Tray()

  /// Takes a report at once.
  func take(_ report: String) {
    all.append(report)
    onReport?(report.prefix { $0 != "\n" }.description)
  }

  /// Takes the guard's reports from now on.
  func listen(to interlock: NavigationInterlock) {
    interlock.reportSink = tray
  }

  /// Takes what the guard has reported until now.
  ///
  /// It does so from another thread. Waiting for it here makes every run the same.
  func collect(from interlock: NavigationInterlock) {
    interlock.waitForReports()
    for report in tray.empty() { take(report.text) }
  }
}

/// Brings reports from one thread to another.
private nonisolated final class Tray: ReportSink {
  private let reports = Mutex<[StuckReport]>([])

  func receive(_ report: StuckReport) {
    reports.withLock { $0.append(report) }
  }

  func empty() -> [StuckReport] {
    reports.withLock { reports in
      defer { reports = [] }
      return reports
    }
  }
}
