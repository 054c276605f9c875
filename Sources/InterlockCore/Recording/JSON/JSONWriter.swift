/// Writes JSON without spaces, one value after the other.
struct JSONWriter: Sendable {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// Takes what has been written, and goes on with nothing.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object.
  mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a list.
  mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the key of the next value.
  mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a text.
  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  mutating func integer(_ number: Int64) {
    separate()
    bytes += String(number).utf8
  }

  /// Writes `true` or `false`.
  mutating func boolean(_ flag: Bool) {
    separate()
    bytes += (flag ? "true" : "false").utf8
  }

  /// Ends a line.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the comma between two values: a value ends otherwise than what a value may follow.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
