public import Foundation

/// Decorates the days of a calendar, and hears of the months that people turn to (since iOS 16).
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What a day shows below its number; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// A person has turned to another month (since iOS 16.2).
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
