public import Foundation

/// Lets a page grow out of a document of a browser, and go back into it.
///
/// Source: Apple's documentation of `UIDocumentBrowserTransitionController`. Assumed: how it moves.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document's loading is. Differs from UIKit: kept and not shown.
  open var loadingProgress: Progress?
  /// The view that shows the document, which grows from it. Differs from UIKit: kept; the whole page grows.
  open weak var targetView: UIView?
  private let place: () -> CGRect?

  init(place: @escaping () -> CGRect?) {
    self.place = place
    super.init()
  }

  /// In seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  /// Grows the page that comes, or shrinks the one that goes.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let isComing = context.viewController(forKey: .to)?.isBeingPresented ?? true
    if let view = context.view(forKey: .to) {
      if let page = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: page)
      }
      if isComing { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
    }
    let page = context.view(forKey: isComing ? .to : .from)
    let small = page.map { shrinking($0.frame, in: container) } ?? .identity
    if isComing { show(page, small, alpha: 0) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) {
      self.show(page, isComing ? .identity : small, alpha: isComing ? 1 : 0)
    } completion: { _ in
      self.show(page, .identity, alpha: 1)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func show(_ view: UIView?, _ transform: CGAffineTransform, alpha: CGFloat) {
    view?.transform = transform
    view?.alpha = alpha
  }

  /// What brings a page to where the document is, or else makes it a little smaller.
  private func shrinking(_ frame: CGRect, in container: UIView) -> CGAffineTransform {
    guard let target = place().map({ container.convert($0, from: nil) }), frame.width > 0 else {
      return CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    let scale = target.width / frame.width * 0.5
    return CGAffineTransform(translationX: target.midX - frame.midX, y: target.midY - frame.midY)
      .scaledBy(x: scale, y: scale)
  }
}
