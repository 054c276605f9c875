import CZlib

/// zlib's compression with one fixed setting, so that equal input gives equal bytes.
nonisolated enum Zlib {
  /// zlib's default. Higher levels take much longer and gain little on flat pictures.
  private static let level: Int32 = 6

  /// The bytes as a zlib stream.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(size))
    let status = compress2(&result, &size, bytes, uLong(bytes.count), level)
    // It can fail only for lack of memory or of room, and `compressBound` is enough room.
    precondition(status == Z_OK, "zlib could not compress \(bytes.count) bytes: status \(status).")
    result.removeLast(result.count - Int(size))
    return result
  }

  /// The bytes that a zlib stream stands for.
  ///
  /// - Returns: `nil` if the stream is damaged or does not give exactly `count` bytes.
  static func decompress(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var size = uLong(count)
    // One byte more than expected, so that a stream that is too long is noticed.
    var result = [UInt8](repeating: 0, count: count + 1)
    size += 1
    let status = uncompress(&result, &size, stream, uLong(stream.count))
    guard status == Z_OK, size == count else { return nil }
    result.removeLast()
    return result
  }

  /// The check sum that ends each part of a PNG file.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let bytes = Array(bytes)
    return UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count)))
  }
}
