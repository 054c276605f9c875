import Foundation
import QuartzCore

/// Lets every drag open a view.
final class UsualSpringLoadedBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Shades a view over which a drag pauses, and has the shade flash before the view is opened.
///
/// Source: UIKit documentation, `UISpringLoadedInteractionEffectState`: while activating, the view is styled briefly
/// and returns to its own style. Assumed: the shade, its color, and that it flashes twice.
final class UsualSpringLoadedEffect: NSObject, UISpringLoadedInteractionEffect {
  private var shade: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible: show(on: context.targetView)
    case .activating: flash()
    case .activated, .inactive: hide()
    }
  }

  private func show(on view: UIView?) {
    hide()
    guard let view else { return }
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .systemFill
    shade.layer.cornerRadius = view.layer.cornerRadius
    shade.isUserInteractionEnabled = false
    shade.isAccessibilityElement = false
    view.addSubview(shade)
    self.shade = shade
  }

  private func flash() {
    let half = SpringLoading.flash / 4
    let flash = CAKeyframeAnimation(keyPath: "opacity")
    flash.values = [1, 0, 1]
    flash.duration = half * 2
    flash.repeatCount = 2
    shade?.layer.add(flash, forKey: "flash")
  }

  private func hide() {
    shade?.removeFromSuperview()
    shade = nil
  }
}
