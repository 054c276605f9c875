import Foundation

extension UIViewController {
  /// Takes a selection away, together with the transition that is about to run if there is one; a transition
  /// that is cancelled gives it back.
  func clearSelection(
    _ selected: [IndexPath], animated: Bool, deselect: @escaping (IndexPath) -> Void,
    reselect: @escaping (IndexPath) -> Void
  ) {
    guard animated, let coordinator = transitionCoordinator else {
      return selected.forEach(deselect)
    }
    coordinator.animate(alongsideTransition: { _ in selected.forEach(deselect) }) { context in
      if context.isCancelled { selected.forEach(reselect) }
    }
  }
}
