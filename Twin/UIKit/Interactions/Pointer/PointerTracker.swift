import Foundation

/// A pointer over the screen: who hears of it.
package final class PointerTracker {
  private struct Hovered {
    weak var recognizer: UIHoverGestureRecognizer?
  }

  private var hovered: [Hovered] = []
  private weak var interaction: UIPointerInteraction?

  /// Makes a tracker without a pointer.
  package init() {}

  /// What the pointer looks like where it is now; nil for the system's own look.
  package private(set) var style: UIPointerStyle?

  /// Moves the pointer in a window, or takes it away for nil.
  package func move(to point: CGPoint?, in window: UIWindow) {
    let hit = point.flatMap { window.hitTest($0, with: nil) }
    var views: [UIView] = []
    var view = hit
    while let current = view {
      views.append(current)
      view = current.superview
    }
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
    for former in hovered.compactMap(\.recognizer)
    where !recognizers.contains(where: { $0 === former }) {
      former.pointer(at: nil)
    }
    hovered = recognizers.map { Hovered(recognizer: $0) }
    for recognizer in recognizers { recognizer.pointer(at: point) }
    point.map { show(at: $0, views, window) } ?? leave()
  }

  /// The first view from the inside out that has a region for the pointer decides about its look.
  private func show(at point: CGPoint, _ views: [UIView], _ window: UIWindow) {
    for view in views {
      let own = view.interactions.compactMap { $0 as? UIPointerInteraction }
      for candidate in own where candidate.isEnabled {
        let request = UIPointerRegionRequest(location: window.convert(point, to: view))
        guard let region = candidate.region(for: request) else { continue }
        let isSame = candidate.region.map(region.isSame) ?? false
        if interaction !== candidate || !isSame {
          leave()
          interaction = candidate
          style = candidate.enter(region)
        }
        return
      }
    }
    leave()
  }

  private func leave() {
    interaction?.exit()
    interaction = nil
    style = nil
  }
}
