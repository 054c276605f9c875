import Foundation

/// Lets what is in a view shine in the colors of what is behind a blurred one.
///
/// Differs from UIKit: what is in the view is shown in its own colors.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// Makes the effect for a view inside one that blurs with a material.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }

  /// Makes the effect for a view of a kind, inside one that blurs with a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// Whether the other object is the same effect, inside the same material. Assumed: of equal values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return self === other || style == other.style && blur.isEqual(other.blur)
  }

  /// A hash of the material.
  nonisolated open override var hash: Int { blur.hash }
}

/// What is shown with vibrancy.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text.
  case label = 0
  /// A less important text.
  case secondaryLabel = 1
  /// A text of which there is much.
  case tertiaryLabel = 2
  /// A text that matters least.
  case quaternaryLabel = 3
  /// A large area.
  case fill = 4
  /// A smaller area.
  case secondaryFill = 5
  /// A small area.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}
