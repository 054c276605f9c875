import Foundation

/// Gives the touches of one window to gesture recognizers first and then to views.
final class TouchDispatcher {
  private unowned let window: UIWindow
  private let gestures = GestureArbiter()
  private let views: TouchDelivery
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
    views = TouchDelivery { [gestures] in gestures.delays($0, $1) }
    gestures.cancelTouchesInViews = { [views] in views.cancel($0) }
    gestures.didDecide = { [views] in views.deliverNews() }
  }

  /// Takes one event through all its receivers.
  func dispatch(_ event: UIEvent) {
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
      .sorted { $0.number < $1.number }
    for touch in changed where touch.phase == .began { begin(touch, event) }
    gestures.dispatch(changed, with: event)
    views.deliver(changed, with: event)
    gestures.touchesDidEnd(changed.filter(\.isOver))
  }

  /// Takes all touches away from their receivers.
  func cancelAll() {
    gestures.cancelAll()
    views.cancel(views.touches)
  }

  /// Takes away what a view and all in it have of the touches. Recognizers of the views around it go on.
  func cancel(inside view: UIView) {
    gestures.cancel(inside: view)
    views.cancel(inside: view)
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let location = touch.location(in: nil)
    touch.taps = taps.count(at: location, time: touch.timestamp)
    guard let view = window.hitTest(location, with: event) else { return }
    touch.hitView = view
    touch.recognizers = GestureArbiter.recognizers(for: touch, in: event)
    let holdsTouch = views.trackingViews.contains { $0 === view }
    guard view.isMultipleTouchEnabled || !holdsTouch,
      ExclusiveTouchRule.permits(view, whileTracking: views.trackingViews)
    else { return }
    views.hold(touch, by: view)
  }
}

extension UITouch {
  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
