import CCairo
import Foundation

/// A mask that Cairo can draw through. Owns Cairo's surface.
final class CoverageSurface {
  let surface: OpaquePointer?
  let width: Int
  let height: Int
  /// Where its top left corner lies, relative to the origin of what it shows.
  let x: CGFloat
  let y: CGFloat

  /// The most pixels that a side of one of Cairo's pictures has.
  private static let longestSide = 32_767

  /// Makes a mask by drawing into it.
  ///
  /// - Parameters:
  ///   - bounds: What the mask covers, in whole pixels.
  ///   - draw: Draws with a context whose origin is that of the coordinates of `bounds`.
  init(bounds: CGRect, draw: (OpaquePointer) -> Void) {
    x = bounds.minX
    y = bounds.minY
    width = max(1, Int(bounds.width))
    height = max(1, Int(bounds.height))
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    guard let context = cairo_create(surface) else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    cairo_translate(context, -x, -y)
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// A mask and where the origin of what it shows goes, in pixels.
  typealias Placed = (mask: CoverageSurface, x: CGFloat, y: CGFloat)

  /// Makes a mask of several, through which the same is drawn as through one after the other.
  ///
  /// Nil if two of them cover the same pixel, which would be drawn twice, or if they do not lie on whole ones.
  init?(merging parts: [Placed]) {
    var places: [(left: Int, top: Int)] = []
    places.reserveCapacity(parts.count)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for (mask, x, y) in parts {
      guard let column = Int(exactly: x + mask.x), let row = Int(exactly: y + mask.y) else {
        return nil
      }
      places.append((column, row))
      (left, top) = (min(left, column), min(top, row))
      (right, bottom) = (max(right, column + mask.width), max(bottom, row + mask.height))
    }
    guard left < right, top < bottom, right - left <= Self.longestSide,
      bottom - top <= Self.longestSide
    else { return nil }
    (x, y, width, height) = (CGFloat(left), CGFloat(top), right - left, bottom - top)
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    var covered = Int.min
    for (part, place) in zip(parts, places) {
      let isBesideOthers = place.left >= covered
      covered = max(covered, place.left + part.mask.width)
      guard
        take(
          part.mask, column: place.left - left, row: place.top - top, unchecked: isBesideOthers)
      else { return nil }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Copies a mask that lies inside this one.
  ///
  /// - Parameter isUnchecked: Whether nothing is in the columns of the mask yet.
  /// - Returns: Whether no pixel was covered already.
  private func take(
    _ mask: CoverageSurface, column: Int, row: Int, unchecked isUnchecked: Bool
  ) -> Bool {
    guard let target = cairo_image_surface_get_data(surface),
      let source = cairo_image_surface_get_data(mask.surface)
    else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let sourceStride = Int(cairo_image_surface_get_stride(mask.surface))
    for line in 0..<mask.height {
      let from = source + line * sourceStride
      let to = target + (row + line) * stride + column
      if isUnchecked {
        to.update(from: from, count: mask.width)
      } else {
        for index in 0..<mask.width where from[index] != 0 {
          guard to[index] == 0 else { return false }
          to[index] = from[index]
        }
      }
    }
    return true
  }

  deinit { cairo_surface_destroy(surface) }

  /// Blurs the mask in place.
  func blur(standardDeviation: CGFloat) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var mask = CoverageMask(
      width: width, height: height,
      coverage: (0..<width * height).map { bytes[$0 / width * stride + $0 % width] })
    mask.blur(standardDeviation: standardDeviation)
    for index in 0..<width * height {
      bytes[index / width * stride + index % width] = mask.coverage[index]
    }
    cairo_surface_mark_dirty(surface)
  }
}
