import CoreGraphics

/// Where title and buttons of a page are in a transition: they slide and fade, or go with their page where bars have
/// glass (`BarTitleGroup`).
extension _UINavigationBarContentView {
  /// A place on the way of a page's title and buttons.
  enum Place {
    /// In the middle of the bar.
    case shown
    /// Of a page further up: the title stands to the right.
    case above
    /// Of a page further down: the title stands where the back button's text of the page above
    /// is, so far from the middle.
    case below(titleTarget: CGFloat?)
  }

  /// How far title and buttons are from where they belong.
  struct Shift {
    var title: CGFloat = 0
    var back: CGFloat = 0
    var alpha: CGFloat = 1
    var group = BarTitleGroup.Place.shown
  }

  /// How far the back button's text is from the middle, in points; nil if there is no text.
  var backTextOffset: CGFloat? {
    layoutIfNeeded()
    return backButton?.textCenter.map { $0 - bounds.midX }
  }

  /// Shifts and fades title and buttons to a place.
  func put(_ place: Place) {
    shift = titleGroup == nil ? slide(to: place) : ride(to: place)
    baseLayer.arrangeSublayers { self.place(shift) }
  }

  /// The titles slide and fade.
  private func slide(to place: Place) -> Shift {
    let far = isMirrored ? -bounds.width / 2 : bounds.width / 2
    switch place {
    case .shown: return Shift()
    case .above:
      let origin = backButton?.textCenter.map { bounds.midX - $0 } ?? 0
      return Shift(title: far, back: origin, alpha: 0)
    case .below(let target): return Shift(title: target ?? -far, back: -far, alpha: 0)
    }
  }

  /// The titles go with their pages; the buttons fade where they are.
  private func ride(to place: Place) -> Shift {
    switch place {
    case .shown: Shift()
    case .above: Shift(alpha: 0, group: .above)
    case .below: Shift(alpha: 0, group: .below)
    }
  }

  func place(_ shift: Shift) {
    let sideways = CGAffineTransform(translationX: shift.title, y: 0)
    titleGroup?.put(shift.group, in: bounds, isMirrored: isMirrored)
    let titleAlpha = titleGroup == nil ? shift.alpha : 1
    // During a search there may be no room for title and buttons.
    let hasRow = heights?.buttons != 0
    let rowAlpha = hasRow ? shift.alpha : 0
    title.transform = sideways
    let isInRow = largeTitle == nil || content.item.extras?.renaming != nil
    title.alpha = isInRow && hasRow ? titleAlpha : 0
    titleParts?.follow(title)
    largeTitle?.transform = sideways
    largeTitle?.alpha = titleAlpha
    searchBar?.transform = sideways
    searchBar?.alpha = titleAlpha
    promptLabel?.alpha = titleAlpha
    backButton?.put(textShift: shift.back, alpha: rowAlpha)
    for button in leftButtons + rightButtons { button.alpha = rowAlpha }
    glass?.alpha = rowAlpha
  }
}
