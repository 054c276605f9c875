import QuartzCore

/// The page behind a card that is as large as possible: smaller, with round corners, below the status bar.
///
/// Source: what iOS shows since 13. The scale is that of DeckTransition, which imitates Apple's cards: the page is
/// lower by the status bar at either end. Assumed: from the second greatest height on it shrinks along with the card.
struct PageBehindSheet {
  /// Radius of the corners, in points (Apple's of cards; assumed: the same behind).
  private static let cornerRadius: CGFloat = 10

  /// What holds the page, or the page's view where nothing does.
  private let view: UIView
  /// How far the status bar reaches down, in points of what lies around.
  private let statusBar: CGFloat
  /// The corners that it had.
  private let former: (radius: CGFloat, clips: Bool)

  init(_ view: UIView, statusBar: CGFloat) {
    self.view = view
    self.statusBar = statusBar
    former = (view.layer.cornerRadius, view.clipsToBounds)
  }

  /// Shows the page as it is behind a card of which so much has come, from 0 to 1.
  func show(_ part: CGFloat) {
    let size = view.bounds.size
    guard part > 0, size.height > 0 else { return restore() }
    let scale = 1 - part * 2 * statusBar / UIScreen.main.bounds.height
    let start = view.center.y - view.layer.anchorPoint.y * size.height
    // A card goes up to where the page behind it was; a whole page comes down to there.
    let goal = start + (statusBar - start) * part
    let shift = goal - (view.center.y - view.layer.anchorPoint.y * size.height * scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
    view.layer.cornerRadius = Self.cornerRadius
    view.clipsToBounds = true
  }

  /// Gives it a new place, of which it shows as much as before, if it is shrunk there.
  func follow(_ place: CGRect) {
    if view.transform != .identity { view.untransformedFrame = place }
  }

  /// Shows it as it was.
  func restore() {
    guard view.transform != .identity else { return }
    view.transform = .identity
    view.layer.cornerRadius = former.radius
    view.clipsToBounds = former.clips
  }
}
