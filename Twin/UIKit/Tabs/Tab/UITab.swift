public import Foundation

/// One tab of a tab bar controller: what it says, and who makes its page.
///
/// Differs from UIKit: nobody customizes tabs, so that of the placements only `sidebarOnly` has an effect: such a tab is
/// not in the bar where a width is regular. The bar of a narrow screen has it, as there: see
/// `UITabBarController.compactTabIdentifiers`.
@preconcurrency @MainActor
open class UITab: NSObject, UISpringLoadedInteractionSupporting {
  /// Where a tab wants to be.
  nonisolated public enum Placement: Int, Sendable {
    /// As the system thinks right.
    case automatic = 0
    /// In bar and sidebar; a person may take it away.
    case `default` = 1
    /// In the sidebar; a person may put it into the bar.
    case optional = 2
    /// In the bar; a person may move it.
    case movable = 3
    /// At the end of the bar, always.
    case pinned = 4
    /// In the bar, always.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  /// What the tab is known by, among all tabs of a controller.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  /// The page, if it was asked for.
  private(set) var madePage: UIViewController?
  /// What the bar shows of the tab.
  let item: UITabBarItem

  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?
  weak var controller: UITabBarController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: Its text.
  ///   - image: Its picture.
  ///   - identifier: What it is known by; no two tabs of a controller may have the same.
  ///   - viewControllerProvider: Makes the page when it is shown for the first time.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// The text.
  open var title: String { didSet { item.title = title } }

  /// The picture.
  open var image: UIImage? { didSet { item.image = image } }

  /// A second text, for lists of tabs.
  open var subtitle: String?

  /// A short text in an oval at the tab's upper corner; nil for none.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }

  /// Whether a drag that pauses over the tab selects it. Differs from UIKit: not in the sidebar.
  open var isSpringLoaded: Bool {
    get { item.isSpringLoaded }
    set { item.isSpringLoaded = newValue }
  }

  /// Whatever the app wants to keep with it.
  open var userInfo: Any?

  /// Where it wants to be.
  open var preferredPlacement = Placement.automatic { didSet { controller?.tabsDidChange() } }

  /// Whether it is not shown. The tab that is selected stays selected.
  open var isHidden = false { didSet { if isHidden != oldValue { controller?.tabsDidChange() } } }

  /// Whether it is hidden until a person says otherwise.
  open var isHiddenByDefault = false

  /// Whether a person may hide it.
  open var allowsHiding = false

  /// The page; it is made when it is asked for and there is a provider, or else nil.
  open var viewController: UIViewController? {
    if madePage == nil, let provider {
      madePage = UISystem.current.running(.app("viewControllerProvider")) { provider(self) }
    }
    return madePage
  }

  /// The page that shows while the tab is selected.
  var page: UIViewController? { viewController }

  /// The controller that has the tab.
  open weak var tabBarController: UITabBarController? { controller ?? parent?.tabBarController }

  /// The group around the tab that manages the pages of those in it.
  ///
  /// Source: UIKit documentation, `managingTabGroup`: the nearest with a `managingNavigationController`.
  open var managingTabGroup: UITabGroup? {
    var group = parent
    while let current = group, current.managingNavigationController == nil {
      group = current.parent
    }
    return group
  }

  /// Whether a person can see it somewhere.
  open var hasVisiblePlacement: Bool {
    guard tabBarController != nil, !isHidden else { return false }
    if let parent { return parent.hasVisiblePlacement }
    return preferredPlacement != .sidebarOnly || controller?.isBarCompact == true
  }

  /// The tab at the top level in which this one is.
  var root: UITab { parent?.root ?? self }
}

/// A tab for searching. From iOS 26 on it lies apart at the end of the bar, and shows its picture alone.
///
/// Source: Apple, WWDC25 session 284, "Build a UIKit app with the new design". Differs from UIKit: before iOS 26 it
/// stands where it is among the tabs.
open class UISearchTab: UITab {
  /// Makes a tab with the system's title and picture for searching.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    item.isForSearching = true
  }

  /// Makes a tab for searching with a title and a picture of its own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    item.isForSearching = true
  }
}
