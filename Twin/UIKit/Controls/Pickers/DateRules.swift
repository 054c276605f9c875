import Foundation

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
