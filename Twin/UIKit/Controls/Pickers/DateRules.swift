public import Foundation

/// The calendar, language and zone in which a date picker or a calendar reads dates: those that the app has set.
///
/// What it has not set is the same on every machine: the Gregorian calendar, the English of the United States,
/// and Greenwich.
struct DateRules: Equatable {
  var chosenCalendar: Calendar?
  var locale: Locale?
  var timeZone: TimeZone?

  /// The date that a picker begins with when its device has been on for some seconds.
  static func date(atDeviceTime seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// The calendar with language and zone.
  var calendar: Calendar {
    var calendar = chosenCalendar ?? Self.usualCalendar
    if let locale { calendar.locale = locale }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private static var usualCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}

extension UIDatePicker {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; nil is the Gregorian one.
  public final var calendar: Calendar! {
    get { rules.calendar }
    set { rules.chosenCalendar = newValue }
  }

  /// The language of names; nil is that of the calendar, which is English unless set.
  public final var locale: Locale? {
    get { rules.locale }
    set { rules.locale = newValue }
  }

  /// The zone; nil is that of the calendar, which is Greenwich unless set.
  public final var timeZone: TimeZone? {
    get { rules.timeZone }
    set { rules.timeZone = newValue }
  }
}

extension UICalendarView {
  /// The calendar that months, weeks and days are of.
  public final var calendar: Calendar {
    get { rules.calendar }
    set { change { $0.chosenCalendar = newValue } }
  }

  /// The language of names.
  public final var locale: Locale {
    get { calendar.locale ?? Locale(identifier: "en_US_POSIX") }
    set { change { $0.locale = newValue } }
  }

  /// The zone; nil is that of the calendar.
  public final var timeZone: TimeZone? {
    get { rules.timeZone }
    set { change { $0.timeZone = newValue } }
  }
}
