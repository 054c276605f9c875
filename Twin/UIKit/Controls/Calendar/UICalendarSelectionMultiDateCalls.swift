public import Foundation

extension UICalendarSelectionMultiDateDelegate {
  /// Lets `delegate.multiDateSelection?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var multiDateSelection: UICalendarSelectionMultiDateDelegateCalls? {
    UICalendarSelectionMultiDateDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICalendarSelectionMultiDateDelegateCalls {
  let delegate: any UICalendarSelectionMultiDateDelegate

  /// Whether a day can be chosen. Any can unless this is implemented.
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canSelectDate: dateComponents)
  }

  /// Whether a chosen day can be given up. Any can unless this is implemented.
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canDeselectDate: dateComponents)
  }
}
