public import Foundation

/// Looks without an appearance object, as it was done until iOS 12. A look that is set by one comes before them.
extension UITabBar {
  /// How tabs share the width of a bar.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// As the system finds it right: all of the width where it is compact, and else the middle.
    case automatic = 0
    /// All of the width.
    case fill = 1
    /// In the middle, each as wide as is said.
    case centered = 2
  }

  /// Where the tabs are: a point below the bar's upper edge, with four points between them and two at the sides. Parts
  /// of the width end at whole points.
  ///
  /// Source: views of bars as apps have logged them: 320, 375, 390 and 414 points wide with four tabs and 414 with five
  /// (blog.csdn.net/nineteen_/article/details/49131401 and others), and 768 with four in the middle
  /// (blog.corywiles.com, "UITabBarController Subview Gotcha").
  func frames(of tabs: [UITabBarButton]) -> [CGRect] {
    let height = min(bounds.height, rowHeight) - Self.rowGap
    let count = tabs.count
    guard isCentered, count > 0 else {
      let ends = (0...count).map { (bounds.width * CGFloat($0) / CGFloat(max(1, count))).rounded() }
      return (0..<count).map {
        CGRect(
          x: ends[$0] + Self.tabGap, y: Self.rowGap,
          width: ends[$0 + 1] - ends[$0] - 2 * Self.tabGap, height: height)
      }
    }
    let width = centeredWidth(of: tabs)
    let step = width + centeredSpacing
    let left = (bounds.width - step * CGFloat(count) + step - width) / 2
    return (0..<count).map {
      CGRect(x: left + CGFloat($0) * step, y: Self.rowGap, width: width, height: height)
    }
  }

  /// Whether the tabs are in the middle: where the width is regular, unless something else is said (documentation of
  /// `ItemPositioning.automatic`).
  private var isCentered: Bool {
    let own = shownAppearance.map(\.stackedItemPositioning) ?? itemPositioning
    guard own == .automatic else { return own == .centered }
    return traitCollection.horizontalSizeClass == .regular
  }

  /// Assumed: with titles beside pictures all tabs have room for the one that needs most of it.
  private func centeredWidth(of tabs: [UITabBarButton]) -> CGFloat {
    let wanted = shownAppearance.map(\.stackedItemWidth) ?? itemWidth
    guard wanted <= 0 else { return wanted }
    let widest = arrangement == .stacked ? 0 : tabs.map(\.contentWidth).max() ?? 0
    let room = bounds.width / CGFloat(tabs.count) - centeredSpacing
    return max(Self.usualWidth, min(widest.rounded(.up), room))
  }

  private var centeredSpacing: CGFloat {
    let wanted = shownAppearance.map(\.stackedItemSpacing) ?? itemSpacing
    return wanted > 0 ? wanted : 34
  }

  private static let usualWidth: CGFloat = 76
  private static let tabGap: CGFloat = 2
  /// What is free above the tabs, in points.
  static let rowGap: CGFloat = 1
}

/// What an app gives a tab bar besides colors.
struct TabBarPictures {
  var bar = BarPictures()
  var selection: UIImage?
  var positioning = UITabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
}

extension UITabBarAppearance {
  /// How tabs share the width of a phone that is held upright.
  public final var stackedItemPositioning: UITabBar.ItemPositioning {
    get { tabs.positioning }
    set { tabs.positioning = newValue }
  }

  /// The width of such tabs that are in the middle, in points; 0 for the system's.
  public final var stackedItemWidth: CGFloat {
    get { tabs.width }
    set { tabs.width = newValue }
  }

  /// The room between such tabs that are in the middle, in points; 0 for the system's.
  public final var stackedItemSpacing: CGFloat {
    get { tabs.spacing }
    set { tabs.spacing = newValue }
  }

  /// The picture behind the tab that is selected.
  public final var selectionIndicatorImage: UIImage? {
    get { tabs.selection }
    set { tabs.selection = newValue }
  }

  /// The color of that picture, if it is a template; the bar's tint unless set.
  public final var selectionIndicatorTintColor: UIColor? {
    get { tabs.selectionTint }
    set { tabs.selectionTint = newValue }
  }

  /// What a look says of tabs.
  struct Tabs: Equatable {
    var positioning = UITabBar.ItemPositioning.automatic
    var width: CGFloat = 0
    var spacing: CGFloat = 0
    var selection: UIImage?
    var selectionTint: UIColor?
  }
}
