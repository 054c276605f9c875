public import Foundation

/// What people choose in a calendar; its subclasses say how (since iOS 16).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar whose days are chosen.
  weak var calendarView: UICalendarView?

  nonisolated deinit {}  // As in `UIResponder`.

  /// Asks the delegate anew which days can be chosen.
  open func updateSelectableDates() {
    calendarView?.selectionDidChange()
  }

  /// Whether people can choose a day.
  func isSelectable(_ day: Date, in calendarView: UICalendarView) -> Bool { true }

  /// Whether a day is chosen.
  func isSelected(_ day: Date, in calendarView: UICalendarView) -> Bool { false }

  /// A person has tapped a day that can be chosen.
  func dayWasTapped(_ day: Date, in calendarView: UICalendarView) {}
}

/// Says which day of a calendar can be chosen, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A person has chosen a day, or none any more.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether a day can be chosen; for nil, whether the chosen one can be given up. Any can unless this is
  /// implemented.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// True.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Makes a choice of none yet.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
    dieOnMainThread()
  }

  /// The day; nil for none. Setting it tells nobody.
  open var selectedDate: DateComponents? {
    didSet { calendarView?.selectionDidChange() }
  }

  /// Chooses a day. Differs from UIKit: never animated.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func isSelectable(_ day: Date, in calendarView: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: calendarView.components(of: day)) ?? true
  }

  override func isSelected(_ day: Date, in calendarView: UICalendarView) -> Bool {
    guard let date = selectedDate.flatMap(calendarView.date(of:)) else { return false }
    return calendarView.calendar.isDate(date, inSameDayAs: day)
  }

  /// Assumed: a tap on the chosen day gives it up, if the delegate lets it.
  override func dayWasTapped(_ day: Date, in calendarView: UICalendarView) {
    if isSelected(day, in: calendarView) {
      guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
      selectedDate = nil
    } else {
      selectedDate = calendarView.components(of: day)
    }
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}
