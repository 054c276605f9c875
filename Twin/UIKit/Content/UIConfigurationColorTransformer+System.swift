import CoreGraphics
import Foundation

/// The transformers of the system.
nonisolated extension UIConfigurationColorTransformer {
  /// Gives the gray that is as light as a color.
  ///
  /// Assumed: weights of red, green and blue as for television (Rec. 709); Apple publishes none.
  @preconcurrency @MainActor
  public static let grayscale = UIConfigurationColorTransformer { color in
    let (red, green, blue, alpha) = color.parts
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }

  /// Gives the tint for symbols in a list that is not selected: the color itself.
  ///
  /// Differs from UIKit: there the tint color may have been dimmed by what is in front.
  @preconcurrency @MainActor
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Gives a color of a symbol that is one color: less than the color itself.
  ///
  /// Assumed: the color itself; only a Mac is known to differ.
  @preconcurrency @MainActor
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

nonisolated extension UIColor {
  fileprivate var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
