public import Foundation

/// Names one of the two controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String

  /// Makes a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on the screen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Makes a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on the screen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What can be asked about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the presented page covers the screen; `none` for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be taken over by a finger later.
  var isInterruptible: Bool { get }
  /// Whether the transition is under a finger now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// Seconds that the transition takes without a finger.
  var transitionDuration: TimeInterval { get }
  /// How much of the transition is complete while a finger holds it, and was when the finger was lifted, from 0 to 1.
  ///
  /// Source: that it follows the finger, several libraries that blend colors by it with a target of their own on
  /// `interactivePopGestureRecognizer` (listenzz/HBDNavigationBar and others); documented is its end only.
  var percentComplete: CGFloat { get }
  /// The speed at which the rest of an interactive transition plays.
  var completionVelocity: CGFloat { get }
  /// The curve with which the rest of an interactive transition plays.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition plays.
  var containerView: UIView { get }
  /// The rotation that comes with the transition.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate together with a transition and learn of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes with the transition's animation, and a closure at its end.
  ///
  /// - Returns: Whether the changes will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes in a view that is not inside the container view.
  ///
  /// - Returns: Whether the changes will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when a finger lets go of the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the transition's animation.
  ///
  /// - Returns: Whether the changes will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs changes with the transition's animation, also outside the container view.
  ///
  /// - Returns: Whether the changes will run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
