import CCairo
import CoreGraphics
package import Foundation

/// Draws display lists with Cairo, text with Pango.
///
/// The same list at the same scale gives the same pixels, in each process and whatever was drawn
/// before: fonts come from files that are loaded here, not from the system's settings; hinting is
/// off; antialiasing is gray; edges of upright rectangles lie on whole pixels.
///
/// A renderer keeps what is slow to make (shaped text, glyphs, shadows), so make one and keep it.
/// It belongs to one thread at a time.
package final class Renderer {
  let texts: TextShaper
  let glyphs = GlyphCache()
  let shadows = ShadowCache()

  /// Makes a renderer and loads its fonts.
  ///
  /// - Throws: `FontError` if the font Inter is not installed.
  package init() throws(FontError) {
    texts = try TextShaper()
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: Pixels per point.
  ///   - background: What lies behind the list.
  package func draw(
    _ list: DisplayList, scale: CGFloat, background: DisplayColor = .clear
  ) -> Bitmap {
    var bitmap = Bitmap(
      width: Int((list.size.width * scale).rounded(.up)),
      height: Int((list.size.height * scale).rounded(.up)))
    guard bitmap.width > 0, bitmap.height > 0 else { return bitmap }
    var state = DrawingState()
    state.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    state.visible = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    withCanvas(on: &bitmap) { canvas in
      canvas.paint(background)
      canvas.draw(list.items, state)
    }
    return bitmap
  }

  /// How wide a line of text is drawn: the sum of its advances, in points.
  package func width(of string: String, size: CGFloat, weight: Int) -> CGFloat {
    texts.shape(string, size: size, weight: weight).width
  }

  /// Lends the pixels of a bitmap to Cairo.
  private func withCanvas(on bitmap: inout Bitmap, _ body: (Canvas) -> Void) {
    let (width, height) = (bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      let context = cairo_create(surface)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
      if let context { body(Canvas(context: context, renderer: self)) }
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// What the surroundings of an item say about how it is drawn.
struct DrawingState {
  /// From the coordinates of the item to pixels.
  var transform = CGAffineTransform.identity
  /// Multiplies the alpha of what is drawn.
  var opacity: CGFloat = 1
  /// What can be seen at all, in pixels; anything outside need not be drawn.
  var visible = CGRect.zero

  /// Whether upright rectangles stay upright: no rotation, no skew, no mirror image.
  var isUpright: Bool {
    transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
  }

  /// Pixels per point, the mean of both directions.
  var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// The smallest upright rectangle of pixels around a rectangle of points.
  func deviceRect(_ rect: CGRect) -> CGRect {
    rect.isNull ? .null : rect.applying(transform)
  }

  /// A rectangle of points in pixels, with its edges moved to the nearest whole pixels.
  ///
  /// What has any size keeps at least one pixel: a hairline never vanishes.
  func snappedDeviceRect(_ rect: CGRect) -> CGRect {
    let exact = rect.applying(transform)
    let left = exact.minX.rounded()
    let top = exact.minY.rounded()
    var width = exact.maxX.rounded() - left
    var height = exact.maxY.rounded() - top
    if width == 0, exact.width > 0 { width = 1 }
    if height == 0, exact.height > 0 { height = 1 }
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
