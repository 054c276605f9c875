import Foundation

/// A regular file's size and the time of its last change: if both are the same, so is the file, as `make`
/// has it.
package nonisolated struct FileStamp: Hashable, CustomStringConvertible {
  /// Bytes; seconds since 1970, and nanoseconds besides.
  package let description: String

  /// The stamp of the file at a path; nil if there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a file in a folder; nil if there is none, or a link.
  init?(name: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = status.st_mtim
    description = "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }
}
