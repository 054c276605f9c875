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
