import CoreGraphics
import Foundation

/// The guide that says where the lines of a list cell are: at its edges, and where the text begins unless the
/// app has another wish.
final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    // Any constraint of the app's own counts for more.
    leading.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
  }

  /// Where the lines begin.
  ///
  /// - Parameter usual: Where they do if the app has no wish, in the cell's coordinates.
  func start(usual: CGFloat) -> CGFloat {
    guard leading.constant == usual else {
      // The layout pass that follows has the answer.
      leading.constant = usual
      guide.owningView?.setNeedsLayout()
      return usual
    }
    return guide.layoutFrame.minX
  }
}
