import Foundation

/// Transitions under a finger.
extension UINavigationController {
  /// Puts the recognizers on the view.
  func installSwipes(on view: UIView) {
    guard UISystem.current.behaviour.swipe != .none else { return }
    swipe.adopt(edgeSwipe, name: "UINavigationController.edgeSwipe")
    view.addGestureRecognizer(edgeSwipe)
    guard let contentSwipe else { return }
    swipe.adopt(contentSwipe, name: "UINavigationController.contentSwipe")
    view.addGestureRecognizer(contentSwipe)
  }

  /// Turns pages and swipes to where the view's interface runs.
  func followDirection(of view: UIView) {
    let isMirrored = view.isRightToLeft
    transitionView.isMirrored = isMirrored
    edgeSwipe.edges = isMirrored ? .right : .left
    contentSwipe?.isMirrored = isMirrored
  }

  /// Whether a change is on its way to the screen, or something is being presented.
  var isMovingPages: Bool {
    runningTransition != nil || !pendingTransitions.isEmpty || isTouchedByPresentation
  }

  /// Pops under a finger, through the public method, so that an override sees it, unless the bar's delegate does
  /// not agree: it is asked as for a tap on the back button (single report).
  ///
  /// - Returns: The finger's hold; nil if no transition has come of it.
  func popUnderFinger() -> SwipeInteraction? {
    guard bar.topItem.map(barDelegateAgrees) ?? true else { return nil }
    let offer = SwipeInteraction()
    offeredInteraction = offer
    UISystem.current.running(
      .uikit("-[_UINavigationInteractiveTransition startInteractiveTransition]")
    ) {
      _ = popViewController(animated: true)
    }
    if offer.isClaimed { return offer }
    if UISystem.current.behaviour.unansweredSwipe == .withdrawn { offeredInteraction = nil }
    return nil
  }

  /// Gives the finger's offer to a change that will be animated.
  func claimInteraction(for transition: NavigationTransition) {
    guard transition.isAnimated, let offer = offeredInteraction else { return }
    offeredInteraction = nil
    transition.interaction = offer
    transition.coordinator.beginInteraction()
    offer.claim(for: transition.coordinator)
  }

  /// Makes the changes of a transition follow the finger.
  func follow(_ transition: NavigationTransition, under interaction: SwipeInteraction) {
    activeInteraction = interaction
    allowTouches(false)
    let held = UISystem.current.animations.hold(duration: TransitionMotion.duration) {
      moveToEnd(transition, underFinger: true)
      transition.coordinator.runAnimations()
    }
    interaction.follow(held) { [weak transition] drag in
      transition?.zoom?.follow(drag)
    } onRelease: { [weak self, weak transition] held, decision in
      guard let self, let transition else { return }
      release(transition, held, decision)
    }
  }

  /// The finger let go: the rest of the way goes by itself, forwards or back.
  private func release(
    _ transition: NavigationTransition, _ held: HeldChanges,
    _ decision: SwipeInteraction.Decision
  ) {
    // With nesting another transition has taken the place, and nobody answers for this one.
    guard runningTransition === transition, let interaction = transition.interaction else { return }
    let duration =
      transition.zoom?.land(grows: decision == .cancel)
      ?? SwipeRule.duration(after: decision, at: interaction.progress)
    if decision == .cancel { undoChange(of: transition) }
    transition.coordinator.endInteraction(
      isCancelled: decision == .cancel, at: interaction.progress)
    if decision == .cancel { beginCancelledAppearances(of: transition) }
    held.release(backwards: decision == .cancel, duration: duration) { [self] in
      UISystem.current.running(
        .uikit("-[_UIViewControllerTransitionContext completeTransition:]")
      ) {
        guard runningTransition === transition else { return }
        activeInteraction = nil
        switch decision {
        case .finish: end(transition)
        case .cancel: endCancelled(transition)
        }
      }
    }
  }

  /// The stack is again what it was, before anybody is told.
  ///
  /// Assumed: that this happens when the finger is lifted, and not when the pages are back.
  func undoChange(of transition: NavigationTransition) {
    stack.apply(.replace(pagesBefore(transition)))
    if transition.stage?.movesBottomBar ?? false { turnBottomBarBack() }
    bar.followStack()
    pendingTransitions.first?.restart(from: transition.fromViewController)
  }

  /// The stack as it would be without the change of a transition.
  private func pagesBefore(_ transition: NavigationTransition) -> [UIViewController] {
    if pendingTransitions.isEmpty, let former = transition.former {
      return former.filter { page in
        stack.contains(page) || transition.removed.contains { $0 === page }
      }
    }
    var pages = stack.filter { page in !transition.added.contains { $0 === page } }
    let place = pages.firstIndex { $0 === transition.toViewController }.map { $0 + 1 }
    pages.insert(contentsOf: transition.removed, at: place ?? pages.count)
    if pendingTransitions.isEmpty, let stays = transition.fromViewController,
      let place = pages.firstIndex(of: stays)
    {
      pages.append(pages.remove(at: place))  // It may have changed places with others.
    }
    return pages
  }

  /// Documented order: the lower page first (`notifyWhenInteractionChanges(_:)`).
  ///
  /// Assumed: below what covers the controller no page is told that it is seen.
  func beginCancelledAppearances(of transition: NavigationTransition) {
    transition.fromViewController?.containment.endMoving()
    guard isInWindow else { return }
    transition.toViewController.turnAppearance(false, animated: true)
    transition.fromViewController?.beginAppearanceTransition(true, animated: true)
  }

  /// The pages are back where they were.
  func endCancelled(_ transition: NavigationTransition) {
    runningTransition = nil
    transition.stage?.toolbarTransition?.cancel()
    transition.zoom?.end()
    transition.cover?.end()
    if transition.context != nil {
      clearContainer(of: transition, showing: transition.fromViewController)
      transition.stage?.barTransition.cancel()
    } else if let stage = transition.stage {
      for wrapper in stage.leftovers + [stage.toWrapper] where wrapper !== stage.fromWrapper {
        takeAway(wrapper)
      }
      stage.barTransition.cancel()
    }
    settleBottomBar()
    settleBar()
    allowTouches(true)
    endCancelledLogically(transition)
    if !pendingTransitions.isEmpty { view.setNeedsLayout() }
  }

  /// The callbacks at the end of a cancelled transition; the delegate hears nothing (multiple
  /// reports).
  ///
  /// Assumed: the page that stays is told nothing about its parent.
  func endCancelledLogically(_ transition: NavigationTransition) {
    displayedPage = transition.fromViewController
    toldTransition = transition
    transition.toViewController.endAppearanceTransition()
    transition.fromViewController?.endAppearanceTransition()
    settleLinks(added: [], removed: transition.added)
    toldTransition = nil
    transition.coordinator.end()
  }
}
