import QuartzCore

/// Whether a view can be shown again: it takes long to make one.
extension _UINavigationBarContentView {
  /// Whether there is nothing but a title and the way back, in the system's own look.
  var isPlain: Bool {
    !hasMoreThanButtons && leftButtons.isEmpty && rightButtons.isEmpty && isPlain(content)
      && titleLabel.superview === titleParent && backButton?.isUsual ?? true
  }

  private func isPlain(_ content: BarContent) -> Bool {
    let item = content.item
    return (item.leftBarButtonItems ?? []).isEmpty && item.trailingItems.isEmpty
      && item.extras?.columnButtons.isEmpty ?? true && item.shownTitleView == nil
      && !item.hasTitleParts
      && item.searchController == nil
      && content.appearance == nil
  }

  /// Whether the views would be made just so for a content, but for the text and the color of the title.
  func hasViews(for other: BarContent) -> Bool {
    isPlain && isPlain(other) && (backButton != nil) == other.showsBackButton
      && backButton?.shows(other.backButtonTitles, other.backIndicator) ?? true
  }

  /// Has the bar's tint from now on, whatever becomes of the bar's. None of the buttons is told of what it has anyway.
  func keepTint(of bar: UINavigationBar) {
    let tint = bar.inheritedTint.color
    if ownTintColor == nil { ownTintColor = tint } else { tintColor = tint }
  }

  /// Is again as it was when it was made, to be put to a place anew.
  func beginAnew() {
    backButton?.beginAnew()
    // The bar that it comes into tells it of the tint.
    ownTintColor = nil
    isHidden = false
    setNeedsLayout()
  }
}

/// The views of contents that the bar does not show any more, for those that come.
struct SpareContentViews {
  /// That of the item below the one on top: it is shown again when that goes.
  private var below: _UINavigationBarContentView?
  /// One whose content has gone for good.
  private var empty: _UINavigationBarContentView?

  /// Keeps the views that have just been taken away, if there is nothing of an app's in them.
  mutating func keep(_ gone: [_UINavigationBarContentView], below item: UINavigationItem?) {
    below = nil
    for view in gone where view.isPlain {
      if view.content.item === item {
        below = view
      } else {
        view.forgetContent()
        empty = view
      }
    }
  }

  /// A view for a content, made for it or for another one; nil if there is none that nobody else has.
  mutating func take(for content: BarContent) -> _UINavigationBarContentView? {
    below?.content.item === content.item ? Self.take(&below) : Self.take(&empty)
  }

  /// Takes a view that nobody else has and in which nothing moves.
  private static func take(_ view: inout _UINavigationBarContentView?)
    -> _UINavigationBarContentView?
  {
    guard isKnownUniquelyReferenced(&view), view?.isStill == true else { return nil }
    return view.take()
  }
}

extension UIView {
  fileprivate var isStill: Bool {
    baseLayer.animationKeys() == nil && subviews.allSatisfy(\.isStill)
  }
}
