import Foundation

/// Reads lines from a file descriptor, waiting for each.
nonisolated struct LineReader {
  private static let lineFeed = UInt8(ascii: "\n")

  private let descriptor: Int32
  private var buffer = Data()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its end; nil if there is no more.
  mutating func next() -> Data? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: Self.lineFeed) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return Data(buffer[..<end])
      }
      searched = buffer.endIndex
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.append(contentsOf: piece[..<count])
    }
  }
}
