public import Foundation

/// A place in a document (since iOS 15): before a character, or after the last one.
///
/// What it is made of is known to who holds the document, such as ``NSTextContentStorage``.
nonisolated public protocol NSTextLocation: NSObjectProtocol {
  /// Which of two places comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A part of a document (since iOS 15), from a place to another one.
nonisolated open class NSTextRange: NSObject {
  private let ends: (first: any NSTextLocation, last: any NSTextLocation)

  /// Makes a part; nil if its end comes before its beginning. Without an end it is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    ends = (location, end)
    super.init()
  }

  /// Makes an empty part.
  public init(location: any NSTextLocation) {
    ends = (location, location)
    super.init()
  }

  /// Where it begins.
  open var location: any NSTextLocation { ends.first }

  /// Where it ends.
  open var endLocation: any NSTextLocation { ends.last }

  /// Whether it has no characters.
  open var isEmpty: Bool { ends.first.compare(ends.last) == .orderedSame }

  /// Whether it begins and ends where another part does.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether the other object is the same part.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }

  /// A hash that all parts have in common, since places say no more than which of them comes first.
  open override var hash: Int { 0 }

  /// Whether a place is in it; its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    location.compare(self.location) != .orderedAscending
      && location.compare(endLocation) == .orderedAscending
  }

  /// Whether another part is inside of it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    textRange.location.compare(location) != .orderedAscending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether they have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// What they have in common; nil if that is nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let first = later(location, textRange.location)
    let last = earlier(endLocation, textRange.endLocation)
    guard intersects(textRange) || isEmpty || textRange.isEmpty else { return nil }
    return NSTextRange(location: first, end: last)
  }

  /// The smallest part that has both in it.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let first = earlier(location, textRange.location)
    let last = later(endLocation, textRange.endLocation)
    return NSTextRange(location: first, end: last) ?? self
  }

  /// Its ends, for people.
  open override var description: String { "\(location)...\(endLocation)" }

  private func earlier(
    _ one: any NSTextLocation, _ other: any NSTextLocation
  ) -> any NSTextLocation { one.compare(other) == .orderedDescending ? other : one }

  private func later(
    _ one: any NSTextLocation, _ other: any NSTextLocation
  ) -> any NSTextLocation { one.compare(other) == .orderedAscending ? other : one }
}

/// A place in a text storage, counted in UTF-16 code units.
nonisolated final class StorageLocation: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    // A place of another document comes neither before nor after.
    guard let other = (location as? StorageLocation)?.offset, other != offset else {
      return .orderedSame
    }
    return offset < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? StorageLocation)?.offset == offset
  }

  override var hash: Int { offset }

  override var description: String { "\(offset)" }
}

nonisolated extension NSTextRange {
  /// A part of a text storage.
  static func storage(_ range: NSRange) -> NSTextRange {
    let first = StorageLocation(range.location)
    return NSTextRange(location: first, end: StorageLocation(NSMaxRange(range)))
      ?? NSTextRange(location: first)
  }
}
