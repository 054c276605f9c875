import Foundation

/// The long press on a back button: opens the menu, and goes on as the finger that chooses in it.
final class BackButtonPress: UILongPressGestureRecognizer {
  private weak var menu: MenuView?

  /// - Parameter openMenu: Opens the menu below the button, if there is one.
  init(openMenu: @escaping (UIView) -> MenuView?) {
    super.init(target: nil, action: nil)
    addHandler(frame: .uikit("long press on the back button")) { [weak self] _ in
      self?.act(openMenu)
    }
  }

  private func act(_ openMenu: (UIView) -> MenuView?) {
    switch state {
    case .began: menu = view.flatMap(openMenu)
    case .changed: menu.map { $0.fingerMoved(to: location(in: $0)) }
    case .ended: menu?.fingerLifted()
    case .possible, .cancelled, .failed: break  // The menu stays, if it is open.
    }
  }
}

extension UINavigationController {
  /// Opens the menu of the pages below the top one, if there are any.
  ///
  /// Source: the long press, the titles and the pop are documented for iOS 14 (WWDC 2020, session
  /// 10168) and described in public (sarunw.com). Assumed: the nearest page comes first.
  func openBackMenu(below button: UIView) -> MenuView? {
    guard stack.count > 1, let window = viewIfLoaded?.window else { return nil }
    let pages = stack.dropLast().reversed().map(WeakPage.init)
    let menu = MenuView(titles: pages.map(\.title)) { [weak self] number in
      self?.choose(pages[number].page)
    }
    menu.open(below: button, in: window, isMirrored: transitionView.isMirrored)
    return menu
  }

  /// Pops to a page that was chosen in the menu.
  ///
  /// The bar's delegate is not asked (single report: wikipedia-ios, pull request 3640). Assumed: nothing
  /// happens if the page has left the stack since the menu was opened.
  private func choose(_ page: UIViewController?) {
    guard let page, stack.contains(page) else { return }
    UISystem.current.running(.uikit("choice in the menu of the back button")) {
      _ = popToViewController(page, animated: true)
    }
  }

  private struct WeakPage {
    weak var page: UIViewController?
    let title: String

    init(page: UIViewController) {
      self.page = page
      title = page.navigationItem.backMenuTitle
    }
  }
}

extension UINavigationItem {
  /// How the menu of a back button names this item's page.
  ///
  /// An empty text is shown as it is: an app that gives its back buttons empty titles has a menu of empty
  /// rows (multiple reports; `backButtonDisplayMode` has been there for it since iOS 14).
  var backMenuTitle: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }
}
