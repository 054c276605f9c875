public import Foundation

/// Lets a drag that pauses over a view open it, so that the drag can go on behind it.
///
/// The finger has to rest: where it goes on by more than ten points, the time begins anew.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private let ownBehavior: any UISpringLoadedInteractionBehavior
  private let ownEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says whether a drag may open the view; nil for always.
  ///   - interactionEffect: Shows that it is about to; nil for a shade that flashes.
  ///   - handler: Opens the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    ownBehavior = interactionBehavior ?? UsualSpringLoadedBehavior()
    ownEffect = interactionEffect ?? UsualSpringLoadedEffect()
    self.handler = handler
    super.init()
  }

  /// Makes an interaction that always opens the view, and shows it in the usual way.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Says whether a drag may open the view.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { ownBehavior }

  /// Shows that a drag is about to open the view.
  open var interactionEffect: any UISpringLoadedInteractionEffect { ownEffect }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) { ownView = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// Says whether a drag may open a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether opening may begin, or go on. Asked whenever the finger moves and before each step.
  ///
  /// The context's view and item can be set to a part of the interaction's view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The view was opened, or is not opened after all.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing: the method is optional.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows on a view that a drag is about to open it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The context's state has changed, or its view.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far a drag is in opening a view.
nonisolated public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view, or has left it again.
  case inactive = 0
  /// A drag is over the view, and opens it if it stays.
  case possible = 1
  /// The view is about to be opened.
  case activating = 2
  /// The view is opened.
  case activated = 3
}

/// What a drag over a view that it can open is about.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }

  /// What the effect shows on; the interaction's view unless set.
  var targetView: UIView? { get set }

  /// What is opened, such as an index path. Another one is another thing to wait for.
  var targetItem: Any? { get set }

  /// Where the finger is, in a view; in its window for nil.
  func location(in view: UIView?) -> CGPoint
}

/// Something that a drag can open that pauses over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag opens it. Off at first.
  var isSpringLoaded: Bool { get set }
}
