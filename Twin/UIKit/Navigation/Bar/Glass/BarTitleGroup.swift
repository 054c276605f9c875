import CoreGraphics

/// What stands in a bar with glass beside buttons: title, large title, prompt and search bar of one page.
///
/// They go the way of their page and do not fade: those of the page above with it, those of the page below a part of
/// the way, and nothing of them shows where the page above is.
///
/// Source: Vercantez/openuikit, `UINavigationBar.swift`, read off each frame of a push and a pop on iOS 26.1.
final class BarTitleGroup: UIView {
  /// Where a page's titles are in a transition.
  enum Place {
    /// Where they belong.
    case shown
    /// With a page beyond the trailing edge.
    case above
    /// With a page that another one covers.
    case below
  }

  /// Takes a place in a bar's content of a size.
  func put(_ place: Place, in room: CGRect, isMirrored: Bool) {
    let width = room.width
    let step = isMirrored ? -width : width
    var visible = room
    switch place {
    case .shown: break
    case .above: visible.origin.x += step
    case .below:
      visible.size.width = width * TransitionMotion.parallax
      visible.origin.x = isMirrored ? width : -visible.width
    }
    clipsToBounds = place == .below
    // What is at the trailing edge is the first that goes behind the page above.
    let hidden = isMirrored ? width - visible.width : 0
    bounds = CGRect(x: hidden, y: 0, width: visible.width, height: room.height)
    center = CGPoint(x: visible.midX, y: visible.midY)
  }

  /// Only titles take touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
