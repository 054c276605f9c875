import Foundation

/// How a pushed page comes above what is behind, and goes, in one of the ways of presented pages.
///
/// Assumed: what is behind stays as it is. Differs from UIKit: a page that flips or curls fades.
final class CoverMotion {
  private let style: UIModalTransitionStyle
  private let page: UIView
  private let place: CGPoint

  /// - Parameter page: What holds the page, at its place.
  init(_ style: UIModalTransitionStyle, page: UIView) {
    (self.style, self.page) = (style, page)
    place = page.center
  }

  /// Puts the page where its way begins.
  func begin() {
    UIView.performWithoutAnimation { move(comes: false) }
  }

  /// Moves the page to the end of its way.
  func move(comes: Bool) {
    switch style {
    case .coverVertical:
      page.center = CGPoint(x: place.x, y: place.y + (comes ? 0 : page.bounds.height))
    case .flipHorizontal, .crossDissolve, .partialCurl: page.alpha = comes ? 1 : 0
    }
  }

  /// Leaves the page as any other.
  func end() {
    UIView.performWithoutAnimation {
      page.alpha = 1
      page.center = place
    }
  }
}
