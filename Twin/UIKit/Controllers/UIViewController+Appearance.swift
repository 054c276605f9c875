import Foundation

/// The appearance callbacks: always in pairs, whoever asks for them.
extension UIViewController {
  /// Begins an appearance or a disappearance for UIKit's own containers, which have nothing disappear that is not there:
  /// their transitions that run into each other are logged as unbalanced.
  func turnAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing || appearance != .disappeared else { return logUnbalancedAppearance() }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let callback = appearance.begin(appearing: isAppearing, animated: animated) else {
      logUnbalancedAppearance()
      return
    }
    owesViewIsAppearing = isAppearing
    if !isAppearing, !isLedByWindow { putFirstResponderAside() }
    isLedByWindow = false
    call(callback, animated: animated)
    forwardBeginAppearance(isAppearing, animated: animated)
  }

  func endAppearance() {
    // The view may never have been laid out; the callback still comes, once, before the last one.
    sendViewIsAppearing()
    guard let callback = appearance.end() else {
      logUnbalancedAppearance()
      return
    }
    call(callback, animated: false)
    containment.endMoving()
    forwardEndAppearance()
    if appearance == .appeared { payDidMove() }
  }

  /// Calls `viewIsAppearing` if it is still due, here and in what this controller shows.
  func sendViewIsAppearing() {
    guard owesViewIsAppearing, case .appearing(let animated) = appearance else { return }
    owesViewIsAppearing = false
    giveFirstResponderBack()
    viewIsAppearing(animated)
    forwardViewIsAppearing()
  }

  private func call(_ callback: AppearanceState.Callback, animated: Bool) {
    switch callback {
    case .willAppear:
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .didAppear(let animated): viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    }
  }

  private func logUnbalancedAppearance() {
    let system = UISystem.current
    system.log(
      "Unbalanced calls to begin/end appearance transitions for \(system.describe(self)).")
  }

  /// Children whose callbacks come with this controller's: those whose view is inside its view.
  var automaticallyForwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !managesChildrenAppearance,
      let loadedView
    else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) ?? false }
  }
}

/// What UIKit does when a controller's view enters or leaves the window by itself: as the root of a
/// window, or as a child whose view the app adds or removes while the parent is on the screen, or comes there.
extension UIViewController {
  /// The view is about to enter or leave a window.
  func viewWillMove(toWindow window: UIWindow?) {
    guard reactsToWindow else { return }
    switch (appearance, window) {
    case (.disappeared, .some): beginAppearanceTransition(true, animated: false)
    case (.appeared, .none), (.appearing, .none):
      isLedByWindow = true  // What is taken out gets no first responder back.
      beginAppearanceTransition(false, animated: false)
    case (.disappeared, .none), (.appeared, .some), (.appearing, .some), (.disappearing, _): return
    }
    isLedByWindow = true
  }

  /// The view entered or left a window. Whoever has begun an appearance by hand ends it, too.
  ///
  /// A disappearance is over at once; an appearance ends after this turn's layout, in a turn of its own
  /// (multiple reports: crash logs show `viewDidDisappear` below `removeFromSuperview`, and
  /// `viewDidAppear` below the blocks that run after a commit).
  func viewDidMoveToWindow() {
    ownPresentation?.followPresenter()
    guard reactsToWindow, isLedByWindow else { return }
    isLedByWindow = false
    switch appearance {
    case .disappearing:
      endAppearanceTransition()
    case .appearing:
      // A parent that is not there yet tells its children when it is.
      guard parent?.appearance.isAppearing != true else { return }
      let page = Loose(wrappedValue: self)
      UISystem.current.loop.post {
        guard let page = page.wrappedValue, page.appearance.isAppearing else { return }
        page.endAppearanceTransition()
      }
    case .appeared, .disappeared:
      break
    }
  }

  private var reactsToWindow: Bool {
    let isMoved = [presentationOfSelf, ownPresentation].contains { presentation in
      presentation.map { $0.isMovingViews || $0.isChanging } ?? false
    }
    guard !isMoved, !isMovedByContainer else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.managesChildrenAppearance
      && (parent.appearance == .appeared || parent.appearance.isAppearing)
  }
}
