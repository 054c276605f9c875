public import Foundation

/// Lets things be dropped on a view.
///
/// Of the views under the finger the innermost is asked first whose interaction can handle the drag.
///
/// Differs from UIKit: things come from views of the same window only.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UIDropInteractionDelegate)?
  /// The drag that is over the view.
  weak var activity: DragActivity?

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: any UIDropInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Who says what a drop is.
  open weak var delegate: (any UIDropInteractionDelegate)? { ownDelegate }

  /// Whether more than one drag may be over the view.
  open var allowsSimultaneousDropSessions = false

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) { ownView = view }

  /// Whether a drag may come over the view now.
  func isFree(for other: DragActivity) -> Bool {
    activity == nil || activity === other || allowsSimultaneousDropSessions
  }
}
