// Insets and offsets: their zero, equality and conversions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics

extension UIEdgeInsets: Equatable, @unchecked Sendable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool { fatalError() }
}
extension NSDirectionalEdgeInsets: Equatable, @unchecked Sendable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool {
    fatalError()
  }
}
extension UIFloatRange: Equatable, @unchecked Sendable {
  public static var zero: UIFloatRange { UIFloatRange() }
  public static var infinite: UIFloatRange { UIFloatRange() }
  public var isInfinite: Bool { fatalError() }
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}

extension UIOffset: Equatable, @unchecked Sendable {
  public static var zero: UIOffset { UIOffset() }
  public static func == (a: UIOffset, b: UIOffset) -> Bool { fatalError() }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}
