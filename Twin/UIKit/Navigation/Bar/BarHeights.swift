import Foundation

/// How high the parts of a navigation bar are, from the top, in points.
struct BarHeights: Equatable {
  /// A line of text above the buttons: 30, as bars with one are 74 high (general knowledge); 32 on bars with glass
  /// (`BarGlass.barHeight` has the source).
  static var fullPrompt: CGFloat { UISystem.current.behaviour.hasGlassBars ? 32 : 30 }
  /// A search bar: 52, as bars with one are 96 high without a large title (general knowledge).
  static let fullSearch: CGFloat = 52

  /// The parts of a search below its field: 44 (assumed).
  static let fullScopes: CGFloat = 44

  var prompt: CGFloat = 0
  var buttons = UINavigationBar.height
  /// What shows of the large title.
  var largeTitle: CGFloat = 0
  /// How far the large title has gone up behind the buttons, where it goes as a whole.
  var lift: CGFloat = 0
  /// What shows of the search bar.
  var search: CGFloat = 0

  var total: CGFloat { prompt + buttons + largeTitle + search }
}

/// How much of a bar scrolling takes away.
struct BarCollapse {
  /// What can go of the bar, in points.
  let range: CGFloat
  /// What has gone of its height, in points.
  let gone: CGFloat
  /// How far down the content of the page begins, seen from the scroll view's upper edge, in points.
  let contentTop: CGFloat
  /// What is kept free for bars and the app's own inset at present, in points.
  let inset: CGFloat
  /// The app's own inset, in points.
  let ownInset: CGFloat

  /// What goes: the bar ends where the content begins, as far as it can.
  var collapsed: CGFloat {
    let visible =
      inset > ownInset ? range - gone + contentTop - inset : range + contentTop - ownInset
    // A hair of a point is rounding.
    if visible < 0.001 { return range }
    return visible > range - 0.001 ? 0 : range - visible
  }
}
