import CoreGraphics
import Foundation

/// Makes a rich text of a text with attributes.
///
/// Source: as of `RTFReader`. Differs from UIKit: attachments and lists are left out.
nonisolated struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [[Int]] = []
  private var body = ""

  /// Writes a text.
  static func write(_ text: NSAttributedString) -> Data {
    var writer = RTFWriter()
    writer.add(text)
    return Data(writer.file.utf8)
  }

  private var file: String {
    let table = fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }
    let shades = colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }
    return "{\\rtf1\\ansi\\ansicpg1252\\deff0\n{\\fonttbl\(table.joined())}\n"
      + "{\\colortbl;\(shades.joined())}\n\(body)}"
  }

  private mutating func add(_ text: NSAttributedString) {
    let all = NSRange(location: 0, length: text.length)
    let string = text.string as NSString
    var paragraph: NSParagraphStyle?
    text.enumerateAttributes(in: all) { attributes, range, _ in
      let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      if paragraph != style { body += "\(Self.words(of: style))\n" }
      paragraph = style
      let words = Self.escaped(string.substring(with: range))
      guard let link = Self.address(attributes[.link]) else {
        body += "\(letters(attributes)) \(words)"
        return
      }
      body +=
        "{\\field{\\*\\fldinst{HYPERLINK \"\(link)\"}}{\\fldrslt \(letters(attributes)) \(words)}}"
    }
  }

  private static func address(_ value: Any?) -> String? {
    (value as? URL)?.absoluteString ?? value as? String
  }

  // MARK: Attributes

  private mutating func letters(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font =
      attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    let traits = font.fontDescriptor.symbolicTraits
    var words = "\\f\(number(of: font.fontName))\\fs\(Int((font.pointSize * 2).rounded()))"
    words += traits.contains(.traitBold) ? "\\b" : "\\b0"
    words += traits.contains(.traitItalic) ? "\\i" : "\\i0"
    words += "\\cf\(number(of: attributes[.foregroundColor]))"
    words += "\\cb\(number(of: attributes[.backgroundColor]))"
    words += Self.underline(attributes[.underlineStyle])
    words += TextLook.number(attributes[.strikethroughStyle]) != 0 ? "\\strike" : "\\strike0"
    let raise = TextLook.number(attributes[.baselineOffset])
    words += raise < 0 ? "\\dn\(Int(-raise * 2))" : "\\up\(Int(raise * 2))"
    return words + "\\expndtw\(Self.twips(TextLook.number(attributes[.kern])))"
  }

  private static func underline(_ value: Any?) -> String {
    switch Int(TextLook.number(value)) & 0xF {
    case 0: "\\ulnone"
    case NSUnderlineStyle.double.rawValue: "\\uldb"
    case NSUnderlineStyle.thick.rawValue: "\\ulth"
    default: "\\ul"
    }
  }

  private mutating func number(of font: String) -> Int {
    if let known = fonts.firstIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }

  private mutating func number(of color: Any?) -> Int {
    guard let color = color as? UIColor else { return 0 }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    if let known = colors.firstIndex(of: parts) { return known + 1 }
    colors.append(parts)
    return colors.count
  }

  private static func words(of style: NSParagraphStyle) -> String {
    let side =
      switch style.alignment {
      case .left: "\\ql"
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      case .natural: ""
      }
    let tabs = style.tabStops == NSParagraphStyle.default.tabStops ? [] : style.tabStops
    let lengths: [(String, CGFloat)] = [
      ("li", style.headIndent), ("fi", style.firstLineHeadIndent - style.headIndent),
      ("ri", max(0, -style.tailIndent)), ("sb", style.paragraphSpacingBefore),
      ("sa", style.paragraphSpacing), ("slleading", style.lineSpacing),
    ]
    return "\\pard" + tabs.map { "\\tx\(twips($0.location))" }.joined() + side
      + lengths.filter { $0.1 != 0 }.map { "\\\($0.0)\(twips($0.1))" }.joined()
  }

  private static func twips(_ length: CGFloat) -> Int { Int((length * 20).rounded()) }

  // MARK: Characters

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "{", "}": result += "\\\(scalar)"
      case "\n", "\u{2029}": result += "\\\n"
      case "\t": result += "\\tab "
      case "\u{2028}": result += "\\line "
      case "\u{FFFC}": break  // The place of an attachment.
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\uc0" + scalar.utf16.map { "\\u\(Int16(bitPattern: $0)) " }.joined()
      }
    }
    return result
  }
}
