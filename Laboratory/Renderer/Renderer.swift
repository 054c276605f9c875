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
  let corners = CornerCache()

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
    let width = Int((list.size.width * scale).rounded(.up))
    let height = Int((list.size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return Bitmap(width: width, height: height) }
    var state = DrawingState(visible: CGRect(x: 0, y: 0, width: width, height: height))
    state.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let covers = Covers(of: list.items, state)
    let isCovered = covers.remains(of: state.visible).isEmpty
    return drawn(width: width, height: height, isCovered: isCovered) { context in
      let canvas = Canvas(context: context, renderer: self, covers: covers)
      if !isCovered { canvas.paint(background) }
      canvas.draw(list.items, state)
    }
  }

  /// Whether emoji are drawn: the font for them need not be installed.
  package var hasEmoji: Bool { texts.hasEmoji }

  /// How wide a line of text is drawn: the sum of its advances, in points.
  package func width(of string: String, size: CGFloat, weight: Int) -> CGFloat {
    texts.shape(string, size: size, weight: weight).width
  }

  /// Makes a bitmap of pixels that were lent to Cairo.
  ///
  /// - Parameter isCovered: Whether the body covers each pixel with an opaque colour.
  private func drawn(
    width: Int, height: Int, isCovered: Bool, _ body: (OpaquePointer) -> Void
  ) -> Bitmap {
    let count = width * height
    // Proof that no pixel is without a value: either all are zero before, or the covers' rectangles, each of
    // which is filled, have all of them; and if Cairo says that it could not draw, all become zero.
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      if !isCovered { buffer.initialize(repeating: 0) }
      let bytes = UnsafeMutableRawBufferPointer(buffer).baseAddress
      let surface = cairo_image_surface_create_for_data(
        bytes?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      let context = cairo_create(surface)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
      if let context { body(context) }
      let hasFailed = cairo_status(context) != CAIRO_STATUS_SUCCESS
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
      if hasFailed, isCovered { buffer.initialize(repeating: 0) }
      initializedCount = count
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// What the surroundings of an item say about how it is drawn.
struct DrawingState {
  /// From the coordinates of the item to pixels.
  var transform = CGAffineTransform.identity
  /// Multiplies the alpha of what is drawn.
  var opacity: CGFloat = 1
  /// What can be seen at all, in whole pixels; anything outside is cut off.
  private(set) var visible: CGRect
  /// What of that nothing covers that is drawn later; anything outside need not be drawn.
  var shown: CGRect
  /// Whether the context cuts off more than what is outside of `visible`, along slanted or round edges: pixels
  /// must not be written past it.
  var isCutByContext = false

  /// Where what can be seen ends on the right and below, before edges are moved to whole pixels.
  private var end: CGPoint

  init(visible: CGRect) {
    self.visible = visible
    shown = visible
    end = CGPoint(x: visible.maxX, y: visible.maxY)
  }

  /// Cuts off what lies outside a rectangle of pixels.
  ///
  /// - Parameter exact: The rectangle before its edges were moved to whole pixels.
  mutating func cut(to rect: CGRect, exact: CGRect? = nil) {
    visible = visible.intersection(rect)
    shown = shown.intersection(rect)
    let exact = exact ?? rect
    end = CGPoint(x: min(end.x, exact.maxX), y: min(end.y, exact.maxY))
  }

  /// Cuts off what lies outside a shape's bounds.
  mutating func cut(to shape: DisplayShape) {
    let bounds = shape.bounds
    cut(to: snappedDeviceRect(bounds), exact: deviceRect(bounds))
  }

  /// A rectangle with round corners in pixels, with its edges moved to the nearest whole pixels.
  func snapped(_ rectangle: RoundedRectangle) -> RoundedRectangle {
    var snapped = rectangle
    snapped.rect = snappedDeviceRect(rectangle.rect)
    snapped.cornerRadius = rectangle.effectiveRadius * scale
    return snapped
  }

  /// Whether upright rectangles stay upright: no rotation, no skew, no mirror image.
  var isUpright: Bool {
    transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
  }

  /// Whether a shape is an upright rectangle without round corners.
  func isUprightRectangle(_ shape: DisplayShape) -> Bool {
    guard case .rectangle(let rectangle) = shape, isUpright else { return false }
    return rectangle.isPlain
  }

  /// The whole pixels of an upright rectangle without round corners; nil for other shapes.
  func pixels(of shape: DisplayShape) -> CGRect? {
    isUprightRectangle(shape) ? snappedDeviceRect(shape.bounds) : nil
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
  /// What has any size keeps at least one pixel: a hairline never vanishes, nor is it moved out of what cuts
  /// it off, at whose end it may lie.
  func snappedDeviceRect(_ rect: CGRect) -> CGRect {
    let exact = rect.applying(transform)
    let columns = Self.snapped(exact.minX, exact.maxX, within: visible.maxX, end.x)
    let rows = Self.snapped(exact.minY, exact.maxY, within: visible.maxY, end.y)
    return CGRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }

  /// A stretch with its ends moved to whole pixels.
  private static func snapped(
    _ start: CGFloat, _ end: CGFloat, within limit: CGFloat, _ exactLimit: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let first = start.rounded()
    let length = end.rounded() - first
    guard length == 0, end > start else { return (first, length) }
    // What begins where the visible part ends, but for rounding errors, lies outside.
    let isInside = start < exactLimit - 1e-6
    return (isInside ? min(first, limit - 1) : first, 1)
  }
}
