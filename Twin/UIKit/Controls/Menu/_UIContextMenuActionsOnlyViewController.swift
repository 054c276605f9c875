import Foundation

/// What stands for a control's open menu among the pages: the outermost container around the control presents it.
///
/// Source: apps read "Attempt to present … which is already presenting <_UIContextMenuActionsOnlyViewController>" when they
/// present beside an open menu (exyte/PopupView, pull request 127), and find it as the topmost presented page
/// (stleamist/BetterSafariView, pull request 52); many compare the name of its class.
///
/// Assumed: no page appears or disappears for it, it counts until the menu begins to go, and what is presented on it takes
/// its place. Differs from UIKit: the menu is no view of its own.
final class _UIContextMenuActionsOnlyViewController: UIViewController {
  private weak var menu: MenuView?
  private weak var presenter: UIViewController?

  /// Stands for a menu that opens beside a control; nil where no page is around the control.
  convenience init?(_ menu: MenuView, beside control: UIView) {
    guard var top = control.nearestController else { return nil }
    while let next = top.parent ?? top.ownPresentation?.presented { top = next }
    self.init()
    self.menu = menu
    presenter = top
    top.menuPage = self
  }

  /// Whether the menu can be chosen from.
  var isOpen: Bool { menu?.isUserInteractionEnabled ?? false }

  override var presentingViewController: UIViewController? { isOpen ? presenter : nil }

  override func present(
    _ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    menu?.close()
    presenter?.present(page, animated: animated, completion: completion)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    menu?.close(completion)
  }
}

extension UIViewController {
  /// The menu that is open on this page or inside it, as a page.
  var openMenuPage: UIViewController? {
    guard let menuPage, menuPage.isOpen else { return nil }
    return menuPage
  }
}
