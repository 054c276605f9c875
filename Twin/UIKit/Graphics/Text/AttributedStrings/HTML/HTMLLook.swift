import CoreGraphics
import Foundation

/// How the text of an element looks.
///
/// Source of the numbers: sizes of headings are those of HTML's rendering (WHATWG, "HTML", 15.3.7) with text of 12
/// points, as the importer's font of 12-point Times New Roman has it (github.com/Cocoanetics/DTCoreText, issue 1199).
nonisolated struct HTMLLook {
  var family = "Times New Roman"
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: URL?
  var alignment = NSTextAlignment.natural
  var keepsSpaces = false
  /// How many lists the text is in.
  var listDepth = 0
  var spacingAfter: CGFloat = 0

  private static let headingSizes: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// The look in an element, before its own styles.
  func inside(_ tag: String, _ attributes: [String: String]) -> HTMLLook {
    var look = self
    switch tag {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "tt", "kbd", "samp": look.family = "Courier"
    case "small": look.size *= 5.0 / 6
    case "big": look.size *= 6.0 / 5
    case "p": look.spacingAfter = size
    case "ul", "ol": look.listDepth += 1
    case "center": look.alignment = .center
    case "mark": look.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "pre":
      look.family = "Courier"
      look.keepsSpaces = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      look.isBold = true
      look.size = 12 * (Self.headingSizes[tag] ?? 1)
    case "a": look.link(to: attributes["href"])
    case "font": look.setFont(attributes)
    default: break
    }
    if let place = attributes["align"] { look.set("text-align", place) }
    return look
  }

  private mutating func link(to text: String?) {
    guard let text, let url = URL(string: text) else { return }
    link = url
    isUnderlined = true
    color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
  }

  private mutating func setFont(_ attributes: [String: String]) {
    if let text = attributes["color"] { set("color", text) }
    if let text = attributes["face"] { set("font-family", text) }
    // HTML's seven steps, the third of which is the usual size.
    let steps: [CGFloat] = [10, 13, 16, 18, 24, 32, 48]
    guard let step = attributes["size"].flatMap({ Int($0) }), steps.indices.contains(step - 1)
    else { return }
    size = 12 * steps[step - 1] / 16
  }

  // MARK: Styles

  /// Takes over the declarations of a style, such as `color: red; font-size: 14px`.
  mutating func set(style: String) {
    for declaration in style.split(separator: ";") {
      let sides = declaration.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      set(
        sides[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        sides[1].replacingOccurrences(of: "!important", with: "")
          .trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = HTMLColor.color(word) ?? color
    case "background-color", "background": background = HTMLColor.color(word) ?? background
    case "font-size": size = points(word) ?? size
    case "font-family": family = Self.family(value) ?? family
    case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "text-align": set(alignment: word)
    default: break  // Nothing else shows in a text.
    }
  }

  private mutating func set(alignment word: String) {
    switch word {
    case "left", "start": alignment = .left
    case "right", "end": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    default: break  // Not one of the words for it.
    }
  }

  /// A length in points: of pixels, points, parts of the size, or without a unit.
  private func points(_ text: String) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number).map({ CGFloat($0) }) else { return nil }
    switch text.dropFirst(number.count) {
    case "", "px", "pt": return value
    case "em", "rem": return value * size
    case "%": return value / 100 * size
    default: return nil
    }
  }

  /// The first of some families that is there; the system's for its names.
  private static func family(_ list: String) -> String? {
    for part in list.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
      if ["-apple-system", "system-ui"].contains(name.lowercased()) { return systemFamily }
      if !UIFont.fontNames(forFamilyName: name).isEmpty { return name }
      if let font = UIFont(name: name, size: 12) { return font.familyName }
    }
    return nil
  }

  private static let systemFamily = "-apple-system"

  // MARK: Attributes

  private var font: UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let plain =
      family == Self.systemFamily
      ? UIFont.systemFont(ofSize: size).fontDescriptor
      : UIFontDescriptor(fontAttributes: [.family: family])
    return UIFont(descriptor: plain.withSymbolicTraits(traits) ?? plain, size: size)
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacingAfter
    guard listDepth > 0 else { return style }
    // A marker between two tabs, as in the text (assumed: these places).
    let indent = 36 * CGFloat(listDepth)
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: indent - 25, options: [:]),
      NSTextTab(textAlignment: .natural, location: indent, options: [:]),
    ]
    style.headIndent = indent
    return style
  }

  /// The attributes of text with this look.
  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph, .kern: 0,
      .strokeColor: color, .strokeWidth: 0,
    ]
    if let background { result[.backgroundColor] = background }
    if let link { result[.link] = link }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    return result
  }
}

/// The colors of HTML.
///
/// Source: W3C, "CSS Color Module Level 3": the sixteen of HTML 4, a few of the names since, `#rgb`, `rgb()`.
nonisolated enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
  ]

  static func color(_ word: String) -> UIColor? {
    if word.hasPrefix("#") { return hex(word.dropFirst()) }
    if word.hasPrefix("rgb") { return components(word) }
    return names[word].map { color($0) }
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard all.count == 6, let number = UInt32(all, radix: 16) else { return nil }
    return color(number)
  }

  private static func components(_ word: String) -> UIColor? {
    let inner = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let numbers = inner.split { ", /".contains($0) }.compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
