import Dispatch
import Interlock
import Synchronization

/// Where reports about blocked interaction arrive: the guard's, and those of a cure.
final class ReportDesk {
  /// The reports until now, as lines for a person, oldest first.
  private(set) var all: [String] = []
  /// Called with the first line of each.
  var onReport: ((String) -> Void)?

  private let tray = Tray()

  /// Takes the guard's reports.
  var sink: any ReportSink { tray }

  /// Takes a report at once.
  func take(_ report: String) {
    all.append(report)
    onReport?(report.prefix { $0 != "\n" }.description)
  }

  /// Takes the report that the guard has made of an incident, if it makes one of its kind.
  ///
  /// The guard hands it on from another thread. Waiting for it here makes every run the same.
  func take(after incident: NavigationIncident) {
    guard StuckReport.Cause(incident) != nil else { return }
    take(tray.next().text)
  }
}

/// Brings reports from one thread to another.
private nonisolated final class Tray: ReportSink {
  private let reports = Mutex<[StuckReport]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  func receive(_ report: StuckReport) {
    reports.withLock { $0.append(report) }
    arrivals.signal()
  }

  /// Waits for the next report.
  func next() -> StuckReport {
    arrivals.wait()
    return reports.withLock { $0.removeFirst() }
  }
}
