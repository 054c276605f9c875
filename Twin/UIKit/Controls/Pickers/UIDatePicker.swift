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
/// - `DateRules.swift`: how dates are read.
/// - `DateCalendar.swift`: the form with the days of a month.
/// - `DatePlates.swift`, `DatePopover.swift`: the compact form, and what it opens.
///
/// Differs from UIKit: the order of wheels and texts is that of the United States, with the names and the halves of
/// a day that a language has. There is no clock, calendar or zone of the person: a picker begins at the beginning
/// of 2001 and the time that the device is on, in the Gregorian calendar and at Greenwich.
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

  let picker = UIPickerView()
  let wheels = DateWheels()
  private let plates = DatePlates()
  private var month: DateCalendar?
  private weak var popover: DatePopover?
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
    plates.onTap = { [weak self] in self?.openPlate($0, of: $1) }
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
    didSet { limitsDidChange() }
  }

  /// The last date that can be chosen.
  open var maximumDate: Date? {
    didSet { limitsDidChange() }
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

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; nil is the Gregorian one.
  open var calendar: Calendar! {
    get { rules.calendar }
    set { rules.chosenCalendar = newValue }
  }

  /// The language of names: that of the calendar unless set, which is English. Set to nil, it is that again.
  open var locale: Locale? {
    get { rules.calendar.locale }
    set { rules.locale = newValue }
  }

  /// The zone; nil is that of the calendar, which is Greenwich unless set.
  open var timeZone: TimeZone? {
    get { rules.timeZone }
    set { rules.timeZone = newValue }
  }

  private let foldsItself = UISystem.current.behaviour.foldsDatePickers

  /// How dates are read; see `DateRules.swift`.
  var rules = DateRules() {
    didSet { formDidChange() }
  }

  var reading: DateReading {
    DateReading(calendar: rules.calendar, minuteInterval: interval, middle: firstDate)
  }

  // MARK: Look

  /// The form that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { formDidChange() }
  }

  /// The form of the picker: unless the app says one, wheels for durations and a compact one for all else; wheels
  /// always, where pickers have no other form yet.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || !foldsItself ? .wheels : .compact
  }

  var columns: [DateColumn] {
    DateColumn.columns(of: datePickerMode, hasHalves: reading.hasHalves)
  }

  /// Whether it shows the days of a month: if that is the form, and there are days to choose.
  private var showsMonth: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// The size of wheels, of a month, or of the texts.
  open override var intrinsicContentSize: CGSize {
    if let month { return month.intrinsicContentSize }
    return datePickerStyle == .compact ? plates.intrinsicContentSize : picker.intrinsicContentSize
  }

  /// The size of wheels or of the texts; of a month the width that is given, and a height without the row of the
  /// time.
  ///
  /// Source: "sizeThatFits doesn't account for the bottom 44 height of the time picker row"
  /// (https://github.com/react-native-datetimepicker/datetimepicker/pull/830).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard month != nil else { return intrinsicContentSize }
    return DateCalendar.size(width: size.width)
  }

  /// Places what is shown.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    plates.frame = bounds
    month?.frame = bounds
    if month != nil, bounds.width < DateCalendar.minimumWidth {
      // As reports quote it: https://github.com/CooperRS/RMDateSelectionViewController/issues/91
      let system = UISystem.current
      system.log(
        "UIDatePicker \(system.address(of: self)) is being laid out below its minimum width of 280. "
          + "This may not look like expected, especially with larger than normal font sizes.")
    }
  }

  private func formDidChange() {
    let isCompact = datePickerStyle == .compact
    if showsMonth != (month != nil) {
      month?.removeFromSuperview()
      month = showsMonth ? DateCalendar(of: self) : nil
      month.map(addSubview)
    }
    picker.isHidden = isCompact || showsMonth
    plates.isHidden = !isCompact
    picker.reloadAllComponents()
    show(animated: false)
    setNeedsLayout()
  }

  private func limitsDidChange() {
    date = storedDate
    month?.limitsDidChange()
    popover?.limitsDidChange()
  }

  private func show(animated: Bool) {
    let reading = reading
    let date = shownDate
    for (index, column) in columns.enumerated() {
      picker.selectRow(
        column.row(of: date, in: reading), inComponent: index, animated: animated)
    }
    plates.texts = reading.texts(of: date, mode: datePickerMode)
    month?.show(animated: animated)
    popover?.show(animated: animated)
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
  func choose(_ row: Int, in column: DateColumn) {
    let chosen = column.date(shownDate, choosing: row, in: reading)
    if datePickerMode == .countDownTimer {
      duration = chosen.timeIntervalSince(reading.calendar.startOfDay(for: firstDate))
    } else {
      storedDate = limited(chosen)
    }
    show(animated: true)
    sendChosenValue()
  }

  override func stateDidChange() {
    super.stateDidChange()
    month?.stateDidChange()
    picker.isUserInteractionEnabled = isEnabled
  }

  // MARK: What plates open

  /// A person has chosen a date in a month, or in what a plate has opened.
  ///
  /// Assumed: the date that it has already is no change.
  func choose(_ date: Date) {
    let date = limited(date)
    guard date != storedDate else { return }
    storedDate = date
    show(animated: true)
    sendChosenValue()
  }

  /// A person has chosen a duration in what a plate has opened.
  func choose(duration: TimeInterval) {
    countDownDuration = duration
    sendChosenValue()
  }

  /// Opens what a plate stands for over the page, unless something is open.
  ///
  /// Opening and closing are the beginning and the end of editing (assumed: apps use `editingDidEnd` so).
  func openPlate(_ index: Int, of plates: DatePlates) {
    guard isEnabled, popover == nil else { return }
    let responders = sequence(first: self as UIResponder) { $0.next }
    guard let page = responders.first(where: { $0 is UIViewController }) as? UIViewController
    else {
      // As reports quote it: https://github.com/Aiur3908/AYPopupPickerView/issues/6
      let system = UISystem.current
      let window = window.map(system.describe) ?? "(null)"
      return system.log(
        "[Assert] Failed to find a presenting view controller for view (\(system.describe(self))) in window "
          + "(\(window)). The interaction's view (or an ancestor) must have an associated view controller "
          + "for presentation to work.")
    }
    let isDay =
      plates === self.plates && index == 0
      && (datePickerMode == .date || datePickerMode == .dateAndTime)
    let next = DatePopover(isDay ? .day : .wheels(wheelsMode), of: self)
    next.onClose = { [weak self, weak plates] in
      plates?.openIndex = nil
      self?.sendActions(for: .editingDidEnd)
    }
    popover = next
    plates.openIndex = index
    sendActions(for: .editingDidBegin)
    next.open(over: page, beside: plates.plate(at: index))
  }

  private var wheelsMode: Mode { datePickerMode == .dateAndTime ? .time : datePickerMode }
}
