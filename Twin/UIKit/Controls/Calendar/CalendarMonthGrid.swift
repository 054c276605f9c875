import Foundation
import QuartzCore

/// The days of a month in rows of weeks. Days of other months are not shown.
final class CalendarMonthGrid: UIView {
  let month: Date
  private weak var owner: UICalendarView?
  private var days: [CalendarDayView] = []
  /// How many days of the first week are of the month before.
  private let gap: Int

  /// Makes the grid of a month.
  init(_ month: Date, of owner: UICalendarView) {
    self.month = month
    self.owner = owner
    let calendar = owner.calendar
    let weekday = calendar.component(.weekday, from: month)
    let weekLength = calendar.weekdaySymbols.count
    gap = (weekday - calendar.firstWeekday + weekLength) % weekLength
    super.init(frame: .zero)
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let today = owner.today
    days = (0..<count).map { index in
      let date = calendar.date(byAdding: .day, value: index, to: month) ?? month
      let view = CalendarDayView(date, number: index + 1, isToday: date == today)
      addSubview(view)
      return view
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UICalendarView didTapDay:]")) { [weak self] recognizer in
      self?.tapped(recognizer)
    }
    addGestureRecognizer(tap)
    refresh()
    for day in days { decorate(day) }
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// Shows what is chosen, and what can be.
  func refresh() {
    guard let owner else { return }
    let selection = owner.selectionBehavior
    for day in days {
      let isAvailable = owner.isAvailable(day.date)
      day.isOpen = isAvailable && selection?.isSelectable(day.date, in: owner) ?? true
      day.isChosen = isAvailable && selection?.isSelected(day.date, in: owner) ?? false
      day.canBeChosen = day.isOpen && selection != nil
      day.show(in: owner)
    }
  }

  /// Asks for the decorations of some days.
  func reloadDecorations(of dates: [Date]) {
    for day in days where dates.contains(day.date) { decorate(day) }
  }

  private func decorate(_ day: CalendarDayView) {
    guard let owner else { return }
    let isWanted = owner.wantsDateDecorations && owner.isAvailable(day.date)
    let parts = owner.components(of: day.date)
    day.decoration =
      isWanted ? owner.delegate?.calendarView(owner, decorationFor: parts) : nil
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    guard let owner, let selection = owner.selectionBehavior,
      let day = days.first(where: { $0.frame.contains(place) }), day.canBeChosen
    else { return }
    selection.dayWasTapped(day.date, in: owner)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    let columns = owner.calendar.weekdaySymbols.count
    let (width, height) = (bounds.width / CGFloat(columns), owner.rowHeight)
    for (index, day) in days.enumerated() {
      let (row, column) = (index + gap).quotientAndRemainder(dividingBy: columns)
      day.frame = directed(
        CGRect(
          x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height),
        in: bounds)
    }
  }
}

/// A day with its number and decoration.
final class CalendarDayView: UIView {
  /// Its beginning.
  let date: Date
  private let isToday: Bool
  private let disc = UIView()
  private let number = UILabel()
  private let holder = UIView()
  /// Whether it does not look disabled.
  var isOpen = true
  var isChosen = false
  var canBeChosen = false

  init(_ date: Date, number: Int, isToday: Bool) {
    self.date = date
    self.isToday = isToday
    super.init(frame: .zero)
    isAccessibilityElement = true
    self.number.text = "\(number)"
    self.number.textAlignment = .center
    holder.clipsToBounds = true
    holder.isUserInteractionEnabled = false
    for view in [disc, self.number, holder] as [UIView] { addSubview(view) }
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  /// What it shows below the number.
  var decoration: UICalendarView.Decoration? {
    didSet {
      guard decoration !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      if let decoration { holder.addSubview(decoration.view) }
      setNeedsLayout()
    }
  }

  /// Takes on the look of what is chosen and can be. Assumed: a chosen day is in a disc, of the tint color for today
  /// and else of a part of it; today has the tint color, and what cannot be chosen that of disabled text.
  func show(in owner: UICalendarView) {
    let tint: UIColor = owner.tintColor
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    number.font = .calendar(
      ofSize: 20, weight: isChosen ? .semibold : .regular, design: owner.fontDesign)
    if isChosen {
      number.textColor = isToday ? .white : tint
    } else if !isOpen {
      number.textColor = .tertiaryLabel
    } else {
      number.textColor = isToday ? tint : .label
    }
    let calendar = owner.calendar
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let weekday = calendar.weekdaySymbols[(parts.weekday ?? 1) - 1]
    let month = calendar.monthSymbols[(parts.month ?? 1) - 1]
    accessibilityLabel = "\(weekday), \(month) \(parts.day ?? 1)"
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !isOpen { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  /// The diameter of the disc and the height of the number, in points (assumed).
  private static let side: CGFloat = 40

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.side, bounds.width)
    disc.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    number.frame = CGRect(x: 0, y: 0, width: bounds.width, height: side)
    holder.frame = CGRect(
      x: 0, y: side, width: bounds.width, height: max(bounds.height - side, 0))
    guard let view = decoration?.view else { return }
    view.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
  }
}
