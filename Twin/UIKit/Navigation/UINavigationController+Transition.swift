import Foundation

/// How a transition starts and ends.
extension UINavigationController {
  // MARK: Start

  /// Starts a transition: callbacks, views in place, animation.
  func begin(_ transition: NavigationTransition) {
    let page = transition.toViewController
    guard page !== transition.fromViewController else {
      endWithoutMoving(transition)
      return
    }
    if !mayMovePages { transition.isAnimated = false }
    let isAnimated = transition.isAnimated
    runningTransition = transition
    findAnimator(for: transition)
    transition.interaction?.start()
    // Source: logs of pushes, in which the page that comes is loaded before the other one hears that it goes
    // (readke.com/c/0Z41505102021, blog.csdn.net/zm19920924/article/details/51557820).
    page.loadViewIfNeeded()
    let ownWay = ownWay(of: transition)
    beginAppearances(of: transition)
    announce(willShow: page, animated: isAnimated)
    setNeedsStatusBarAppearanceUpdate()
    if let animator = transition.animator {
      begin(transition, with: animator)
      return
    }
    guard let stage = setStage(for: transition) else { return }
    transition.stage = stage
    guard isAnimated else {
      moveToEnd(transition)
      end(transition)
      return
    }
    page.sendViewIsAppearing()
    transitionView.layoutIfNeeded()
    if let ownWay { take(ownWay, for: transition) }
    if let interaction = transition.interaction {
      follow(transition, under: interaction)
    } else {
      animate(transition)
    }
  }

  /// The way in which the page that comes or goes wants to do that.
  private func ownWay(of transition: NavigationTransition) -> UIViewController.Transition? {
    switch transition.operation {
    case .push:
      guard let way = transition.toViewController.knownTransition else { return nil }
      if way.isZoom { transition.toViewController.adoptZoomGestures() }
      return way
    case .pop: return transition.fromViewController?.knownTransition
    }
  }

  /// Lets the page that comes or goes find the view from which it grows, or come in another way of its own.
  private func take(_ way: UIViewController.Transition, for transition: NavigationTransition) {
    guard let former = transition.fromViewController, let stage = transition.stage else { return }
    let page = transition.toViewController
    let comes = transition.operation == .push
    let (upper, behind) = comes ? (page, former) : (former, page)
    let source = way.zoomSource(of: upper, from: behind, in: transitionView.window)
    guard stage.fromWrapper !== stage.toWrapper,
      let from = stage.fromWrapper as? UIViewControllerWrapperView,
      let to = stage.toWrapper as? UIViewControllerWrapperView
    else { return }
    UIView.performWithoutAnimation {
      for wrapper in [from, to] where wrapper.mask == nil && wrapper.frame != transitionView.bounds
      {
        ParallaxPlace.front.put(wrapper, in: transitionView)
      }
    }
    if let source {
      transition.zoom = ZoomMotion(
        source, page: comes ? to : from, content: upper.viewLoadingIfNeeded(),
        dimmingView: (comes ? from : to).dimmingView)
      transition.zoom?.begin(grows: comes)
    } else if let style = way.style {
      transition.cover = CoverMotion(style, page: comes ? to : from)
      if comes { transition.cover?.begin() }
    }
  }

  /// Before the controller itself has appeared, there is nothing to move (single report with logs,
  /// awesome-apple-bugs), unless a page was laid out before: a test of PostHog's, which pushes right after
  /// that, finds the transition under way (`animatedOuterNavigation`).
  private var mayMovePages: Bool {
    if appearance == .appeared { return true }
    return hasLaidOutPage && appearance.isAppearing && !appearance.isAnimatedAppearance
  }

