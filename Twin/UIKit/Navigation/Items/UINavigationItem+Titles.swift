import Foundation

/// More than a title.
extension UINavigationItem {
  func setTitles(_ change: (inout ItemTitles) -> Void) {
    change(&extrasMadeIfNeeded().titles)
    navigationBar?.itemDidChange(self)
    navigationBar?.heightsMayHaveChanged()
  }

  /// Whether the bar shows more than title and buttons for the item.
  var hasTitleParts: Bool {
    guard let extras, extras.renaming == nil else { return false }
    let titles = extras.titles
    return titles.attributed != nil || !titles.subtitle.isEmpty || hasTitleMenu
  }

  /// The text below a large title.
  var shownLargeSubtitle: ItemTitles.Subtitle {
    guard let titles = extras?.titles else { return ItemTitles.Subtitle() }
    return titles.largeSubtitle.isEmpty ? titles.subtitle : titles.largeSubtitle
  }
}

extension UINavigationItem {
  /// What stands in the title's place: the field of a title that is being changed, or the app's own view.
  var shownTitleView: UIView? { extras?.renaming?.field ?? titleView }
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
    /// Beside the buttons, or in the toolbar of a phone (since iOS 26).
    case integrated = 1
    /// Below the buttons.
    case stacked = 2
    /// Beside the buttons, and in the middle of a wide bar (since iOS 26).
    case integratedCentered = 3
    /// A button while nobody searches (since iOS 26).
    case integratedButton = 4

    /// Beside the buttons; what `integrated` was called before iOS 26.
    public static var inline: UINavigationItem.SearchBarPlacement { .integrated }
  }
}

/// What few items have besides a title.
struct ItemTitles {
  /// What is below a title: a text, or else a text with attributes, or else a view.
  struct Subtitle {
    var plain: String?
    var attributed: NSAttributedString?
    var view: UIView?

    var isEmpty: Bool { plain == nil && attributed == nil && view == nil }
  }

  var attributed: NSAttributedString?
  var subtitle = Subtitle()
  var large: String?
  var largeSubtitle = Subtitle()
  var menuProvider: (([UIMenuElement]) -> UIMenu?)?
  var style = UINavigationItem.ItemStyle.navigator
  var searchPlacement = UINavigationItem.SearchBarPlacement.automatic
  var allowsSearchInToolbar = true
  var allowsSearchElsewhere = false
  var searchItem: UIBarButtonItem?
}
