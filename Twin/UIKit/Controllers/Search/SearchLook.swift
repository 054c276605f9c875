import Foundation

/// Fades in where the page is searched; the navigation bar makes room for the search bar meanwhile, and stays above
/// what is dimmed and what was found (assumed: that the view lies inside that of the navigation controller).
struct SearchLook: PresentationLook {
  weak var searchController: UISearchController?
  /// Seconds that a search takes to come or go (assumed).
  let duration: TimeInterval = 0.25

  init(searchController: UISearchController) {
    self.searchController = searchController
  }

  func prepare(_ presentation: Presentation, view: UIView) {
    presentation.container.passesTouches = true
    putBelowBar(presentation)
    view.frame = presentation.active.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Where all of a navigation controller is covered, its bar is not.
  private func putBelowBar(_ presentation: Presentation) {
    guard let host = searchController?.hostingNavigationController, let view = host.viewIfLoaded,
      !presentation.container.isDescendant(of: view)
    else { return }
    presentation.moveViews {
      presentation.container.frame = view.bounds
      view.insertSubview(presentation.container, belowSubview: host.navigationBar)
    }
  }

  func place(_ presentation: Presentation, view: UIView, at stage: PresentationStage) {
    view.alpha = stage == .shown ? 1 : 0
    guard stage != .before else { return }
    searchController?.resizeBar(searchController?.hostingNavigationController)
  }

  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    UIView.animate(duration: duration, timing: .curve(.easeInOut), animations: changes) { _ in
      completion()
    }
  }
}
