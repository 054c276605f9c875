import Foundation

/// Lets what is in a view shine in the colors of what is behind a blurred one.
///
/// Differs from UIKit: what is in the view is shown in its own colors.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect

  /// Makes the effect for a view inside one that blurs with a material.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }

  /// Makes the effect for a view of a kind, inside one that blurs with a material.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
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
