import CoreGraphics
import Foundation

/// All about a font but its size.
nonisolated struct FontFace: Hashable, Sendable {
  /// The weight that is measured and drawn.
  var weight = FontWeight.regular
  var isItalic = false
  /// How wide letters are; it is kept, and not drawn.
  var width = UIFont.Width.standard
  var design = UIFontDescriptor.SystemDesign.default
  /// The family that the app has asked for by name; nil for the system's font.
  var family: String?
  /// The font of the family that the app has asked for by name; it counts while its style is the face's.
  var font: String?

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

  /// The font of the family whose style has a name; with or without spaces in it. Assumed: itself if there is none.
  func named(_ form: String) -> FontFace {
    guard let family else {
      let styles = [FontWeight.regular, .medium, .semibold, .bold].flatMap { weight in
        [false, true].map { FontFace(weight: weight, isItalic: $0, width: width, design: design) }
      }
      return styles.first { $0.styleName.isSameStyle(as: form) } ?? self
    }
    return FontCatalogue.face(of: family, style: form) ?? self
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
    if face != self { face.font = nil }
    if family == nil {
      face.design = traits.contains(.traitMonoSpace) ? .monospaced : monospacedless
    }
    return face
  }

  private var monospacedless: UIFontDescriptor.SystemDesign {
    design == .monospaced ? .default : design
  }
}
