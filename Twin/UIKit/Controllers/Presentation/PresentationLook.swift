import Foundation

/// How a presented page comes and goes: where it is at each stage, and how it moves.
protocol PresentationLook {
  /// Seconds that coming or going takes.
  var duration: TimeInterval { get }
  /// Whether what is behind loses its tint.
  func occludes(in presentation: Presentation) -> Bool
  /// Gives the presented view its size, before it is placed for the first time.
  func prepare(_ presentation: Presentation, view: UIView)
  /// Puts the presented view and the dimming where they are at a stage.
  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage)
  /// Puts the view where it rests in a container of another size.
  ///
  /// - Returns: Whether that is this look's matter, and not that of the view's mask and of presentation controllers.
  @discardableResult
  func fit(_ presentation: Presentation, view: UIView) -> Bool
  /// Runs changes with the animation of this look.
  func animate(_ changes: () -> Void, completion: @escaping () -> Void)
}

/// A place on the way of a presented page.
nonisolated enum PresentationStage {
  /// Before it comes.
  case before
  /// On the screen, at rest.
  case shown
  /// After it went.
  case after
}

extension PresentationLook {
  func occludes(in presentation: Presentation) -> Bool { false }

  func fit(_ presentation: Presentation, view: UIView) -> Bool { false }

  func prepare(_ presentation: Presentation, view: UIView) {
    view.frame = presentation.active.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// Slides up from below the screen, and down again.
struct CoverLook: PresentationLook {
  let duration = TransitionMotion.duration

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    let bounds = presentation.container.bounds
    let place = presentation.active.frameOfPresentedViewInContainerView
    let rests = stage == .shown
    presentation.container.slidingView = rests || place != bounds ? nil : view
    view.frame = rests ? place : place.offsetBy(dx: 0, dy: bounds.maxY - place.minY)
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }
}

/// Fades in above the page below, and out again.
struct DissolveLook: PresentationLook {
  let duration = TransitionMotion.duration

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    view.alpha = stage == .shown ? 1 : 0
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    TransitionMotion.animate(changes, completion: completion)
  }
}

/// Turns all that is seen around, with the page on its back; and back again from the other side.
///
/// Source: documentation of `UIModalTransitionStyle.flipHorizontal`, which has the directions.
struct FlipLook: PresentationLook {
  let duration = TransitionMotion.duration
  /// What turns.
  let stage: UIView
  /// Whether the page comes.
  let comes: Bool

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    UIView.performWithoutAnimation { view.alpha = stage == .shown ? 1 : 0 }
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.transition(
        with: stage, duration: duration,
        options: [
          comes ? .transitionFlipFromRight : .transitionFlipFromLeft, .allowUserInteraction,
          .allowAnimatedContent, .overrideInheritedDuration, .overrideInheritedOptions,
        ],
        animations: changes
      ) { _ in completion() }
    }
  }
}
