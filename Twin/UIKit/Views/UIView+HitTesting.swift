import Foundation
import QuartzCore

/// Which view a touch belongs to.
///
/// Front to back; hidden, nearly transparent (alpha below 0.01) and disabled views are skipped with
/// all that is inside them, and so is a view while an animation moves it that does not allow touches
/// (UIKit documentation, `hitTest(_:with:)`, `UIView.AnimationOptions.allowUserInteraction`).
/// Clipping does not matter, and neither does what an animation shows right now, except for views that
/// a `UIViewPropertyAnimator` moves: those are hit where they are seen, unless the app tests itself
/// (UIKit documentation, `isManualHitTestingEnabled`).
enum HitTest {
  /// The alpha below which a view takes no touches: of the single-precision opacity, so that 0.01 is below.
  static let lowestAlpha = 0.01

  static func view(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches(view), view.point(inside: point, with: event) else { return nil }
    for subview in view.subviews.reversed() where mayBeHit(subview, at: point) {
      guard let inner = placeInside(subview, of: point, in: view) else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return view
  }

  /// Whether there is any use in asking a subview. One of an app's class is always asked; of UIKit's plain
  /// views most lie beside the point, and nobody notices that they are not.
  private static func mayBeHit(_ subview: UIView, at point: CGPoint) -> Bool {
    type(of: subview) != UIView.self || subview.shownHitTestCount > 0
      || subview.baseLayer.mayContain(fromSuperlayer: point)
  }

  /// A point of a view in a subview's coordinates; nil if nothing is seen of the subview, as it is turned on its edge.
  private static func placeInside(_ subview: UIView, of point: CGPoint, in view: UIView) -> CGPoint?
  {
    guard subview.shownHitTestCount > 0, let shown = subview.baseLayer.presentation(),
      let container = view.baseLayer.presentation()
    else { return subview.baseLayer.point(fromSuperlayer: point) }
    return shown.convert(point, from: container)
  }

  private static func takesTouches(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled && !view.isHidden && Double(view.baseLayer.opacity) >= lowestAlpha
      && view.blockingAnimationCount == 0
  }
}
