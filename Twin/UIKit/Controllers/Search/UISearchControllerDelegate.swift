public import Foundation

/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text changed, or the search bar became first responder.
  func updateSearchResults(for searchController: UISearchController)

  /// A person chose one of the suggestions (since iOS 16).
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing: the method is optional.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Follows a search from its beginning to its end.
///
/// What comes and goes because the app presents or dismisses the controller itself is not told.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The controller is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The controller was presented.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The controller is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The controller was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)

  /// The controller is to be presented; it presents itself if this method does not.
  func presentSearchController(_ searchController: UISearchController)

  /// The search bar is about to get another place (since iOS 16). Differs from UIKit: it never does.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)

  /// The search bar has got another place (since iOS 16). Differs from UIKit: it never does.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing: the method is optional.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing: the method is optional.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing: the method is optional.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing: the method is optional.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing: the method is optional.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Does nothing: the method is optional.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}

  /// Does nothing: the method is optional.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
