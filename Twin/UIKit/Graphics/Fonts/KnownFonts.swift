import CoreGraphics
import Synchronization

/// The fonts that there are, so that the same wish is given the same object.
///
/// Source: stackoverflow.com, "iOS UIFont caching?": "calling `[UIFont systemFontOfSize:foo]` twice returns the same
/// object". Differs from UIKit: fonts that an initializer makes are objects of their own, as Swift has it.
nonisolated enum KnownFonts {
  private struct Wish: Hashable {
    let size: CGFloat
    let face: FontFace
    let scaling: FontScaling?
  }

  /// How many fonts are kept; an app whose text grows in an animation asks for ever new ones.
  private static let limit = 512
  private static let fonts = Mutex<[Wish: UIFont]>([:])

  /// The font of a size and face, which follows the text size if that is said.
  static func font(size: CGFloat, face: FontFace, scaling: FontScaling? = nil) -> UIFont {
    let wish = Wish(size: size, face: face, scaling: scaling)
    return fonts.withLock { fonts in
      if let known = fonts[wish] { return known }
      let font = UIFont(size: size, face: face, scaling: scaling)
      if fonts.count >= limit { fonts.removeAll(keepingCapacity: true) }
      fonts[wish] = font
      return font
    }
  }
}
