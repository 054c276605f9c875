import CCairo
import CoreGraphics
import Foundation

// Shadows: a blurred mask of the shape, through which the colour is drawn.
extension Canvas {
  func drawShadow(of shape: DisplayShape, _ shadow: DisplayShadow, _ outer: DrawingState) {
    guard shadow.color.alpha > 0 else { return }
    var state = outer
    state.transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: shadow.offset.width, ty: shadow.offset.height
    ).concatenating(outer.transform)
    let blur = Self.rounded(shadow.radius * state.scale)
    let reach = (blur * 3).rounded(.up) + 1
    let area = state.deviceRect(shape.bounds).insetBy(dx: -reach, dy: -reach)
    guard area.intersects(state.visible) else { return }

    setSource(shadow.color, opacity: state.opacity)
    if case .rectangle(let rectangle) = shape, state.isUpright {
      var snapped = rectangle
      snapped.rect = state.snappedDeviceRect(rectangle.rect)
      snapped.cornerRadius = Self.rounded(rectangle.effectiveRadius * state.scale)
      drawShadow(of: snapped, blur: blur, reach: reach)
    } else {
      drawShadow(ofShapeIn: shape, blur: blur, reach: reach, state)
    }
  }

  /// Lengths of shadows in quarters of a pixel: finer steps cannot be seen and would fill the cache.
  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 4).rounded() / 4 }

  private func drawShadow(
    ofShapeIn shape: DisplayShape, blur: CGFloat, reach: CGFloat, _ state: DrawingState
  ) {
    let path =
      switch shape {
      case .rectangle(let rectangle): rectangle.path
      case .path(let path): path
      }
    let bounds = state.deviceRect(path.bounds)
    let originX = bounds.minX.rounded(.down)
    let originY = bounds.minY.rounded(.down)
    var atOrigin = state.transform
    atOrigin.tx -= originX
    atOrigin.ty -= originY
    let devicePath = path.applying(atOrigin)
    let surface = renderer.shadows.surface(for: .shape(devicePath, blur: blur)) {
      let area = devicePath.bounds.insetBy(dx: -reach, dy: -reach).integral
      return blurred(.path(devicePath), area: area, blur: blur)
    }
    cairo_mask_surface(
      context, surface.surface, originX + surface.x,
      originY + surface.y)
  }

  private func blurred(_ shape: DisplayShape, area: CGRect, blur: CGFloat) -> CoverageSurface {
    let surface = CoverageSurface(bounds: area) { maskContext in
      let canvas = Canvas(context: maskContext, renderer: renderer)
      var state = DrawingState()
      state.visible = area
      canvas.fill(shape, .color(.black), state)
    }
    surface.blur(standardDeviation: blur)
    return surface
  }

  // MARK: - Rectangles

  /// Draws the shadow of a rectangle in pixels from nine parts of a small one.
  private func drawShadow(of rectangle: RoundedRectangle, blur: CGFloat, reach: CGFloat) {
    // Pixels from the outer edge of the shadow to where it no longer changes along a side.
    let corner = Int(reach + max(reach, rectangle.effectiveRadius.rounded(.up)))
    let small = CGFloat(2 * corner + 1) - 2 * reach
    let rect = rectangle.rect
    guard rect.width >= small, rect.height >= small else {
      var state = DrawingState()
      state.visible = rect
      drawShadow(ofShapeIn: .rectangle(rectangle), blur: blur, reach: reach, state)
      return
    }
    let key = ShadowCache.Key.stretchable(
      cornerRadius: rectangle.effectiveRadius, corners: rectangle.corners.rawValue, blur: blur)
    let surface = renderer.shadows.surface(for: key) {
      var sample = rectangle
      sample.rect = CGRect(x: reach, y: reach, width: small, height: small)
      let side = CGFloat(2 * corner + 1)
      let area = CGRect(x: 0, y: 0, width: side, height: side)
      return blurred(.rectangle(sample), area: area, blur: blur)
    }
    drawNineParts(of: surface, corner: corner, in: rect.insetBy(dx: -reach, dy: -reach))
  }

  private func drawNineParts(of mask: CoverageSurface, corner: Int, in area: CGRect) {
    let pattern = cairo_pattern_create_for_surface(mask.surface)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    let side = Double(corner)
    typealias Part = (source: Double, from: Double, to: Double)
    func parts(from start: Double, length: Double) -> [Part] {
      let (first, last) = (start, start + length)
      return [
        (0, first, first + side), (side, first + side, last - side), (side + 1, last - side, last),
      ]
    }
    for (column, x) in parts(from: area.minX, length: area.width).enumerated() {
      for (row, y) in parts(from: area.minY, length: area.height).enumerated() {
        guard x.to > x.from, y.to > y.from else { continue }
        // The middle is one pixel, stretched; the rest is copied.
        let scaleX = column == 1 ? 1 / (x.to - x.from) : 1
        let scaleY = row == 1 ? 1 / (y.to - y.from) : 1
        var matrix = cairo_matrix_t(
          xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: x.source - x.from * scaleX,
          y0: y.source - y.from * scaleY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(context)
        cairo_rectangle(context, x.from, y.from, x.to - x.from, y.to - y.from)
        cairo_clip(context)
        cairo_mask(context, pattern)
        cairo_restore(context)
      }
    }
    cairo_pattern_destroy(pattern)
  }
}
