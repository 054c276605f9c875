import Foundation

/// Gives the touches of one window to gesture recognizers first and then to views.
final class TouchDispatcher {
  /// A touch that a view receives.
  private struct Delivery {
    let touch: UITouch
    let view: UIView
    var hasBegun = false
  }

  private unowned let window: UIWindow
  private let gestures = GestureArbiter()
  private var deliveries: [Delivery] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
    gestures.cancelTouchesInViews = { [unowned self] in cancel($0) }
  }

  /// Takes one event through all its receivers.
  func dispatch(_ event: UIEvent) {
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
      .sorted { $0.number < $1.number }
    for touch in changed where touch.phase == .began { begin(touch, event) }
    gestures.dispatch(changed, with: event)
    deliver(changed, with: event)
    gestures.touchesDidEnd(changed.filter(\.isOver))
  }

  /// Takes all touches away from their receivers.
  func cancelAll() {
    gestures.cancelAll()
    cancel(deliveries.map(\.touch))
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let location = touch.location(in: nil)
    touch.taps = taps.count(at: location, time: touch.timestamp)
    guard let view = window.hitTest(location, with: event) else { return }
    touch.hitView = view
    touch.recognizers = GestureArbiter.recognizers(for: touch)
    let holdsTouch = deliveries.contains { $0.view === view }
    guard view.isMultipleTouchEnabled || !holdsTouch,
      ExclusiveTouchRule.permits(view, whileTracking: deliveries.map(\.view))
    else { return }
    deliveries.append(Delivery(touch: touch, view: view))
  }

  /// Tells the views, those hit first before the others.
  private func deliver(_ changed: [UITouch], with event: UIEvent) {
    let concerned = deliveries.filter { delivery in changed.contains { $0 === delivery.touch } }
    var told: [UIView] = []
    for view in concerned.map(\.view) where !told.contains(where: { $0 === view }) {
      told.append(view)
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = concerned.filter { $0.view === view && $0.touch.phase == phase }.map(\.touch)
        // An earlier receiver may have had the touches taken away.
        let held = touches.filter { touch in deliveries.contains { $0.touch === touch } }
        guard !held.isEmpty else { continue }
        tell(view, phase, Set(held), event)
      }
    }
  }

  private func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    switch phase {
    case .began:
      for index in deliveries.indices where touches.contains(deliveries[index].touch) {
        deliveries[index].hasBegun = true
      }
      view.touchesBegan(touches, with: event)
    case .moved:
      view.touchesMoved(touches, with: event)
    case .ended:
      deliveries.removeAll { touches.contains($0.touch) }
      view.touchesEnded(touches, with: event)
    case .cancelled:
      deliveries.removeAll { touches.contains($0.touch) }
      view.touchesCancelled(touches, with: event)
    case .stationary:
      break  // Nothing happened to it.
    }
  }

  /// Takes touches away from their views; a view that never saw the beginning is not told.
  private func cancel(_ touches: [UITouch]) {
    let taken = deliveries.filter { delivery in touches.contains { $0 === delivery.touch } }
    deliveries.removeAll { delivery in touches.contains { $0 === delivery.touch } }
    for delivery in taken where delivery.hasBegun {
      delivery.view.touchesCancelled([delivery.touch], with: nil)
    }
  }
}

extension UITouch {
  /// Whether the finger has left the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
