import Foundation

/// Says that what is in a view lies over an edge of a scroll view, whose content fades below it (since iOS 26).
///
/// Differs from UIKit: kept; nothing fades below anything but bars.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  private weak var container: UIView?

  /// The scroll view whose content is meant.
  open weak var scrollView: UIScrollView?

  /// The edge that is meant.
  open var edge: UIRectEdge = []

  /// The view that it was added to.
  open weak var view: UIView? { container }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Belongs to a view from now on.
  open func didMove(to view: UIView?) {
    container = view
  }
}
