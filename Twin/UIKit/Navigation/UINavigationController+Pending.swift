import Foundation

/// Transitions that wait for the layout pass.
extension UINavigationController {
  /// Makes a transition of a change, or lets a waiting one take it in.
  func plan(
    _ change: StackChange, to destination: UIViewController, animated: Bool,
    during overlap: UIKitBehaviour.ChangeDuringTransition
  ) {
    let behaviour = UISystem.current.behaviour
    if animated, change.operation == .pop, change.removed.count > 1 {
      pageListedFirst = change.formerTop
    }
    view.setNeedsLayout()
    switch behaviour.pendingChanges {
    case .lagging, .coalesced:
      if let waiting = pendingTransitions.last {
        waiting.absorb(change, isAnimated: animated, pins: behaviour.pendingChanges == .lagging)
        return
      }
    case .nested:
      break
    }
    let coordinator = TransitionCoordinator(
      isAnimated: animated, presentationStyle: .none, duration: TransitionMotion.duration,
      containerView: transitionView)
    // Behind a waiting transition it starts in the same pass, whatever runs by then; unless that one
    // waits for its turn, as this one then does too.
    let waitsInTurn =
      runningTransition?.isAnimated == true
      && pendingTransitions.last?.startDuringTransition == .inTurn
    let isAlone = pendingTransitions.isEmpty || waitsInTurn
    let transition = NavigationTransition(
      change, isAnimated: animated, to: destination,
      during: isAlone ? overlap : .nested, coordinator: coordinator)
    claimInteraction(for: transition)
    pendingTransitions.append(transition)
  }

  /// The controller's layout pass, at the end of the turn: here the pages catch up with the stack.
  func layoutPages() {
    let system = UISystem.current
    system.running(.uikit("CA::Transaction::commit()")) {
      system.running(.uikit("-[UINavigationController __viewWillLayoutSubviews]")) {
        pageListedFirst = nil
        layoutBar()
        guard isInWindow else { return }
        displayFirstPage()
        system.running(.uikit("-[UINavigationController _startDeferredTransitionIfNeeded:]")) {
          startPendingTransitions()
        }
        hasLaidOutPage = displayedPage != nil
      }
    }
  }

  private func startPendingTransitions() {
    while let next = pendingTransitions.first, !UISystem.current.hasCrashed {
      if let running = runningTransition {
        // One without animation is over when its start is: this pass comes out of that, as its pages are laid out.
        guard running.isAnimated else { return }
        switch next.startDuringTransition {
        case .inTurn:
          // The end of the running transition asks for another layout pass.
          return
        case .nested, .postponed:
          break
        case .retargeted:
          interrupt(running)
        }
      }
      pendingTransitions.removeFirst()
      begin(next)
    }
  }
}
