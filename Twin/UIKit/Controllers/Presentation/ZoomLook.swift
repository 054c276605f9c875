import Foundation

/// Grows from a view, and shrinks to it.
struct ZoomLook: PresentationLook {
  let zoom: ZoomMotion
  let duration = TransitionMotion.duration

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    switch stage {
    case .before: break  // It is there since it was known from where it grows.
    case .shown: zoom.move(grows: true)
    case .after: zoom.move(grows: false)
    }
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }
}

extension Presentation {
  /// Lets the page find the view from which it grows, or to which it shrinks, and be where that way begins.
  ///
  /// Assumed: cards, popovers and alerts come as they always do.
  func beginZoom(of view: UIView, grows: Bool) {
    guard let presenter,
      let source = presented.knownTransition?.zoomSource(
        of: presented, from: presenter, in: container.window),
      look is CoverLook
    else { return }
    UIView.performWithoutAnimation { look.place(self, view: view, at: .shown) }
    zoom = ZoomMotion(
      source, page: view, content: presented.viewLoadingIfNeeded(),
      dimmingView: container.dimmingView)
    zoom?.begin(grows: grows)
  }

  /// The page is where it was on its way to, or goes another way.
  func endZoom(_ ended: ZoomMotion) {
    guard zoom === ended else { return }
    ended.end()
    zoom = nil
  }
}
