import Foundation

/// One file that a command writes: it appears whole, under its name, or not at all.
package nonisolated final class OutputFile {
  /// The path as the person gave it, fit to be shown.
  package let shownPath: String
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var isFinished = false

  /// Begins to write a file, under another name beside it.
  ///
  /// - Throws: A failure with status 3 if there is a folder, a device or anything else but a file of that
  ///   name, or if nothing can be written there.
  package init(path: String) throws(ToolFailure) {
    shownPath = Shown.plain(path)
    self.path = path
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw ToolFailure(
        .cannotWrite, "error: \(shownPath) is there, and no regular file; choose another name")
    }
    let url = URL(fileURLWithPath: path)
    temporary =
      url.deletingLastPathComponent()
      .appendingPathComponent(".interlock-writing-\(getpid())-\(url.lastPathComponent)").path
    _ = unlink(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.cannotWrite(shownPath) }
  }

  deinit {
    if !isFinished { _ = unlink(temporary) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes bytes after those before them.
  package func write(_ bytes: [UInt8]) throws(ToolFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.cannotWrite(shownPath) }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the file its name.
  package func finish() throws(ToolFailure) {
    guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      throw Self.cannotWrite(shownPath)
    }
    isFinished = true
  }

  /// Writes a whole file.
  package static func write(_ text: String, to path: String) throws(ToolFailure) {
    let file = try OutputFile(path: path)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  private static func cannotWrite(_ shown: String) -> ToolFailure {
    ToolFailure(.cannotWrite, "error: cannot write \(shown): \(String(cString: strerror(errno)))")
  }
}
