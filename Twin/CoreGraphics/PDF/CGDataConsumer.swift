public import Foundation

/// Bytes that can be added to; Core Foundation's, which Swift code makes with `as CFMutableData`.
///
/// Differs from Core Graphics: it is Foundation's own type, since Linux has no data of Core Foundation.
public typealias CFMutableData = NSMutableData

/// Where something is; Core Foundation's, which Swift code makes with `as CFURL`.
///
/// Differs from Core Graphics: it is Foundation's own type, since Linux has none of Core Foundation.
public typealias CFURL = URL

/// Where bytes go to, such as those of a file of pages.
public final class CGDataConsumer {
  let take: (Data) -> Void

  /// Adds bytes to data.
  public init?(data: CFMutableData) {
    take = { data.append($0) }
  }

  /// Writes bytes to a file; nil if it cannot be written.
  public init?(url: CFURL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    take = { try? $0.write(to: url) }
  }
}
