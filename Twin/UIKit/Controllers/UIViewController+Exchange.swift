import Foundation

/// One child in the place of another, with an animation of the app's own.
extension UIViewController {
  /// Does the work of `transition(from:to:duration:options:animations:completion:)`.
  ///
  /// A transition among the options is played on the view that holds both children, as
  /// `UIView.transition(from:to:duration:options:completion:)` does by its documentation.
  ///
  /// Assumed: the child that goes is told first, and both have come to rest before the completion runs; what
  /// transitions is the common superview, and the child that goes stays in it until the end.
  func exchange(
    _ former: UIViewController, for page: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard former.parent === self, page.parent === self else {
      let system = UISystem.current
      // The customary text; multiple reports.
      system.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(system.describe(former)) and \(system.describe(page)) must "
          + "have a common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
      return
    }
    let isSeen = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if isSeen {
      former.turnAppearance(false, animated: isAnimated)
      page.beginAppearanceTransition(true, animated: isAnimated)
    }
    for child in [former, page] { child.isMovedByContainer = true }
    let view = page.viewLoadingIfNeeded()
    let place = former.viewIfLoaded?.superview
    let change = {
      if let place, view.superview !== place { place.addSubview(view) }
      page.sendViewIsAppearing()
    }
    let end = { (isFinished: Bool) in
      former.viewIfLoaded?.removeFromSuperview()
      for child in [former, page] {
        child.isMovedByContainer = false
        if isSeen, child.appearance.isChanging { child.endAppearanceTransition() }
      }
      completion?(isFinished)
    }
    guard let place, isAnimated, !options.transition.isEmpty else {
      change()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
      return
    }
    UIView.transition(
      with: place, duration: duration, options: options,
      animations: {
        change()
        animations?()
      }, completion: end)
  }

  /// Makes the button that begins and ends editing.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    show(isEditing, on: item)
    return item
  }

  func show(_ isEditing: Bool, on item: UIBarButtonItem) {
    let systemItem = isEditing ? UIBarButtonItem.SystemItem.done : .edit
    item.extras.systemItem = systemItem
    item.title = systemItem.title
    item.style = isEditing ? .done : .plain
  }
}
