import Foundation

/// Reads files that a stranger may have named.
package nonisolated enum InputFile {
  /// The bytes of a regular file, up to a number that is more than may be used: one byte more than the
  /// limit is enough to know that a file is too long.
  ///
  /// A directory, pipe, socket or device is refused before anything is read from it.
  ///
  /// - Parameter kind: What the file is to be, for a message: "a story's text file".
  package static func read(
    _ path: String, limit: Int, kind: String
  ) throws(ToolFailure) -> [UInt8] {
    let shown = Shown.plain(path)
    // A pipe would block in `open` without O_NONBLOCK, for ever if nobody writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ToolFailure(.misuse, "\(shown): error: cannot be opened: \(reason(errno))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ToolFailure(
        .misuse, "\(shown): error: not a regular file; give the path of \(kind)")
    }
    return try readAll(descriptor, limit: limit, shown: shown)
  }

  /// The bytes of standard input, up to one more than a number.
  package static func readStandardInput(limit: Int) throws(ToolFailure) -> [UInt8] {
    try readAll(STDIN_FILENO, limit: limit, shown: "standard input")
  }

  private static func readAll(
    _ descriptor: Int32, limit: Int, shown: String
  ) throws(ToolFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR {
        try Interruption.check()
        continue
      }
      guard count >= 0 else {
        throw ToolFailure(.misuse, "\(shown): error: cannot be read: \(reason(errno))")
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }
}
