import CoreGraphics
import Synchronization

/// The fonts that there are, so that the same wish is given the same object.
///
/// A list, as an app has a dozen fonts and asks for them with each layout: sizes are compared faster than texts are hashed.
///
/// Source: stackoverflow.com, "iOS UIFont caching?": "calling `[UIFont systemFontOfSize:foo]` twice returns the same
/// object". Differs from UIKit: fonts that an initializer makes are objects of their own, as Swift has it.
nonisolated enum KnownFonts {
  /// How many fonts are kept; an app whose text grows in an animation asks for ever new ones.
  private static let limit = 128
  private static let fonts = Mutex<[UIFont]>([])

  /// The font of a size and face, which follows the text size if that is said.
  static func font(size: CGFloat, face: FontFace, scaling: FontScaling? = nil) -> UIFont {
    fonts.withLock { fonts in
      if let known = fonts.first(where: { $0.is(size, face, scaling) }) { return known }
      let font = UIFont(size: size, face: face, scaling: scaling)
      if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
      fonts.append(font)
      return font
    }
  }
}
