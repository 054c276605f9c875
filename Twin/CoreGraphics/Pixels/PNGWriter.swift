import Foundation

extension PixelImage {
  /// The picture as a PNG file, with red, green, blue and maybe opacity in 8 bits each.
  ///
  /// Source: Portable Network Graphics Specification (W3C, third edition).
  ///
  /// - Parameter hasOpacity: Whether the file says how opaque pixels are.
  package func pngData(hasOpacity: Bool = true) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = Data()
    header.appendNumber(UInt32(width))
    header.appendNumber(UInt32(height))
    // 8 bits, color with or without opacity, deflate, the five filters, not interlaced.
    header.append(contentsOf: [8, hasOpacity ? 6 : 2, 0, 0, 0])
    file.appendChunk("IHDR", header)
    let bytesInPixel = hasOpacity ? 4 : 3
    let rows = rows(hasOpacity: hasOpacity)
    var body = Data([0x78, 0x01])
    body.append(
      contentsOf: Deflater.deflate(rows, distances: [bytesInPixel, width * bytesInPixel + 1]))
    body.appendNumber(Checksums.adler(rows))
    file.appendChunk("IDAT", body)
    file.appendChunk("IEND", Data())
    return file
  }

  /// The rows, each after the number of its filter, which is none; colors are no longer multiplied.
  private func rows(hasOpacity: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (width * (hasOpacity ? 4 : 3) + 1))
    for row in 0..<height {
      bytes.append(0)
      for pixel in pixels[row * width..<(row + 1) * width] {
        let alpha = pixel >> 24
        func plain(_ number: UInt32) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(255, (number * 255 + alpha / 2) / alpha))
        }
        bytes.append(plain(pixel >> 16 & 0xFF))
        bytes.append(plain(pixel >> 8 & 0xFF))
        bytes.append(plain(pixel & 0xFF))
        if hasOpacity { bytes.append(UInt8(alpha)) }
      }
    }
    return bytes
  }
}

extension Data {
  fileprivate mutating func appendNumber(_ number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(number >> shift & 0xFF)) }
  }

  fileprivate mutating func appendChunk(_ name: String, _ body: Data) {
    appendNumber(UInt32(body.count))
    let content = Data(name.utf8) + body
    append(content)
    appendNumber(Checksums.crc(content))
  }
}

/// The sums by which a PNG file is known to be whole.
enum Checksums {
  /// The cyclic redundancy check of a chunk.
  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  /// The sum at the end of a zlib stream.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}
