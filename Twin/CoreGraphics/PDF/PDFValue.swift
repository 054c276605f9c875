import Foundation

/// Something that a file of pages says.
///
/// Source: Adobe, "PDF Reference", sixth edition, version 1.7, chapter 3.2.
indirect enum PDFValue {
  case number(CGFloat)
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// Another object of the file, by its number.
  case reference(Int)
  /// Something else, such as a text.
  case other
}

/// Reads what a file of pages says, from a place on.
struct PDFScanner {
  private let bytes: [UInt8]
  private(set) var place: Int
  /// How many arrays and dictionaries are around the place; files that are broken have no end of them.
  private var depth = 0

  init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private var current: UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private static let spaces = Set<UInt8>([0, 9, 10, 12, 13, 32])
  private static let delimiters = Set("()<>[]{}/%".utf8)

  mutating func skipSpaces() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let byte = current, byte != 10, byte != 13 { place += 1 }
      } else if Self.spaces.contains(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// The letters up to the next space or delimiter.
  mutating func word() -> String {
    skipSpaces()
    let start = place
    while let byte = current, !Self.spaces.contains(byte), !Self.delimiters.contains(byte) {
      place += 1
    }
    return String(decoding: bytes[min(start, bytes.count)..<min(place, bytes.count)], as: UTF8.self)
  }

  /// The next value; nil at an end.
  mutating func value() -> PDFValue? {
    skipSpaces()
    guard let byte = current, depth < 50 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .name(word())
    case UInt8(ascii: "["):
      place += 1
      return .array(values(until: UInt8(ascii: "]")))
    case UInt8(ascii: "("): return text()
    case UInt8(ascii: "<"):
      place += 1
      guard current == UInt8(ascii: "<") else { return hexText() }
      place += 1
      return dictionary()
    case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return nil
    default: return numberOrReference()
    }
  }

  private mutating func values(until end: UInt8) -> [PDFValue] {
    var values: [PDFValue] = []
    while let value = value() { values.append(value) }
    if current == end { place += 1 }
    return values
  }

  private mutating func dictionary() -> PDFValue {
    let values = values(until: UInt8(ascii: ">"))
    if current == UInt8(ascii: ">") { place += 1 }
    var entries: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard case .name(let key) = values[index] else { break }
      entries[key] = values[index + 1]
    }
    return .dictionary(entries)
  }

  private mutating func text() -> PDFValue {
    var open = 0
    while let byte = current {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break  // A letter.
      }
      if open == 0 { break }
    }
    return .other
  }

  private mutating func hexText() -> PDFValue {
    while let byte = current, byte != UInt8(ascii: ">") { place += 1 }
    place += 1
    return .other
  }

  private mutating func numberOrReference() -> PDFValue {
    let text = word()
    guard let number = Double(text) else { return .other }
    guard let object = Int(text), object > 0 else { return .number(CGFloat(number)) }
    var ahead = self
    guard Int(ahead.word()) != nil, ahead.word() == "R" else { return .number(CGFloat(number)) }
    place = ahead.place
    return .reference(object)
  }
}
