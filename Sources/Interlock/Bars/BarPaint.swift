import Foundation
import UIKit

/// What of a style goes into a page's navigation item: UIKit itself takes it along with the page, under
/// a finger too, and back again if a swipe is cancelled.
struct BarPaint {
  private let style: BarStyle

  init(_ style: BarStyle) {
    self.style = style
  }

  /// Paints a page's bar; what the style leaves open stays as it is.
  func apply(to item: UINavigationItem) {
    if let backTitle = style.backTitle { item.backButtonTitle = backTitle }
    guard hasColors else { return }
    let appearance = UINavigationBarAppearance()
    if let background {
      appearance.configureWithTransparentBackground()
      appearance.backgroundColor = background
    }
    if let shadow = style.shadow { appearance.shadowColor = shadow }
    if let color = style.titleColor { appearance.titleTextAttributes = [.foregroundColor: color] }
    item.wearEverywhere(appearance)
  }

  private var hasColors: Bool {
    background != nil || style.shadow != nil || style.titleColor != nil
  }

  private var background: UIColor? {
    guard let alpha = style.backgroundAlpha else { return style.background }
    return (style.background ?? .white).withAlphaComponent(alpha)
  }
}
