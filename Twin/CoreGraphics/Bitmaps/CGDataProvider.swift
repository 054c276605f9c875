public import Foundation

/// Bytes; Core Foundation's, which Swift code makes with `as CFData`.
///
/// Differs from Core Graphics: it is Foundation's own type, since Linux has no data of Core Foundation.
public typealias CFData = Data

/// A text; Core Foundation's, which Swift code makes with `as CFString`.
///
/// Differs from Core Graphics: it is a string of Swift, since Linux has none of Core Foundation.
public typealias CFString = String

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.count ?? 0 }

/// Where the bytes are; valid as long as the data, or a copy of it, is there.
///
/// Differs from Core Foundation: data of no more than 14 bytes is copied into memory that nobody frees,
/// because such data of Foundation's lies wherever its value lies.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  guard theData.count > 14 else {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, theData.count))
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Where bytes come from, such as the pixels of a picture.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// Gives the bytes of data.
  public init?(data: CFData) {
    self.data = data
  }

  /// Gives bytes of memory, which is let go of by a function.
  ///
  /// Differs from Core Graphics: the bytes are copied, and the memory is let go of at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
