import Foundation

/// Reads a file that a stranger may have named.
package nonisolated enum StoryFile {
  /// The bytes of a regular file of at most 1 MiB.
  ///
  /// A directory, pipe, socket or device is refused before anything is read from it.
  package static func read(_ path: String) throws(ToolFailure) -> [UInt8] {
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
        .misuse, "\(shown): error: not a regular file; give the path of a story's text file")
    }
    return try readAll(descriptor, shown: shown)
  }

  /// What tables and timelines call the story at this path.
  package static func storyName(ofPath path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? ""
    let stem = file.hasSuffix(".story") ? String(file.dropLast(6)) : file
    let kept = stem.unicodeScalars.map { isNamed($0) ? Character($0) : "-" }
    let trimmed = String(kept.drop { $0 == "." }.prefix(64))
    return trimmed.isEmpty ? "story" : trimmed
  }

  /// One byte more than the limit is enough to know that a file is too long.
  private static func readAll(
    _ descriptor: Int32, shown: String
  ) throws(ToolFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= StoryLimits.bytes {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
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

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }
}
