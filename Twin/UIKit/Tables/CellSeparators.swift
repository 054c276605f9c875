import Foundation
import QuartzCore

/// The lines that a cell shows.
struct CellSeparators: Equatable {
  /// How far a line reaches.
  enum Line {
    /// There is none.
    case none
    /// From the inset on.
    case inset
    /// From edge to edge.
    case whole
  }

  var top = Line.none
  var bottom = Line.none
  var color: UIColor?

  /// Which lines the rows of a table have.
  ///
  /// Assumed: in a plain table the last row has its line, too; a group begins and ends with whole lines, and
  /// one that stands apart at the sides does not (as seen in the tables of the system's own apps).
  init(row: Int, count: Int, style: UITableView.Style) {
    let (isFirst, isLast) = (row == 0, row == count - 1)
    switch style {
    case .plain:
      bottom = .inset
    case .grouped:
      top = isFirst ? .whole : .none
      bottom = isLast ? .whole : .inset
    case .insetGrouped:
      bottom = isLast ? .none : .inset
    }
  }

  /// No lines.
  init() {}
}

/// The views of the lines of a cell.
final class SeparatorLines {
  private let top = UIView()
  private let bottom = UIView()

  init() {
    for line in [top, bottom] {
      line.isUserInteractionEnabled = false
      line.layer.zPosition = 1
    }
  }

  /// Shows lines in a cell: one physical pixel high, at its upper and lower edges, in front of all else.
  func show(_ separators: CellSeparators, in cell: UIView, from start: CGFloat, to end: CGFloat) {
    let pixel = UIScreen.main.pixel
    let bounds = cell.bounds
    let lines = [
      (top, separators.top, bounds.minY), (bottom, separators.bottom, bounds.maxY - pixel),
    ]
    for (line, reach, y) in lines {
      guard reach != .none else {
        line.removeFromSuperview()
        continue
      }
      if line.superview == nil { cell.addSubview(line) }
      line.backgroundColor = separators.color
      let (left, right) = reach == .whole ? (bounds.minX, bounds.maxX) : (start, end)
      line.frame = CGRect(x: left, y: y, width: max(0, right - left), height: pixel)
    }
  }
}
