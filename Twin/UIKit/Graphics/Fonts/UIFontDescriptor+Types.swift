import Foundation

nonisolated extension UIFontDescriptor {
  /// What may be said about a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the style, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What a text is for, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name that a person sees, a `String`. Differs from UIKit: no font has one.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// How letters are transformed, an `NSValue` of a `CGAffineTransform`.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The features of the font that are switched, an array of dictionaries by `FeatureKey`.
    ///
    /// Differs from UIKit: no font has any, so fonts forget them, as UIKit's do with features they lack.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What the parts of a feature are called in a dictionary.
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What of the kind is on, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// An older name of ``type``.
    public static let featureIdentifier = FeatureKey.type
    /// An older name of ``selector``.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// What traits are called in a dictionary of them.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of `SymbolicTraits`, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight from -1 to 1, a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide letters are, from -1 to 1, a number or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far letters lean, from -1 to 1, a number.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Traits that a font has or has not.
  ///
  /// Values: UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters are wide. Differs from UIKit: there are no such fonts.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Letters are narrow. Differs from UIKit: there are no such fonts.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters are as wide as each other. Differs from UIKit: they are not drawn so.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The forms of the system's font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a design of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are as wide as each other.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
