import CCairo
import CoreGraphics
import Foundation

// Gradients, pixels, and how pictures are mixed.
extension Canvas {
  func setSource(_ gradient: LinearGradient, _ state: DrawingState) {
    let start = gradient.start.applying(state.transform)
    let end = gradient.end.applying(state.transform)
    guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    setSource(pattern, gradient.stops, state)
  }

  /// Fills an area with the source, which is a gradient along the rows or the columns of pixels, and found for
  /// one of them only: Pixman would find each pixel anew.
  ///
  /// - Parameters:
  ///   - gradient: The source; turned by nothing, since the area is upright.
  ///   - area: Whole pixels.
  ///   - isOpaque: Whether nothing shines through the source.
  /// - Returns: Whether it could be done; if not, nothing is drawn.
  func fill(
    _ area: CGRect, along gradient: LinearGradient, isOpaque: Bool, _ state: DrawingState
  ) -> Bool {
    let isAlongRows = gradient.start.y == gradient.end.y
    let isAlongColumns = gradient.start.x == gradient.end.x
    guard !state.isCutByContext, isAlongRows != isAlongColumns, isAlongRows || isOpaque,
      let target = PixelTarget(of: context), target.bounds.contains(area),
      let source = cairo_get_source(context),
      let line = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(isAlongRows ? area.width : 1),
        Int32(isAlongRows ? 1 : area.height))
    else { return false }
    defer { cairo_surface_destroy(line) }
    cairo_surface_set_device_offset(line, -area.minX, -area.minY)
    let lineContext = cairo_create(line)
    cairo_set_source(lineContext, source)
    cairo_set_operator(lineContext, CAIRO_OPERATOR_SOURCE)
    cairo_paint(lineContext)
    cairo_destroy(lineContext)
    cairo_surface_flush(line)
    guard let bytes = cairo_image_surface_get_data(line) else { return false }
    // A row of one pixel has four bytes, so a column has no gaps.
    let pixels = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    if isAlongRows {
      target.lay(pixels, over: area, isOpaque: isOpaque)
    } else {
      target.spread(pixels, over: area)
    }
    return true
  }

  func setSource(_ gradient: RadialGradient, _ state: DrawingState) {
    guard
      let pattern = cairo_pattern_create_radial(
        gradient.startCenter.x, gradient.startCenter.y, gradient.startRadius, gradient.endCenter.x,
        gradient.endCenter.y, gradient.endRadius)
    else { return }
    // A circle may be an ellipse on the screen, so the pattern, not its points, is transformed.
    var matrix = cairo_matrix_t(gradient.space.concatenating(state.transform).inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    setSource(pattern, gradient.stops, state)
  }

  private func setSource(
    _ pattern: OpaquePointer, _ stops: [LinearGradient.Stop], _ state: DrawingState
  ) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha * state.opacity)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws pixels, stretched to a rectangle.
  func draw(_ image: PixelImage, in rect: CGRect, _ state: DrawingState) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    image.pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<image.height {
        (bytes + row * stride).withMemoryRebound(to: UInt8.self, capacity: image.width * 4) {
          UnsafeMutableRawPointer($0).copyMemory(
            from: start + row * image.width * 4, byteCount: image.width * 4)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(place.concatenating(state.transform).inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(context)
    defer { cairo_restore(context) }
    appendPath(of: .rectangle(rect), state)
    cairo_clip(context)
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, state.opacity)
  }

  /// Draws the shadow of a group's items.
  func drawShadow(
    of group: DisplayGroup, _ shadow: DisplayShadow, _ opacity: CGFloat, _ state: DrawingState
  ) {
    let reach = (shadow.radius * state.scale * 3).rounded(.up) + 1
    let area = state.shown.insetBy(dx: -reach, dy: -reach).integral
    var inside = DrawingState(visible: area)
    inside.transform = state.transform
    let surface = CoverageSurface(bounds: area) { maskContext in
      let canvas = Canvas(context: maskContext, renderer: renderer)
      canvas.draw(group.items, inside)
    }
    surface.blur(standardDeviation: shadow.radius * state.scale)
    let offset = shadow.deviceOffset(state)
    setSource(shadow.color, opacity: opacity)
    cairo_mask_surface(context, surface.surface, surface.x + offset.x, surface.y + offset.y)
  }
}

extension DisplayShadow {
  /// How far the shadow lies from what casts it, in pixels; it does not turn.
  fileprivate func deviceOffset(_ state: DrawingState) -> CGPoint {
    CGPoint(
      x: (offset.width * state.scale).rounded(), y: (offset.height * state.scale).rounded())
  }

  /// The pixels outside which the shadow of what lies in a rectangle of pixels leaves no mark.
  func bounds(of rect: CGRect, _ state: DrawingState) -> CGRect {
    let reach = (radius * state.scale * 3).rounded(.up) + 1
    let offset = deviceOffset(state)
    return rect.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach, dy: -reach)
  }
}

extension cairo_matrix_t {
  fileprivate init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

extension CGBlendMode {
  /// How Cairo mixes so. It has no sum towards black, for which it multiplies; and it takes away what a shape
  /// does not touch within the rectangle around it, where the mode says so.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
