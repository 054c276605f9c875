import CoreGraphics
import Foundation
import QuartzCore

/// Rows of a table that a finger moves by the lines at their ends.
///
/// The other rows make room as soon as half of one is passed; the delegate may choose another place.
///
/// Differs from UIKit: the table does not scroll by itself while a row is dragged.
final class RowMoving: NSObject {
  /// A row under a finger.
  struct Move {
    let cell: UITableViewCell
    let source: IndexPath
    /// Where the row goes, in the table as it is then.
    var target: IndexPath
    /// The place that the finger asks for.
    var proposed: IndexPath
    /// How far below the row's top the finger is.
    let grip: CGFloat
    var top: CGFloat
    /// The table without the row.
    let rest: TableLayout
    /// The table with the row in its new place.
    var layout: TableLayout

    var updates: ItemUpdates {
      var updates = ItemUpdates()
      if source != target { updates.movedItems[source] = target }
      return updates
    }
  }

  private static let duration: TimeInterval = 0.25

  private weak var table: UITableView?
  private let recognizer = GripRecognizer()
  private(set) var move: Move?
  /// The move that the table has made and of which the data source is being told.
  private(set) var reported: (source: IndexPath, target: IndexPath)?

  /// Watches the fingers on a table.
  func attach(to table: UITableView) {
    self.table = table
    recognizer.delegate = self
    recognizer.addHandler(frame: .uikit("drag of a row")) { [weak self] _ in self?.changed() }
    table.addGestureRecognizer(recognizer)
  }

  /// Where a row is while another one is dragged, or this one; nil if none is.
  func frame(of path: IndexPath, in layout: TableLayout) -> CGRect? {
    guard let move else { return nil }
    guard path != move.source else {
      var frame = layout.row(path)
      frame.origin.y = move.top
      return frame
    }
    guard let place = move.updates.item(path) else { return nil }
    return move.layout.row(place)
  }

  /// How much more than usual has to be in sight, in points.
  var margin: CGFloat { move.map { $0.cell.bounds.height } ?? 0 }

  private func changed() {
    guard let table else { return }
    let finger = recognizer.location(in: table).y
    switch recognizer.state {
    case .began: begin(table, finger)
    case .changed: follow(table, finger)
    case .ended: drop(table)
    case .cancelled: cancel()
    case .possible, .failed: break  // Nobody is told of these.
    }
  }

  private func begin(_ table: UITableView, _ finger: CGFloat) {
    let point = recognizer.location(in: table)
    guard let path = table.indexPathForRow(at: point), let cell = table.cells[path] else { return }
    table.swiping.close(animated: true)
    let top = table.layout.row(path).minY
    move = Move(
      cell: cell, source: path, target: path, proposed: path, grip: finger - top, top: top,
      rest: table.layout.without(path), layout: table.layout)
    table.bringSubviewToFront(cell)
    cell.isReordering = true
  }

  private func follow(_ table: UITableView, _ finger: CGFloat) {
    guard var move else { return }
    move.top = finger - move.grip
    let proposed = move.rest.place(for: move.source, at: move.top)
    let former = move.target
    if proposed != move.proposed {
      move.proposed = proposed
      move.target =
        table.rowDelegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: proposed)
        ?? proposed
      move.layout = table.layout.moving(move.source, to: move.target)
    }
    self.move = move
    UIView.performWithoutAnimation { move.cell.frame.origin.y = move.top }
    guard former != move.target else { return }
    UIView.animate(withDuration: Self.duration) { table.placeCells() }
  }

  /// Lets the others make room for a row that is dragged as a thing, where it would be dropped.
  func makeRoom(for source: IndexPath, at target: IndexPath) {
    guard let table, let cell = table.cells[source], move?.target != target else { return }
    let layout = table.layout.moving(source, to: target)
    move = Move(
      cell: cell, source: source, target: target, proposed: target, grip: 0,
      top: layout.row(target).minY, rest: table.layout.without(source), layout: layout)
    UIView.animate(withDuration: Self.duration) { table.placeCells() }
  }

  private func drop(_ table: UITableView) {
    guard let move else { return }
    self.move = nil
    if move.source != move.target {
      shift(move.source, to: move.target, in: table)
      report(move.source, to: move.target)
    }
    settle(move, table)
  }

  /// Moves a row that was dragged as a thing, and tells the data source.
  ///
  /// - Returns: Whether the data source moves rows; if not, the row is where it was.
  func perform(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard let table else { return false }
    let system = UISystem.current
    system.missesMoveMethod = false
    move = nil
    shift(source, to: target, in: table)
    report(source, to: target)
    if system.missesMoveMethod { shift(target, to: source, in: table) }
    UIView.animate(withDuration: Self.duration) { table.placeCells() }
    table.setNeedsLayout()
    return !system.missesMoveMethod
  }

  private func shift(_ source: IndexPath, to target: IndexPath, in table: UITableView) {
    guard source != target else { return }
    var updates = ItemUpdates()
    updates.movedItems[source] = target
    table.layout = table.layout.moving(source, to: target)
    table.moveCells(by: updates)
  }

  private func report(_ source: IndexPath, to target: IndexPath) {
    guard let table else { return }
    reported = (source, target)
    defer { reported = nil }
    table.dataSource?.tableView(table, moveRowAt: source, to: target)
  }

  /// Gives the row back to the place from which it came.
  func cancel() {
    guard let table, let move else { return }
    self.move = nil
    settle(move, table)
  }

  private func settle(_ move: Move, _ table: UITableView) {
    move.cell.isReordering = false
    UIView.animate(withDuration: Self.duration) { table.placeCells() }
    table.setNeedsLayout()
  }
}

extension RowMoving: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { move == nil && touch.view is UITableViewCellReorderControl }
}

extension TableLayout {
  /// The layout with a row elsewhere.
  func moving(_ source: IndexPath, to target: IndexPath) -> TableLayout {
    var moved = self
    let height = moved.sections[source.section].removeRow(at: source.row)
    moved.sections[target.section].insertRow(height, at: target.row)
    return moved
  }

  /// The layout without a row.
  func without(_ path: IndexPath) -> TableLayout {
    var rest = self
    _ = rest.sections[path.section].removeRow(at: path.row)
    return rest
  }

  /// The place in this layout for a row that is not in it and whose top is dragged to a height: the nearest one.
  func place(for source: IndexPath, at top: CGFloat) -> IndexPath {
    var best = source
    var least = CGFloat.infinity
    for section in sections.indices {
      for row in 0...sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        let y = has(path) ? self.row(path).minY : footer(of: section).minY
        // Of an end and a beginning at the same height the nearer one is where the row is.
        guard abs(y - top) < least || abs(y - top) == least && y < top else { continue }
        (best, least) = (path, abs(y - top))
      }
    }
    return best
  }
}
