public import Foundation
import QuartzCore

/// Shows the days of a month, with decorations from the delegate, and lets people choose days or weeks (since iOS 16).
///
/// What can be chosen says `selectionBehavior`; without one nothing can. A swipe or the arrows turn to the next
/// month, a tap on the name of the month opens wheels.
///
/// - `UICalendarSelection.swift` and its neighbours: what is chosen.
/// - `CalendarPages.swift`: turning the months.
/// - `CalendarMonthGrid.swift`: the days of a month.
///
/// Differs from UIKit: as for date pickers there is no calendar, language, zone or clock of the person: at first the
/// calendar is Gregorian, English and at Greenwich, and today is a day of 2001, so many seconds after its beginning
/// as the device is on.
open class UICalendarView: UIView {
  private let header = CalendarHeader()
  private let weekdays = CalendarWeekdays()
  private let pages = CalendarPages()
  /// Wheels for the month, while they are open.
  private var wheels: UIDatePicker?
  private(set) var rules = DateRules()
  /// The first moment of the month that shows.
  private(set) var shownMonth = Date.distantPast

  /// Makes a calendar that shows the month of today.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a calendar as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pages.owner = self
    header.onTurn = { [weak self] in self?.pages.turn(by: $0) }
    header.onTitle = { [weak self] in self?.toggleWheels() }
    for view in [header, weekdays, pages] as [UIView] { addSubview(view) }
    shownMonth = monthStart(of: today)
    rulesDidChange()
  }

  // MARK: What decides about the days

  /// Who decorates days, and hears of the months that people turn to.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { pages.reload() }
  }

  /// What people can choose, and have chosen; nil if they cannot.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      pages.reload()
    }
  }

  /// The calendar that months, weeks and days are of.
  open var calendar: Calendar {
    get { rules.calendar }
    set { change { $0.chosenCalendar = newValue } }
  }

  /// The language of names.
  open var locale: Locale {
    get { calendar.locale ?? Locale(identifier: "en_US_POSIX") }
    set { change { $0.locale = newValue } }
  }

  /// The zone; nil is that of the calendar.
  open var timeZone: TimeZone? {
    get { rules.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// Changes how dates are read; see `DateRules.swift`.
  func change(_ change: (inout DateRules) -> Void) {
    let parts = visibleDateComponents
    change(&rules)
    shownMonth = calendar.date(from: parts).map(monthStart) ?? shownMonth
    rulesDidChange()
  }

  /// Reads dates as a date picker does.
  func take(_ rules: DateRules) {
    guard rules != self.rules else { return }
    change { $0 = rules }
  }

  private func rulesDidChange() {
    weekdays.show(calendar, design: fontDesign)
    wheels?.rules = rules
    monthDidChange()
  }

  /// The design of the font.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { rulesDidChange() }
  }

  /// The days that there are; others can be neither seen nor chosen. At first these are all.
  ///
  /// A month that shows and lies beyond gives way to the nearest one (assumed).
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      shownMonth = limited(shownMonth)
      monthDidChange()
    }
  }

  // MARK: The month that shows

  /// The month that shows: calendar, era, year and month. Of a date that is set counts the month; a date that is
  /// not available is passed over for the nearest month that is (assumed). Setting it does not tell the delegate.
  open var visibleDateComponents: DateComponents {
    get {
      var parts = calendar.dateComponents([.era, .year, .month], from: shownMonth)
      parts.calendar = calendar
      return parts
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date. One of another calendar is read in this one.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    let month = limited(monthStart(of: date))
    guard month != shownMonth else { return }
    let isLater = month > shownMonth
    shownMonth = month
    header.show(month, calendar: calendar, design: fontDesign, turns: turns)
    pages.show(month, isLater: isLater, animated: animated && window != nil)
  }

  /// A person has turned to a month.
  func personDidTurn(to month: Date) {
    let former = visibleDateComponents
    shownMonth = month
    header.show(month, calendar: calendar, design: fontDesign, turns: turns)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  private func monthDidChange() {
    header.show(shownMonth, calendar: calendar, design: fontDesign, turns: turns)
    pages.show(shownMonth, isLater: true, animated: false)
    pages.reload()
  }

  /// Whether there is a month before the one that shows, and one after it.
  private var turns: (back: Bool, forth: Bool) {
    (month(after: shownMonth, by: -1) != nil, month(after: shownMonth, by: 1) != nil)
  }

  private func toggleWheels() {
    let former = wheels
    wheels = former == nil ? makeWheels() : nil
    former?.removeFromSuperview()
    wheels.map(addSubview)
    let isOpen = wheels != nil
    pages.isHidden = isOpen
    weekdays.isHidden = isOpen
    header.isOpen = isOpen
  }

  private func makeWheels() -> UIDatePicker {
    let wheels = UIDatePicker()
    wheels.datePickerMode = .yearAndMonth
    wheels.preferredDatePickerStyle = .wheels
    wheels.rules = rules
    wheels.setDate(shownMonth, animated: false)
    wheels.addAction(
      UIAction { [weak self, unowned wheels] _ in self?.personDidChoose(wheels.date) },
      for: .valueChanged)
    return wheels
  }

  private func personDidChoose(_ date: Date) {
    let month = limited(monthStart(of: date))
    guard month != shownMonth else { return }
    personDidTurn(to: month)
    pages.show(month, isLater: true, animated: false)
  }

  // MARK: Decorations

  /// Whether there is room for decorations, and the delegate is asked for them.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      pages.reload()
    }
  }

  /// Asks the delegate anew for the decorations of days that show.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    pages.reloadDecorations(of: dates.compactMap(date(of:)).map(calendar.startOfDay))
  }

  /// What is chosen, or what can be, has changed.
  func selectionDidChange() {
    pages.refresh()
  }

  /// Marks what is chosen in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    pages.refresh()
  }

  // MARK: Layout

  /// Heights in points (assumed).
  private static let heights = (header: CGFloat(44), weekdays: CGFloat(20))

  /// The height of a row of days, in points (assumed).
  var rowHeight: CGFloat { wantsDateDecorations ? 54 : 44 }

  /// As high as a month with six weeks (assumed).
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Self.heights.header + Self.heights.weekdays + 6 * rowHeight)
  }

  /// The width that is given, and the height of a month with six weeks.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the name of the month above the days.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (top, names) = Self.heights
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    weekdays.frame = CGRect(x: 0, y: top, width: bounds.width, height: names)
    pages.frame = CGRect(
      x: 0, y: top + names, width: bounds.width, height: max(bounds.height - top - names, 0))
    wheels?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }
}

