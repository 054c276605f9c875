package import Foundation

/// The one folder that a command writes to.
///
/// Files appear whole or not at all: each is written under a temporary name and renamed. All calls go
/// through the folder's descriptor and take names without `/`, so nothing lands outside, not even
/// where somebody has put a symbolic link.
package nonisolated final class OutputFolder {
  /// The file that says that a folder is ours to write to.
  package static let marker = ".interlock-output"
  private static let temporaryPrefix = ".interlock-writing-"

  /// The folder as the person named it, fit to be shown.
  package let shownPath: String
  private let descriptor: Int32

  /// Makes the folder, or takes one that is empty or was written by this tool before.
  ///
  /// - Throws: A failure with status 3 if the folder belongs to somebody else or cannot be written.
  package convenience init(path: String) throws(ToolFailure) {
    let shown = Shown.plain(path)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure(
        .cannotWrite, "error: the folder \(shown) cannot be made; choose another with --out")
    }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ToolFailure(.cannotWrite, "error: \(shown) is no folder; choose another with --out")
    }
    self.init(descriptor: descriptor, shownPath: shown)
    try claim(names: Self.names(in: path))
  }

  private init(descriptor: Int32, shownPath: String) {
    self.descriptor = descriptor
    self.shownPath = shownPath
  }

  deinit {
    close(descriptor)
  }

  /// A folder of this name inside this one.
  package func subfolder(_ name: String) throws(ToolFailure) -> OutputFolder {
    try Self.check(name)
    let path = shownPath + "/" + name
    guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else { throw cannotWrite(name) }
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else { throw cannotWrite(name) }
    return OutputFolder(descriptor: inner, shownPath: path)
  }

  /// Writes a whole file, replacing one of the same name.
  package func write(_ data: Data, to name: String) throws(ToolFailure) {
    try Self.check(name)
    try Interruption.check()
    let temporary = Self.temporaryPrefix + name
    _ = unlinkat(descriptor, temporary, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, temporary, flags, 0o644)
    guard file >= 0 else { throw cannotWrite(name) }
    let isWritten = Self.writeAll(data, to: file)
    guard close(file) == 0, isWritten,
      renameat(descriptor, temporary, descriptor, name) == 0
    else {
      let failure = cannotWrite(name)
      _ = unlinkat(descriptor, temporary, 0)
      throw failure
    }
  }

  /// Writes a whole text file.
  package func write(_ text: String, to name: String) throws(ToolFailure) {
    try write(Data(text.utf8), to: name)
  }

  // MARK: What is there

  /// The stamp of a file in this folder; nil if there is none.
  func stamp(of name: String) -> FileStamp? { FileStamp(name: name, in: descriptor) }

  /// The text of a small file in this folder; nil if there is none, or it has more than 64 KiB.
  func text(of name: String) -> String? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_537)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard (0...65_536).contains(count) else { return nil }
    return String(bytes: bytes[..<count], encoding: .utf8)
  }

  // MARK: Whose folder it is

  private func claim(names: [String]) throws(ToolFailure) {
    for name in names where name.hasPrefix(Self.temporaryPrefix) {
      _ = unlinkat(descriptor, name, 0)
    }
    if names.contains(Self.marker) { return }
    guard names.allSatisfy({ $0.hasPrefix(Self.temporaryPrefix) }) else {
      throw ToolFailure(
        .cannotWrite,
        "error: the folder \(shownPath) is not empty and was not made by interlock; nothing was "
          + "written. Choose a new or an empty folder with --out")
    }
    try write("Made by interlock, which overwrites files here.\n", to: Self.marker)
  }

  private static func names(in path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  /// A name is never a path.
  private static func check(_ name: String) throws(ToolFailure) {
    let isName =
      !name.isEmpty && name.utf8.count <= 200 && !name.contains("/") && name != "."
      && name != ".." && name.unicodeScalars.allSatisfy(Shown.isHarmless)
    guard isName else {
      throw ToolFailure(.cannotWrite, "error: \(Shown.quoted(name)) is no name for a file")
    }
  }

  private func cannotWrite(_ name: String) -> ToolFailure {
    let reason = String(cString: strerror(errno))
    return ToolFailure(.cannotWrite, "error: cannot write \(shownPath)/\(name): \(reason)")
  }

  private static func writeAll(_ data: Data, to file: Int32) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
