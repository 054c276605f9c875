import Dispatch

/// Hands reports to sinks in the background, so that no sink can hold up the navigation.
nonisolated struct ReportDelivery: Sendable {
  /// How many reports may wait for a slow sink.
  static let pendingLimit = 16

  private let queue = DispatchQueue(label: "interlock.reports", qos: .utility)
  private let places = DispatchSemaphore(value: pendingLimit)

  /// Waits until every report that was handed on has been taken, or could not be.
  func finish() {
    queue.sync {}
  }

  /// Hands a report on; it is lost if too many wait.
  func deliver(_ report: StuckReport, to sink: any ReportSink) {
    guard places.wait(timeout: .now()) == .success else {
      return SystemLog.write("A report was lost: the sink \(type(of: sink)) is too slow.")
    }
    queue.async { [places] in
      defer { places.signal() }
      do {
        try sink.receive(report)
      } catch {
        SystemLog.write("A report was lost: the sink \(type(of: sink)) failed: \(error)")
      }
    }
  }
}
