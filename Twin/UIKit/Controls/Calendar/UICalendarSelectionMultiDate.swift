public import Foundation

/// Says which days of a calendar can be chosen and given up, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A person has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// A person has given up a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether a day can be chosen. Any can unless this is implemented.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether a chosen day can be given up. Any can unless this is implemented.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Makes a choice of none yet.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
    dieOnMainThread()
  }

  /// The days, in the order in which they were chosen. Setting them tells nobody.
  open var selectedDates: [DateComponents] = [] {
    didSet { calendarView?.selectionDidChange() }
  }

  /// Chooses days. Differs from UIKit: never animated.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func isSelectable(_ day: Date, in calendarView: UICalendarView) -> Bool {
    isSelected(day, in: calendarView)
      || delegate?.multiDateSelection(self, canSelectDate: calendarView.components(of: day))
        ?? true
  }

  private func index(of day: Date, in calendarView: UICalendarView) -> Int? {
    selectedDates.firstIndex { parts in
      calendarView.date(of: parts).map { calendarView.calendar.isDate($0, inSameDayAs: day) }
        ?? false
    }
  }

  override func isSelected(_ day: Date, in calendarView: UICalendarView) -> Bool {
    index(of: day, in: calendarView) != nil
  }

  override func dayWasTapped(_ day: Date, in calendarView: UICalendarView) {
    let parts = calendarView.components(of: day)
    if let index = index(of: day, in: calendarView) {
      guard delegate?.multiDateSelection(self, canDeselectDate: parts) ?? true else { return }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: parts)
    } else {
      selectedDates.append(parts)
      delegate?.multiDateSelection(self, didSelectDate: parts)
    }
  }
}
