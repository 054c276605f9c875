import CoreGraphics
import Foundation

/// Makes a text with attributes of a rich text.
///
/// Source: Microsoft, "Rich Text Format (RTF) Specification", version 1.9.1; files of TextEdit for what Apple adds: a backslash
/// at the end of a line ends a paragraph, fonts have the names that `UIFont` knows, and `slleading`.
///
/// Differs from UIKit: letters, paragraphs, colors and links are read; tables, pictures and lists are left out, the markers of
/// lists as text.
nonisolated struct RTFReader {
  private struct Group {
    var look = RTFLook()
    var destination = Destination.text
  }

  /// Where what is read goes.
  private enum Destination {
    case text
    case fonts
    case colors
    /// The instruction of a field, such as a link.
    case instruction
    case nowhere
  }

  /// Groups whose content is none of the text, besides those that say so themselves.
  private static let hidden: Set<String> = [
    "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "headerf", "footer",
    "footerl", "footerr", "footerf", "footnote", "listtable", "listoverridetable", "themedata",
    "datastore", "nonshppict", "ftnsep", "revtbl", "filetbl", "xe", "tc",
  ]

  private static let characters: [String: String] = [
    "par": "\n", "sect": "\n", "row": "\n", "line": "\u{2028}", "page": "\u{000C}", "tab": "\t",
    "cell": "\t", "emdash": "—", "endash": "–", "emspace": "\u{2003}", "enspace": "\u{2002}",
    "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "bullet": "•",
  ]

  private let text = NSMutableAttributedString(string: "")
  private var groups = [Group()]
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var usualFont = 0
  private var encoding = String.Encoding.windowsCP1252
  /// Bytes that are no characters yet.
  private var pending: [UInt8] = []
  /// What of the tables is being read.
  private var entry = ""
  private var entryNumber = 0
  private var components: [String: Int] = [:]
  /// The instruction of the field that is being read.
  private var instruction = ""
  /// How many characters are left out, since one of Unicode's stands for them.
  private var skipped = 0
  /// Half of a character outside of the first plane.
  private var half: UInt16?
  /// Whether the next word says whether it is known.
  private var isOptional = false

  /// Reads a rich text; nil if it is none.
  static func read(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader()
    for token in RTFToken.all(in: data) { reader.take(token) }
    reader.flush()
    return reader.text
  }

  private var look: RTFLook {
    get { groups.last?.look ?? RTFLook() }
    set { groups[groups.count - 1].look = newValue }
  }

  private var destination: Destination {
    get { groups.last?.destination ?? .text }
    set { groups[groups.count - 1].destination = newValue }
  }

  private mutating func take(_ token: RTFToken) {
    switch token {
    case .open:
      flush()
      groups.append(groups.last ?? Group())
    case .close: close()
    case .word(let name, let number): take(name, number)
    case .symbol(let symbol): take(symbol)
    case .byte(let byte): take(byte)
    }
  }

  private mutating func close() {
    flush()
    isOptional = false
    guard groups.count > 1 else { return }
    groups.removeLast()
  }

  // MARK: Words

  private mutating func take(_ name: String, _ number: Int?) {
    flush()
    let wasOptional = isOptional
    isOptional = false
    if begin(name) { return }
    if wasOptional { return destination = .nowhere }
    switch destination {
    case .fonts where name == "f": entryNumber = number ?? 0
    case .colors where ["red", "green", "blue"].contains(name): components[name] = number ?? 0
    case .text: takeInText(name, number)
    case .fonts, .colors, .instruction, .nowhere: break  // Says nothing that shows.
    }
  }

  /// Begins to read what goes elsewhere.
  private mutating func begin(_ name: String) -> Bool {
    switch name {
    case "fonttbl": destination = .fonts
    case "colortbl": destination = .colors
    case "fldinst":
      instruction = ""
      destination = .instruction
    case "fldrslt": look.link = link ?? look.link
    case _ where Self.hidden.contains(name): destination = .nowhere
    default: return false
    }
    return true
  }

  private mutating func takeInText(_ name: String, _ number: Int?) {
    if look.take(name, number) { return }
    if let character = Self.characters[name] { return append(character) }
    switch name {
    case "u": takeUnicode(number ?? 0)
    case "deff": usualFont = number ?? 0
    case "ansicpg": encoding = Self.encoding(number ?? 1252)
    case "mac": encoding = .macOSRoman
    default: break  // Nothing that shows in a text.
    }
  }

  private static func encoding(_ page: Int) -> String.Encoding {
    switch page {
    case 1250: .windowsCP1250
    case 1251: .windowsCP1251
    case 1253: .windowsCP1253
    case 1254: .windowsCP1254
    case 10000: .macOSRoman
    case 65001: .utf8
    default: .windowsCP1252
    }
  }

  private var link: URL? {
    guard let start = instruction.range(of: "HYPERLINK") else { return nil }
    let address = instruction[start.upperBound...].trimmingCharacters(
      in: CharacterSet(charactersIn: " \""))
    return URL(string: address)
  }

  private mutating func take(_ symbol: Character) {
    flush()
    switch symbol {
    case "*": isOptional = true
    case "\n", "\r": append("\n")
    case "~": append("\u{A0}")
    case "_": append("\u{2011}")
    case "-": append("\u{AD}")
    case "\\", "{", "}": append(String(symbol))
    default: break  // Of formulas and indexes.
    }
  }

  // MARK: Characters

  private mutating func take(_ byte: UInt8) {
    guard skipped == 0 else { return skipped -= 1 }
    switch destination {
    case .text: pending.append(byte)
    case .fonts: takeFont(byte)
    case .colors: takeColor(byte)
    case .instruction: instruction.append(Character(UnicodeScalar(byte)))
    case .nowhere: break
    }
  }

  private mutating func takeFont(_ byte: UInt8) {
    guard byte == UInt8(ascii: ";") else { return entry.append(Character(UnicodeScalar(byte))) }
    fonts[entryNumber] = entry.trimmingCharacters(in: .whitespaces)
    entry = ""
  }

  private mutating func takeColor(_ byte: UInt8) {
    guard byte == UInt8(ascii: ";") else { return }
    func part(_ name: String) -> CGFloat { CGFloat(components[name] ?? 0) / 255 }
    colors.append(
      components.isEmpty
        ? nil
        : UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: 1))
    components = [:]
  }

  private mutating func takeUnicode(_ number: Int) {
    let unit = UInt16(truncatingIfNeeded: number)
    skipped = look.fallbackLength
    if UTF16.isLeadSurrogate(unit) {
      half = unit
    } else {
      append(String(decoding: [half, unit].compactMap { $0 }, as: UTF16.self))
      half = nil
    }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let words = String(data: Data(pending), encoding: encoding)
    pending = []
    append(words ?? "")
  }

  private mutating func append(_ words: String) {
    guard destination == .text else { return }
    text.append(NSAttributedString(string: words, attributes: attributes))
  }

  // MARK: Attributes

  private var attributes: [NSAttributedString.Key: Any] {
    let look = look
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: look.paragraph.style,
    ]
    result[.foregroundColor] = color(look.color)
    result[.backgroundColor] = color(look.background)
    if let underline = look.underline { result[.underlineStyle] = underline.rawValue }
    if look.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if look.raise != 0 { result[.baselineOffset] = look.raise }
    if look.kern != 0 { result[.kern] = look.kern }
    result[.link] = look.link
    return result
  }

  private func color(_ number: Int) -> UIColor? {
    colors.indices.contains(number) ? colors[number] : nil
  }

  /// The font with a name or of a family; Helvetica for one that is not there.
  private var font: UIFont {
    let name = fonts[look.font ?? usualFont] ?? ""
    let known = UIFont(name: name, size: look.size) ?? Self.system(name, look.size)
    let family = UIFont.fontNames(forFamilyName: name).isEmpty ? "Helvetica" : name
    let plain = known?.fontDescriptor ?? UIFontDescriptor(fontAttributes: [.family: family])
    var traits = plain.symbolicTraits
    if look.isBold { traits.insert(.traitBold) }
    if look.isItalic { traits.insert(.traitItalic) }
    return UIFont(descriptor: plain.withSymbolicTraits(traits) ?? plain, size: look.size)
  }

  /// The system's font, by the names that its faces have in files.
  private static func system(_ name: String, _ size: CGFloat) -> UIFont? {
    name.hasPrefix(".SFUI") || name.hasPrefix(".SFNS") || name.hasPrefix(".AppleSystemUI")
      ? .systemFont(ofSize: size) : nil
  }
}
