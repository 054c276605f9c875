// Lets `delegate.animationController?(forDismissed: page)` compile, which Objective-C's optional methods need:
// delegates that forward to others are written so.

extension UIViewControllerTransitioningDelegate {
  /// Lets `animationController?(...)` compile.
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegateAnimatorCalls? {
    UIViewControllerTransitioningDelegateAnimatorCalls(delegate: self)
  }

  /// Lets `presentationController?(forPresented:presenting:source:)` compile.
  ///
  /// Disfavored so that a view controller that is its own delegate keeps its property of that name.
  @_disfavoredOverload
  public var presentationController: UIViewControllerTransitioningDelegatePresentationCalls? {
    UIViewControllerTransitioningDelegatePresentationCalls(delegate: self)
  }

  /// Lets `interactionControllerForPresentation?(using:)` compile.
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateInteractionCalls?
  {
    UIViewControllerTransitioningDelegateInteractionCalls { [self] in
      interactionControllerForPresentation(using: $0)
    }
  }

  /// Lets `interactionControllerForDismissal?(using:)` compile.
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateInteractionCalls?
  {
    UIViewControllerTransitioningDelegateInteractionCalls { [self] in
      interactionControllerForDismissal(using: $0)
    }
  }
}

/// The optional methods of a delegate that give animators, called through `?`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateAnimatorCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  /// An animator for a page that comes.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// An animator for a page that goes.
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// An optional method of a delegate that gives what lets a finger move an animator, called through `?`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionCalls {
  let ask:
    (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

  /// What lets a finger move the animator.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(animator)
  }
}

/// The optional method of a delegate that gives the controller of a presentation, called through `?`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegatePresentationCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  /// The controller of the presentation of a page.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
