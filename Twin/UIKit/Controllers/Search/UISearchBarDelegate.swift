public import Foundation

/// Follows what a person does with a search bar, and may refuse.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin; true unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end; true unless implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// A person changed the text, or emptied it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The return key was pressed, which says "Search".
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The button was tapped that ends searching.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The button for bookmarks was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The button for results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// A person chose another part to search in.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Agrees: the method is optional.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing: the method is optional.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Agrees: the method is optional.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing: the method is optional.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing: the method is optional.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Agrees: the method is optional.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing: the method is optional.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing: the method is optional.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing: the method is optional.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing: the method is optional.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
