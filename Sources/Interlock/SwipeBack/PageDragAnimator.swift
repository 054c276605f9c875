import UIKit

/// Moves two pages under a finger as UIKit's own pop does: the upper one goes away to the side with its
/// shadow, the lower one comes from a part of the way behind it, out of the dark.
///
/// Apple publishes none of the numbers. Those of the libraries that imitate UIKit are named at each.
final class PageDragAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the lower page lies behind the edge, in widths.
  ///
  /// Source: react-native-screens, react-navigation, GKNavigationBar, SwipeTransition.
  private static let parallax: CGFloat = 0.3
  /// How dark the lower page is at the beginning. Source: react-native-screens, "most similar to Apple".
  private static let dimming: CGFloat = 0.1

  private let direction: CGFloat
  private let duration: TimeInterval
  private let onEnd: () -> Void

  /// - Parameters:
  ///   - direction: Which way is back: 1 to the right, -1 to the left.
  ///   - duration: How long the whole way takes, in seconds.
  ///   - onEnd: Called when the transition is over, finished or cancelled.
  init(direction: CGFloat, duration: TimeInterval, onEnd: @escaping () -> Void) {
    self.direction = direction
    self.duration = duration
    self.onEnd = onEnd
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let scene = PageDragScene(transitionContext, direction, Self.parallax, Self.dimming)
    else { return transitionContext.completeTransition(false) }
    // Linear: the finger says how far it is.
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      scene.moveToEnd()
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      scene.clear(keepingUpperPage: isCancelled)
      transitionContext.completeTransition(!isCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd()
  }
}

/// The views of a drag: the lower page, what darkens it, the shadow beside the upper page, and that page.
private struct PageDragScene {
  private let upper: UIView
  private let lower: UIView
  private let shade: UIView
  private let shadow: UIView
  /// Where the pages lie when they rest, in the container.
  private let upperPlace: CGRect
  private let lowerPlace: CGRect
  /// How far the upper page has to go, in points; negative to the left.
  private let way: CGFloat

  /// Puts the views where the drag begins; nil if UIKit has no views for it.
  init?(
    _ context: any UIViewControllerContextTransitioning, _ direction: CGFloat,
    _ parallax: CGFloat, _ dimming: CGFloat
  ) {
    guard let upper = context.view(forKey: .from), let lower = context.view(forKey: .to),
      let lowerPage = context.viewController(forKey: .to)
    else { return nil }
    let container = context.containerView
    (self.upper, self.lower) = (upper, lower)
    upperPlace = upper.frame
    lowerPlace = context.finalFrame(for: lowerPage)
    way = container.bounds.width * direction
    lower.frame = lowerPlace.offsetBy(dx: -way * parallax, dy: 0)
    shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = dimming
    shadow = PageShadow(beside: container.bounds, isMirrored: direction < 0)
    for view in [lower, shade, shadow] { container.insertSubview(view, belowSubview: upper) }
  }

  /// Moves the views where the drag ends. Called inside an animation.
  func moveToEnd() {
    upper.frame = upperPlace.offsetBy(dx: way, dy: 0)
    shadow.frame = shadow.frame.offsetBy(dx: way, dy: 0)
    lower.frame = lowerPlace
    shade.alpha = 0
  }

  /// Leaves the pages as they were, for whoever shows them next, and takes away all else.
  func clear(keepingUpperPage: Bool) {
    for view in [shade, shadow, keepingUpperPage ? lower : upper] { view.removeFromSuperview() }
    upper.frame = upperPlace
    lower.frame = lowerPlace
  }
}

/// The soft shadow beside the edge of a page that is dragged.
private final class PageShadow: UIView {
  /// In points. Source: Flutter's imitation, 5 % of the width of a phone's screen.
  private static let width: CGFloat = 20
  /// At the page's edge. Ours: what looks like UIKit's on pictures.
  private static let darkness: CGFloat = 0.12

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates the shadow of a page that covers some bounds.
  init(beside bounds: CGRect, isMirrored: Bool) {
    super.init(
      frame: CGRect(
        x: isMirrored ? bounds.maxX : bounds.minX - Self.width, y: bounds.minY, width: Self.width,
        height: bounds.height))
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [0, Self.darkness].map { UIColor.black.withAlphaComponent($0).cgColor }
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
