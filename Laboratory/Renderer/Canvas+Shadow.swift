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
    guard area.intersects(state.shown) else { return }

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
      canvas.fill(shape, .color(.black), DrawingState(visible: area))
    }
    surface.blur(standardDeviation: blur)
    return surface
  }

  // MARK: - Rectangles

  /// How many pixels of each side a sample has: a long side is drawn from copies of them.
  ///
  /// One pixel, stretched, would do, but Cairo copies ten times faster than it stretches.
  private static let sideLength = 64

  /// Draws the shadow of a rectangle in pixels from the parts of a small one.
  private func drawShadow(of rectangle: RoundedRectangle, blur: CGFloat, reach: CGFloat) {
    // Pixels from the outer edge of the shadow to where it no longer changes along a side: it
    // begins outside, and the round corner is felt beyond its own end.
    let corner = Int(2 * reach + rectangle.effectiveRadius.rounded(.up))
    let rect = rectangle.rect
    let smallest = CGFloat(2 * corner) - 2 * reach
    guard rect.width > smallest, rect.height > smallest else {
      let state = DrawingState(visible: rect)
      drawShadow(ofShapeIn: .rectangle(rectangle), blur: blur, reach: reach, state)
      return
    }
    let key = ShadowCache.Key.stretchable(
      cornerRadius: rectangle.effectiveRadius, corners: rectangle.corners.rawValue, blur: blur)
    let surface = renderer.shadows.surface(for: key) {
      let side = CGFloat(2 * corner + Self.sideLength)
      let area = CGRect(x: 0, y: 0, width: side, height: side)
      var sample = rectangle
      sample.rect = area.insetBy(dx: reach, dy: reach)
      return blurred(.rectangle(sample), area: area, blur: blur)
    }
    drawParts(of: surface, corner: corner, in: rect.insetBy(dx: -reach, dy: -reach))
  }

  /// A stretch of pixels and where it is found in the sample.
  private struct Part {
    var source: Double
    var start: Double
    var end: Double
    var isCorner: Bool
  }

  /// The parts of one side: a corner, copies of the middle, the other corner.
  private func parts(from start: Double, length: Double, corner: Double) -> [Part] {
    let side = Double(Self.sideLength)
    let (first, last) = (start + corner, start + length - corner)
    let copies = stride(from: first, to: last, by: side).map { place in
      Part(source: corner, start: place, end: min(place + side, last), isCorner: false)
    }
    return [Part(source: 0, start: start, end: first, isCorner: true)] + copies
      + [Part(source: corner + side, start: last, end: last + corner, isCorner: true)]
  }

  private func drawParts(of mask: CoverageSurface, corner: Int, in area: CGRect) {
    let columns = parts(from: area.minX, length: area.width, corner: Double(corner))
    let rows = parts(from: area.minY, length: area.height, corner: Double(corner))
    for column in columns {
      for row in rows where column.isCorner || row.isCorner {
        cairo_save(context)
        cairo_rectangle(
          context, column.start, row.start, column.end - column.start, row.end - row.start)
        cairo_clip(context)
        cairo_mask_surface(
          context, mask.surface, column.start - column.source, row.start - row.source)
        cairo_restore(context)
      }
    }
    // Further inside than the blur reaches, the shadow is its colour.
    appendRectangle(area.insetBy(dx: CGFloat(corner), dy: CGFloat(corner)))
    cairo_fill(context)
  }
}
