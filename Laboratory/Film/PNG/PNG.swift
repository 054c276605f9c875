package import Renderer

/// Still pictures as PNG files.
package nonisolated enum PNG {
  /// A picture as a file.
  ///
  /// Nothing is lost. The same picture gives the same bytes, with the same version of zlib.
  package static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let coding = PixelCoding(for: [bitmap])
    var chunks = PNGChunks()
    chunks.append("IHDR", header(width: bitmap.width, height: bitmap.height, coding))
    coding.appendTables(to: &chunks)
    chunks.append("IDAT", coding.compressedPixels(of: bitmap))
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// What begins each file: size, eight bits a component, coding, no interlacing.
  static func header(width: Int, height: Int, _ coding: PixelCoding) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(width))
    bytes.append(bigEndian: UInt32(height))
    return bytes + [8, coding.colorType, 0, 0, 0]
  }
}