  private func animate(_ transition: NavigationTransition) {
    // Source: Apple, "Enhancing your app with fluid transitions": people can take hold of a zoom at any time.
    allowTouches(transition.zoom != nil)
    TransitionMotion.animate {
      self.moveToEnd(transition)
      transition.coordinator.runAnimations()
    } completion: {
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
      ) {
        self.animationDidEnd(of: transition)
      }
    }
  }

  private func beginAppearances(of transition: NavigationTransition) {
    if let former = transition.fromViewController {
      if transition.removed.contains(where: { $0 === former }) {
        former.containment.beginMovingFromParent()
      }
      former.turnAppearance(false, animated: transition.isAnimated)
    }
    transition.toViewController.beginAppearanceTransition(true, animated: transition.isAnimated)
  }

  /// Puts the views of both sides where the transition starts.
  ///
  /// A page's wrapper is found through the page's superview. That is right as long as every page
  /// on the screen is in a wrapper of its own, and it is what crashes when one is not: then the
  /// superview is the transition view, which cannot be added to itself.
  private func setStage(for transition: NavigationTransition) -> NavigationTransition.Stage? {
    let page = transition.toViewController
    let toWrapper = wrapper(of: page)
    let isNew = toWrapper.superview == nil
    guard let fromWrapper = wrapperOnScreen(of: transition.fromViewController) else {
      transition.isAnimated = false
      transitionView.addSubview(toWrapper)
      return stage(
        transition, from: UIViewControllerWrapperView(frame: transitionView.bounds), to: toWrapper)
    }
    transitionView.addSubview(fromWrapper)
    guard !UISystem.current.hasCrashed else { return nil }
    if toWrapper !== fromWrapper {
      switch transition.operation {
      case .push: transitionView.insertSubview(toWrapper, aboveSubview: fromWrapper)
      case .pop: transitionView.insertSubview(toWrapper, belowSubview: fromWrapper)
      }
    }
    if isNew {
      UIView.performWithoutAnimation {
        ParallaxPlace.beforeAppearing(in: transition.operation).put(toWrapper, in: transitionView)
      }
    }
    return stage(transition, from: fromWrapper, to: toWrapper)
  }

  private func stage(
    _ transition: NavigationTransition, from fromWrapper: UIView, to toWrapper: UIView
  ) -> NavigationTransition.Stage {
    let leftovers = interruptedWrappers.filter { $0 !== toWrapper && $0 !== fromWrapper }
    interruptedWrappers = []
    let (barTransition, barMove) = openBar(for: transition)
    let movesBottomBar = boardBottomBar(in: transition, from: fromWrapper, to: toWrapper)
    return NavigationTransition.Stage(
      fromWrapper: fromWrapper, toWrapper: toWrapper, barTransition: barTransition,
      barMove: barMove, movesBottomBar: movesBottomBar,
      toolbarTransition: openToolbar(for: transition), leftovers: leftovers)
  }

  /// - Parameter isHeld: Whether a finger moves a page that zooms.
  func moveToEnd(_ transition: NavigationTransition, underFinger isHeld: Bool = false) {
    guard let stage = transition.stage else { return }
    if let zoom = transition.zoom {
      if !isHeld { zoom.move(grows: transition.operation == .push) }
    } else if let cover = transition.cover {
      cover.move(comes: transition.operation == .push)
    } else if stage.fromWrapper !== stage.toWrapper {
      ParallaxPlace.afterDisappearing(in: transition.operation)
        .put(stage.fromWrapper, in: transitionView)
    }
    if transition.zoom == nil, transition.cover == nil {
      ParallaxPlace.front.put(stage.toWrapper, in: transitionView)
    }
    moveBar(of: stage)
  }

  // MARK: End

  private func animationDidEnd(of transition: NavigationTransition) {
    guard !transition.isInterrupted else { return }
    guard let running = runningTransition else {
      repairAfterUnexpectedEnd(of: transition)
      return
    }
    // The record in the one slot: with nesting, not the record whose animation ended.
    end(running)
  }

  /// Ends a transition: views away, callbacks, coordinator.
  func end(_ transition: NavigationTransition) {
    runningTransition = nil
    removeViews(of: transition)
    settleBottomBar()
    settleBar()
    allowTouches(true)
    endLogically(transition)
    if !pendingTransitions.isEmpty { view.setNeedsLayout() }
  }

  private func removeViews(of transition: NavigationTransition) {
    guard let stage = transition.stage else { return }
    stage.toolbarTransition?.end()
    transition.zoom?.end()
    transition.cover?.end()
    guard transition.context == nil else {
      clearContainer(of: transition, showing: transition.toViewController)
      stage.barTransition.end()
      return
    }
    for wrapper in stage.leftovers + [stage.fromWrapper] { takeAway(wrapper) }
    // The page must be in the hierarchy, even if its wrapper went with the other side's.
    let view = transition.toViewController.viewLoadingIfNeeded()
    if !view.isDescendant(of: transitionView) {
      view.frame = transitionView.bounds
      transitionView.addSubview(view)
    }
    stage.barTransition.end()
  }

  /// The callbacks at the end of a transition, whatever its views still do.
  func endLogically(_ transition: NavigationTransition) {
    let page = transition.toViewController
    toldTransition = transition
    displayedPage = page
    forget(transition.removed)
    transition.fromViewController?.endAppearanceTransition()
    // Out of sight by now, as after a tab change, the page that comes goes at once (assumed).
    if !isInWindow, page.appearance.isAppearing {
      page.beginAppearanceTransition(false, animated: false)
    }
    page.endAppearanceTransition()
    confirmMoves(added: transition.added, removed: transition.removed)
    bar.followStack()
    announce(didShow: page, animated: transition.isAnimated)
    toldTransition = nil
    setNeedsStatusBarAppearanceUpdate()
    bar.announceEnd(of: transition.operation, pushed: page, popped: transition.removed.last)
    transition.coordinator.end()
  }

  /// Changes that cancelled each other out before the layout pass, or left the page on top where it was. No page hears of
  /// its appearance; if another one was on top in between, the delegate is told that the former one shows.
  ///
  /// Source: a test of pointfreeco/swift-navigation (`testManualPopLast`), which pushes a page, pops it in the same
  /// turn without animation, and needs a `didShow` to learn that the page is gone. Assumed: `willShow` comes with it.
  private func endWithoutMoving(_ transition: NavigationTransition) {
    settleLinks(added: transition.added, removed: transition.removed)
    bar.followStack()
    showTopItem()
    if runningTransition == nil {
      // Nothing goes on with the views of a transition that this one has interrupted.
      for wrapper in interruptedWrappers { takeAway(wrapper) }
      interruptedWrappers = []
      settleBottomBar()
      settleBar()
    }
    let page = transition.toViewController
    if transition.hasComeBack { announce(willShow: page, animated: false) }
    transition.coordinator.runAnimations()
    if transition.hasComeBack { announce(didShow: page, animated: false) }
    transition.coordinator.end()
  }

  // MARK: Helpers

  /// Bar and pages ignore touches during a transition, unless the behaviour says otherwise.
  ///
  /// A finger that holds a transition keeps touches away from both until it lets go.
  func allowTouches(_ isAllowed: Bool) {
    let isAllowed = isAllowed && activeInteraction == nil
    guard UISystem.current.behaviour.touchesDuringTransition == .ignored else { return }
    shownBar.isUserInteractionEnabled = isAllowed
    transitionView.isUserInteractionEnabled = isAllowed
  }

  func announce(willShow page: UIViewController, animated: Bool) {
    UISystem.current.running(.app("navigationController(_:willShow:animated:)")) {
      toldDelegate?.navigationController(self, willShow: page, animated: animated)
    }
  }

  func announce(didShow page: UIViewController, animated: Bool) {
    UISystem.current.running(.app("navigationController(_:didShow:animated:)")) {
      toldDelegate?.navigationController(self, didShow: page, animated: animated)
    }
  }
}
