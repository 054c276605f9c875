import Foundation
import Simulator
import Testing
import UIKit

@Suite("A date picker that shows a calendar")
@MainActor
struct DateCalendarTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let picker = UIDatePicker()

  private init() {
    device.launch { [page] in page }
    picker.date = date(2024, 2, 14, 9, 30)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  @Test("has a language unless set, and again when that is taken back")
  func language() {
    let usual = picker.locale
    #expect(usual != nil)
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.locale?.identifier == "de_DE")
    picker.locale = nil
    #expect(picker.locale == usual)
  }

  private func show(_ style: UIDatePickerStyle, mode: UIDatePicker.Mode = .date) {
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
    device.perform { page.view.addSubview(picker) }
    device.advance(by: 0.1)
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { all(in: $0) }
  }

  private func day(_ name: String) -> UIView? {
    all(in: device.window).first { $0.accessibilityLabel == name && $0.window != nil }
  }

  private func tap(_ name: String) {
    guard let target = day(name) else {
      Issue.record("There is no \(name).")
      return
    }
    device.tap(at: target.convert(CGPoint(x: target.bounds.midX, y: 15), to: nil))
    _ = device.settle(limit: 5)
  }

  /// The frontmost label with a text.
  private func label(_ text: String) -> UILabel? {
    all(in: device.window).compactMap { $0 as? UILabel }.last {
      $0.text == text && !$0.isHidden
    }
  }

  private func tap(text: String) {
    guard let target = label(text) else {
      Issue.record("There is no text \(text).")
      return
    }
    device.tap(at: target.convert(CGPoint(x: target.bounds.midX, y: target.bounds.midY), to: nil))
    _ = device.settle(limit: 5)
  }

  private func color(of text: String) -> UIColor? { label(text)?.textColor }

  @Test("is as high as six weeks, and a row higher with a time, which `sizeThatFits` leaves out")
  func sizes() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.height == 348)
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize.height == 392)
    #expect(picker.sizeThatFits(.zero).height == 348)
    #expect(picker.sizeThatFits(CGSize(width: 400, height: 0)).width == 400)
    #expect(picker.sizeThatFits(CGSize(width: 100, height: 0)).width == 280)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("shows the month of its date, and takes a day that is tapped with the time it had")
  func choosing() {
    var changes: [Date] = []
    picker.addAction(
      UIAction { [unowned picker] _ in changes.append(picker.date) }, for: .valueChanged)
    show(.inline)
    #expect(!device.find(text: "February 2024").isEmpty)
    #expect(day("Wednesday, February 14")?.accessibilityTraits.contains(.selected) == true)
    tap("Tuesday, February 20")
    #expect(changes == [date(2024, 2, 20, 9, 30)])
    #expect(day("Wednesday, February 14")?.accessibilityTraits.contains(.selected) == false)
    #expect(day("Tuesday, February 20")?.accessibilityTraits.contains(.selected) == true)
    tap("Tuesday, February 20")
    #expect(changes.count == 1 && picker.date == date(2024, 2, 20, 9, 30))
  }

  @Test("goes to the month of a date that is set, and tells nobody")
  func setting() {
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    show(.inline)
    picker.setDate(date(2024, 5, 1), animated: true)
    _ = device.settle(limit: 5)
    #expect(!device.find(text: "May 2024").isEmpty)
    #expect(day("Wednesday, May 1")?.accessibilityTraits.contains(.selected) == true)
    #expect(changes == 0)
  }

  @Test("dims days beyond its limits, which cannot be chosen, and has no way to their months")
  func limits() {
    picker.minimumDate = date(2024, 2, 10, 12)
    picker.maximumDate = date(2024, 2, 20)
    show(.inline)
    #expect(day("Friday, February 9")?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(day("Saturday, February 10")?.accessibilityTraits.contains(.notEnabled) == false)
    tap("Friday, February 9")
    #expect(picker.date == date(2024, 2, 14, 9, 30))
    tap("Saturday, February 10")
    #expect(picker.date == date(2024, 2, 10, 12))
    tap("Next Month")
    #expect(!device.find(text: "February 2024").isEmpty)
    picker.maximumDate = nil
    tap("Next Month")
    #expect(!device.find(text: "March 2024").isEmpty)
    #expect(picker.date == date(2024, 2, 10, 12))
  }

  @Test("has a plate for the time in its last row, which opens wheels over the page")
  func time() throws {
    show(.inline, mode: .dateAndTime)
    #expect(!device.find(text: "Time").isEmpty)
    tap(text: "9:30 AM")
    let open = try #require(page.presentedViewController)
    #expect(open.modalPresentationStyle == .popover)
    tap(text: "31")
    #expect(picker.date == date(2024, 2, 14, 9, 31))
    #expect(!device.find(text: "9:31 AM").isEmpty)
    picker.datePickerMode = .date
    device.advance(by: 0.1)
    #expect(device.find(text: "Time").isEmpty)
  }

  @Test("opens from a plate of the compact form, stays open while days are tapped, and says so")
  func compact() throws {
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.valueChanged, "change"),
      (.editingDidEnd, "end"),
    ] {
      picker.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    show(.compact)
    tap(text: "Feb 14, 2024")
    #expect(events == ["begin"])
    #expect(page.presentedViewController != nil)
    #expect(color(of: "Feb 14, 2024") == picker.tintColor)
    tap("Tuesday, February 20")
    #expect(picker.date == date(2024, 2, 20, 9, 30))
    #expect(!device.find(text: "Feb 20, 2024").isEmpty)
    #expect(page.presentedViewController != nil)
    device.tap(at: CGPoint(x: 30, y: 800))
    _ = device.settle(limit: 5)
    #expect(page.presentedViewController == nil)
    #expect(events == ["begin", "change", "end"])
    #expect(color(of: "Feb 20, 2024") == .label)
  }

  @Test("closes by the page's `dismiss`, and opens again")
  func dismissing() {
    var ends = 0
    picker.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    show(.compact, mode: .dateAndTime)
    tap(text: "Feb 14, 2024")
    page.dismiss(animated: true)
    _ = device.settle(limit: 5)
    #expect(ends == 1 && page.presentedViewController == nil)
    tap(text: "9:30 AM")
    #expect(page.presentedViewController != nil)
    tap(text: "10")
    #expect(picker.date == date(2024, 2, 14, 10, 30))
  }

  @Test("opens nothing while it is disabled")
  func disabled() {
    picker.isEnabled = false
    show(.compact)
    tap(text: "Feb 14, 2024")
    #expect(page.presentedViewController == nil)
    show(.inline)
    tap("Tuesday, February 20")
    #expect(picker.date == date(2024, 2, 14, 9, 30))
  }

  @Test("dims all days while it is disabled")
  func dimmed() {
    show(.inline)
    #expect(day("Tuesday, February 20")?.accessibilityTraits.contains(.notEnabled) == false)
    picker.isEnabled = false
    #expect(day("Tuesday, February 20")?.accessibilityTraits.contains(.notEnabled) == true)
    picker.isEnabled = true
    #expect(day("Tuesday, February 20")?.accessibilityTraits.contains(.notEnabled) == false)
    tap("Next Month")
    picker.isEnabled = false
    #expect(!device.find(text: "March 2024").isEmpty)
  }

  @Test("is kept while what it has opened is open, and no longer")
  func lifetime() {
    weak var gone: UIDatePicker?
    do {
      let other = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      other.preferredDatePickerStyle = .compact
      other.datePickerMode = .date
      other.date = date(2024, 2, 14)
      gone = other
      device.perform { page.view.addSubview(other) }
      device.advance(by: 0.1)
      tap(text: "Feb 14, 2024")
      device.perform { other.removeFromSuperview() }
    }
    tap("Tuesday, February 20")
    #expect(gone?.date == date(2024, 2, 20))
    page.dismiss(animated: false)
    _ = device.settle(limit: 5)
    #expect(gone == nil)
  }

  @Test("says where a page is missing that could show what a plate opens")
  func noPage() {
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    device.perform { device.window.addSubview(picker) }
    device.advance(by: 0.1)
    tap(text: "Feb 14, 2024")
    #expect(page.presentedViewController == nil)
    #expect(device.log.contains { $0.text.contains("Failed to find a presenting view controller") })
  }
}
