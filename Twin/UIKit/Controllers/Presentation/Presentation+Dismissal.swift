import Foundation

/// How a page goes, together with everything that lies on it.
///
/// Only the topmost page is seen going; those between it and the presenter leave at once
/// (documentation of `dismiss(animated:completion:)`).
extension Presentation {
  /// What goes at one time.
  struct Departure {
    /// The presentations that end, the topmost first, this one last.
    let presentations: [Presentation]
    /// Those whose pages are told: what is covered has disappeared already.
    let told: [Presentation]
    let completion: (() -> Void)?

    /// The page that is seen going.
    var top: Presentation? { presentations.first }
  }

  /// Takes the page away, and all that lies on it.
  func hide(animated: Bool, completion: (() -> Void)?) {
    let top = above.last ?? self
    let animator = animated ? top.animatorForDismissing() : nil
    let interactor = animator.flatMap(top.interactorForDismissing)
    let departure = beginDeparture(animated: animated, interactor, completion)
    if let animator {
      dismiss(departure, with: animator, interactor)
      return
    }
    if removesPresenter {
      bringPresenterBack()
      presenter?.sendViewIsAppearing()
    }
    if animated {
      top.beginZoom(
        of: top.active.presentedView ?? top.presented.viewLoadingIfNeeded(), grows: false)
    }
    top.play(to: .after, animated: animated) { self.didHide(departure) }
  }

  /// Tells everybody that the page is about to go.
  func beginDeparture(
    animated: Bool, _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: (() -> Void)?
  ) -> Departure {
    let presentations = Array(([self] + above).reversed())
    let told = presentations.filter { $0.presented.appearance == .appeared }
    let top = presentations.first ?? self
    top.start(animated: animated, from: top.presented, to: presenter)
    top.beginInteraction(with: interactor)
    let isAskedByTask = withUnsafeCurrentTask { $0 != nil }
    for presentation in presentations {
      presentation.phase = .dismissing
      presentation.dismissalTurn = UISystem.current.loop.turn
      presentation.isEndedByTask = isAskedByTask
      presentation.coordinator = top.coordinator
      presentation.active.dismissalTransitionWillBegin()
    }
    for presentation in told {
      presentation.presented.turnAppearance(false, animated: animated)
    }
    if removesPresenter { presenter?.beginAppearanceTransition(true, animated: animated) }
    for presentation in presentations where presentation !== top {
      presentation.container.isHidden = true
    }
    if top !== self { liftTop(top) }
    UISystem.current.askForStatusBarStyle()
    return Departure(presentations: presentations, told: told, completion: completion)
  }

  /// Keeps the page that is seen going in sight while those below it leave.
  private func liftTop(_ top: Presentation) {
    guard let window = top.container.window, top.container.isDescendant(of: container) else {
      return
    }
    moveViews { window.addSubview(top.container) }
  }

  /// Assumed: the presentation controllers hear of the end before the pages do.
  func didHide(_ departure: Departure) {
    departure.top?.takeLatePageAway()
    let coordinator = departure.top?.takeCoordinator()
    for presentation in departure.presentations {
      presentation.active.dismissalTransitionDidEnd(true)
      presentation.coordinator = nil
      presentation.freePresenter()
    }
    if removesPresenter { presenter?.endAppearanceTransition() }
    for presentation in departure.presentations { presentation.moveOut() }
    for presentation in departure.told { presentation.presented.endAppearanceTransition() }
    for presentation in departure.presentations { presentation.close() }
    giveFirstResponderBack()
    coordinator?.end()
    run(departure.completion, of: "dismiss")
    UISystem.current.considerTurn(.support)
  }

  /// The presenter presents nothing any more, so that it may present, push or go when it hears that it has appeared.
  ///
  /// Source: jonkykong/SideMenu, whose menu dismisses itself in the `viewDidAppear` that ends another dismissal.
  func freePresenter() {
    if presenter?.ownPresentation === self { presenter?.ownPresentation = nil }
  }

  /// What was presented on the page while that was going already goes with it, at once, and hears so.
  ///
  /// Assumed: an app's own animation that still brings it goes on where nobody sees it.
  private func takeLatePageAway() {
    guard let late = presented.ownPresentation else { return }
    late.interruptAnimations()
    guard presented.ownPresentation === late, late.phase == .presented,
      !late.above.contains(where: \.isChanging)
    else { return }
    let top = late.above.last ?? late
    late.hide(animated: false, completion: nil)
    top.finishWithoutAnimation()
  }

  private func moveOut() {
    moveViews { container.removeFromSuperview() }
  }

  /// Everybody is told that the page stays: first the one that was about to come (documented for
  /// `notifyWhenInteractionChanges(_:)`).
  func beginReturn(of departure: Departure) {
    if removesPresenter { presenter?.turnAppearance(false, animated: true) }
    for presentation in departure.told {
      presentation.presented.beginAppearanceTransition(true, animated: true)
    }
  }

  /// The page stayed: the finger let it go back, or an app's own transition did.
  ///
  /// Assumed: the completion of `dismiss` does not run.
  func didReturn(_ departure: Departure) {
    let coordinator = departure.top?.takeCoordinator()
    for presentation in departure.presentations {
      presentation.phase = .presented
      presentation.coordinator = nil
      presentation.container.isHidden = false
      presentation.active.dismissalTransitionDidEnd(false)
    }
    if removesPresenter {
      takePresenterAway()
      presenter?.endAppearanceTransition()
    }
    for presentation in departure.told { presentation.presented.endAppearanceTransition() }
    UISystem.current.askForStatusBarStyle()
    coordinator?.end()
  }
}
