import Foundation
import QuartzCore

/// Holds the view of a window's root page, or of a card, and shrinks it behind a card: the page's own view keeps its
/// frame and has no transform.
///
/// Source of the name and of where it stands: hierarchies that apps log since iOS 13, `UIWindow`, `UITransitionView`,
/// `UIDropShadowView`, the page's view.
final class UIDropShadowView: UIView {
  /// Holds a view that fills it, behind all else.
  func hold(_ view: UIView) {
    guard view.superview !== self else { return }
    view.transform = .identity
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Beside the page, there is nothing to touch.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIView {
  /// Where the view is on the level above, apart from what its transform makes of that.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
