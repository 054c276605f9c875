public import Foundation
import QuartzCore

/// Makes a view look like glass, as the bars of iOS 26 do.
///
/// Source: Apple's documentation of `UIGlassEffect`. Differs from UIKit: what is behind is blurred and tinted, as for
/// ``UIBlurEffect``, and not bent.
open class UIGlassEffect: UIVisualEffect {
  private var style = Style.regular

  /// Makes glass of a kind; without one it is regular.
  public convenience init(style: UIGlassEffect.Style) {
    self.init()
    self.style = style
  }

  /// Whether the glass answers fingers; false at first.
  ///
  /// Differs from UIKit: the look stays as it is under a finger.
  open var isInteractive = false

  /// What the glass is colored with; nil for none. A view that has the effect already keeps its look until an
  /// effect is set again.
  open var tintColor: UIColor?

  /// Another effect with the same values: unlike other effects, this one can change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.isInteractive = isInteractive
    copy.tintColor = tintColor
    return copy
  }

  // Assumed: regular glass lets through as much as a regular blur, clear glass as much as the thinnest material.
  override var color: UIColor? {
    if let tintColor { return tintColor }
    return switch style {
    case .regular: UIBlurEffect.Style.regular.color
    case .clear: UIBlurEffect.Style.systemUltraThinMaterial.color
    }
  }

  // Assumed, too: it blurs as much as they do.
  override var backdrop: CALayer.Appearance.Backdrop? {
    UIBlurEffect(style: .regular).backdrop
  }

  /// A kind of glass.
  nonisolated public enum Style: Int, Sendable {
    /// The usual one, on which texts can be read.
    case regular = 0
    /// One that lets more shine through.
    case clear = 1
  }
}

/// Holds views with glass that belong together; shows nothing itself.
///
/// Source: Apple's documentation of `UIGlassContainerEffect`. Differs from UIKit: pieces of glass that are near
/// each other do not flow together.
open class UIGlassContainerEffect: UIVisualEffect {
  /// From which distance on pieces of glass flow together, in points; 0 at first.
  open var spacing: CGFloat = 0

  /// Another effect with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}
