/// Reads JSON, strictly: bounded depth, whole numbers, valid UTF-8.
///
/// It is a parser of our own because the engine imports nothing, and because a reader of files that
/// strangers send needs a place for every mistake and a bound for everything.
package struct JSONParser {
  /// How deep values may be nested.
  static let depthLimit = 32

  private let bytes: ArraySlice<UInt8>
  /// Whether a value may go on after the end of a line.
  private let spansLines: Bool
  private var index: Int

  /// Creates a parser for the bytes of a line, without its end.
  init(line bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    spansLines = false
    index = bytes.startIndex
  }

  /// Creates a parser for a whole document.
  package init(document bytes: [UInt8]) {
    self.bytes = bytes[...]
    spansLines = true
    index = 0
  }

  /// The one value on the line, or in the document.
  package mutating func parse() throws(RecordingFault) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if let byte = peek { throw fault("expected the end of the line, found \(Self.name(byte))") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(RecordingFault) -> JSONValue {
    skipSpace()
    let position = offset
    guard depth < Self.depthLimit else {
      throw fault("values are nested deeper than \(Self.depthLimit) levels")
    }
    guard let byte = peek else { throw fault("expected a value, found \(found)") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .integer(try integer())
    case UInt8(ascii: "t"):
      content = .boolean(true)
      try expect("true")
    case UInt8(ascii: "f"):
      content = .boolean(false)
      try expect("false")
    case UInt8(ascii: "n"):
      content = .null
      try expect("null")
    default: throw fault("expected a value, found \(found)")
    }
    return JSONValue(content: content, position: position)
  }

  private mutating func members(depth: Int) throws(RecordingFault) -> [JSONValue.Member] {
    index += 1
    skipSpace()
    if take("}") { return [] }
    var members: [JSONValue.Member] = []
    while true {
      skipSpace()
      let position = offset
      guard peek == UInt8(ascii: "\"") else {
        throw fault("expected a key in quotation marks, found \(found)")
      }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("expected \":\" after a key, found \(found)") }
      let value = try value(depth: depth + 1)
      members.append(JSONValue.Member(key: key, position: position, value: value))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw fault("expected \",\" or \"}\", found \(found)") }
    }
  }

  private mutating func elements(depth: Int) throws(RecordingFault) -> [JSONValue] {
    index += 1
    skipSpace()
    if take("]") { return [] }
    var elements: [JSONValue] = []
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw fault("expected \",\" or \"]\", found \(found)") }
    }
  }

  private mutating func integer() throws(RecordingFault) -> Int64 {
    let position = offset
    let isNegative = take("-")
    let firstDigit = index
    var number: Int64 = 0
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      if index > firstDigit, number == 0 {
        throw fault("a number begins with a needless zero", at: position)
      }
      let digit = Int64(byte - UInt8(ascii: "0"))
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflows || overflowsToo {
        throw fault("a number does not fit into 64 bits", at: position)
      }
      number = sum
      index += 1
    }
    guard index > firstDigit else { throw fault("expected a digit, found \(found)") }
    if let byte = peek, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte) {
      throw fault("expected a whole number, found one with \(Self.name(byte))", at: position)
    }
    return number
  }

  // MARK: Strings

  private mutating func string() throws(RecordingFault) -> String {
    let position = offset
    index += 1
    var units: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(decoding: units, as: UTF8.self)
        // Decoding repairs what is not valid, and so changes it.
        guard text.utf8.elementsEqual(units) else {
          throw fault("a text is not valid UTF-8", at: position)
        }
        return text
      case UInt8(ascii: "\\"): units += String(try escaped()).utf8
      case 0..<0x20: throw fault("a text has a control character in it", at: offset - 1)
      default: units.append(byte)
      }
    }
    throw fault("the line ends in the middle of a text")
  }

  private mutating func escaped() throws(RecordingFault) -> Character {
    guard let byte = peek else { throw fault("the line ends in the middle of a text") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try escapedScalar())
    default: throw fault("\\ is followed by \(Self.name(byte))", at: offset - 2)
    }
  }

  /// The scalar after `\u`; two of them in a row may be a surrogate pair.
  private mutating func escapedScalar() throws(RecordingFault) -> Unicode.Scalar {
    let position = offset - 2
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
      throw fault("half of a surrogate pair", at: position)
    }
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault("half of a surrogate pair", at: position) }
    return scalar
  }

  private mutating func fourHexDigits() throws(RecordingFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("expected four hexadecimal digits after \\u, found \(found)")
      }
      number = number << 4 + UInt32(digit)
      index += 1
    }
    return number
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private var offset: Int { index - bytes.startIndex }

  private var found: String { peek.map(Self.name) ?? "the end of the line" }

  private mutating func skipSpace() {
    while let byte = peek, isSpace(byte) { index += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): true
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): spansLines
    default: false
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ word: StaticString) throws(RecordingFault) {
    let position = offset
    let text = "\(word)"
    guard bytes[index...].starts(with: text.utf8) else {
      throw fault("expected a value, found a word that is not \(text)", at: position)
    }
    index += text.utf8.count
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte)
      ? "\"\(Unicode.Scalar(byte))\"" : "the byte 0x\(String(byte, radix: 16))"
  }

  private func fault(_ problem: String, at position: Int? = nil) -> RecordingFault {
    RecordingFault(
      position: position ?? offset,
      problem: "\(spansLines ? "this" : "the line") is not JSON: \(problem)")
  }
}
