public import Foundation

nonisolated extension UIFont {
  /// The system's font with letters that lean. Differs from UIKit: they are the upright ones, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    KnownFonts.font(size: fontSize, face: FontFace(isItalic: true))
  }

  /// The system's font with letters that are as wide as each other. Differs from UIKit: they are not.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    KnownFonts.font(
      size: fontSize, face: FontFace(weight: FontWeight(nearestTo: weight), design: .monospaced))
  }

  /// The system's font with digits that are as wide as each other. Differs from UIKit: they are not.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font in a weight and with letters of a width. From iOS 16.
  ///
  /// Differs from UIKit: letters are as wide as usual.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    KnownFonts.font(
      size: fontSize, face: FontFace(weight: FontWeight(nearestTo: weight), width: width))
  }

  /// The names of families. Differs from UIKit: some of those that every device has, all drawn as Inter.
  public class var familyNames: [String] { FontCatalogue.familyNames }

  /// The names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalogue.fontNames(of: familyName)
  }

  /// The name of the font.
  public final var fontName: String { face.fontName }

  /// What is said about the font.
  public final var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face, size: pointSize, style: textStyle)
  }
}
