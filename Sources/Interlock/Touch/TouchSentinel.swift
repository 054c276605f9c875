import UIKit

/// An invisible view that is asked, before all that lies behind it, where each finger comes down.
///
/// UIKit looks for the view under a finger by asking subviews from front to back, and decides only
/// then who may have the touch (documentation of `hitTest(_:with:)`). The sentinel always answers that
/// the finger is elsewhere; it has no size, draws nothing and takes nothing.
final class TouchSentinel: UIView {
  private let fingerComes: (CGPoint, UIEvent) -> Void

  /// - Parameter fingerComes: Called with a point in the sentinel's own coordinates, once or more for
  ///   a touch: UIKit may ask as often as it likes.
  init(_ fingerComes: @escaping (CGPoint, UIEvent) -> Void) {
    self.fingerComes = fingerComes
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Without an event somebody only asks; a pointer that hovers is no finger.
    if let event, event.type == .touches { fingerComes(point, event) }
    return false
  }

  /// Stands in front of all that it has to be asked before.
  func stand(before view: UIView) {
    for other in view.subviews.reversed() where !(other is InteractionShield) {
      guard other !== self else { return }
      break
    }
    view.addSubview(self)
  }
}
