import Foundation
import QuartzCore

/// The days of a month in a date picker, with a row for the time below if there is one to choose.
final class DateCalendar: UIView {
  /// Lengths in points. The heights are those that a report names: "about 348", and 44 for the row of the time
  /// (https://github.com/react-native-datetimepicker/datetimepicker/pull/830). Assumed: the width and the margin.
  private static let size = CGSize(width: 320, height: 348)
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  /// "is being laid out below its minimum width of 280"
  /// (https://github.com/CooperRS/RMDateSelectionViewController/issues/91).
  static let minimumWidth: CGFloat = 280

  private unowned let owner: UIDatePicker
  private let month = UICalendarView()
  private let choice = DayChoice()
  private let timeName = UILabel()
  private let time = DatePlates()
  /// Whether there is a row for the time.
  private let allowsTime: Bool

  /// Makes the month of a picker, for its day alone or for its time, too.
  init(of owner: UIDatePicker, allowsTime: Bool = true) {
    self.owner = owner
    self.allowsTime = allowsTime
    super.init(frame: .zero)
    choice.owner = owner
    month.wantsDateDecorations = false
    month.selectionBehavior = choice
    timeName.text = "Time"
    time.onTap = { [weak owner] in owner?.openPlate($0, of: $1) }
    for view in [month, timeName, time] as [UIView] { addSubview(view) }
    limitsDidChange()
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// The size of a month without a row for the time.
  static func size(width: CGFloat) -> CGSize {
    CGSize(width: width == 0 ? size.width : max(width, minimumWidth), height: size.height)
  }

  private var showsTime: Bool { allowsTime && owner.datePickerMode == .dateAndTime }

  /// Shows the date of the picker, and its month.
  func show(animated: Bool) {
    month.take(owner.rules)
    let parts = month.calendar.dateComponents([.era, .year, .month, .day], from: owner.date)
    choice.day = owner.date
    month.setVisibleDateComponents(parts, animated: animated)
    month.selectionDidChange()
    timeName.isHidden = !showsTime
    time.isHidden = !showsTime
    time.texts = showsTime ? owner.reading.texts(of: owner.date, mode: .time) : []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Dims all days while the picker is disabled; the month that shows stays.
  func stateDidChange() { month.selectionDidChange() }

  /// Dims the days that can no longer be chosen.
  func limitsDidChange() {
    let first = owner.minimumDate ?? .distantPast
    let last = owner.maximumDate ?? .distantFuture
    // Both limits are ignored if they contradict each other.
    month.availableDateRange =
      first <= last
      ? DateInterval(start: first, end: last)
      : DateInterval(start: .distantPast, end: .distantFuture)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.size.width, height: Self.size.height + (showsTime ? Self.rowHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = showsTime ? Self.rowHeight : 0
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - row, 0))
    let width = time.intrinsicContentSize.width
    let y = bounds.height - row
    timeName.frame = directed(
      CGRect(
        x: Self.margin, y: y, width: max(bounds.width - width - 3 * Self.margin, 0), height: row),
      in: bounds)
    time.frame = directed(
      CGRect(x: bounds.width - width - Self.margin, y: y, width: width, height: row), in: bounds)
  }
}

/// The day of a date picker, which is always one.
private final class DayChoice: UICalendarSelection {
  weak var owner: UIDatePicker?
  var day = Date.distantPast

  override func isSelectable(_ day: Date, in calendarView: UICalendarView) -> Bool {
    owner?.isEnabled ?? false
  }

  override func isSelected(_ day: Date, in calendarView: UICalendarView) -> Bool {
    calendarView.calendar.isDate(self.day, inSameDayAs: day)
  }

  /// Takes the day, with the time that the picker has.
  override func dayWasTapped(_ day: Date, in calendarView: UICalendarView) {
    guard let owner else { return }
    let calendar = calendarView.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    calendar.date(from: parts).map { owner.choose($0) }
  }
}
