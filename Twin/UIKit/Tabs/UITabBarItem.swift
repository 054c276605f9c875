public import Foundation

/// What a page wants of the tab bar: the text and the picture of its tab, and a badge.
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// Whether a drag that pauses over the tab selects it. One in a bar that is spring-loaded is selected in any case.
  open var isSpringLoaded = false

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item without content; see `UIBarItem.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with a text, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text, and another picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's items.
  ///
  /// Since iOS 18 its picture is in `image`; before, the bar shows it all the same (tests of macios).
  ///
  /// Differs from UIKit: English titles, whatever the person's language, and no pictures before iOS 13.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    let picture = UIImage(systemName: systemItem.symbolName)
    let isKnown = UISystem.current.behaviour.hasPicturesInSystemItems
    self.init(title: systemItem.title, image: isKnown ? picture : nil, tag: tag)
    systemPicture = picture
  }
  private var systemPicture: UIImage?

  /// What the bar shows.
  func picture(isSelected: Bool) -> UIImage? {
    (isSelected ? selectedImage : image) ?? systemPicture
  }

  /// The class and the address, the title and the picture.
  nonisolated open override var description: String {
    ObjectText.text(of: self, ItemText.describe)
  }

  /// The picture while the tab is selected; the ordinary one unless set, and nil without an ordinary one, as tests of
  /// macios see on iOS.
  open var selectedImage: UIImage? {
    get { image == nil ? nil : ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      changed()
    }
  }
  private var ownSelectedImage: UIImage?
  /// Whether it is the item of a tab for searching.
  var isForSearching = false

  /// A short text in an oval at the tab's upper corner; nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }

  /// The color of the oval; red unless set.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Says how the badge is written in a state: `font` and `foregroundColor`; nil takes it back.
  ///
  /// Differs from UIKit: other attributes are kept and otherwise ignored; a state is one of `normal`, `selected`
  /// and `disabled`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }

  /// How the badge is written in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// How far the title is moved from its place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The bar's look while the item is selected; nil for the bar's own. A copy is kept.
  open var standardAppearance: UITabBarAppearance? {
    get { looks.standard }
    set {
      looks.standard = newValue?.kept
      changed()
    }
  }

  /// The bar's look while the item is selected and the page's content ends at the bar; nil for the bar's own
  /// (since iOS 15). A copy is kept.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue?.kept
      changed()
    }
  }

  private(set) var looks: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?) = (
    nil, nil
  )
}

extension UITabBarItem {
  /// What an item of the system's stands for.
  nonisolated public enum SystemItem: Int, Sendable {
    /// More pages.
    case more = 0
    /// What a person has marked.
    case favorites = 1
    /// What an app recommends.
    case featured = 2
    /// What people like best.
    case topRated = 3
    /// What a person has used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What a person has done.
    case history = 6
    /// Places to come back to.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What is loaded or has been.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What most people have seen.
    case mostViewed = 11

    /// The picture. Assumed: as pictures of the system's apps show them; the newest as what was used last.
    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}

/// A distance in two directions, in points.
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Makes a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// No distance.
  public static let zero = UIOffset()
}
