public import Foundation

/// Looks without an appearance object, as it was done until iOS 12. A look that is set by one comes before them.
extension UITabBar {
  /// A picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  public final var backgroundImage: UIImage? {
    get { pictures.bar.backgrounds[.default] }
    set { pictures.bar.backgrounds[.default] = newValue }
  }

  /// The picture above the bar in the place of the hairline; an empty one takes that away. It shows only while a picture
  /// is behind the bar, too (documentation).
  public final var shadowImage: UIImage? {
    get { pictures.bar.shadow }
    set { pictures.bar.shadow = newValue }
  }

  /// A picture behind the tab that is selected.
  public final var selectionIndicatorImage: UIImage? {
    get { pictures.selection }
    set { pictures.selection = newValue }
  }

  /// Whether the bar is dark.
  public final var barStyle: UIBarStyle {
    get { pictures.bar.style }
    set { pictures.bar.style = newValue }
  }

  /// How tabs share the width: on phones equally, unless they are to be in the middle.
  public final var itemPositioning: UITabBar.ItemPositioning {
    get { pictures.positioning }
    set { pictures.positioning = newValue }
  }

  /// The width of tabs that are in the middle, in points; 0 for the system's.
  public final var itemWidth: CGFloat {
    get { pictures.itemWidth }
    set { pictures.itemWidth = newValue }
  }

  /// The room between tabs that are in the middle, in points; 0 for the system's.
  public final var itemSpacing: CGFloat {
    get { pictures.itemSpacing }
    set { pictures.itemSpacing = newValue }
  }

  /// How tabs share the width of a bar.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// As the system finds it right: on phones all of the width.
    case automatic = 0
    /// All of the width.
    case fill = 1
    /// In the middle, each as wide as is said.
    case centered = 2
  }

  /// Where the tabs are.
  func frames(of count: Int) -> [CGRect] {
    let height = min(bounds.height, rowHeight)
    let look = shownAppearance
    let positioning = look.map(\.stackedItemPositioning) ?? itemPositioning
    guard positioning == .centered, count > 0 else {
      let width = bounds.width / CGFloat(max(1, count))
      return (0..<count).map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: height) }
    }
    // The system's measures are read off published screenshots of wide screens (assumed).
    let wanted = look.map(\.stackedItemWidth) ?? itemWidth
    let width = wanted > 0 ? wanted : 76
    let between = look.map(\.stackedItemSpacing) ?? itemSpacing
    let step = width + (between > 0 ? between : 34)
    let left = (bounds.width - step * CGFloat(count) + step - width) / 2
    return (0..<count).map {
      CGRect(x: left + CGFloat($0) * step, y: 0, width: width, height: height)
    }
  }
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
  struct Tabs {
    var positioning = UITabBar.ItemPositioning.automatic
    var width: CGFloat = 0
    var spacing: CGFloat = 0
    var selection: UIImage?
    var selectionTint: UIColor?
  }
}
