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
