import Foundation

/// More than a title.
extension UINavigationItem {
  /// A smaller text below the title (since iOS 26).
  public final var subtitle: String? {
    get { extras?.titles.subtitle }
    set { setTitles { $0.subtitle = newValue } }
  }

  /// The text of a large title; nil for the title (since iOS 26).
  public final var largeTitle: String? {
    get { extras?.titles.large }
    set { setTitles { $0.large = newValue } }
  }

  /// Makes the menu that a tap on the title opens, of what the system suggests; nil for no menu (since iOS 16).
  ///
  /// Differs from UIKit: nothing is suggested.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { extras?.titles.menuProvider }
    set { setTitles { $0.menuProvider = newValue } }
  }

  /// How the bar is arranged: with the title in the middle, or, where the screen is wide and the style another one, at
  /// the leading edge (since iOS 16).
  ///
  /// Source: UIKit documentation, `UINavigationItem.ItemStyle`.
  public final var style: UINavigationItem.ItemStyle {
    get { extras?.titles.style ?? .navigator }
    set { setTitles { $0.style = newValue } }
  }

  private func setTitles(_ change: (inout ItemTitles) -> Void) {
    change(&extrasMadeIfNeeded().titles)
    navigationBar?.itemDidChange(self)
  }

  /// Whether the bar shows more than title and buttons for the item.
  var hasTitleParts: Bool {
    extras.map { $0.titles.subtitle != nil || $0.titles.menuProvider != nil } ?? false
  }
}

extension UINavigationItem {
  /// How a navigation bar is arranged.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// For a stack of pages.
    case navigator = 0
    /// For going back and forth, as in a browser.
    case browser = 1
    /// For a document.
    case editor = 2
  }

  /// Where a search bar is.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// Where the system finds it right.
    case automatic = 0
    /// Beside the buttons.
    case inline = 1
    /// Below the buttons.
    case stacked = 2
  }

  /// Where the search bar is to be (since iOS 16). Differs from UIKit: kept; it is always below the buttons.
  public final var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { extras?.titles.searchPlacement ?? .automatic }
    set { extrasMadeIfNeeded().titles.searchPlacement = newValue }
  }

  /// Where the search bar is: below the buttons.
  public final var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

/// What few items have besides a title.
struct ItemTitles {
  var subtitle: String?
  var large: String?
  var menuProvider: (([UIMenuElement]) -> UIMenu?)?
  var style = UINavigationItem.ItemStyle.navigator
  var searchPlacement = UINavigationItem.SearchBarPlacement.automatic
}
