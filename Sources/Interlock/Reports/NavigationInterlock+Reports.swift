extension NavigationInterlock {
  /// How many reports may wait for a slow sink; those that come then are lost.
  public static var pendingReportLimit: Int { ReportDelivery.pendingLimit }

  /// Where a report goes when interaction stays blocked; nowhere at first.
  ///
  /// Told after ``NavigationDeadlines/report`` (10 s) of blocked interaction, when what a transition
  /// holds is released because its end was not seen, and when a hold of the app reaches its maximum.
  ///
  /// ```swift
  /// navigation.interlock.reportSink = ClosureReportSink { metrics.count($0.cause.rawValue) }
  /// ```
  ///
  /// Article: sendInteractionBlockingReport
  public var reportSink: (any ReportSink)? {
    get { driver.runner.reportSink }
    set { driver.runner.reportSink = newValue }
  }

  /// Waits until every report that was made has reached its sink: for tests, and a run that is to be
  /// the same each time.
  package func waitForReports() {
    driver.runner.reportDelivery.finish()
  }
}
