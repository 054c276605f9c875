import QuartzCore

/// Pages that are dismissed while UIKit's own animation still brings them, or something above them, in or out.
///
/// Assumed: what moves is brought to its end at once, with all callbacks and completions, and the dismissal
/// begins there. It is known that the page goes, and not how.
extension Presentation {
  /// Notes what comes when UIKit's own animation is over, and gives a closure that does it, once.
  func animationWillEnd(with step: @escaping () -> Void) -> () -> Void {
    let end = Pause(step: step)
    animationEnd = end
    return { self.endAnimation(end) }
  }

  private func endAnimation(_ end: Pause) {
    guard animationEnd === end else { return }
    animationEnd = nil
    end.step()
  }

  /// Ends what moves in this presentation or in one above it, where UIKit itself moves it.
  func interruptAnimations() {
    guard UISystem.current.behaviour.dismissesDuringPresentation else { return }
    for presentation in [self] + above { presentation.interruptAnimation() }
  }

  private func interruptAnimation() {
    guard animationEnd != nil || presented.transitioningDelegate == nil else { return }
    if case .announced = phase { endPause() }
    guard let animationEnd else { return }
    self.animationEnd = nil
    for view in [container, presenter?.viewIfLoaded] { view?.removeAnimationsInside() }
    if let zoom { endZoom(zoom) }
    animationEnd.step()
  }
}

extension UIView {
  /// Shows this view and those inside it as they will be when their animations are over.
  fileprivate func removeAnimationsInside() {
    layer.removeAllAnimations()
    for view in subviews { view.removeAnimationsInside() }
  }
}
