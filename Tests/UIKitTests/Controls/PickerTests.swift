import Foundation
import Simulator
import Testing
import UIKit

@Suite("A picker")
@MainActor
struct PickerTests {
  private let device = Device(era: .iOS18)

  private func make(_ columns: [[String]] = [["a", "b", "c", "d"], ["1", "2"]]) -> (
    picker: UIPickerView, owner: PickerOwner
  ) {
    UISystem.current = device.system
    let owner = PickerOwner(columns)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
    picker.dataSource = owner
    picker.delegate = owner
    device.window.addSubview(picker)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    return (picker, owner)
  }

  @Test(
    "of dates is one of wheels where there is no other form yet, and compact from then on",
    arguments: Era.all)
  func form(era: Era) {
    UISystem.current = Device(era: era).system
    let picker = UIDatePicker()
    let isFolded = era == .iOS18 || era == .iOS26
    #expect(picker.datePickerStyle == (isFolded ? .compact : .wheels))
    #expect((picker.frame.size == CGSize(width: 320, height: 216)) == !isFolded)
  }

  @Test("has the wheels and rows that its data source says, with the first rows chosen")
  func facts() {
    let (picker, _) = make()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.numberOfRows(inComponent: 2) == 0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 5) == -1)
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let empty = UIPickerView()
    #expect(empty.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(empty.numberOfComponents == 0)
    #expect(empty.selectedRow(inComponent: 0) == -1)
  }

  @Test(
    "has wheels of equal widths, in whole points",
    arguments: [(1, 302), (2, 148), (3, 97), (4, 71), (5, 56)])
  func widths(wheels: Int, width: CGFloat) {
    let (picker, owner) = make(Array(repeating: ["a", "b"], count: wheels))
    withExtendedLifetime(owner) {}
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
  }

  @Test("lets a finger take it again as it goes back from its end")
  func takenAgain() {
    let (picker, owner) = make()
    for way: CGFloat in [58, 103] {
      let place = CGPoint(x: 80, y: picker.frame.midY)
      device.swipe(from: place, to: CGPoint(x: 80, y: place.y + way), duration: 0.15)
      device.advance(by: 0.016)
    }
    #expect(device.settle(limit: 10))
    withExtendedLifetime(owner) { #expect(picker.selectedRow(inComponent: 0) == 0) }
  }

  @Test("of dates does not turn while it is disabled")
  func disabledDates() {
    UISystem.current = device.system
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    device.window.addSubview(picker)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    func turn() -> Bool {
      let former = picker.date
      let place = CGPoint(x: 50, y: picker.frame.midY)
      device.swipe(from: place, to: CGPoint(x: 50, y: place.y - 70), duration: 0.2)
      return device.settle(limit: 5) && picker.date != former
    }
    #expect(turn())
    picker.isEnabled = false
    #expect(!turn())
    picker.isEnabled = true
    #expect(turn())
  }

  @Test("shows the rows around the one that is chosen, which is in the middle")
  func rows() throws {
    let (picker, _) = make()
    picker.selectRow(2, inComponent: 0, animated: false)
    let row = try #require(picker.view(forRow: 2, forComponent: 0) as? UILabel)
    #expect(row.text == "c")
    #expect(row.convert(CGPoint(x: 0, y: row.bounds.midY), to: picker).y == picker.bounds.midY)
    #expect(row.alpha == 1)
    let neighbour = try #require(picker.view(forRow: 1, forComponent: 0))
    #expect(neighbour.alpha < 1)
    #expect(!device.find(text: "c").isEmpty)
  }

  @Test(
    "chooses rows that are said, within those it has, and tells nobody", arguments: [true, false])
  func select(isAnimated: Bool) {
    let (picker, owner) = make()
    picker.selectRow(3, inComponent: 0, animated: isAnimated)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    _ = device.settle(limit: 5)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(owner.choices == [])
  }

  @Test("comes to rest on a row when a person turns a wheel, and tells of it")
  func turning() {
    let (picker, owner) = make()
    device.touchDown(at: CGPoint(x: 80, y: 330))
    device.drag(to: CGPoint(x: 80, y: 330 - 70), duration: 1)
    device.advance(by: 0.5)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(owner.choices.last == "2 in 0")
    let row = picker.view(forRow: 2, forComponent: 0)
    #expect(row?.convert(CGPoint(x: 0, y: 16), to: picker).y == picker.bounds.midY)
  }

  @Test("takes a tap on a row as a choice")
  func tapping() throws {
    let (picker, owner) = make()
    let row = try #require(picker.view(forRow: 1, forComponent: 1))
    device.tap(on: row)
    _ = device.settle(limit: 5)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(owner.choices == ["1 in 1"])
  }

  @Test("reads its rows anew, and keeps the choice as far as it is there")
  func reload() {
    let (picker, owner) = make()
    picker.selectRow(3, inComponent: 0, animated: false)
    owner.columns[0] = ["x", "y"]
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    picker.reloadComponent(0)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    owner.columns = [["z"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    device.advance(by: 0)
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "z")
  }

  @Test("shows views and texts with attributes of its delegate, in wheels as wide as it says")
  func ownViews() throws {
    let (picker, owner) = make()
    owner.attributed = NSAttributedString(string: "bold")
    owner.width = 100
    owner.height = 50
    picker.reloadAllComponents()
    device.advance(by: 0)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.attributedText?.string == "bold")

    let source = ViewOwner()
    picker.dataSource = source
    picker.delegate = source
    device.advance(by: 0)
    #expect(picker.view(forRow: 0, forComponent: 0) is UISwitch)
  }

  private final class PickerOwner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns: [[String]]
    var choices: [String] = []
    var attributed: NSAttributedString?
    var width: CGFloat = 0
    var height: CGFloat = 0

    init(_ columns: [[String]]) {
      self.columns = columns
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }

    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { attributed }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      height
    }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      choices.append("\(row) in \(component)")
    }
  }

  private final class ViewOwner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { UISwitch() }
  }
}

