import Foundation

/// A part of a rich text: its groups, its words, its bytes.
///
/// Source: Microsoft, "Rich Text Format (RTF) Specification", version 1.9.1, "Contents of an RTF File".
nonisolated enum RTFToken: Hashable {
  /// A group begins.
  case open
  /// A group ends.
  case close
  /// A control word, such as `b` with 0 for what is no longer bold.
  case word(String, Int?)
  /// A control symbol, such as `~`.
  case symbol(Character)
  /// A character of text, by its byte.
  case byte(UInt8)

  /// All parts of a file.
  static func all(in data: Data) -> [RTFToken] {
    var reader = Reader(bytes: [UInt8](data))
    var tokens: [RTFToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private struct Reader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func next() -> RTFToken? {
      while let byte = current {
        place += 1
        switch byte {
        case UInt8(ascii: "{"): return .open
        case UInt8(ascii: "}"): return .close
        case UInt8(ascii: "\\"): return control()
        case 0x0A, 0x0D: continue  // Lines of the file are none of the text.
        default: return .byte(byte)
        }
      }
      return nil
    }

    private mutating func control() -> RTFToken? {
      guard let byte = current else { return nil }
      guard Character(UnicodeScalar(byte)).isLetter, byte < 0x80 else {
        place += 1
        guard byte == UInt8(ascii: "'") else { return .symbol(Character(UnicodeScalar(byte))) }
        let digits = take { $0.isHexDigit }
        return .byte(UInt8(digits, radix: 16) ?? UInt8(ascii: "?"))
      }
      let name = take(atMost: 32) { $0.isLetter && $0.isASCII }
      var sign = 1
      if current == UInt8(ascii: "-") {
        place += 1
        sign = -1
      }
      let digits = take(atMost: 10) { $0.isNumber && $0.isASCII }
      if current == UInt8(ascii: " ") { place += 1 }
      // Bytes that are no text follow this word.
      if name == "bin" { place = min(bytes.count, place + max(0, Int(digits) ?? 0)) }
      return .word(name, Int(digits).map { $0 * sign })
    }

    private mutating func take(atMost count: Int = 2, _ isPart: (Character) -> Bool) -> String {
      var text = ""
      while text.count < count, let byte = current, byte < 0x80,
        isPart(Character(UnicodeScalar(byte)))
      {
        text.append(Character(UnicodeScalar(byte)))
        place += 1
      }
      return text
    }
  }
}
