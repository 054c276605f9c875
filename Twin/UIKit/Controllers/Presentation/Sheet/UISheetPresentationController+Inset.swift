import CoreGraphics

/// Cards of iOS 26 that are lower than the screen: a little smaller, above its lower edge, round all around.
///
/// Source: github.com/Vercantez/openuikit, `detents_ios.json` and `KNOWN_GAPS.md`, "Interactive sheets", read off iOS
/// 26.1 on a screen of 393 by 852 points: a card of half the height is the whole one scaled by 0.9593, which leaves 8
/// points at the sides and below; cards lower than 150 points are narrower, down to 28 points at 76; a drag from
/// height to height gives a card its whole width. Assumed: other phones have the same, and a card that low has
/// nothing added for what covers the lower edge.
extension UISheetPresentationController {
  private static let leastInset: CGFloat = 8
  private static let greatestInset: CGFloat = 28
  private static let lowest: CGFloat = 76
  static let lowCard: CGFloat = 150
  /// The part of the largest height that `medium` takes: 425 of 759 points.
  private static let mediumShareOfInset: CGFloat = 0.56
  /// Radius of the corners (a circle of 37.7 points fits a picture of them).
  static let insetCornerRadius: CGFloat = 38

  /// Whether cards are made like this.
  static var insetsCards: Bool { UISystem.current.behaviour.hasGlassBars }

  /// The height of `medium` (documentation: approximately half).
  static func mediumValue(of largest: CGFloat) -> CGFloat {
    insetsCards ? (largest * mediumShareOfInset).rounded() : largest * 0.5
  }

  /// How far a card of a height is from the sides and from the lower edge.
  var inset: CGFloat {
    guard Self.insetsCards, !floats, !isScreenLow, !isResizing,
      restingHeight < largestHeight
    else { return 0 }
    return Self.greatestInset - (Self.greatestInset - Self.leastInset) * shareOfLowCard
  }

  /// From 0 for the lowest cards to 1 for those that are no longer low.
  private var shareOfLowCard: CGFloat {
    min(max((restingHeight - Self.lowest) / (Self.lowCard - Self.lowest), 0), 1)
  }

  /// What a card of a height has of the lower edge that hardware covers.
  var coveredPart: CGFloat { inset > 0 ? shareOfLowCard : 1 }

  /// Makes the card smaller, where it is.
  func shrink(_ card: UIView) {
    // Before iOS 26 a card has a transform of another card's, behind which it is.
    guard Self.insetsCards else { return }
    let (inset, size) = (inset, card.bounds.size)
    guard inset > 0, size.width > 2 * inset else {
      card.transform = .identity
      return
    }
    let scale = (size.width - 2 * inset) / size.width
    let shift = size.height * (1 - scale) / 2 - inset
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
  }
}
