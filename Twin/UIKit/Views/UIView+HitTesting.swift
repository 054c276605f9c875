import Foundation

/// Which view a touch belongs to.
///
/// Front to back; hidden, nearly transparent (alpha below 0.01) and disabled views are skipped with
/// all that is inside them, and so is a view while an animation moves it that does not allow touches
/// (UIKit documentation, `hitTest(_:with:)`, `UIView.AnimationOptions.allowUserInteraction`).
/// Clipping does not matter, and neither does what an animation shows right now.
enum HitTest {
  /// The alpha below which a view takes no touches.
  static let lowestAlpha = 0.01

  static func view(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches(view), view.point(inside: point, with: event) else { return nil }
    for subview in view.subviews.reversed() {
      let inner = subview.convert(point, from: view)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return view
  }

  private static func takesTouches(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled && !view.isHidden && view.layer.opacity >= Float(lowestAlpha)
      && view.blockingAnimationCount == 0
  }
}
