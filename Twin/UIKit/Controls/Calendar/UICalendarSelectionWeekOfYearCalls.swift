public import Foundation

extension UICalendarSelectionWeekOfYearDelegate {
  /// Lets `delegate.week?(...)` compile, which Objective-C's optional methods need.
  public var week: UICalendarSelectionWeekOfYearDelegateCalls? {
    UICalendarSelectionWeekOfYearDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICalendarSelectionWeekOfYearDelegateCalls {
  let delegate: any UICalendarSelectionWeekOfYearDelegate

  /// Whether a week can be chosen; for nil, whether the chosen one can be given up. Any can unless this is
  /// implemented.
  public func callAsFunction(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    delegate.week(ofYearSelection: selection, canSelectWeekOfYear: weekOfYearComponents)
  }
}
