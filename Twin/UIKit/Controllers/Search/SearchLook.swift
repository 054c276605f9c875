import Foundation

/// Fades in where the page is searched; the navigation bar makes room for the search bar meanwhile.
struct SearchLook: PresentationLook {
  weak var searchController: UISearchController?
  /// Seconds that a search takes to come or go (assumed).
  let duration: TimeInterval = 0.25

  init(searchController: UISearchController) {
    self.searchController = searchController
  }

  func prepare(_ presentation: Presentation, view: UIView) {
    presentation.container.passesTouches = true
    view.frame = presentation.active.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
