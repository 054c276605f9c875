public import Foundation

extension UICalendarSelectionSingleDateDelegate {
  /// Lets `delegate.dateSelection?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var dateSelection: UICalendarSelectionSingleDateDelegateCalls? {
    UICalendarSelectionSingleDateDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICalendarSelectionSingleDateDelegateCalls {
  let delegate: any UICalendarSelectionSingleDateDelegate

  /// Whether a day can be chosen; for nil, whether the chosen one can be given up. Any can unless this is
  /// implemented.
  public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    delegate.dateSelection(selection, canSelectDate: dateComponents)
  }
}
