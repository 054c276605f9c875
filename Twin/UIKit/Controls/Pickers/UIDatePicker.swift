public import Foundation

/// What a date picker looks like.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The system chooses.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A text that opens the rest.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that chooses a date, a time or a duration.
///
/// - `DateRules.swift`: the calendar, the language and the zone in which dates are read.
///
/// Differs from UIKit: the order of wheels and texts is that of the United States, with the names and the halves of
/// a day that a language has. The compact form shows the date and opens nothing; in the place of a calendar there are wheels. There is no
/// clock, calendar or zone of the person: a picker begins at the beginning of 2001 and the time that the
/// device is on, in the Gregorian calendar and at Greenwich.
open class UIDatePicker: UIControl {
  /// What is chosen.
  nonisolated public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// A day.
    case date = 1
    /// A day, hour and minute.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  /// The longest duration, in seconds: "The maximum value is 23:59 (86,399 seconds)" (Apple,
  /// "countDownDuration").
  private static let longestDuration: TimeInterval = 86_399

  private let picker = UIPickerView()
  private let wheels = DateWheels()
  private let plates = DatePlates()
  private var storedDate: Date
  private let firstDate: Date
  private var duration: TimeInterval = 0

  /// Makes a picker of a day and a time.
  public override init(frame: CGRect) {
    firstDate = DateRules.date(atDeviceTime: UISystem.current.loop.now)
    storedDate = firstDate
    super.init(frame: frame)
    setUp()
  }

  /// Makes a picker of a day and a time; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    firstDate = DateRules.date(atDeviceTime: UISystem.current.loop.now)
    storedDate = firstDate
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [picker, plates] as [UIView] { addSubview(view) }
    wheels.owner = self
    picker.dataSource = wheels
    picker.delegate = wheels
    formDidChange()
    if bounds.size == .zero { sizeToFit() }
  }

  // MARK: What is chosen

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { formDidChange() }
  }

  /// The date; one beyond a limit is that limit. Setting it tells nobody.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date within the limits, and tells nobody.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(rounded(date))
    show(animated: animated)
    tellObservers()
  }

  /// The first date that can be chosen. Both limits are ignored if it is later than the last one (Apple,
  /// "minimumDate").
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The last date that can be chosen.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The duration, in seconds, of a picker that chooses one.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = min(max(newValue, 0), Self.longestDuration)
      show(animated: false)
    }
  }

  /// The step between two rows of minutes. One that is no part of an hour, or larger than 30, is 1 (Apple,
  /// "minuteInterval").
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60.isMultiple(of: newValue) ? newValue : 1
      date = storedDate
      formDidChange()
    }
  }
  private var interval = 1

  /// Whether dates are rounded down to whole steps of minutes.
  open var roundsToMinuteInterval = true

  /// How dates are read; see `DateRules.swift`.
  var rules = DateRules() {
    didSet { formDidChange() }
  }

  fileprivate var reading: DateReading {
    DateReading(calendar: rules.calendar, minuteInterval: interval, middle: firstDate)
  }

  // MARK: Look

  /// The form that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { formDidChange() }
  }

  /// The form of the picker: unless the app says one, wheels for durations and a compact one for all else.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  fileprivate var columns: [DateColumn] {
    DateColumn.columns(of: datePickerMode, hasHalves: reading.hasHalves)
  }

  /// The size of wheels, or of the text.
  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .compact ? plates.intrinsicContentSize : picker.intrinsicContentSize
  }

  /// The size of wheels, or of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places what is shown.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    plates.frame = bounds
  }

  private func formDidChange() {
    let isCompact = datePickerStyle == .compact
    picker.isHidden = isCompact
    plates.isHidden = !isCompact
    picker.reloadAllComponents()
    show(animated: false)
  }

  private func show(animated: Bool) {
    let reading = reading
    let date = shownDate
    for (index, column) in columns.enumerated() {
      picker.selectRow(
        column.row(of: date, in: reading), inComponent: index, animated: animated)
    }
    plates.texts = reading.texts(of: date, mode: datePickerMode)
    invalidateIntrinsicContentSize()
  }

  /// What the wheels show; a duration is so much after midnight.
  private var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return storedDate }
    return reading.calendar.startOfDay(for: firstDate).addingTimeInterval(duration)
  }

  // MARK: Limits

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard interval > 1, roundsToMinuteInterval else { return date }
    let parts = reading.calendar.dateComponents([.minute, .second], from: date)
    let minutes = (parts.minute ?? 0) % interval
    return date.addingTimeInterval(-Double(minutes * 60 + (parts.second ?? 0)))
  }

  /// A person has chosen a row.
  fileprivate func choose(_ row: Int, in column: DateColumn) {
    let chosen = column.date(shownDate, choosing: row, in: reading)
    if datePickerMode == .countDownTimer {
      duration = chosen.timeIntervalSince(reading.calendar.startOfDay(for: firstDate))
    } else {
      storedDate = limited(chosen)
    }
    show(animated: true)
    sendActions(for: .valueChanged)
  }
}

/// Speaks for a date picker to the wheels in it.
private final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var owner: UIDatePicker?

  private func column(_ component: Int) -> DateColumn? {
    guard let columns = owner?.columns, columns.indices.contains(component) else { return nil }
    return columns[component]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    column(component)?.rowCount(minuteInterval: owner?.minuteInterval ?? 1) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard let columns = owner?.columns, let column = column(component) else { return 0 }
    let total = columns.map(\.weight).reduce(0, +)
    return max(0, pickerView.bounds.width - 30) * column.weight / total
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard let owner else { return nil }
    return column(component)?.title(of: row, in: owner.reading)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let column = column(component) else { return }
    owner?.choose(row, in: column)
  }
}
