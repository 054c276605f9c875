import CCairo
import CoreGraphics
import Foundation

/// The pixels into which a context draws.
struct PixelTarget {
  /// What it has, in the coordinates of the context.
  let bounds: CGRect
  private let surface: OpaquePointer
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

  /// How a product is rounded that is divided by 255; they differ by one, seldom.
  enum Rounding: UInt32 {
    /// What Cairo does where an opaque colour covers a part of a pixel.
    case cairo = 0x007F_007F
    /// What Pixman does with pictures and masks.
    case pixman = 0x0080_0080
  }

  /// Nil for a context that does not draw into pixels with colours, on whole places.
  init?(of context: OpaquePointer) {
    guard let surface = cairo_get_group_target(context),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard x == x.rounded(), y == y.rounded() else { return nil }
    self.surface = surface
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
    bounds = CGRect(
      x: -x, y: -y, width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
  }

  /// The pixels of a row, from a column on; both in the coordinates of the context.
  func row(_ row: Int, from column: Int) -> UnsafeMutablePointer<UInt32> {
    let (x, y) = (column - Int(bounds.minX), row - Int(bounds.minY))
    return UnsafeMutableRawPointer(bytes + y * stride + x * 4)
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Says that pixels were changed.
  func markChanged() { cairo_surface_mark_dirty(surface) }

  /// A copy of what is in a corner.
  func pixels(in corner: CornerMask.Corner) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(corner.place.width * corner.place.height)
    for row in 0..<corner.place.height {
      withRow(row, of: corner) { pixels.append(contentsOf: $0) }
    }
    return pixels
  }

  /// Puts pixels behind opaque ones, as far as a mask leaves these out.
  func mix(
    _ behind: [UInt32], behind corner: CornerMask.Corner, _ mask: CoverageSurface,
    _ rounding: Rounding
  ) {
    guard let coverage = cairo_image_surface_get_data(mask.surface) else { return }
    let maskStride = Int(cairo_image_surface_get_stride(mask.surface))
    let width = corner.place.width
    for row in 0..<corner.place.height {
      let covered = coverage + (corner.source.y + row) * maskStride + corner.source.x
      withRow(row, of: corner) { pixels in
        for column in 0..<width where covered[column] != 255 {
          let share = UInt32(covered[column])
          pixels[column] =
            Self.scaled(pixels[column], by: share, rounding)
            &+ Self.scaled(behind[row * width + column], by: 255 - share, rounding)
        }
      }
    }
    markChanged()
  }

  private func withRow(
    _ row: Int, of corner: CornerMask.Corner, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    body(
      UnsafeMutableBufferPointer(
        start: self.row(corner.place.y + row, from: corner.place.x), count: corner.place.width))
  }

  /// A pixel with each of its parts multiplied by a share of 255.
  private static func scaled(
    _ pixel: UInt32, by share: UInt32, _ rounding: Rounding
  ) -> UInt32 {
    func half(_ parts: UInt32) -> UInt32 {
      let product = parts &* share &+ rounding.rawValue
      return (product &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return half(pixel & 0x00FF_00FF) | half(pixel >> 8 & 0x00FF_00FF) << 8
  }
}
