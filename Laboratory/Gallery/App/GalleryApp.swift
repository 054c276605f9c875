import Interlock
package import UIKit

/// The demo app: a navigation controller over the gallery's root page, alone or in a tab, and what else
/// can start a push.
///
/// A scene delegate needs no more than this:
///
/// ```swift
/// let gallery = GalleryApp()
/// window.rootViewController = gallery.rootViewController
/// ```
///
/// The app is plain UIKit. The name of the controller's class is all that it knows of Interlock, and a
/// player passes another class to see the same taps without it.
package final class GalleryApp {
  /// The navigation controller that every page of the gallery is pushed on.
  package let navigationController: UINavigationController

  /// What the window shows.
  package let rootViewController: UIViewController

  let clock: any GalleryClock

  /// Makes the app with its root page in place.
  ///
  /// - Parameters:
  ///   - clock: What counts the seconds for the app's own delays.
  ///   - hasTabs: Whether the gallery is one tab of two, ``Catalogue/tabs``.
  ///   - makeNavigationController: Makes the controller around the root page of the gallery, and of the
  ///     other tab.
  package init(
    clock: any GalleryClock = MainQueueClock(),
    hasTabs: Bool = false,
    navigationController makeNavigationController: (UIViewController) -> UINavigationController = {
      InterlockNavigationController(rootViewController: $0)
    }
  ) {
    self.clock = clock
    let entrance = EntrancePage()
    navigationController = makeNavigationController(entrance)
    rootViewController =
      hasTabs
      ? Self.tabs(navigationController, makeNavigationController(WorkshopPage()))
      : navigationController
    navigationController.navigationBar.tintColor = Palette.brass
    entrance.onNightExpress = { [weak self] in self?.deepLink(Catalogue.nightExpress) }
    entrance.onArchive = { [weak self] in self?.openFromArchive() }
    entrance.onSignalman = { [weak self] in self?.presentAlert() }
  }

  private static func tabs(_ pages: UIViewController...) -> UITabBarController {
    for (page, title) in zip(pages, Catalogue.tabs) { page.tabBarItem.title = title }
    let tabs = UITabBarController()
    tabs.tabBar.tintColor = Palette.brass
    tabs.viewControllers = pages
    return tabs
  }

  /// A new page with this title, or nil if the catalogue has none.
  ///
  /// The root page is the one exception: it is made once, with the app.
  package func page(titled title: String) -> UIViewController? {
    switch title {
    case Catalogue.root: navigationController.viewControllers.first
    case Catalogue.twoControls: TwoControlsPage()
    case Catalogue.register: RegisterPage()
    case Catalogue.twoWires: TwoWiresPage()
    case Catalogue.departureBoard: DepartureBoardPage()
    case Catalogue.routeBook: RouteBookPage()
    default:
      Catalogue.exhibit(titled: title).map(ExhibitPage.init)
        ?? Catalogue.platform(titled: title).map(PlatformPage.init)
    }
  }

  /// Opens several pages at once, as many apps follow a link: a push for each, the last one animated.
  ///
  /// Titles that the catalogue lacks are passed over.
  package func deepLink(_ titles: [String]) {
    let pages = titles.compactMap(page(titled:))
    for page in pages {
      navigationController.pushViewController(page, animated: page === pages.last)
    }
  }

  /// Opens a page that has to be fetched first, as many apps do; each tap fetches one.
  package func openFromArchive() {
    clock.after(0.2) { [weak self] in
      guard let self, let page = page(titled: Catalogue.archived) else { return }
      navigationController.pushViewController(page, animated: true)
    }
  }

  /// Presents the signalman's question over whatever is on screen.
  package func presentAlert() {
    let alert = UIAlertController(
      title: "Call the signalman",
      message: "Two beats on the bell: he is listening. Is the line clear for the night express?",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay here", style: .cancel))
    alert.addAction(UIAlertAction(title: "Line clear", style: .default))
    navigationController.present(alert, animated: true)
  }
}
