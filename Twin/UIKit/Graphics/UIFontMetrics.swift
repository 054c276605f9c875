public import Foundation

/// Makes fonts and lengths that follow the size of text that the person wants.
nonisolated open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics that grow as running text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font for the current text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font for the current text size, not larger than a number of points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font for a text size; that of the device for `nil`.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font for a text size, not larger than a number of points; 0 for any size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      style: style, base: font.pointSize,
      maximum: maximumPointSize > 0 ? maximumPointSize : nil)
    return font.scaled(scaling, for: traitCollection)
  }

  /// A length for the current text size, in whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length for a text size, in whole pixels; that of the device for `nil`.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scaled = value * TextSizes.factor(of: style, traits.preferredContentSizeCategory)
    let scale =
      traits.displayScale > 0 ? traits.displayScale : max(UITraitCollection.current.displayScale, 1)
    return (scaled * scale).rounded() / scale
  }
}
