import Foundation

/// What a bar shows for one page: the page's item, and the item to which the back button leads.
struct BarContent {
  let item: UINavigationItem
  let previous: UINavigationItem?

  /// - Parameter item: The page's item; `nil` for an empty bar.
  init(item: UINavigationItem?, previous: UINavigationItem?) {
    self.item = item ?? UINavigationItem()
    self.previous = previous
  }

  /// What an empty bar shows.
  static let nothing = BarContent(item: nil, previous: nil)

  /// The look of the bar while the page is on top: the page's own, or else the bar's; those for a low bar
  /// before the usual ones (Apple, "compactAppearance").
  var look: BarLook<UINavigationBarAppearance> {
    let bar = item.navigationBar
    let standard = item.standardAppearance ?? bar?.ownAppearance
    let scrollEdge = item.scrollEdgeAppearance ?? bar?.scrollEdgeAppearance
    guard let bar, bar.wantsCompactLook else {
      return BarLook(
        standard: standard, scrollEdge: scrollEdge, isAtEdge: item.usesScrollEdgeLook)
    }
    return BarLook(
      standard: item.compactAppearance ?? item.standardAppearance ?? bar.compactAppearance
        ?? standard,
      scrollEdge: item.compactScrollEdgeAppearance ?? item.scrollEdgeAppearance
        ?? bar.compactScrollEdgeAppearance ?? scrollEdge,
      isAtEdge: item.usesScrollEdgeLook)
  }

  /// The look of titles and buttons; nil if the app has set none.
  var appearance: UINavigationBarAppearance? { look.content }

  /// How the title is written, as the look says, or else what the bar has been given; and its color where nobody
  /// says it.
  var titleStyle: (writing: BarWriting, color: UIColor) {
    let (look, bar) = (appearance, item.navigationBar)
    return (
      Self.writing(look?.ownTitle, bar?.titleTextAttributes), usualColor(in: look)
    )
  }

  /// The same of a large title.
  var largeTitleStyle: (writing: BarWriting, color: UIColor) {
    let (look, bar) = (appearance, item.navigationBar)
    return (
      Self.writing(look?.ownLargeTitle, bar?.largeTitleTextAttributes),
      usualColor(in: look)
    )
  }

  /// How the line below a title is written.
  var subtitleWriting: BarWriting { appearance?.subtitleTextAttributes ?? [:] }

  /// How the line below a large title is written.
  var largeSubtitleWriting: BarWriting { appearance?.largeSubtitleTextAttributes ?? [:] }

  private func usualColor(in look: UINavigationBarAppearance?) -> UIColor {
    look == nil && item.navigationBar?.barStyle == .black ? .white : .label
  }

  private static func writing(_ look: BarWriting?, _ bar: BarWriting?) -> BarWriting {
    guard let look else { return bar ?? [:] }
    return bar?.merging(look) { $1 } ?? look
  }

  /// The arrow of the back button: the look's, or without one what the bar has been given.
  var backIndicator: UIImage {
    if let image = generatedBack?.image { return image }
    if let appearance { return appearance.backIndicatorImage }
    return item.navigationBar?.setBackIndicator ?? .backArrow
  }

  /// Whether there is a way back: at the root only by an action of the app's, not if hidden, and not if items of the
  /// page's own take the place (documentation of `UINavigationItem.leftBarButtonItems`).
  var showsBackButton: Bool {
    guard previous != nil || item.backAction != nil, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }

  /// What the back button of a page at the root looks like; nil if that is the system's business.
  ///
  /// Source: documentation of `UINavigationItem.backAction`: it leaves a button that is there as it looks, and else makes
  /// one with the action's image or title, unless the style is the editor's.
  private var generatedBack: UIAction? {
    previous == nil && item.style != .editor ? item.backAction : nil
  }

  /// Texts for the back button, best first; the first that fits is shown.
  var backButtonTitles: [String] {
    if let previous { return previous.backButtonTitles }
    guard let generatedBack, generatedBack.image == nil else { return [] }
    return [generatedBack.title].filter { !$0.isEmpty }
  }

  /// Whether the app itself says what the back button reads, apart from the title of the page below.
  var hasOwnBackText: Bool {
    guard let previous else { return !backButtonTitles.isEmpty }
    return previous.backBarButtonItem != nil || previous.backButtonTitle != nil
      || previous.backButtonDisplayMode == .generic
  }

  /// Whether a change of this item changes the content.
  func involves(_ other: UINavigationItem) -> Bool {
    item === other || previous === other
  }
}
