import CoreGraphics

/// How high rows with the system's own contents are, in points.
struct RowMeasures {
  /// A row of which nothing is known, and the least height of one with a list's content.
  let usual: CGFloat
  /// The space above and below texts of several lines or of another size.
  let padding: CGFloat
  /// The space above and below two texts of which one is above the other, and the space between them.
  let pairPadding, pairGap: CGFloat

  /// Until iOS 18.
  ///
  /// Source: a storyboard's row of 55.5 points at 2x, with a title of 20.5 at 10 and a subtitle of 14.5 at 31.5
  /// (PubNub's documentation of its Objective-C SDK). Assumed: the padding of several lines.
  private static let low = RowMeasures(usual: 44, padding: 11, pairPadding: 10, pairGap: 1)

  /// From iOS 26 on.
  ///
  /// Source: Vercantez/openuikit, `UITableViewCell.swift` and `UINavigationBar.swift`, read off iOS 26.1: rows of 52, 59
  /// and 80 points for texts of 17, 23 and 33; two texts at 15.5 and 36 in 70.5 points. Assumed: lists' contents have at
  /// least that, too.
  private static let high = RowMeasures(usual: 52, padding: 15.5, pairPadding: 15.5, pairGap: 0)
  /// The same where texts are of the sizes for accessibility.
  private static let highest = RowMeasures(usual: 52, padding: 20, pairPadding: 20, pairGap: 0)

  /// How high a row is with one text that is so high.
  func height(of text: CGFloat) -> CGFloat {
    (usual == Self.low.usual ? text : text.rounded(.up)) + 2 * padding
  }

  /// Those of the system's version and the size of text.
  static func current(for traits: @autoclosure () -> UITraitCollection) -> RowMeasures {
    guard UISystem.current.behaviour.hasCapsuleControls else { return .low }
    return traits().preferredContentSizeCategory.isAccessibilityCategory ? .highest : .high
  }
}
