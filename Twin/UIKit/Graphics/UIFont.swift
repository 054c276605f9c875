public import Foundation
import QuartzCore

/// A size and a weight of the one typeface that the twin has.
///
/// - `Fonts/UIFont+Faces`: fonts that lean, names, and what is said about a font.
///
/// Differs from UIKit: the typeface is Inter, in four weights; any other weight is drawn with the
/// nearest of them, and any other family as Inter.
// Sendable although a class: all that it holds are constants of Sendable types.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// How bold a font is, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The number that stands for the weight.
    public var rawValue: CGFloat

    /// Makes a weight of its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight of its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Weight 100.
    public static let ultraLight = Weight(-0.8)
    /// Weight 200.
    public static let thin = Weight(-0.6)
    /// Weight 300.
    public static let light = Weight(-0.4)
    /// Weight 400.
    public static let regular = Weight(0)
    /// Weight 500.
    public static let medium = Weight(0.23)
    /// Weight 600.
    public static let semibold = Weight(0.3)
    /// Weight 700.
    public static let bold = Weight(0.4)
    /// Weight 800.
    public static let heavy = Weight(0.56)
    /// Weight 900.
    public static let black = Weight(0.62)
  }

  /// How wide letters are, from -1 to 1; 0 is usual.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The number that stands for the width.
    public var rawValue: CGFloat

    /// Makes a width of its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a width of its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    // Assumed: the numbers are those that other rebuilders of the system's fonts have.

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// What a text is for; decides on size and weight.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a page that begins large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A remark below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption of second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  private let mark = FoundationMark()
  private let size: CGFloat
  /// All about the font but its size.
  let face: FontFace

  /// How the font follows the text size; nil if it does not.
  private let scaling: FontScaling?

  /// How much farther apart characters are than the typeface has them, in points. Assumed: nothing in designs of the
  /// system's but the usual one, and in families of other names.
  let tracking: CGFloat

  init(size: CGFloat, face: FontFace, scaling: FontScaling? = nil) {
    self.size = size
    self.scaling = scaling
    self.face = face
    tracking =
      face.family == nil && face.design == .default ? SystemTracking.points(at: size) : 0
    super.init()
  }

  /// Whether this is what a size, a face and a way to follow the text size make.
  final func `is`(_ size: CGFloat, _ face: FontFace, _ scaling: FontScaling?) -> Bool {
    self.size == size && self.face == face && self.scaling == scaling
  }

  /// Makes the font of a name; nil if there is none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCatalogue.face(named: fontName) else { return nil }
    self.init(size: fontSize, face: face)
  }

  /// Makes the font that is described; the size 0 stands for the one that is described, too.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    // As at Apple a size that is said follows no text size any more.
    let style = pointSize > 0 ? nil : descriptor.style
    self.init(
      size: size > 0 ? size : TextLook.usualFontSize, face: descriptor.face,
      scaling: style.map { FontScaling(style: $0) })
  }

  /// The weight that is measured and drawn.
  package final var fontWeight: FontWeight { face.weight }

  /// The style whose text size the font follows; nil if it follows none.
  final var textStyle: UIFont.TextStyle? { scaling?.style }

  /// The font of running text.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    KnownFonts.font(size: sizeOrUsual(fontSize), face: FontFace())
  }

  /// The font of running text in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    KnownFonts.font(size: sizeOrUsual(fontSize), face: FontFace(weight: .bold))
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    KnownFonts.font(
      size: sizeOrUsual(fontSize), face: FontFace(weight: FontWeight(nearestTo: weight)))
  }

  /// The size of a font that is asked for with the size 0.
  ///
  /// Source: Core Text documentation, `CTFontCreateWithName(_:_:_:)`: "If 0.0 is passed, the default font size of 12.0
  /// will be used." Assumed: so it is with the system's fonts.
  private static func sizeOrUsual(_ size: CGFloat) -> CGFloat { size == 0 ? 12 : size }

  /// The font for a purpose, at the current text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose, at a text size; at the current one for `nil`.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let weight = style == .headline ? UIFont.Weight.semibold : .regular
    return systemFont(ofSize: TextSizes.size(of: style, .large), weight: weight)
      .scaled(FontScaling(style: style), for: traitCollection)
  }

  /// This font as it follows the text size, at that of traits or at the current one.
  func scaled(_ scaling: FontScaling, for traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return KnownFonts.font(size: scaling.size(category), face: face, scaling: scaling)
  }

  /// This font where traits are others; the font itself if it follows no text size.
  func adjusted(for traitCollection: UITraitCollection) -> UIFont {
    scaling.map { scaled($0, for: traitCollection) } ?? self
  }

  /// The name of the typeface.
  open var familyName: String { face.familyName }

  /// The size, in points.
  open var pointSize: CGFloat { size }

  /// How far the tallest letters reach above the baseline, in points.
  open var ascender: CGFloat { TextMeasure.ascent(fontSize: size) }

  /// How far the deepest letters reach below the baseline, in points; negative, as at Apple.
  open var descender: CGFloat { -TextMeasure.descent(fontSize: size) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { TextMeasure.capHeight(fontSize: size) }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { TextMeasure.xHeight(fontSize: size) }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }

  /// The distance between lines besides their height: none.
  open var leading: CGFloat { 0 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    KnownFonts.font(size: fontSize, face: face)
  }

  /// Size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }

  /// Size of titles of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Size of text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The name, weight and size of the font.
  open override var description: String { LookText.describe(self) }

  /// Whether the other object is a font of the same size and face.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.size == size && other.face == face
  }

  /// A hash of size and face.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(face)
    return hasher.finalize()
  }
}

nonisolated extension FontWeight {
  /// The nearest of the four weights that can be drawn.
  init(nearestTo weight: UIFont.Weight) {
    let choices: [(UIFont.Weight, FontWeight)] = [
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
    ]
    func distance(_ choice: UIFont.Weight) -> CGFloat { abs(choice.rawValue - weight.rawValue) }
    self = choices.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
  }
}