@Suite("A date picker")
@MainActor
struct DatePickerTests {
  private let device = Device(era: .iOS18)
  private let utc = TimeZone(secondsFromGMT: 0)

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc ?? calendar.timeZone
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func show(_ picker: UIDatePicker) {
    picker.frame = CGRect(x: 0, y: 200, width: 320, height: 216)
    device.window.addSubview(picker)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  /// Turns a wheel by taps on the row below or above the middle.
  private func turn(at x: CGFloat, by rows: Int) {
    for _ in 0..<abs(rows) {
      device.tap(at: CGPoint(x: x, y: 308 + (rows > 0 ? 32 : -32)))
      _ = device.settle(limit: 5)
    }
  }

  @Test("keeps its date within its limits, unless they contradict each other")
  func limits() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    picker.date = date(2026, 5, 31)
    picker.minimumDate = date(2026, 6, 1)
    #expect(picker.date == date(2026, 6, 1))
    picker.maximumDate = date(2026, 6, 30)
    picker.setDate(date(2027, 1, 1), animated: true)
    #expect(picker.date == date(2026, 6, 30))
    picker.minimumDate = date(2030, 1, 1)
    picker.date = date(2020, 1, 1)
    #expect(picker.date == date(2020, 1, 1))
  }

  @Test("rounds down to its step of minutes, which is a part of an hour")
  func interval() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    picker.date = date(2026, 5, 31, 9, 44)
    #expect(picker.date == date(2026, 5, 31, 9, 30))
    picker.roundsToMinuteInterval = false
    picker.date = date(2026, 5, 31, 9, 44)
    #expect(picker.date == date(2026, 5, 31, 9, 44))
  }

  @Test("is wheels for a duration, and a text for all else unless the app says otherwise")
  func style() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    picker.date = date(2026, 5, 31, 9, 5)
    show(picker)
    let plates = picker.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(plates.map(\.text) == ["May 31, 2026", "9:05 AM"])
    #expect(plates.allSatisfy { $0.backgroundColor == .tertiarySystemFill })
    #expect(plates.first.map { $0.frame.maxX + 8 } == plates.last?.frame.minX)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .compact)
  }

  @Test("takes a date from its wheels, tells of it, and stays within month and limits")
  func wheels() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.date = date(2026, 3, 31, 12, 30)
    show(picker)
    #expect(["March", "31", "2026"].allSatisfy { !device.find(text: $0).isEmpty })
    #expect(changes == 0)
    turn(at: 60, by: 1)
    #expect(picker.date == date(2026, 4, 30, 12, 30))
    #expect(changes == 1)
    turn(at: 260, by: -1)
    #expect(picker.date == date(2025, 4, 30, 12, 30))
    picker.maximumDate = date(2025, 5, 2)
    turn(at: 60, by: 1)
    #expect(picker.date == date(2025, 5, 2))
    #expect(changes == 3)
  }

  @Test("takes a time from its wheels in steps, and days one after another")
  func times() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.minuteInterval = 20
    picker.date = date(2001, 1, 3, 23, 40)
    show(picker)
    #expect(!device.find(text: "Wed Jan 3").isEmpty)
    turn(at: 60, by: 1)
    #expect(picker.date == date(2001, 1, 4, 23, 40))
    turn(at: 215, by: -1)
    #expect(picker.date == date(2001, 1, 4, 23, 20))
    turn(at: 160, by: -1)
    #expect(picker.date == date(2001, 1, 4, 22, 20))
  }

  @Test("has halves of a day where the language has them, and says which day is the present one")
  func halves() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.date = date(2001, 1, 1, 13, 5)
    show(picker)
    #expect(["Today", "1", "05", "PM"].allSatisfy { !device.find(text: $0).isEmpty })
    turn(at: 280, by: -1)
    #expect(picker.date == date(2001, 1, 1, 1, 5))
    picker.locale = Locale(identifier: "de_DE")
    picker.date = date(2001, 1, 1, 13, 5)
    device.advance(by: 0)
    #expect(!device.find(text: "13").isEmpty && device.find(text: "PM").isEmpty)
  }

  @Test("counts down at most a day, and leaves the date alone")
  func countDown() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_399)
    picker.countDownDuration = 3600
    let before = picker.date
    show(picker)
    turn(at: 60, by: 1)
    #expect(picker.countDownDuration == 7200)
    turn(at: 260, by: 2)
    #expect(picker.countDownDuration == 7320)
    #expect(picker.date == before)
  }

  @Test("takes a calendar with the zone and the language that this has")
  func calendarAsItIs() {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 7_200) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "de_DE")
    picker.calendar = calendar
    #expect(picker.calendar == calendar)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(picker.calendar.timeZone.secondsFromGMT() == 0)
  }

  @Test("reads dates in the calendar, the zone and the language that it is given")
  func zone() {
    UISystem.current = device.system
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 2 * 3600)
    picker.date = date(2026, 5, 31, 23, 30)
    picker.datePickerMode = .date
    show(picker)
    #expect(!device.find(text: "Jun 1, 2026").isEmpty)
  }
}