/// Dates in the calendar of the view.
extension UICalendarView {
  /// The day of the device.
  var today: Date {
    calendar.startOfDay(for: DateRules.date(atDeviceTime: UISystem.current.loop.now))
  }

  /// The date of components in this calendar.
  func date(of components: DateComponents) -> Date? {
    var components = components
    components.calendar = calendar
    components.timeZone = calendar.timeZone
    return calendar.date(from: components)
  }

  /// What the app gets to know of a day: calendar, era, year, month and day.
  func components(of day: Date) -> DateComponents {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    parts.calendar = calendar
    return parts
  }

  fileprivate func monthStart(of date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The month some months later; nil if none of its days is available.
  func month(after month: Date, by count: Int) -> Date? {
    guard let other = calendar.date(byAdding: .month, value: count, to: month) else { return nil }
    return limited(other) == other ? other : nil
  }

  /// The nearest month that is available.
  fileprivate func limited(_ month: Date) -> Date {
    let range = availableDateRange
    if range.end < month { return monthStart(of: range.end) }
    if let next = calendar.date(byAdding: .month, value: 1, to: month), next <= range.start {
      return monthStart(of: range.start)
    }
    return month
  }

  /// Whether a day, or a part of it, is available.
  func isAvailable(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return day <= availableDateRange.end && end > availableDateRange.start
  }
}
