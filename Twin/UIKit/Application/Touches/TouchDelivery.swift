import Foundation

/// What the views of one window have been told of the touches they hold.
///
/// A recognizer may ask that a view learns of the beginning or the end of a touch only once the
/// recognizer has failed (`delaysTouchesBegan`, `delaysTouchesEnded`). Until then the news wait here,
/// and if the gesture is recognized, the view never hears them.
final class TouchDelivery {
  private struct Holding {
    let touch: UITouch
    let view: UIView
    /// Whether the view was told that the touch began.
    var hasBegun = false
    /// What the view has not been told yet, oldest first.
    var news: [News] = []
  }

  private struct News {
    let phase: UITouch.Phase
    let event: UIEvent
  }

  private var holdings: [Holding] = []
  private let isDelayed: (UITouch, UITouch.Phase) -> Bool

  /// - Parameter isDelayed: Whether a recognizer wants a view to wait for this news of a touch.
  init(isDelayed: @escaping (UITouch, UITouch.Phase) -> Bool) {
    self.isDelayed = isDelayed
  }

  /// The views that hold a touch, once for each touch.
  var trackingViews: [UIView] { holdings.map(\.view) }

  /// All touches that views hold.
  var touches: [UITouch] { holdings.map(\.touch) }

  /// Gives a touch to the view that was hit.
  func hold(_ touch: UITouch, by view: UIView) {
    holdings.append(Holding(touch: touch, view: view))
  }

  /// Tells the views what changed, those hit first before the others, unless it has to wait.
  func deliver(_ changed: [UITouch], with event: UIEvent) {
    for index in holdings.indices where changed.contains(where: { $0 === holdings[index].touch }) {
      let phase = holdings[index].touch.phase
      let repeats = phase == .moved && holdings[index].news.last?.phase == .moved
      if !repeats { holdings[index].news.append(News(phase: phase, event: event)) }
    }
    deliverNews()
  }

  /// Tells the views what no longer has to wait.
  func deliverNews() {
    while let (view, phase, event) = nextNews() {
      var told: Set<UITouch> = []
      for index in holdings.indices where holdings[index].view === view {
        guard holdings[index].news.first?.phase == phase, isReady(holdings[index]) else { continue }
        holdings[index].news.removeFirst()
        holdings[index].hasBegun = true
        told.insert(holdings[index].touch)
      }
      tell(view, phase, told, event)
    }
  }

  /// Takes touches away from their views; a view that never saw the beginning is not told.
  func cancel(_ touches: [UITouch]) {
    let taken = holdings.filter { holding in touches.contains { $0 === holding.touch } }
    holdings.removeAll { holding in touches.contains { $0 === holding.touch } }
    for holding in taken where holding.hasBegun {
      holding.view.touchesCancelled([holding.touch], with: nil)
    }
  }

  /// Takes away all touches of a view and those in it.
  func cancel(inside view: UIView) {
    guard !holdings.isEmpty else { return }
    cancel(holdings.filter { $0.view.lies(in: view) }.map(\.touch))
  }

  /// The first news that somebody may hear; of one view, news of an earlier phase come first.
  private func nextNews() -> (UIView, UITouch.Phase, UIEvent)? {
    guard let view = holdings.first(where: isReady)?.view else { return nil }
    let ready = holdings.filter { $0.view === view && isReady($0) }.compactMap(\.news.first)
    let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    let phase = order.first { phase in ready.contains { $0.phase == phase } }
    guard let news = ready.first(where: { $0.phase == phase }) else { return nil }
    return (view, news.phase, news.event)
  }

  private func isReady(_ holding: Holding) -> Bool {
    guard let news = holding.news.first else { return false }
    return !isDelayed(holding.touch, news.phase)
  }

  private func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    if phase == .ended || phase == .cancelled {
      holdings.removeAll { touches.contains($0.touch) }
    }
    switch phase {
    case .began:
      for touch in touches { touch.isTold = true }
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break  // No news of a finger.
    }
  }
}
