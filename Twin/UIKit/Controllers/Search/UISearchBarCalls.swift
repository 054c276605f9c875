public import Foundation

extension UISearchBarDelegate {
  /// Lets `delegate.searchBarShouldBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var searchBarShouldBeginEditing: UIOptionalCalls<UISearchBar, Bool>? {
    UIOptionalCalls { self.searchBarShouldBeginEditing($0) }
  }

  /// Lets `delegate.searchBarTextDidBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var searchBarTextDidBeginEditing: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarTextDidBeginEditing($0) }
  }

  /// Lets `delegate.searchBarShouldEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var searchBarShouldEndEditing: UIOptionalCalls<UISearchBar, Bool>? {
    UIOptionalCalls { self.searchBarShouldEndEditing($0) }
  }

  /// Lets `delegate.searchBarTextDidEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var searchBarTextDidEndEditing: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarTextDidEndEditing($0) }
  }

  /// Lets `delegate.searchBar?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var searchBar: UISearchBarDelegateCalls? {
    UISearchBarDelegateCalls(delegate: self)
  }

  /// Lets `delegate.searchBarSearchButtonClicked?(...)` compile, which Objective-C's optional methods need.
  public var searchBarSearchButtonClicked: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarSearchButtonClicked($0) }
  }

  /// Lets `delegate.searchBarCancelButtonClicked?(...)` compile, which Objective-C's optional methods need.
  public var searchBarCancelButtonClicked: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarCancelButtonClicked($0) }
  }

  /// Lets `delegate.searchBarBookmarkButtonClicked?(...)` compile, which Objective-C's optional methods need.
  public var searchBarBookmarkButtonClicked: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarBookmarkButtonClicked($0) }
  }

  /// Lets `delegate.searchBarResultsListButtonClicked?(...)` compile, which Objective-C's optional methods need.
  public var searchBarResultsListButtonClicked: UIOptionalCalls<UISearchBar, Void>? {
    UIOptionalCalls { self.searchBarResultsListButtonClicked($0) }
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UISearchBarDelegateCalls {
  let delegate: any UISearchBarDelegate

  /// A person changed the text, or emptied it.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// A person chose another part to search in.
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
