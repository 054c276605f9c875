public import Foundation

/// Says which weeks of a calendar can be chosen, and hears of it (since iOS 18).
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// A person has chosen a week, or none any more.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)

  /// Whether a week can be chosen; for nil, whether the chosen one can be given up. Any can unless this is
  /// implemented.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// True.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// One week, or none (since iOS 18).
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// Makes a choice of none yet.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
    dieOnMainThread()
  }

  /// The week, with its year and its number (Apple, "selectedWeekOfYear"); nil for none. Setting it tells nobody.
  open var selectedWeekOfYear: DateComponents? {
    didSet { calendarView?.selectionDidChange() }
  }

  /// Chooses a week. Differs from UIKit: never animated.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: Date, in calendarView: UICalendarView) -> DateComponents {
    let calendar = calendarView.calendar
    var parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    parts.calendar = calendar
    return parts
  }

  override func isSelectable(_ day: Date, in calendarView: UICalendarView) -> Bool {
    let week = week(of: day, in: calendarView)
    return delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week) ?? true
  }

  override func isSelected(_ day: Date, in calendarView: UICalendarView) -> Bool {
    guard let selectedWeekOfYear else { return false }
    let week = week(of: day, in: calendarView)
    return week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
      && week.weekOfYear == selectedWeekOfYear.weekOfYear
  }

  /// Assumed: a tap on the chosen week gives it up, if the delegate lets it.
  override func dayWasTapped(_ day: Date, in calendarView: UICalendarView) {
    if isSelected(day, in: calendarView) {
      guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? true else { return }
      selectedWeekOfYear = nil
    } else {
      selectedWeekOfYear = week(of: day, in: calendarView)
    }
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selectedWeekOfYear)
  }
}
