import CoreGraphics
import Foundation

/// The families that an app may ask for by name: those of Latin letters that every device has.
///
/// All of them are drawn as Inter, in its weights from regular to bold.
///
/// Source: Apple's list of fonts of iOS, https://developer.apple.com/fonts/system-fonts/.
nonisolated enum FontCatalogue {
  private struct Family {
    let name: String
    let fonts: [String]
    let isMonospaced: Bool

    /// - Parameter fonts: The names of the fonts, with spaces between them. Those that begin with a hyphen begin
    ///   with the first one's beginning.
    init(_ name: String, _ fonts: String, isMonospaced: Bool = false) {
      self.name = name
      self.isMonospaced = isMonospaced
      let names = fonts.split(separator: " ").map(String.init)
      let beginning = names.first?.split(separator: "-").first.map(String.init) ?? ""
      self.fonts = names.map { $0.hasPrefix("-") ? beginning + $0 : $0 }
    }
  }

  private static let families = [
    Family("American Typewriter", "AmericanTypewriter -Light -Semibold -Bold -Condensed"),
    Family("Arial", "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
    Family("Arial Rounded MT Bold", "ArialRoundedMTBold"),
    Family(
      "Avenir",
      "Avenir-Roman -Oblique -Book -BookOblique -Light -LightOblique -Medium -MediumOblique -Heavy"
        + " -HeavyOblique -Black -BlackOblique"),
    Family("Avenir Next", "AvenirNext-Regular" + avenirNextStyles),
    Family("Avenir Next Condensed", "AvenirNextCondensed-Regular" + avenirNextStyles),
    Family("Baskerville", "Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
    Family("Bradley Hand", "BradleyHandITCTT-Bold"),
    Family("Chalkboard SE", "ChalkboardSE-Regular -Light -Bold"),
    Family("Chalkduster", "Chalkduster"),
    Family("Charter", "Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
    Family("Cochin", "Cochin -Italic -Bold -BoldItalic"),
    Family("Copperplate", "Copperplate -Light -Bold"),
    Family("Courier", "Courier -Oblique -Bold -BoldOblique", isMonospaced: true),
    Family(
      "Courier New",
      "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT",
      isMonospaced: true),
    Family("Didot", "Didot -Italic -Bold"),
    Family("Futura", "Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
    Family("Georgia", "Georgia -Italic -Bold -BoldItalic"),
    Family(
      "Gill Sans",
      "GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"),
    Family("Helvetica", "Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique"),
    Family(
      "Helvetica Neue",
      "HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic"
        + " -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"),
    Family("Hoefler Text", "HoeflerText-Regular -Italic -Black -BlackItalic"),
    Family("Marker Felt", "MarkerFelt-Thin -Wide"),
    Family("Menlo", "Menlo-Regular -Italic -Bold -BoldItalic", isMonospaced: true),
    Family("Noteworthy", "Noteworthy-Light -Bold"),
    Family("Optima", "Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
    Family("Palatino", "Palatino-Roman -Italic -Bold -BoldItalic"),
    Family("Papyrus", "Papyrus -Condensed"),
    Family("Rockwell", "Rockwell-Regular -Italic -Bold -BoldItalic"),
    Family("Savoye LET", "SavoyeLetPlain"),
    Family("Snell Roundhand", "SnellRoundhand -Bold -Black"),
    Family(
      "Times New Roman",
      "TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT"
        + " TimesNewRomanPS-BoldItalicMT"),
    Family("Trebuchet MS", "TrebuchetMS -Italic -Bold Trebuchet-BoldItalic"),
    Family("Verdana", "Verdana -Italic -Bold -BoldItalic"),
    Family("Zapfino", "Zapfino"),
  ]

  private static let avenirNextStyles =
    " -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold"
    + " -BoldItalic -Heavy -HeavyItalic"

  private static let familiesByFont = Dictionary(
    families.flatMap { family in family.fonts.map { ($0, family.name) } },
    uniquingKeysWith: { first, _ in first })

  static var familyNames: [String] { families.map(\.name) }

  static func fontNames(of family: String) -> [String] {
    families.first { $0.name == family }?.fonts ?? []
  }

  static func isMonospaced(_ family: String?) -> Bool {
    families.first { $0.name == family }?.isMonospaced ?? false
  }

  /// The face of a name: of a font, or of a family, whose upright font it then is.
  static func face(named name: String) -> FontFace? {
    if let family = familiesByFont[name] {
      let style = FontStyle(of: name)
      return FontFace(
        weight: style.drawnWeight, isItalic: style.isItalic, family: family, font: name)
    }
    return nearestFont(in: name, weight: 400, isItalic: false).flatMap(face)
  }

  /// The face of the family's font whose name ends like a style, such as "Bold Italic"; nil if there is none.
  static func face(of family: String, style: String) -> FontFace? {
    let fonts = fontNames(of: family)
    let found = fonts.first { font in
      let end = font.split(separator: "-").dropFirst().joined()
      let name = end.hasSuffix("MT") ? String(end.dropLast(2)) : end
      return (name.isEmpty ? "Regular" : name).isSameStyle(as: style)
    }
    return found.flatMap(face)
  }

  /// The name of a font of a family.
  static func name(of face: FontFace) -> String? {
    if let font = face.font {
      let style = FontStyle(of: font)
      if style.drawnWeight == face.weight, style.isItalic == face.isItalic { return font }
    }
    return nearestFont(
      in: face.family ?? "", weight: face.weight.rawValue, isItalic: face.isItalic)
  }

  /// The font of a family whose style is nearest to one.
  private static func nearestFont(in family: String, weight: Int, isItalic: Bool) -> String? {
    func distance(_ font: String) -> Int {
      let style = FontStyle(of: font)
      return abs(style.weight - weight) + (style.isItalic == isItalic ? 0 : 1000)
        + (style.isCondensed ? 2000 : 0)
    }
    return fontNames(of: family).min { distance($0) < distance($1) }
  }
}

/// What the end of a font's name says of it, such as `BoldItalic`.
nonisolated private struct FontStyle {
  /// From 100 to 900, as font files have it.
  var weight = 400
  let isItalic: Bool
  let isCondensed: Bool

  private static let weights = [
    ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("SemiBold", 600),
    ("Semibold", 600), ("DemiBold", 600), ("UltraBold", 800), ("ExtraBold", 800), ("Bold", 700),
    ("Heavy", 800), ("Black", 900),
  ]

  init(of font: String) {
    let end = font.split(separator: "-").dropFirst().joined()
    isItalic = end.contains("Italic") || end.contains("Oblique")
    isCondensed = end.contains("Condensed")
    if let said = Self.weights.first(where: { end.contains($0.0) }) { weight = said.1 }
  }

  /// The weight that is drawn.
  var drawnWeight: FontWeight { FontWeight(rawValue: min(max(weight, 400), 700)) }
}

nonisolated extension String {
  /// Whether both are the name of a style, with spaces or without.
  func isSameStyle(as other: String) -> Bool {
    func letters(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
    return letters(self) == letters(other)
  }
}
