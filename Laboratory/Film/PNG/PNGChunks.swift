/// The parts of which a PNG file is made. Source: PNG specification, third edition, section 5.
nonisolated struct PNGChunks {
  /// The eight bytes with which each PNG file begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file so far.
  private(set) var bytes = Self.signature

  /// Adds a part.
  ///
  /// - Parameters:
  ///   - type: Four letters.
  ///   - data: What the part holds.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    let typed = type.withUTF8Buffer { Array($0) } + data
    bytes.append(bigEndian: UInt32(data.count))
    bytes += typed
    bytes.append(bigEndian: Zlib.checksum(typed))
  }
}

nonisolated extension [UInt8] {
  /// Adds a number, highest byte first.
  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
