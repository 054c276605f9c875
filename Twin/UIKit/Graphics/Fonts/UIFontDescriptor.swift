public import Foundation

/// What is said about a font: a font is made of it.
///
/// Differs from UIKit: families, styles, weights, italics and designs are known; what else is said of a font is kept.
nonisolated open class UIFontDescriptor: NSObject {
  /// All about the font but its size.
  let face: FontFace
  /// The style whose text size the font follows; nil if it follows none.
  let style: UIFont.TextStyle?
  private let size: CGFloat
  /// What was said that is not in the others.
  private let others: [AttributeName: Any]

  init(
    _ face: FontFace, size: CGFloat, style: UIFont.TextStyle? = nil,
    others: [AttributeName: Any] = [:]
  ) {
    self.face = face
    self.size = size
    self.style = style
    self.others = others
    super.init()
  }

  /// Makes a descriptor of attributes. A family or a name that is unknown is the system's font.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let style = attributes[.textStyle] as? UIFont.TextStyle
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    var face = name.flatMap(FontCatalogue.face) ?? FontFace()
    if style == .headline { face.weight = .semibold }
    if attributes[.name] == nil, let form = attributes[.face] as? String {
      face = face.named(form)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] { face.take(traits) }
    let known: Set<AttributeName> = [.family, .name, .face, .size, .traits, .textStyle]
    let size = attributes[.size].flatMap(Self.number)
    self.init(
      face, size: size ?? style.map { TextSizes.size(of: $0, .large) } ?? 0, style: style,
      others: attributes.filter { !known.contains($0.key) })
  }

  /// Makes a descriptor of a font's name and size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font for a purpose, at the current text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose, at a text size; at the current one for `nil`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Reading

  /// The name of the font.
  open var postscriptName: String { face.fontName }

  /// The size, in points; 0 if none was said.
  open var pointSize: CGFloat { size }

  /// How letters are transformed; not at all unless said. Differs from UIKit: kept, and fonts are drawn without it.
  open var matrix: CGAffineTransform {
    (others[.matrix] as? NSValue)?.cgAffineTransformValue ?? .identity
  }

  /// The traits that the font has.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { face.symbolicTraits }

  /// All that is said about the font.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = others
    attributes[.name] = face.fontName
    if size > 0 { attributes[.size] = size }
    if let style { attributes[.textStyle] = style }
    return attributes
  }

  /// One thing that is known of the font.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .family: face.familyName
    case .face: face.styleName
    case .size: size
    case .traits: face.traits
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Changing

  /// The font with something more said about it.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var all = fontAttributes
    // A family that is added comes before the name that there was.
    if attributes[.name] == nil, attributes[.family] != nil { all[.name] = nil }
    all.merge(attributes) { $1 }
    let new = attributes[.traits] as? [TraitKey: Any] ?? [:]
    // Traits that are said as bits, or by a name, are all of them.
    let isAll = attributes[.name] != nil || new[.symbolic] != nil
    all[.traits] = isAll ? new : face.traits.merging(new) { $1 }
    return UIFontDescriptor(fontAttributes: all)
  }

  /// The font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face, size: newPointSize, style: style, others: others)
  }

  /// The font with transformed letters. Differs from UIKit: see ``matrix``.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var others = others
    others[.matrix] = matrix.isIdentity ? nil : NSValue(cgAffineTransform: matrix)
    return UIFontDescriptor(face, size: size, style: style, others: others)
  }

  /// The font with these traits and no others.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    face.with(symbolicTraits).map {
      UIFontDescriptor($0, size: size, style: style, others: others)
    }
  }

  /// The system's font in another form; nil of a font that is not the system's.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil else { return nil }
    var face = face
    face.design = design
    return UIFontDescriptor(face, size: size, style: style, others: others)
  }

  /// The same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var face = face
    face.family = FontCatalogue.fontNames(of: newFamily).isEmpty ? nil : newFamily
    face.font = nil
    return UIFontDescriptor(face, size: size, style: style, others: others)
  }

  /// The font of the same family whose style has a name, such as "Bold Italic"; the same font if there is none.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(face.named(newFace), size: size, style: style, others: others)
  }

  /// Whether the other object says the same about weight, family, form and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.size == size && other.style == style
  }

  /// A hash of weight, family, form and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  fileprivate static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

nonisolated extension FontFace {
  /// The traits as a dictionary.
  fileprivate var traits: [UIFontDescriptor.TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: weight.weight.rawValue,
      .slant: isItalic ? Self.italicSlant : 0, .width: width.rawValue,
    ]
  }

  /// Follows a dictionary of traits.
  fileprivate mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = traits[.symbolic].flatMap(UIFontDescriptor.number),
      let face = with(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits)))
    {
      self = face
    }
    let said = traits[.weight]
    let weight = (said as? UIFont.Weight)?.rawValue ?? said.flatMap(UIFontDescriptor.number)
    if let weight { self.weight = FontWeight(nearestTo: UIFont.Weight(weight)) }
    let saidWidth = traits[.width]
    let width =
      (saidWidth as? UIFont.Width)?.rawValue ?? saidWidth.flatMap(UIFontDescriptor.number)
    if let width { self.width = UIFont.Width(width) }
    if let slant = traits[.slant].flatMap(UIFontDescriptor.number) { isItalic = slant != 0 }
  }
}

nonisolated extension FontWeight {
  /// The number that UIKit has for the weight.
  fileprivate var weight: UIFont.Weight {
    switch self {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    default: .regular
    }
  }
}
