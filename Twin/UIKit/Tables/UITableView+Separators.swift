import Foundation
import QuartzCore

/// The lines between rows.
///
/// Lines below the last row: `FillerLines.swift`.
extension UITableView {
  /// What an inset of the lines is counted from.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The inset that the system would choose.
    case fromAutomaticInsets = 1
  }

  /// What an app has said about the lines.
  struct SeparatorSettings {
    var inset: UIEdgeInsets?
    var reference = SeparatorInsetReference.fromCellEdges
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var effect: UIVisualEffect?
  }

  /// How far texts and lines are from the sides, in points. Differs from UIKit: until iOS 10, narrow ones had 15.
  var sideMargin: CGFloat {
    let margin = MarginSettings.ofRows(width: bounds.width)
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, insets(of: .readableContent).left)
  }

  /// The inset of the lines of which nobody has said anything.
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
  }

  func changeSeparators(_ change: (inout SeparatorSettings) -> Void) {
    change(&separators)
    showSeparators()
    for cell in cells.values { cell.setNeedsLayout() }
  }

  /// Gives the cells in sight their lines.
  func showSeparators() {
    for (path, cell) in cells { showSeparators(on: cell, of: path) }
    placeFillers()
  }

  func showSeparators(on cell: UITableViewCell, of path: IndexPath) {
    guard layout.has(path) else { return }
    let count = layout.sections[path.section].rows.count
    var lines = CellSeparators()
    if separators.style != .none {
      lines = CellSeparators(row: path.row, count: count, style: style)
      lines.color = separatorColor
    }
    cell.show(lines)
    if style == .insetGrouped { round(cell, row: path.row, count: count) }
  }

  /// How round the corners of a group are that stands apart at the sides, in points.
  ///
  /// Assumed, from pictures: 10. From iOS 26 on 26, which others have read off UIKit's own views in iOS 26.5.
  static var groupRadius: CGFloat {
    UISystem.current.behaviour.hasCapsuleControls ? 26 : 10
  }

  private func round(_ cell: UITableViewCell, row: Int, count: Int) {
    var corners: CACornerMask = []
    if row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
    if !corners.isEmpty { cell.clipsToBounds = true }
  }

  // MARK: What apps say

  /// The inset that was set, or else the system's.
  var storedSeparatorInset: UIEdgeInsets {
    separators.inset ?? (separators.reference == .fromCellEdges ? automaticSeparatorInset : .zero)
  }

  /// The inset that the app wants, by setting or overriding it; nil if it leaves it to the system.
  var wantedSeparatorInset: UIEdgeInsets? {
    let inset = separatorInset
    return inset == storedSeparatorInset ? separators.inset : inset
  }

  /// What `separatorInset` is counted from.
  public final var separatorInsetReference: UITableView.SeparatorInsetReference {
    get { separators.reference }
    set { changeSeparators { $0.reference = newValue } }
  }

  /// An effect on the lines. Differs from UIKit: kept and otherwise ignored.
  public final var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set { separators.effect = newValue }
  }
}

extension UITableViewCell {
  /// The inset that was set for the cell, or else the table's.
  var storedSeparatorInset: UIEdgeInsets {
    ownSeparatorInset ?? table?.separatorInset
      ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  }

  /// The inset that the app wants, by setting or overriding it; nil if it leaves it to the system.
  var wantedSeparatorInset: UIEdgeInsets? {
    let inset = separatorInset
    return inset == storedSeparatorInset
      ? ownSeparatorInset ?? table?.wantedSeparatorInset : inset
  }

  /// Where a line of the cell begins and ends.
  ///
  /// - Parameters:
  ///   - text: How far from the beginning of the content the text is.
  ///   - content: Where the content begins.
  ///
  /// Source of the inset at the end, since iOS 26: github.com/Vercantez/openuikit, `UITableView.swift`, read off iOS 26.1
  /// (as far as the cell's margin).
  func separatorEnds(text: CGFloat, content: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let endsAtMargin = UISystem.current.behaviour.hasCapsuleControls
    var automatic = UIEdgeInsets(
      top: 0, left: text, bottom: 0, right: endsAtMargin ? margin : 0)
    var inset = automatic
    if let wanted = wantedSeparatorInset {
      let isAdded = table?.separatorInsetReference == .fromAutomaticInsets
      // The text has been moved already.
      if isAdded { automatic.left -= max(0, wanted.left) }
      func side(_ wanted: CGFloat, _ automatic: CGFloat) -> CGFloat {
        if wanted == UITableView.automaticDimension { return automatic }
        return isAdded ? automatic + wanted : wanted
      }
      inset.left = side(wanted.left, automatic.left)
      inset.right = side(wanted.right, automatic.right)
    }
    let start = content + inset.left
    let end = bounds.maxX - inset.right
    guard isRightToLeft else { return (start, end) }
    return (bounds.maxX - end, bounds.maxX - start)
  }
}
