import Foundation

/// A change to another layout that the app drives, as a finger goes.
struct InteractiveLayoutChange {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Told at the end: whether the elements have come to rest, and whether the new layout is there.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func endInteractiveTransition(isFinished: Bool) {
    guard let change = layoutChange else { return }
    layoutChange = nil
    let former = change.layout.currentLayout
    let next = change.layout.nextLayout
    let (staying, leaving) = isFinished ? (next, former) : (former, next)
    exchange(layout: staying, animated: true) { isDone in
      if leaving.holder === self { leaving.holder = nil }
      change.completion?(isDone, isFinished)
    }
  }
}
