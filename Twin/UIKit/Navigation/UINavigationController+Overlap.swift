import Foundation

/// What two transitions at once come to, where UIKit lets them overlap.
extension UINavigationController {
  /// The animation of a nested transition ends and finds no record: the animation before it ended
  /// this transition in its place.
  ///
  /// Without the record, UIKit cannot tell a push that was completed from a pop that was not. It
  /// treats the transition as both: the bar goes back to what the record says was shown before,
  /// and the page below the top is put where a popped page ends, off the screen and out of its
  /// wrapper. From here on bar and pages disagree with the stack. Where pages move side by side, no
  /// crash is reported and only the bar is wrong.
  func repairAfterUnexpectedEnd(of transition: NavigationTransition) {
    UISystem.current.log(
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted.")
    allowTouches(true)
    transition.toViewController.endAppearanceTransition()
    transition.stage?.barTransition.putBack()
    if UISystem.current.behaviour.pageMotion == .parallax, stack.count > 1,
      let view = stack[stack.count - 2].viewIfLoaded
    {
      transitionView.addSubview(view)
      ParallaxPlace.trailing.put(view, in: transitionView)
    }
    transition.coordinator.end()
  }

  /// Ends a running transition logically, in this turn, while its views stay where they are for the
  /// next one to move on (documented for iOS 18's zoom; inferred for all of iOS 26's).
  func interrupt(_ transition: NavigationTransition) {
    runningTransition = nil
    transition.isInterrupted = true
    if let interaction = transition.interaction {
      activeInteraction = nil
      if transition.coordinator.isInteractive {
        _ = transition.zoom?.land(grows: false)
        transition.coordinator.endInteraction(isCancelled: false, at: interaction.progress)
      }
      interaction.abandon()
    }
    let isCancelled = transition.coordinator.isCancelled
    // Assumed: a page on its way back is at its place at once, for the next transition begins with it there.
    if isCancelled { transition.zoom?.end() } else { transition.zoom?.release() }
    transition.cover?.end()
    if let stage = transition.stage {
      interruptedWrappers = stage.leftovers + [isCancelled ? stage.toWrapper : stage.fromWrapper]
      if isCancelled {
        stage.barTransition.turnBack()
        stage.toolbarTransition?.cancel()
      } else {
        stage.toolbarTransition?.end()
      }
      // Where the bar is going is where it counts as being.
      if stage.barMove != nil { isBarOffScreen = isBarHidden }
    }
    if isCancelled { endCancelledLogically(transition) } else { endLogically(transition) }
  }
}
