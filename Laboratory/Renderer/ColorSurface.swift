import CCairo
import Foundation

/// The picture of a glyph that has colors of its own, such as an emoji. Owns Cairo's surface.
final class ColorSurface {
  let surface: OpaquePointer?
  /// Where its top left corner lies, relative to the beginning of the baseline, in pixels.
  let x: CGFloat
  let y: CGFloat

  /// Draws a glyph.
  ///
  /// - Parameter size: The height of the font, in pixels.
  init?(glyph index: UInt, face: OpaquePointer, size: CGFloat) {
    // No emoji reaches further than this from the beginning of its baseline.
    let reach = (size * 1.5).rounded(.up)
    x = -2
    y = -reach
    let (width, height) = (Int32(reach) + 4, Int32(2 * reach))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    guard let context = cairo_create(surface) else { return nil }
    defer { cairo_destroy(context) }
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, size)
    var glyph = cairo_glyph_t(index: index, x: -x, y: -y)
    cairo_show_glyphs(context, &glyph, 1)
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }
}
