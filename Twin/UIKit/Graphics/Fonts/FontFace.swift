import CoreGraphics
import Foundation

/// All about a font but its size.
nonisolated struct FontFace: Hashable, Sendable {
  /// The weight that is measured and drawn.
  var weight = FontWeight.regular
  var isItalic = false
  var design = UIFontDescriptor.SystemDesign.default
  /// The family that the app has asked for by name; nil for the system's font.
  var family: String?

  /// How far to the right letters of an italic font lean for each point above the baseline, in points: the
  /// angle of Inter's italic, 9.4 degrees.
  static let italicSlant: CGFloat = 0.1655

  var isBold: Bool { weight.rawValue >= FontWeight.semibold.rawValue }

  /// The name of the family; the system's fonts are Inter here.
  var familyName: String { family ?? "Inter" }

  /// The name of the font in its family.
  var fontName: String { FontCatalogue.name(of: self) ?? "Inter-\(styleName)" }

  /// The name of the style in the family.
  var styleName: String {
    let words: [Int: String] = [500: "Medium", 600: "SemiBold", 700: "Bold"]
    let word = words[weight.rawValue] ?? ""
    guard isItalic else { return word.isEmpty ? "Regular" : word }
    return word + "Italic"
  }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if isBold { traits.insert(.traitBold) }
    if design == .monospaced || FontCatalogue.isMonospaced(family) {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// The face with other traits; nil if there is none.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace? {
    var face = self
    face.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != isBold {
      face.weight = isBold ? .regular : .bold
    }
    if family == nil {
      face.design = traits.contains(.traitMonoSpace) ? .monospaced : monospacedless
    }
    return face
  }

  private var monospacedless: UIFontDescriptor.SystemDesign {
    design == .monospaced ? .default : design
  }
}

/// The families that an app may ask for by name: some of those that every device has had since iOS 7.
///
/// All of them are drawn as Inter.
nonisolated enum FontCatalogue {
  private struct Family {
    let name: String
    /// The names of the upright, the bold, the italic, and the bold italic font.
    let fonts: [String]
    var isMonospaced = false
  }

  private static let families = [
    Family(
      name: "Arial",
      fonts: ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
    Family(
      name: "Avenir Next",
      fonts: [
        "AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Italic", "AvenirNext-BoldItalic",
      ]),
    Family(
      name: "Courier New",
      fonts: [
        "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPS-BoldItalicMT",
      ], isMonospaced: true),
    Family(
      name: "Georgia",
      fonts: ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"]),
    Family(
      name: "Helvetica",
      fonts: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]),
    Family(
      name: "Helvetica Neue",
      fonts: [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
      ]),
    Family(
      name: "Menlo",
      fonts: ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"],
      isMonospaced: true),
    Family(
      name: "Times New Roman",
      fonts: [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPS-BoldItalicMT",
      ]),
    Family(
      name: "Verdana",
      fonts: ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"]),
  ]

  static var familyNames: [String] { families.map(\.name) }

  static func fontNames(of family: String) -> [String] {
    families.first { $0.name == family }?.fonts ?? []
  }

  static func isMonospaced(_ family: String?) -> Bool {
    families.first { $0.name == family }?.isMonospaced ?? false
  }

  /// The face of a name: of a font, or of a family, whose upright font it then is.
  static func face(named name: String) -> FontFace? {
    for family in families {
      let index = family.name == name ? 0 : family.fonts.firstIndex(of: name)
      guard let index else { continue }
      let isBold = index == 1 || index == 3
      return FontFace(
        weight: isBold ? .bold : .regular, isItalic: index >= 2, family: family.name)
    }
    return nil
  }

  /// The name of a font of a family.
  static func name(of face: FontFace) -> String? {
    let fonts = fontNames(of: face.family ?? "")
    return fonts.isEmpty ? nil : fonts[(face.isBold ? 1 : 0) + (face.isItalic ? 2 : 0)]
  }
}
