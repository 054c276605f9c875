import Foundation

/// A part of an HTML text.
nonisolated enum HTMLToken: Equatable {
  case start(tag: String, attributes: [String: String])
  case end(tag: String)
  case text(String)

  /// Elements without content, which nothing ends.
  static let voidTags: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "area", "base", "col", "wbr",
  ]

  /// Cuts an HTML text into its parts. Comments and declarations are left out; what is no tag is text.
  static func all(in html: String) -> [HTMLToken] {
    var scanner = HTMLScanner(html)
    return scanner.tokens()
  }
}

/// Reads an HTML text from its beginning to its end.
nonisolated private struct HTMLScanner {
  private let characters: [Character]
  private var place = 0

  init(_ html: String) {
    characters = Array(html)
  }

  mutating func tokens() -> [HTMLToken] {
    var found: [HTMLToken] = []
    while place < characters.count {
      if let token = tag() {
        found += token
        continue
      }
      let start = place
      place += 1
      while place < characters.count, characters[place] != "<" { place += 1 }
      found.append(.text(HTMLEntity.decoded(String(characters[start..<place]))))
    }
    return found
  }

  /// The tag that begins here; nil if none does.
  private mutating func tag() -> [HTMLToken]? {
    guard characters[place] == "<", place + 1 < characters.count else { return nil }
    if starts(with: "<!--") {
      skip(past: "-->")
      return []
    }
    let next = characters[place + 1]
    if next == "!" || next == "?" {
      skip(past: ">")
      return []
    }
    if next == "/" {
      place += 2
      let name = word { $0.isLetter || $0.isNumber }
      skip(past: ">")
      return name.isEmpty ? [] : [.end(tag: name.lowercased())]
    }
    guard next.isLetter else { return nil }
    place += 1
    let name = word { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }.lowercased()
    return [.start(tag: name, attributes: attributes())] + rawContent(of: name)
  }

  /// What stands in an element whose content is no HTML.
  private mutating func rawContent(of tag: String) -> [HTMLToken] {
    guard tag == "style" || tag == "script" else { return [] }
    let start = place
    while place < characters.count, !starts(with: "</" + tag) { place += 1 }
    let content = String(characters[start..<place])
    skip(past: ">")
    return [.text(content), .end(tag: tag)]
  }

  private mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while place < characters.count {
      _ = word { $0.isWhitespace || $0 == "/" }
      guard place < characters.count else { break }
      if characters[place] == ">" {
        place += 1
        break
      }
      let name = word { !$0.isWhitespace && !"=>/".contains($0) }.lowercased()
      _ = word { $0.isWhitespace }
      guard place < characters.count, characters[place] == "=" else {
        if name.isEmpty { place += 1 } else { found[name] = "" }
        continue
      }
      place += 1
      _ = word { $0.isWhitespace }
      found[name] = HTMLEntity.decoded(value())
    }
    return found
  }

  private mutating func value() -> String {
    guard place < characters.count else { return "" }
    let quote = characters[place]
    guard quote == "\"" || quote == "'" else {
      return word { !$0.isWhitespace && $0 != ">" }
    }
    place += 1
    let text = word { $0 != quote }
    place += 1
    return text
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, belongs(characters[place]) { place += 1 }
    return String(characters[min(start, characters.count)..<min(place, characters.count)])
  }

  private func starts(with text: String) -> Bool {
    guard place + text.count <= characters.count else { return false }
    return String(characters[place..<place + text.count]).lowercased() == text
  }

  private mutating func skip(past text: String) {
    while place < characters.count, !starts(with: text) { place += 1 }
    place = min(place + text.count, characters.count)
  }
}

/// Characters that HTML spells out.
///
/// Source: WHATWG, "HTML", named character references; the usual ones of them.
nonisolated enum HTMLEntity {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "iacute": "í",
    "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "uacute": "ú", "aring": "å", "oslash": "ø",
    "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}",
  ]

  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";"), let character = character(rest[..<end]) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
