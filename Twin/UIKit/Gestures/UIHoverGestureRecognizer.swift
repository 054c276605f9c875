public import Foundation

/// Recognizes a pointer over a view.
///
/// It begins when the pointer comes over the view or a view in it, changes when it moves there, and ends when
/// it leaves. Nothing that watches touches is in its way.
///
/// Differs from UIKit: a pointer is there only while a test moves one, see `Device.movePointer(to:)`; no pencils.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, in the window.
  private var place: CGPoint?

  /// How far the pencil is from the screen, from 0 to 1; 0 for a pointer.
  open var zOffset: CGFloat { 0 }

  /// Where the pointer is; the origin without one.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place, let window = attachedView?.window else { return .zero }
    return view.map { window.convert(place, to: $0) } ?? place
  }

  /// The pointer is over the view, or has left it for nil.
  func pointer(at point: CGPoint?) {
    let isOver = state == .began || state == .changed
    guard let point, isEnabled else {
      if isOver { enter(.ended) }
      storedState = .possible
      place = nil
      return
    }
    place = point
    enter(isOver ? .changed : .began)
  }

  private func enter(_ state: State) {
    storedState = state
    sendActions()
  }
}
