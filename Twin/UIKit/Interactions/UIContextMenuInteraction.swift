public import Foundation

/// Says what menu a view has that is pressed for a while.
///
/// Differs from UIKit: no menu comes up when the view is pressed; tests ask the delegate.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Who says what the menu is.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }

  /// The view that it was added to.
  open var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView = view
  }
}

/// Says what menu a view has.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a point of the view's; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Makes a preview of what a menu is for.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu of what the system would suggest.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// How a menu comes up, and with what.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let ownIdentifier: any NSCopying
  /// Makes the preview; nil for a picture of the view.
  package let previewProvider: UIContextMenuContentPreviewProvider?
  /// Makes the menu.
  package let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Tells it from others; a unique one if none is given.
  ///   - previewProvider: Makes the preview; nil for a picture of the view.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    ownIdentifier = identifier ?? NSString(string: UISystem.current.makeActionIdentifier().rawValue)
    super.init()
  }

  /// Tells the configuration from others.
  open var identifier: any NSCopying { ownIdentifier }
}
