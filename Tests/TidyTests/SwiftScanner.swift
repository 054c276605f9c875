/// Tells code from comments and strings in Swift sources, well enough to search the one without the other.
///
/// Knows nested comments, multi-line and raw strings, and code inside interpolations. Regex literals
/// are taken as code.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var output: [UInt8]
  private var position = 0

  /// The text with every byte of a comment or a string's content replaced by a space; line breaks stay.
  static func blankingProse(in text: String) -> String {
    var scanner = SwiftScanner(text)
    scanner.scanCode(untilParenthesis: false)
    return String(decoding: scanner.output, as: UTF8.self)
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    output = bytes
  }

  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where starts(with: "//"): blankLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"): blankBlockComment()
      case UInt8(ascii: "\""): scanString(pounds: 0)
      case UInt8(ascii: "#"): scanPounds()
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        depth -= 1
        position += 1
        if untilParenthesis && depth < 0 { return }
      default: position += 1
      }
    }
  }

  private mutating func blankLineComment() {
    while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { blank() }
  }

  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < bytes.count
  }

  /// A `#` begins a raw string if a quote follows the last one; otherwise it is a directive.
  private mutating func scanPounds() {
    var end = position
    while end < bytes.count && bytes[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    position = end
    if end < bytes.count && bytes[end] == UInt8(ascii: "\"") { scanString(pounds: pounds) }
  }

  private mutating func scanString(pounds: Int) {
    let hashes = String(repeating: "#", count: pounds)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let isMultiline = quote.utf8.count == 3
    position += quote.utf8.count
    while position < bytes.count {
      if starts(with: quote + hashes) {
        position += quote.utf8.count + pounds
        return
      } else if starts(with: "\\" + hashes + "(") {
        position += pounds + 2
        scanCode(untilParenthesis: true)
      } else if starts(with: "\\" + hashes) {
        blank(pounds + 2)
      } else if bytes[position] == UInt8(ascii: "\n") && !isMultiline {
        return  // An unfinished string: not Swift, so the next line is read afresh.
      } else {
        blank()
      }
    }
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] != UInt8(ascii: "\n") { output[position] = UInt8(ascii: " ") }
      position += 1
    }
  }
}
