import Foundation
import QuartzCore

/// Turns from month to month. The months beside the one that shows are there only while it is turned.
final class CalendarPages: UIScrollView, UIScrollViewDelegate {
  weak var owner: UICalendarView?
  private var grid: CalendarMonthGrid?
  private var earlier: CalendarMonthGrid?
  private var later: CalendarMonthGrid?
  private var arrangedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    // The months beside are not there yet when a finger begins to turn.
    alwaysBounceHorizontal = true
    toldDelegate = self
  }

  /// Not made from archives.
  required init?(coder: NSCoder) { nil }

  // MARK: What shows

  /// Shows a month, in an animation if there is one before it.
  func show(_ month: Date, isLater: Bool, animated: Bool) {
    guard let owner, grid?.month != month else { return }
    guard animated, grid != nil else {
      return rest(at: CalendarMonthGrid(month, of: owner))
    }
    dropSides()
    let next = CalendarMonthGrid(month, of: owner)
    if isLater { later = next } else { earlier = next }
    addSubview(next)
    turn(toward: isLater)
  }

  /// Makes the days anew.
  func reload() {
    guard let owner, let grid else { return }
    rest(at: CalendarMonthGrid(grid.month, of: owner))
  }

  /// Shows what is chosen, and what can be.
  func refresh() {
    for grid in [grid, earlier, later] { grid?.refresh() }
  }

  /// Asks for the decorations of some days that show.
  func reloadDecorations(of dates: [Date]) {
    for grid in [grid, earlier, later] { grid?.reloadDecorations(of: dates) }
  }

  private func rest(at next: CalendarMonthGrid) {
    for view in [grid, earlier, later] where view !== next { view?.removeFromSuperview() }
    (earlier, later) = (nil, nil)
    grid = next
    if next.superview !== self { addSubview(next) }
    arrange()
    setContentOffset(.zero, animated: false)
  }

  private func dropSides() {
    for view in [earlier, later] { view?.removeFromSuperview() }
    (earlier, later) = (nil, nil)
  }

  // MARK: Turning

  /// A person wants a month so many months later.
  func turn(by count: Int) {
    guard let owner, let grid, let month = owner.month(after: grid.month, by: count) else { return }
    owner.personDidTurn(to: month)
    show(month, isLater: count > 0, animated: true)
  }

  private func turn(toward isLater: Bool) {
    arrange()
    let width = (isLater != isRightToLeft ? 1 : -1) * bounds.width
    setContentOffset(CGPoint(x: width, y: 0), animated: true)
    if !isScrollAnimating { settleAtPage() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard let owner, let grid, earlier == nil, later == nil else { return }
    earlier = owner.month(after: grid.month, by: -1).map { CalendarMonthGrid($0, of: owner) }
    later = owner.month(after: grid.month, by: 1).map { CalendarMonthGrid($0, of: owner) }
    for view in [earlier, later] { view.map(addSubview) }
    arrange()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settleAtPage() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settleAtPage() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settleAtPage() }

  private func settleAtPage() {
    let way = isRightToLeft ? -contentOffset.x : contentOffset.x
    let half = bounds.width / 2
    let shown = way > half ? later : way < -half ? earlier : grid
    guard let shown else { return }
    let isNew = shown.month != owner?.shownMonth
    rest(at: shown)
    if isNew { owner?.personDidTurn(to: shown.month) }
  }

  // MARK: Places

  private func arrange() {
    let size = bounds.size
    arrangedSize = size
    contentSize = CGSize(width: size.width, height: 0)
    let sides = isRightToLeft ? (left: later, right: earlier) : (left: earlier, right: later)
    contentInset = UIEdgeInsets(
      top: 0, left: sides.left == nil ? 0 : size.width, bottom: 0,
      right: sides.right == nil ? 0 : size.width)
    for (view, x) in [(sides.left, -size.width), (grid, 0), (sides.right, size.width)] {
      view?.frame = CGRect(x: x, y: 0, width: size.width, height: size.height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if arrangedSize != bounds.size { arrange() }
  }
}
