import Foundation
import Simulator
import Testing
import UIKit

@Suite("A calendar")
@MainActor
struct CalendarTests {
  private final class Delegate: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarSelectionWeekOfYearDelegate
  {
    var heard: [String] = []
    var asked: [Int] = []
    var decorated: Set<Int> = []
    var allows: (Int?) -> Bool = { _ in true }

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents.day ?? 0)
      return decorated.contains(dateComponents.day ?? 0) ? .default(color: .red) : nil
    }

    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      heard.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)")
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {
      heard.append("select \(dateComponents?.day ?? 0)")
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { allows(dateComponents?.day) }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) {
      heard.append("select \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      heard.append("deselect \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { allows(dateComponents.day) }

    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      heard.append("week \(weekOfYearComponents?.weekOfYear ?? 0)")
    }
  }

  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let view = UICalendarView()
  private let delegate = Delegate()

  private init() {
    device.launch { [page] in page }
    view.delegate = delegate
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.frame = CGRect(x: 0, y: 100, width: 350, height: view.intrinsicContentSize.height)
    device.perform { page.view.addSubview(view) }
    device.advance(by: 0.1)
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { all(in: $0) }
  }

  private func day(_ name: String) -> UIView? {
    all(in: view).first { $0.accessibilityLabel == name && $0.window != nil }
  }

  private func tap(_ name: String) {
    guard let target = day(name) else {
      Issue.record("There is no \(name).")
      return
    }
    device.tap(at: target.convert(CGPoint(x: target.bounds.midX, y: 15), to: nil))
  }

  private var month: String {
    let parts = view.visibleDateComponents
    return "\(parts.year ?? 0)-\(parts.month ?? 0)"
  }

  private var title: String? {
    all(in: view).compactMap { $0 as? UILabel }.first { $0.text?.contains("20") ?? false }?.text
  }

  private var days: [UIView] {
    all(in: view).filter { $0.accessibilityLabel?.contains(", ") ?? false }
  }

  @Test("shows the month of today, until another one is set")
  func first() {
    let fresh = UICalendarView()
    #expect(fresh.visibleDateComponents.year == 2001 && fresh.visibleDateComponents.month == 1)
    #expect(month == "2024-2" && title == "February 2024")
    #expect(view.visibleDateComponents.era == 1 && view.visibleDateComponents.day == nil)
    #expect(view.visibleDateComponents.calendar?.identifier == .gregorian)
    #expect(view.locale.identifier == "en_US_POSIX" && view.fontDesign == .default)
    #expect(view.wantsDateDecorations && view.selectionBehavior == nil)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
  }

  @Test("has a column for each day of the week, and a row for each week")
  func grid() throws {
    #expect(days.count == 29)
    let first = try #require(day("Thursday, February 1"))
    let last = try #require(day("Thursday, February 29"))
    #expect(first.frame == CGRect(x: 200, y: 0, width: 50, height: 54))
    #expect(last.frame.origin == CGPoint(x: 200, y: 4 * 54))
    let names = all(in: view).compactMap { ($0 as? UILabel)?.text }
      .filter { $0.count == 3 && $0 == $0.uppercased() }
    #expect(names == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    device.perform { view.calendar = calendar }
    #expect(day("Thursday, February 1")?.frame.minX == 150 && month == "2024-2")
    device.perform { view.wantsDateDecorations = false }
    #expect(day("Thursday, February 29")?.frame.origin == CGPoint(x: 150, y: 4 * 44))
    #expect(view.intrinsicContentSize.height == CGFloat(328))
  }

  @Test("turns by its arrows and by a swipe, and tells the delegate then")
  func turning() throws {
    let next = try #require(day("Next Month"))
    device.tap(at: next.convert(CGPoint(x: 22, y: 22), to: nil))
    #expect(month == "2024-3" && title == "March 2024" && delegate.heard == ["from 2024-2"])
    #expect(device.settle(limit: 3))
    #expect(days.count == 31 && day("Friday, March 1")?.frame.origin == CGPoint(x: 250, y: 0))
    device.swipe(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.15)
    #expect(device.settle(limit: 3))
    #expect(month == "2024-2" && delegate.heard == ["from 2024-2", "from 2024-3"])
    #expect(days.count == 29)
    device.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 280, y: 300), duration: 1)
    #expect(device.settle(limit: 3))
    #expect(month == "2024-2" && delegate.heard.count == 2 && days.count == 29)
  }

  @Test("turns by code without telling the delegate, at once or in an animation")
  func code() {
    device.perform {
      view.setVisibleDateComponents(DateComponents(year: 2025, month: 6, day: 7), animated: true)
    }
    #expect(month == "2025-6" && days.count == 29 + 30)
    #expect(device.settle(limit: 3))
    #expect(days.count == 30 && delegate.heard.isEmpty)
    device.perform { view.visibleDateComponents = DateComponents(year: 2023, month: 1) }
    #expect(month == "2023-1" && days.count == 31 && delegate.heard.isEmpty)
  }

  @Test("opens wheels of months and years below its title")
  func wheels() throws {
    let title = try #require(
      all(in: view).first { ($0 as? UILabel)?.text == "February 2024" })
    device.tap(at: title.convert(CGPoint(x: 20, y: 22), to: nil))
    let picker = try #require(all(in: view).first { $0 is UIDatePicker } as? UIDatePicker)
    #expect(!picker.isHidden && day("Next Month")?.isHidden == true)
    device.perform {
      picker.date =
        DateComponents(
          calendar: view.calendar, year: 2022, month: 5, day: 3
        ).date ?? .distantPast
      picker.sendActions(for: .valueChanged)
    }
    #expect(month == "2022-5" && delegate.heard == ["from 2024-2"])
    device.tap(at: title.convert(CGPoint(x: 20, y: 22), to: nil))
    #expect(picker.window == nil && days.count == 31)
  }

  @Test("keeps within the days that are available")
  func available() throws {
    func date(_ month: Int, _ day: Int) -> Date {
      DateComponents(calendar: view.calendar, year: 2024, month: month, day: day).date
        ?? .distantPast
    }
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
    delegate.asked = []
    device.perform {
      view.availableDateRange = DateInterval(start: date(2, 10), end: date(3, 20))
    }
    #expect(Set(delegate.asked) == Set(10...29))
    #expect(day("Friday, February 9")?.accessibilityTraits.contains(.notEnabled) == true)
    tap("Friday, February 9")
    #expect(delegate.heard.isEmpty)
    tap("Saturday, February 10")
    #expect(delegate.heard == ["select 10"])
    #expect((day("Previous Month") as? UIButton)?.isEnabled == false)
    device.perform { view.visibleDateComponents = DateComponents(year: 2030, month: 1) }
    #expect(month == "2024-3" && (day("Next Month") as? UIButton)?.isEnabled == false)
    device.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.15)
    #expect(device.settle(limit: 3))
    #expect(month == "2024-3")
    device.perform { view.availableDateRange = DateInterval(start: date(6, 1), end: date(7, 1)) }
    #expect(month == "2024-6" && delegate.heard == ["select 10"])
  }

  @Test("lets people choose one day, and give it up")
  func single() {
    tap("Friday, February 9")
    #expect(delegate.heard.isEmpty)
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    delegate.allows = { $0 != 12 }
    device.perform { view.selectionBehavior = selection }
    tap("Friday, February 9")
    #expect(selection.selectedDate?.day == 9 && selection.selectedDate?.year == 2024)
    tap("Tuesday, February 20")
    tap("Monday, February 12")
    #expect(delegate.heard == ["select 9", "select 20"])
    #expect(day("Tuesday, February 20")?.accessibilityTraits.contains(.selected) == true)
    #expect(day("Friday, February 9")?.accessibilityTraits.contains(.selected) == false)
    tap("Tuesday, February 20")
    #expect(selection.selectedDate == nil && delegate.heard.last == "select 0")
    device.perform { selection.selectedDate = DateComponents(year: 2024, month: 2, day: 3) }
    #expect(day("Saturday, February 3")?.accessibilityTraits.contains(.selected) == true)
    delegate.allows = { $0 != nil && $0 != 3 }
    device.perform { selection.updateSelectableDates() }
    #expect(day("Saturday, February 3")?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(delegate.heard.count == 3)
  }

  @Test("marks what is chosen in its tint color")
  func tint() {
    func marks() -> [UIView] {
      all(in: view).filter { $0.layer.cornerRadius == 20 && !$0.isHidden }
    }
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    device.perform {
      view.selectionBehavior = selection
      selection.selectedDate = DateComponents(year: 2024, month: 2, day: 3)
      view.tintColor = .systemRed
    }
    #expect(marks().map(\.backgroundColor) == [UIColor.systemRed.withAlphaComponent(0.15)])
    device.perform {
      view.visibleDateComponents = DateComponents(year: 2001, month: 1)
      selection.setSelected(DateComponents(year: 2001, month: 1, day: 1), animated: false)
    }
    #expect(marks().map(\.backgroundColor) == [.systemRed])
  }

  @Test("lets people choose several days")
  func multiple() {
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    delegate.allows = { $0 != 5 }
    device.perform { view.selectionBehavior = selection }
    for name in ["Monday, February 5", "Tuesday, February 6", "Monday, February 5"] { tap(name) }
    tap("Tuesday, February 6")
    #expect(delegate.heard == ["select 5", "select 6", "deselect 6"])
    #expect(selection.selectedDates.map(\.day) == [5])
    device.perform {
      selection.setSelectedDates([DateComponents(year: 2024, month: 2, day: 1)], animated: true)
    }
    #expect(day("Monday, February 5")?.accessibilityTraits.contains(.selected) == false)
    #expect(day("Thursday, February 1")?.accessibilityTraits.contains(.selected) == true)
  }

  @Test("lets people choose a week")
  func week() {
    let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
    device.perform { view.selectionBehavior = selection }
    tap("Tuesday, February 6")
    #expect(selection.selectedWeekOfYear?.weekOfYear == 6 && delegate.heard == ["week 6"])
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    let chosen = days.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(chosen.count == 7 && chosen.first?.accessibilityLabel == "Sunday, February 4")
    tap("Wednesday, February 7")
    #expect(selection.selectedWeekOfYear == nil)
  }

  @Test("shows decorations below days, and asks anew only for those that are named")
  func decorations() throws {
    func dots() -> Int { all(in: view).filter { $0.backgroundColor == .red }.count }
    #expect(dots() == 0)
    delegate.decorated = [3, 4]
    delegate.asked = []
    device.perform {
      view.reloadDecorations(
        forDateComponents: [DateComponents(year: 2024, month: 2, day: 3)], animated: false)
    }
    #expect(delegate.asked == [3] && dots() == 1)
    device.perform { view.wantsDateDecorations = false }
    #expect(dots() == 0)
  }

  @Test("has decorations of circles, images and views of the app's")
  func kinds() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    var count = 0
    let decorations: [UICalendarView.Decoration] = [
      UICalendarView.Decoration(), .default(color: .blue, size: .large),
      .image(UIImage(systemName: "star"), color: .green, size: .small),
      .customView {
        count += 1
        return label
      },
    ]
    final class Fixed: NSObject, UICalendarViewDelegate {
      var decorations: [UICalendarView.Decoration] = []
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? {
        let index = (dateComponents.day ?? 0) - 1
        return decorations.indices.contains(index) ? decorations[index] : nil
      }
    }
    let fixed = Fixed()
    fixed.decorations = decorations
    device.perform { view.delegate = fixed }
    #expect(all(in: view).contains { $0.backgroundColor == .systemFill })
    #expect(all(in: view).contains { $0.backgroundColor == .blue })
    #expect(all(in: view).contains { ($0 as? UIImageView)?.tintColor == .green })
    device.perform { view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate) }
    #expect(label.isDescendant(of: view) && count == 1)
    let holder = try #require(label.superview)
    #expect(holder.clipsToBounds && !holder.isUserInteractionEnabled)
    tap("Sunday, February 4")
    #expect(delegate.heard == ["select 4"])
  }

  @Test("runs from right to left where the interface does")
  func rightToLeft() {
    device.perform {
      for part in all(in: view) { part.semanticContentAttribute = .forceRightToLeft }
      view.visibleDateComponents = DateComponents(year: 2024, month: 3)
      for part in all(in: view) { part.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(day("Friday, March 1")?.frame.minX == 50)
    device.swipe(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.15)
    #expect(device.settle(limit: 3))
    #expect(month == "2024-4")
  }
}
