/// Which of a bar's looks is shown: the standard one, or that for content whose edge is at the bar.
///
/// Source: documentation of `scrollEdgeAppearance` of navigation bars, tab bars and toolbars: where it is nil, the
/// standard look is shown with a transparent background. Colors and pictures of a bar without looks are those of
/// the standard one: apps found that `barTintColor` is not seen at the edge (multiple reports of iOS 15).
struct BarLook<Look: UIBarAppearance> {
  /// The look that the app has set; nil for the system's.
  let standard: Look?
  /// The look for the edge that the app has set.
  let scrollEdge: Look?
  /// Whether the edge of the content is at the bar.
  let isAtEdge: Bool

  /// The look of titles and buttons; nil if the app has set none.
  var content: Look? { isAtEdge ? scrollEdge ?? standard : standard }

  /// The look of the background; nil if the app has set none.
  var background: UIBarAppearance? {
    isAtEdge && scrollEdge == nil ? .transparent : content
  }
}
