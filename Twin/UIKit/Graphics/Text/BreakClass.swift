/// What a character does to a line that comes to its end there.
///
/// Source: Unicode Standard Annex 14, of which this is a part: spaces and hyphens, ideographs and emoji, and the
/// punctuation that stays with what it opens or closes.
nonisolated enum BreakClass {
  case letter, opener, closer, ideograph, space, hyphen, tab, newline

  init(_ character: Character) {
    if let code = character.asciiValue {
      self.init(ascii: code)
    } else if Self.openers.contains(character) {
      self = .opener
    } else if Self.closers.contains(character) {
      self = .closer
    } else if character.isIdeographic || character.isEmoji {
      self = .ideograph
    } else {
      self = character.isNewline ? .newline : .letter
    }
  }

  private init(ascii: UInt8) {
    switch ascii {
    case 0x20: self = .space
    case 0x2D: self = .hyphen
    case 0x09: self = .tab
    case 0x0A...0x0D: self = .newline
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opener
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: "%"):
      self = .closer
    default: self = .letter
    }
  }

  private static let openers = Set("«‹“‘「『（《〈【〔［｛")
  private static let closers = Set("»›”’…、。，．！？：；」』）》〉】〕］｝・ー々")

  /// Whether a line may end between two characters.
  static func mayBreak(between before: BreakClass, and after: BreakClass) -> Bool {
    switch (before, after) {
    case (_, .space): false
    case (.space, _), (.hyphen, _), (.tab, _): true
    case (.ideograph, .ideograph), (.ideograph, .letter), (.ideograph, .opener): true
    case (.letter, .ideograph), (.closer, .ideograph): true
    default: false
    }
  }
}

nonisolated extension Character {
  /// Whether the character fills a square, as those of Chinese, Japanese and Korean do.
  fileprivate var isIdeographic: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
