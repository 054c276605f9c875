import CCairo
import Foundation

/// Pictures of glyphs, made from their outlines at quarter-pixel places.
///
/// Cairo 1.16 draws glyphs at whole pixels only, which makes letter spacing uneven in small pictures
/// and text jump in slow movements. Filling each outline anew would be exact but five times slower.
final class GlyphCache {
  /// Places within a pixel that are told apart, along the line.
  static let phases = 4

  private struct Key: Hashable {
    let face: OpaquePointer
    let index: UInt
    /// Height of the font in pixels.
    let size: CGFloat
    /// Quarters of a pixel by which the outline is moved to the right.
    let phase: Int
  }

  private var surfaces: [Key: CoverageSurface?] = [:]
  /// Text that grows makes new glyphs in each frame; these must not pile up.
  private let capacity = 8192
  private var pictures: [Key: ColorSurface?] = [:]
  /// Pictures are larger than masks, and few texts have many.
  private let pictureCapacity = 256
  private let options = FontLibrary.makeOptions()

  deinit { cairo_font_options_destroy(options) }

  /// The mask of a glyph.
  ///
  /// - Returns: `nil` for a glyph without ink, such as a space.
  func mask(for glyph: ShapedText.Glyph, size: CGFloat, phase: Int) -> CoverageSurface? {
    let key = Key(face: glyph.face, index: glyph.index, size: size, phase: phase)
    if let known = surfaces[key] { return known }
    if surfaces.count >= capacity { surfaces.removeAll() }
    let made = makeMask(key)
    surfaces[key] = .some(made)
    return made
  }

  /// The picture of a glyph that has colors of its own, drawn so that its baseline begins at the origin.
  ///
  /// - Returns: `nil` for a glyph without ink.
  func picture(of glyph: ShapedText.Glyph, size: CGFloat) -> ColorSurface? {
    let key = Key(face: glyph.face, index: glyph.index, size: size, phase: 0)
    if let known = pictures[key] { return known }
    if pictures.count >= pictureCapacity { pictures.removeAll() }
    let made = ColorSurface(glyph: glyph.index, face: glyph.face, size: size)
    pictures[key] = .some(made)
    return made
  }

  /// Adds the outline of a glyph to the path of a context.
  func appendOutline(
    of index: UInt, face: OpaquePointer, size: CGFloat, at point: CGPoint,
    to context: OpaquePointer
  ) {
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, size)
    cairo_set_font_options(context, options)
    var glyph = cairo_glyph_t(index: index, x: point.x, y: point.y)
    cairo_glyph_path(context, &glyph, 1)
  }

  private func makeMask(_ key: Key) -> CoverageSurface? {
    let start = CGPoint(x: CGFloat(key.phase) / CGFloat(Self.phases), y: 0)
    func append(to context: OpaquePointer) {
      appendOutline(of: key.index, face: key.face, size: key.size, at: start, to: context)
    }
    var bounds = CGRect.zero
    _ = CoverageSurface(bounds: CGRect(x: 0, y: 0, width: 1, height: 1)) { context in
      append(to: context)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(context, &left, &top, &right, &bottom)
      bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
    }
    guard !bounds.isEmpty else { return nil }
    return CoverageSurface(bounds: bounds) { context in
      append(to: context)
      cairo_fill(context)
    }
  }
}
