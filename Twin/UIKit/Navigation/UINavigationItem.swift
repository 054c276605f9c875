public import Foundation

/// What a page wants of the navigation bar while it is on top.
///
/// - `Items`: groups of buttons, and what there is beside the title.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The bar that shows this item, told about every change.
  @Loose var navigationBar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
    dieOnMainThread()
  }

  /// Makes an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Makes an item without a title. Differs from UIKit: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init()
    dieOnMainThread()
  }

  /// The class and the address, the title, and where there are buttons.
  nonisolated open override var description: String {
    ObjectText.text(of: self, ItemText.describe)
  }

  /// The text in the middle of the bar.
  open var title: String? { didSet { changed() } }

  /// The bar's look while the page is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { ownAppearance }
    set {
      ownAppearance = newValue?.kept
      changed()
    }
  }

  private var ownAppearance: UINavigationBarAppearance?

  /// The look of a low bar, on a phone on its side; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { extras?.appearances.compact }
    set { extrasMadeIfNeeded().appearances.compact = newValue?.kept }
  }

  /// The look while the content of the page begins at the bar; nil for the bar's own, or else for the
  /// standard one without a background.
  ///
  /// Up to iOS 14 only of bars with a large title (documentation).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { extras?.appearances.scrollEdge }
    set {
      extrasMadeIfNeeded().appearances.scrollEdge = newValue?.kept
      changed()
    }
  }

  /// The look while both are so; nil for UIKit's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { extras?.appearances.compactScrollEdge }
    set { extrasMadeIfNeeded().appearances.compactScrollEdge = newValue?.kept }
  }

  private(set) var extras: ItemExtras?

  /// What few items have.
  func extrasMadeIfNeeded() -> ItemExtras {
    if let extras { return extras }
    let made = ItemExtras()
    extras = made
    return made
  }

  /// A line of text above the title and the buttons; it makes the bar higher.
  open var prompt: String? {
    get { extras?.prompt }
    set {
      guard newValue != prompt else { return }
      extrasMadeIfNeeded().prompt = newValue
      heightsChanged()
    }
  }

  /// When the title is large, if the bar prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { extras?.largeTitleDisplayMode ?? .automatic }
    set {
      guard newValue != largeTitleDisplayMode else { return }
      extrasMadeIfNeeded().largeTitleDisplayMode = newValue
      heightsChanged()
    }
  }

  /// The search whose bar is below the title (since iOS 11).
  ///
  /// Differs from UIKit: there on iOS 26, too, and not at the lower end of the screen.
  open var searchController: UISearchController? {
    get { extras?.searchController }
    set {
      guard newValue !== searchController else { return }
      extrasMadeIfNeeded().searchController = newValue
      heightsChanged()
    }
  }

  /// Whether the search bar goes away as the content of the page scrolls.
  open var hidesSearchBarWhenScrolling: Bool {
    get { extras?.hidesSearchBarWhenScrolling ?? true }
    set {
      guard newValue != hidesSearchBarWhenScrolling else { return }
      extrasMadeIfNeeded().hidesSearchBarWhenScrolling = newValue
      heightsChanged()
    }
  }

  /// A view in the middle of the bar, in place of the title.
  open var titleView: UIView? {
    didSet {
      titleViewSize = nil
      changed()
    }
  }

  /// How large that view is in a bar; known when a bar shows it first.
  private var titleViewSize: CustomViewSize?

  /// The size of the view in the title's place, where there is some room.
  func size(of title: UIView, in room: CGSize) -> CGSize {
    if extras?.renaming != nil { return CGSize(width: room.width, height: TitleRenaming.height) }
    let rule = titleViewSize ?? CustomViewSize(of: title)
    titleViewSize = rule
    return rule.titleSize(of: title, in: room)
  }

  /// The back button of the page above this one, in place of the automatic one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// The text of the back button of the page above this one, in place of the title.
  open var backButtonTitle: String? { didSet { changed() } }

  /// How much the back button of the page above this one says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// What the back button of this page does, in place of going back. A page at the root has one then, with the action's
  /// image or title unless its style is the editor's.
  ///
  /// Source: developer.apple.com/documentation/uikit/uinavigationitem/backaction. A swipe back is not affected (assumed).
  open var backAction: UIAction? { didSet { changed() } }

  /// Whether this page has no back button.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  private var isBackButtonHidden = false

  /// Shows or hides the back button; if animated, by a fade.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) {
      isBackButtonHidden = hidesBackButton
      changed()
    }
  }

  /// Whether the items on the left join the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsWereSet(\.leading)
      changed()
    }
  }

  /// The items on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsWereSet(\.trailing)
      changed()
    }
  }

  /// The outermost item on the left; setting it leaves the others there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }

  /// The outermost item on the right; setting it leaves the others there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
  }

  /// An item takes the place of the first one, or comes to the front if it is there already; nil takes the first away.
  ///
  /// Source: developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
  private static func items(
    _ items: [UIBarButtonItem]?, beginningWith item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let items = items ?? []
    guard let item else { return items.count > 1 ? Array(items.dropFirst()) : nil }
    let isThere = items.contains { $0 === item }
    return [item] + (isThere ? items.filter { $0 !== item } : Array(items.dropFirst()))
  }

  /// Replaces the items on the left; if animated, by a fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Replaces the items on the right; if animated, by a fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Replaces the outermost item on the left; if animated, by a fade.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Replaces the outermost item on the right; if animated, by a fade.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  /// Makes a change of buttons, which the bar fades into.
  private func change(_ isAnimated: Bool, _ change: () -> Void) {
    guard let navigationBar else { return change() }
    navigationBar.fadeButtons(of: self, isAnimated, change)
  }

  /// The groups at the leading edge; the items there, if those were set.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { extras?.groups.leading ?? Self.groups(of: leftBarButtonItems) }
    set {
      extrasMadeIfNeeded().groups.leading = newValue
      showGroups()
    }
  }

  /// The groups at the trailing edge; the items there, if those were set. The first one is the farthest from the edge.
  ///
  /// Source of the order: UIKit documentation, `trailingItemGroups` are laid out from leading to trailing, and
  /// `rightBarButtonItems` from trailing to leading.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { extras?.groups.trailing ?? Self.groups(of: rightBarButtonItems?.reversed()) }
    set {
      extrasMadeIfNeeded().groups.trailing = newValue
      showGroups()
    }
  }

  /// The groups in the middle of a wide bar. Differs from UIKit: kept and never shown, as on phones.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { extras?.groups.center ?? [] }
    set { extrasMadeIfNeeded().groups.center = newValue }
  }

  /// The group at the very end of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { extras?.groups.pinned }
    set {
      extrasMadeIfNeeded().groups.pinned = newValue
      if extras?.groups.trailing == nil {
        extras?.groups.trailing = Self.groups(of: rightBarButtonItems?.reversed())
      }
      showGroups()
    }
  }

  /// What a person can choose from a menu behind a button at the trailing edge; nil for no such button (since iOS 16).
  ///
  /// The button is there also if nothing is made for the menu. Assumed: it is the outermost one.
  ///
  /// Source: developer.apple.com/documentation/uikit/uinavigationitem/additionaloverflowitems. Differs from UIKit:
  /// buttons that find no room go into no menu.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { extras?.overflow?.elements }
    set {
      guard newValue !== additionalOverflowItems else { return }
      extrasMadeIfNeeded().overflow = newValue.map(ItemOverflow.init)
      changed()
    }
  }

  /// The button at which something of the app's own can be presented in the place of that menu; nil without a button
  /// (since iOS 16).
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    extras?.overflow?.button
  }

  /// The app's name for the arrangement of the bar's middle, by which the system keeps what a person makes of it (since
  /// iOS 16). Differs from UIKit: kept; nobody customizes bars.
  open var customizationIdentifier: String? {
    get { extras?.customizationIdentifier }
    set { extrasMadeIfNeeded().customizationIdentifier = newValue }
  }

  /// The title with attributes of its own, in place of ``title`` in the bar (since iOS 26). The back button of the page
  /// above has the title.
  open var attributedTitle: NSAttributedString? {
    get { extras?.titles.attributed }
    set { setTitles { $0.attributed = newValue?.mapping { _ in } } }
  }

  /// A smaller text below the title (since iOS 26).
  open var subtitle: String? {
    get { extras?.titles.subtitle.plain }
    set { setTitles { $0.subtitle.plain = newValue } }
  }

  /// That text with attributes of its own, in place of ``subtitle`` (since iOS 26).
  open var attributedSubtitle: NSAttributedString? {
    get { extras?.titles.subtitle.attributed }
    set { setTitles { $0.subtitle.attributed = newValue?.mapping { _ in } } }
  }

  /// A view below the title, in place of that text (since iOS 26).
  open var subtitleView: UIView? {
    get { extras?.titles.subtitle.view }
    set { setTitles { $0.subtitle.view = newValue } }
  }

  /// The text of a large title; nil for the title (since iOS 26).
  open var largeTitle: String? {
    get { extras?.titles.large }
    set { setTitles { $0.large = newValue } }
  }

  /// A smaller text below the large title; nil for the text below the title (since iOS 26).
  open var largeSubtitle: String? {
    get { extras?.titles.largeSubtitle.plain }
    set { setTitles { $0.largeSubtitle.plain = newValue } }
  }

  /// That text with attributes of its own, in place of ``largeSubtitle`` (since iOS 26).
  open var largeAttributedSubtitle: NSAttributedString? {
    get { extras?.titles.largeSubtitle.attributed }
    set { setTitles { $0.largeSubtitle.attributed = newValue?.mapping { _ in } } }
  }

  /// A view below the large title, in place of that text (since iOS 26).
  open var largeSubtitleView: UIView? {
    get { extras?.titles.largeSubtitle.view }
    set { setTitles { $0.largeSubtitle.view = newValue } }
  }

  /// Makes the menu that a tap on the title opens, of what the system suggests; nil for no menu (since iOS 16).
  ///
  /// Commands of the menu show where somebody performs them, from the page on top outwards. Suggested are those of a
  /// document that somebody performs: `duplicate(_:)`, `move(_:)`, `rename(_:)`, `export(_:)` and `printContent(_:)`.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { extras?.titles.menuProvider }
    set { setTitles { $0.menuProvider = newValue } }
  }

  /// How the bar is arranged: with the title in the middle, or, where the screen is wide and the style another one, at
  /// the leading edge (since iOS 16).
  ///
  /// Source: UIKit documentation, `UINavigationItem.ItemStyle`.
  open var style: UINavigationItem.ItemStyle {
    get { extras?.titles.style ?? .navigator }
    set { setTitles { $0.style = newValue } }
  }

  /// Where the search bar is to be (since iOS 16). Differs from UIKit: kept; it is always below the buttons.
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { extras?.titles.searchPlacement ?? .automatic }
    set { extrasMadeIfNeeded().titles.searchPlacement = newValue }
  }

  /// Whether the search bar may be in the toolbar (since iOS 26). Differs from UIKit: kept; it is never there.
  open var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { extras?.titles.allowsSearchInToolbar ?? true }
    set { extrasMadeIfNeeded().titles.allowsSearchInToolbar = newValue }
  }

  /// Whether something else may show the search bar (since iOS 26). Differs from UIKit: kept; nothing else does.
  open var searchBarPlacementAllowsExternalIntegration: Bool {
    get { extras?.titles.allowsSearchElsewhere ?? false }
    set { extrasMadeIfNeeded().titles.allowsSearchElsewhere = newValue }
  }

  /// What stands for the search bar among the items of a toolbar (since iOS 26).
  ///
  /// Differs from UIKit: it takes no room, since the search bar is never in the toolbar.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let extras = extrasMadeIfNeeded()
    if let item = extras.titles.searchItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    extras.titles.searchItem = item
    return item
  }

  /// Where the search bar is: below the buttons.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  private func changed() {
    navigationBar?.itemDidChange(self)
  }

  private func heightsChanged() {
    changed()
    navigationBar?.heightsMayHaveChanged()
  }
}

extension UINavigationItem {
  /// How much the back button of the page above says.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The page's title, or "Back", or nothing: the first that fits.
    case `default` = 0
    /// "Back", or nothing if that does not fit.
    case generic = 1
    /// Nothing but the arrow.
    case minimal = 2
  }

  /// Texts for the back button of the page above, best first; the first that fits is shown.
  ///
  /// Order: documentation of `UINavigationItem.BackButtonDisplayMode.default`.
  var backButtonTitles: [String] {
    if let backBarButtonItem { return [backBarButtonItem.title ?? ""] }
    switch backButtonDisplayMode {
    case .default: return [backButtonTitle, title, "Back"].compactMap { $0 }
    case .generic: return ["Back"]
    case .minimal: return []
    }
  }
}
