import QuartzCore

/// The views that have asked for `updateProperties()`.
final class PropertyUpdates {
  private struct WeakView {
    weak var view: UIView?
  }

  private var due: [WeakView] = []

  func add(_ view: UIView) {
    due.append(WeakView(view: view))
    // What is due is done at the end of this turn, though nothing of the layers changes.
    UISystem.current.loop.openTransaction()
  }

  /// Calls what is due in windows, the outermost views first; what is asked for meanwhile is done, too.
  func run() {
    while !due.isEmpty {
      let views = due.compactMap(\.view).filter { $0.window != nil }
      due = []
      for view in views.sorted(by: { $0.depth < $1.depth }) { view.updateDueProperties() }
    }
  }
}

extension UIView {
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).reduce(0) { sum, _ in sum + 1 }
  }

  /// Differs from UIKit: what is asked for by `updateProperties()` itself is done in the same turn.
  func propertiesAreDue() {
    guard !owesProperties else { return }
    owesProperties = true
    UISystem.current.propertyUpdates.add(self)
  }

  /// Assumed: the controller whose view this is sets its properties before the view does.
  func updateDueProperties() {
    let controller = viewDelegate
    guard owesProperties || controller?.owesUnavailableContent == true else { return }
    withCurrentTraits {
      if owesProperties {
        owesProperties = false
        observing(.properties) {
          controller?.updateProperties()
          updateProperties()
        }
      }
      controller?.updateUnavailableContentIfDue(in: self)
    }
  }
}
