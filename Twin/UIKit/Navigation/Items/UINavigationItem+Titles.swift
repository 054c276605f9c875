import Foundation

/// More than a title.
extension UINavigationItem {
  /// The title with attributes of its own, in place of ``title`` in the bar (since iOS 26). The back button of the page
  /// above has the title.
  public final var attributedTitle: NSAttributedString? {
    get { extras?.titles.attributed }
    set { setTitles { $0.attributed = newValue?.mapping { _ in } } }
  }

  /// A smaller text below the title (since iOS 26).
  public final var subtitle: String? {
    get { extras?.titles.subtitle.plain }
    set { setTitles { $0.subtitle.plain = newValue } }
  }

  /// That text with attributes of its own, in place of ``subtitle`` (since iOS 26).
  public final var attributedSubtitle: NSAttributedString? {
    get { extras?.titles.subtitle.attributed }
    set { setTitles { $0.subtitle.attributed = newValue?.mapping { _ in } } }
  }

  /// A view below the title, in place of that text (since iOS 26).
  public final var subtitleView: UIView? {
    get { extras?.titles.subtitle.view }
    set { setTitles { $0.subtitle.view = newValue } }
  }

  /// The text of a large title; nil for the title (since iOS 26).
  public final var largeTitle: String? {
    get { extras?.titles.large }
    set { setTitles { $0.large = newValue } }
  }

  /// A smaller text below the large title; nil for the text below the title (since iOS 26).
  public final var largeSubtitle: String? {
    get { extras?.titles.largeSubtitle.plain }
    set { setTitles { $0.largeSubtitle.plain = newValue } }
  }

  /// That text with attributes of its own, in place of ``largeSubtitle`` (since iOS 26).
  public final var largeAttributedSubtitle: NSAttributedString? {
    get { extras?.titles.largeSubtitle.attributed }
    set { setTitles { $0.largeSubtitle.attributed = newValue?.mapping { _ in } } }
  }

  /// A view below the large title, in place of that text (since iOS 26).
  public final var largeSubtitleView: UIView? {
    get { extras?.titles.largeSubtitle.view }
    set { setTitles { $0.largeSubtitle.view = newValue } }
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
    navigationBar?.heightsMayHaveChanged()
  }

  /// Whether the bar shows more than title and buttons for the item.
  var hasTitleParts: Bool {
    guard let titles = extras?.titles else { return false }
    return titles.attributed != nil || !titles.subtitle.isEmpty || titles.menuProvider != nil
  }

  /// The text below a large title.
  var shownLargeSubtitle: ItemTitles.Subtitle {
    guard let titles = extras?.titles else { return ItemTitles.Subtitle() }
    return titles.largeSubtitle.isEmpty ? titles.subtitle : titles.largeSubtitle
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

  /// Where the search bar is to be (since iOS 16). Differs from UIKit: kept; it is always below the buttons.
  public final var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { extras?.titles.searchPlacement ?? .automatic }
    set { extrasMadeIfNeeded().titles.searchPlacement = newValue }
  }

  /// Whether the search bar may be in the toolbar (since iOS 26). Differs from UIKit: kept; it is never there.
  public final var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { extras?.titles.allowsSearchInToolbar ?? true }
    set { extrasMadeIfNeeded().titles.allowsSearchInToolbar = newValue }
  }

  /// Whether something else may show the search bar (since iOS 26). Differs from UIKit: kept; nothing else does.
  public final var searchBarPlacementAllowsExternalIntegration: Bool {
    get { extras?.titles.allowsSearchElsewhere ?? false }
    set { extrasMadeIfNeeded().titles.allowsSearchElsewhere = newValue }
  }

  /// What stands for the search bar among the items of a toolbar (since iOS 26).
  ///
  /// Differs from UIKit: it takes no room, since the search bar is never in the toolbar.
  public final var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let extras = extrasMadeIfNeeded()
    if let item = extras.titles.searchItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    extras.titles.searchItem = item
    return item
  }

  /// Where the search bar is: below the buttons.
  public final var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
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
