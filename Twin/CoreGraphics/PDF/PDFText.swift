import Foundation

/// Text of such a file.
enum PDFText {
  /// A text as a file's entry: its letters if they are those of English, else as UTF-16.
  static func literal(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) else { return utf16(text) }
    return "(\(escaped(Array(text.utf8))))"
  }

  /// A text in UTF-16, as digits.
  static func utf16(_ text: String) -> String {
    "<FEFF" + text.utf16.map { hex(Int($0), digits: 4) }.joined() + ">"
  }

  /// Bytes between parentheses; those that are no printed letters as numbers.
  static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
        return "\\" + String(UnicodeScalar(byte))
      case 32..<127: return String(UnicodeScalar(byte))
      default:
        let octal = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }.joined()
  }

  private static func hex(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// The letters of a line in Helvetica, which readers of such files have.
///
/// Source of the widths: Adobe's font metrics of Helvetica, in thousandths of the size.
struct PDFLetters {
  /// The letters as bytes; a question mark for one that the encoding lacks.
  let bytes: [UInt8]
  /// Whether there was one.
  let lacksLetters: Bool

  init(_ text: String) {
    var lacks = false
    bytes = text.unicodeScalars.map { scalar in
      if let byte = Self.byte(of: scalar) { return byte }
      lacks = true
      return UInt8(ascii: "?")
    }
    lacksLetters = lacks
  }

  /// How wide the letters are at a size of 1.
  var width: CGFloat {
    bytes.reduce(CGFloat(0)) { sum, byte in
      let index = Int(byte) - 32
      return sum + CGFloat(Self.widths.indices.contains(index) ? Self.widths[index] : 556) / 1000
    }
  }

  /// The encoding is that of Windows, which is Latin-1 with signs between.
  private static func byte(of scalar: UnicodeScalar) -> UInt8? {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x100: UInt8(scalar.value)
    default: signs[scalar]
    }
  }

  private static let signs: [UnicodeScalar: UInt8] = [
    "\u{20AC}": 0x80, "\u{201A}": 0x82, "\u{201E}": 0x84, "\u{2026}": 0x85, "\u{2020}": 0x86,
    "\u{2030}": 0x89, "\u{2039}": 0x8B, "\u{2018}": 0x91, "\u{2019}": 0x92, "\u{201C}": 0x93,
    "\u{201D}": 0x94, "\u{2022}": 0x95, "\u{2013}": 0x96, "\u{2014}": 0x97, "\u{2122}": 0x99,
    "\u{203A}": 0x9B,
  ]

  private static let widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
