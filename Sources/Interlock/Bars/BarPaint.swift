import Foundation
import UIKit

/// What of a style goes into a page's navigation item: UIKit itself takes it along with the page, under
/// a finger too, and back again if a swipe is cancelled.
struct BarPaint {
  private let style: BarStyle

  init(_ style: BarStyle) {
    self.style = style
  }

  /// Paints a page's bar; what the style leaves open is as the app has it for the bar.
  func apply(to item: UINavigationItem, in bar: UINavigationBar) {
    if let backTitle = style.backTitle { apply(backTitle: backTitle, to: item) }
    guard hasLook else { return }
    let standard = bar.standardAppearance
    let atEdge = bar.scrollEdgeAppearance ?? Self.transparent(standard)
    item.standardAppearance = painted(standard)
    item.compactAppearance = painted(bar.compactAppearance ?? standard)
    item.scrollEdgeAppearance = painted(atEdge)
    item.compactScrollEdgeAppearance = painted(bar.compactScrollEdgeAppearance ?? atEdge)
  }

  /// No text is a way of showing the title, not a title: the menu under the back button shows it still.
  private func apply(backTitle: String, to item: UINavigationItem) {
    guard !backTitle.isEmpty else { return item.backButtonDisplayMode = .minimal }
    item.backButtonDisplayMode = .default
    item.backButtonTitle = backTitle
  }

  private func painted(_ base: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance(barAppearance: base)
    if let background {
      appearance.configureWithTransparentBackground()
      appearance.backgroundColor = background
    }
    if let shadow = style.shadow { appearance.shadowColor = shadow }
    if let color = style.titleColor { appearance.titleTextAttributes[.foregroundColor] = color }
    if let image = style.backIndicator {
      appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    }
    return appearance
  }

  /// What UIKit shows where content touches a bar without a look for that (documentation of
  /// `scrollEdgeAppearance`).
  private static func transparent(
    _ standard: UINavigationBarAppearance
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance(barAppearance: standard)
    appearance.configureWithTransparentBackground()
    return appearance
  }

  private var hasLook: Bool {
    background != nil || style.shadow != nil || style.titleColor != nil
      || style.backIndicator != nil
  }

  private var background: UIColor? {
    guard let alpha = style.backgroundAlpha else { return style.background }
    return (style.background ?? .white).withAlphaComponent(alpha)
  }
}
