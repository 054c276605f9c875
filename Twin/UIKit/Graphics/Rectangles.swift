import CUIKit
import Foundation

extension CGRect {
  /// Whether a rectangle shares more than an edge with another one.
  ///
  /// What `intersects(_:)` says on Apple's systems; here it says so in code that is not optimized.
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    rectanglesOverlap(
      origin.x, origin.y, size.width, size.height, other.origin.x, other.origin.y,
      other.size.width, other.size.height)
  }
}

extension CGRect {
  /// The rectangle without a rim: a line or a point in its middle where there is less room than that takes.
  ///
  /// `insetBy(dx:dy:)` answers with no rectangle there, which is infinitely far away.
  nonisolated func within(rim dx: CGFloat, _ dy: CGFloat? = nil) -> CGRect {
    let (dx, dy) = (min(dx, width / 2), min(dy ?? dx, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
