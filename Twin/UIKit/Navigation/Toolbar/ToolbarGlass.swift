import CoreGraphics

/// Where the buttons of a toolbar lie on glass, in points.
///
/// Source: Vercantez/openuikit, `toolbar-intrinsic-height`, read off two phones and an iPad on iOS 26.1: pieces of 48
/// points, and of 44 on iPads and where the height is compact; at the upper edge of a bar, or in the middle of a lower
/// one; in a navigation controller 10 below the edge of what pages keep free, and 28 above the screen's on a phone,
/// whatever hardware covers there.
struct ToolbarGlass {
  /// How high the pieces are.
  let height: CGFloat
  /// How far they are from the sides.
  let margin: CGFloat
  /// What is free above and below them in a navigation controller.
  let above: CGFloat = 10
  let below: CGFloat

  init(_ traits: UITraitCollection, isInNavigation: Bool) {
    let isPad = traits.userInterfaceIdiom == .pad
    let isLow = isPad || traits.verticalSizeClass == .compact
    height = isLow ? 44 : 48
    below = isPad ? 25 : 28
    margin = isInNavigation ? isPad ? 10 : 28 : isLow ? 20 : 16
  }

  /// Where the pieces are in a bar, which keeps something free at its sides.
  func row(in bounds: CGRect, between edges: UIEdgeInsets) -> CGRect {
    let start = edges.left + margin
    return CGRect(
      x: bounds.minX + start, y: bounds.minY + min(0, (bounds.height - height) / 2),
      width: max(0, bounds.width - start - edges.right - margin), height: height)
  }
}
