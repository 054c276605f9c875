import Foundation

/// What scrolls in a card, and the finger that may move either.
extension UIScrollView {
  /// Whether a drag moves the card that this view is in, and not the content: the content is at its top, and
  /// the card can go that way.
  func movesSheet(by way: CGFloat) -> Bool {
    guard contentOffset.y <= verticalRange.lowerBound, let sheet = sheetAround else { return false }
    return sheet.takesDrag(by: way)
  }

  /// The nearest card around this view.
  private var sheetAround: UISheetPresentationController? {
    let container = sequence(first: superview, next: { $0?.superview })
      .firstNonNil { $0 as? UITransitionView }
    return container?.presentation?.active as? UISheetPresentationController
  }
}

extension UISheetPresentationController {
  /// Whether a finger that goes down so far, or up if negative, over content at its top moves the card.
  ///
  /// Source: documentation of `prefersScrollingExpandsWhenScrolledToEdge`, and general knowledge: content that
  /// is pulled down at its top pulls the card.
  func takesDrag(by way: CGFloat) -> Bool {
    guard let presentation, presentation.phase == .presented, presentation.above.isEmpty else {
      return false
    }
    if way > 0 { return true }
    let greatest = heights.last?.height ?? 0
    return prefersScrollingExpandsWhenScrolledToEdge
      && greatest > frameOfPresentedViewInContainerView.height
  }
}
