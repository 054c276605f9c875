public import Foundation

extension UICalendarViewDelegate {
  /// Lets `delegate.calendarView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var calendarView: UICalendarViewDelegateCalls? {
    UICalendarViewDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UICalendarViewDelegateCalls {
  let delegate: any UICalendarViewDelegate

  /// A person has turned to another month (since iOS 16.2).
  public func callAsFunction(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    delegate.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
  }
}
