import Foundation

/// What few navigation items have; made when the first of it is set or needed.
final class ItemExtras {
  var prompt: String?
  var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  var appearances = OtherAppearances()
  var searchController: UISearchController?
  var groups = ItemGroups()
  var titles = ItemTitles()
  /// Who is asked when a person changes the title.
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// The change of the title that is under way.
  var renaming: TitleRenaming?
  var documentProperties: UIDocumentProperties?
  var hidesSearchBarWhenScrolling = true
  /// How much of the bar the page's content has pushed away, in points.
  var collapsed: CGFloat = 0
  /// Whether the title was large when that was last found out.
  var isLarge = false
  /// Where the page's content is; nil if nothing is known to scroll.
  var edge: ScrollEdge?

  /// The app's own name for the arrangement of the bar.
  var customizationIdentifier: String?
  /// What else a person can choose, and the button for it.
  var overflow: ItemOverflow?

  /// The buttons of a split view controller in the bar of a column, before the page's own.
  var columnButtons: [UIBarButtonItem] = []

  /// Where scrolling content is.
  enum ScrollEdge {
    /// It begins at the bar, or further down.
    case atBar
    /// It has gone behind the bar.
    case behindBar
  }
}

extension UINavigationItem {
  /// All items on the left, from the edge inwards.
  var leadingItems: [UIBarButtonItem] {
    (extras?.columnButtons ?? []) + (leftBarButtonItems ?? [])
  }

  /// All items on the right, from the edge inwards.
  var trailingItems: [UIBarButtonItem] {
    let items = rightBarButtonItems ?? []
    guard let button = extras?.overflow?.button else { return items }
    return [button] + items
  }

  /// Shows the buttons of a split view controller before the page's own, and beside a back button.
  func show(columnButtons buttons: [UIBarButtonItem]) {
    guard !buttons.elementsEqual(extras?.columnButtons ?? [], by: ===) else { return }
    extrasMadeIfNeeded().columnButtons = buttons
    navigationBar?.itemDidChange(self)
  }

  /// When the title of a page is large, in a bar that has large titles.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the page below; on the root page it is.
    case automatic = 0
    /// It is.
    case always = 1
    /// It is not.
    case never = 2
    /// It is, as far as there is no way back (since iOS 17). Differs from UIKit: the same as `always`.
    case inline = 3
  }

  /// Whether the page is shown in the look for content that is at the bar.
  ///
  /// A page in which nothing scrolls counts as one whose content is there. Source: Apple's staff on iOS 15,
  /// Apple Developer Forums, thread 682420: bars use the look when the scroll view "is at the appropriate edge
  /// (or always if you don't have a UIScrollView in your hierarchy)"; and documentation of
  /// `scrollEdgeAppearance`: ignored if no navigation controller manages the bar.
  var usesScrollEdgeLook: Bool {
    let behaviour = UISystem.current.behaviour
    guard behaviour.hasScrollEdgeLooks, navigationBar?.navigationController != nil else {
      return false
    }
    guard behaviour.showsScrollEdgeLooksEverywhere || hasLargeTitle else { return false }
    return extras?.edge != .behindBar
  }

  /// Whether the title is large, as far as the bar is concerned.
  var hasLargeTitle: Bool {
    navigationBar?.prefersLargeTitles ?? false && extras?.isLarge ?? false
  }
}
