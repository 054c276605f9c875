import CoreGraphics

/// What a cell's own texts and an app's views are in.
final class UITableViewCellContentView: UIView {
  /// The margins above and below, in points.
  ///
  /// Source: storyboards of many apps, in which Xcode wrote down the frames of views that constraints tie to the
  /// margins of a cell's content: 16 points from the left and 11 from the top, and 20 points in tables that are 414
  /// points wide.
  private static let height: CGFloat = 11

  /// The margins, as long as nobody has said anything about them. Assumed: beside an accessory they are those of the
  /// cell's own texts.
  var rowMargins: NSDirectionalEdgeInsets {
    guard let cell = superview as? UITableViewCell else {
      return NSDirectionalEdgeInsets(
        top: Self.height, leading: 16, bottom: Self.height, trailing: 16)
    }
    return NSDirectionalEdgeInsets(
      top: Self.height, leading: cell.margin, bottom: Self.height,
      trailing: cell.shownAccessory == nil ? cell.margin : 8)
  }
}
