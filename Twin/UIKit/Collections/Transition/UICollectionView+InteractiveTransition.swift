import Foundation

/// A change to another layout that the app drives, as a finger goes.
struct InteractiveLayoutChange {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Told at the end: whether the elements have come to rest, and whether the new layout is there.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a change to another layout.
  ///
  /// The app sets `transitionProgress` of the layout that it gets, then ends the change by
  /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. A change while another one is on its
  /// way raises an exception (assumed: the text).
  ///
  /// - Returns: The layout between both: the delegate's, or the system's.
  @discardableResult
  public final func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let layoutChange {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        "Attempted to start an interactive transition while one is already in progress")
      return layoutChange.layout
    }
    let former = collectionViewLayout
    let between =
      itemDelegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    layoutChange = InteractiveLayoutChange(layout: between, completion: completion)
    arranger = between
    for each in [between, former, layout] { each.holder = self }
    between.invalidateLayout(with: .make(for: between, everything: true))
    return between
  }

  /// Brings the elements to their places in the new layout, which stays.
  public final func finishInteractiveTransition() {
    endInteractiveTransition(isFinished: true)
  }

  /// Brings the elements back to their places in the former layout, which stays.
  public final func cancelInteractiveTransition() {
    endInteractiveTransition(isFinished: false)
  }

  private func endInteractiveTransition(isFinished: Bool) {
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
