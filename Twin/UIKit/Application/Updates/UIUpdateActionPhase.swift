import Foundation

/// A step of an update of the screen, in which an action of a ``UIUpdateLink`` runs.
///
/// Source: Apple, "UIUpdateActionPhase", for the steps and their order. Differs from UIKit: there are
/// no steps with low latency, since there is no pencil.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  /// The steps in their order.
  nonisolated enum Step: Int, CaseIterable, Sendable {
    case afterUpdateScheduled
    case beforeEventDispatch
    case afterEventDispatch
    case beforeCADisplayLinkDispatch
    case afterCADisplayLinkDispatch
    case beforeCATransactionCommit
    case afterCATransactionCommit
    case afterUpdateComplete

    /// Whether the changes of the update are on their way to the screen by then.
    var isAfterCommit: Bool { rawValue >= Step.afterCATransactionCommit.rawValue }
  }

  nonisolated let step: Step

  private init(_ step: Step) {
    self.step = step
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// When the times of the update are known.
  open class var afterUpdateScheduled: UIUpdateActionPhase { .init(.afterUpdateScheduled) }
  /// Before events.
  open class var beforeEventDispatch: UIUpdateActionPhase { .init(.beforeEventDispatch) }
  /// After events.
  open class var afterEventDispatch: UIUpdateActionPhase { .init(.afterEventDispatch) }
  /// Before display links.
  open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase {
    .init(.beforeCADisplayLinkDispatch)
  }
  /// After display links.
  open class var afterCADisplayLinkDispatch: UIUpdateActionPhase {
    .init(.afterCADisplayLinkDispatch)
  }
  /// Before layers are laid out and go to the screen.
  open class var beforeCATransactionCommit: UIUpdateActionPhase {
    .init(.beforeCATransactionCommit)
  }
  /// After layers have gone to the screen.
  open class var afterCATransactionCommit: UIUpdateActionPhase { .init(.afterCATransactionCommit) }
  /// When everything is done.
  open class var afterUpdateComplete: UIUpdateActionPhase { .init(.afterUpdateComplete) }

  /// Whether the other object stands for the same step.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIUpdateActionPhase)?.step == step
  }

  /// A hash of the step.
  nonisolated open override var hash: Int { step.hashValue }
}
