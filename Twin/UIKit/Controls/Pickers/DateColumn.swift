import Foundation

/// One wheel of a date picker: what its rows stand for.
enum DateColumn {
  /// Days one after another.
  case date
  /// The months of a year.
  case month
  /// The days of a month, always 31.
  case day
  /// Years, from the year 1.
  case year
  /// The hours of a duration, or of a day without halves.
  case hour
  /// The hours of a day, of which each half has twelve.
  case clockHour
  /// The halves of a day.
  case half
  /// Minutes, in steps.
  case minute

  /// How many days lie on each side of the day in the middle of a wheel of days.
  private static let days = 10_000

  /// The wheels of a mode, from the leading side.
  static func columns(of mode: UIDatePicker.Mode, hasHalves: Bool) -> [DateColumn] {
    let time: [DateColumn] = hasHalves ? [.clockHour, .minute, .half] : [.hour, .minute]
    return switch mode {
    case .time: time
    case .countDownTimer: [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.date] + time
    case .yearAndMonth: [.month, .year]
    }
  }

  /// How many rows there are.
  func rowCount(minuteInterval: Int) -> Int {
    switch self {
    case .date: 2 * Self.days + 1
    case .month: 12
    case .day: 31
    case .year: 9999
    case .hour, .clockHour: 24
    case .half: 2
    case .minute: 60 / minuteInterval
    }
  }

  /// The part of the width that is the column's.
  var weight: CGFloat {
    switch self {
    case .date: 2
    case .month: 1.6
    case .day, .year, .hour, .clockHour, .minute, .half: 1
    }
  }

  /// The row of a date.
  func row(of date: Date, in reading: DateReading) -> Int {
    let parts = reading.parts(of: date)
    switch self {
    case .date: return Self.days + reading.days(to: date)
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .hour, .clockHour: return parts.hour ?? 0
    case .half: return (parts.hour ?? 0) / 12
    case .minute: return (parts.minute ?? 0) / reading.minuteInterval
    }
  }

  /// Whether a row is the day that it is now.
  func isToday(_ row: Int) -> Bool { self == .date && row == Self.days }

  /// The text of a row.
  func title(of row: Int, in reading: DateReading) -> String {
    switch self {
    case .date:
      isToday(row) ? "Today" : reading.dayTitle(Self.date(of: row, in: reading))
    case .month: reading.calendar.standaloneMonthSymbols[row]
    case .day, .year: "\(row + 1)"
    case .hour: "\(row)"
    case .clockHour: "\(DateReading.clockHour(row))"
    case .half: row == 0 ? reading.calendar.amSymbol : reading.calendar.pmSymbol
    case .minute: DateReading.twoDigits(row * reading.minuteInterval)
    }
  }

  /// A date with what a row stands for in the place of what it has.
  func date(_ date: Date, choosing row: Int, in reading: DateReading) -> Date {
    var parts = reading.parts(of: date)
    switch self {
    case .date:
      let day = reading.parts(of: Self.date(of: row, in: reading))
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + 1
    case .hour, .clockHour: parts.hour = row
    case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    case .minute: parts.minute = row * reading.minuteInterval
    }
    return reading.date(of: parts) ?? date
  }

  private static func date(of row: Int, in reading: DateReading) -> Date {
    reading.calendar.date(byAdding: .day, value: row - days, to: reading.middle) ?? reading.middle
  }
}

/// How a date picker reads dates.
struct DateReading {
  let calendar: Calendar
  let minuteInterval: Int
  /// The day in the middle of a wheel of days.
  let middle: Date

  func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
  }

  /// The date of components; of a day that the month does not have, the month's last.
  func date(of parts: DateComponents) -> Date? {
    var parts = parts
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts)
  }

  /// How many days a date is after the one in the middle.
  func days(to date: Date) -> Int {
    let from = calendar.startOfDay(for: middle)
    let days = calendar.dateComponents([.day], from: from, to: calendar.startOfDay(for: date))
    return days.day ?? 0
  }

  /// Weekday, month and day.
  func dayTitle(_ date: Date) -> String {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
    return "\(weekday) \(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
  }

  /// Whether a day has two halves of twelve hours in the calendar's language.
  var hasHalves: Bool {
    guard let locale = calendar.locale, !locale.identifier.isEmpty else { return true }
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: return true
    case .zeroToTwentyThree, .oneToTwentyFour: return false
    @unknown default: return false
    }
  }

  /// An hour of the day as a clock with twelve hours shows it.
  static func clockHour(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  private func time(_ parts: DateComponents) -> String {
    let (hour, minute) = (parts.hour ?? 0, Self.twoDigits(parts.minute ?? 0))
    guard hasHalves else { return "\(hour):\(minute)" }
    let half = hour < 12 ? calendar.amSymbol : calendar.pmSymbol
    return "\(Self.clockHour(hour)):\(minute) \(half)"
  }

  /// A date as the compact form shows it, one text for each plate.
  func texts(of date: Date, mode: UIDatePicker.Mode) -> [String] {
    let parts = parts(of: date)
    let month = (parts.month ?? 1) - 1
    let day = "\(calendar.shortMonthSymbols[month]) \(parts.day ?? 1), \(parts.year ?? 1)"
    switch mode {
    case .time: return [time(parts)]
    case .countDownTimer:
      return ["\(parts.hour ?? 0):\(Self.twoDigits(parts.minute ?? 0))"]
    case .date: return [day]
    case .dateAndTime: return [day, time(parts)]
    case .yearAndMonth: return ["\(calendar.monthSymbols[month]) \(parts.year ?? 1)"]
    }
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
