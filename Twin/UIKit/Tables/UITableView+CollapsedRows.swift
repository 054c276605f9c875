import CoreGraphics
import Foundation

/// Rows whose constraints leave it open how high they are.
extension UITableView {
  /// The height of a row that measures its cell: the usual one if the content of the cell has none, but could have one.
  ///
  /// Source: the line that UIKit logs about it once, in MyFlightbookiOS issue 379 (iOS 26), and without the cell in older ones:
  /// MIT-Mobile-for-iOS issue 683 (iOS 8), Eureka issues 465 and 1632. Assumed: that the line names the cell from iOS 13 on,
  /// and that content that would fill any height is what counts as open.
  func height(of cell: UITableViewCell, wanting height: CGFloat, in width: CGFloat) -> CGFloat {
    guard height < 1, cell.contentView.isHeightOpen(width: width) else { return height }
    let system = UISystem.current
    if !system.hasWarnedOfCollapsedRow {
      system.hasWarnedOfCollapsedRow = true
      let namesCell = system.behaviour.isFromIOS13On
      system.log(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
          + "\(namesCell ? "table view" : "tableview") cell's content view. We're considering the collapse "
          + "unintentional and using standard height instead."
          + (namesCell ? " Cell: \(system.describe(cell))" : ""))
    }
    return rowMeasures.usual
  }
}

extension UIView {
  /// Whether the constraints inside let the view have no height, and any other height as well.
  fileprivate func isHeightOpen(width: CGFloat) -> Bool {
    guard heightOfConstraints(width: width) == 0 else { return false }
    let tall = systemLayoutSizeFitting(
      CGSize(width: width, height: 1000), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return tall.height > 0
  }
}
