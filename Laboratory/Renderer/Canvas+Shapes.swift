import CCairo
import CoreGraphics
import Foundation

// Fills, borders and lines.
extension Canvas {
  /// How many half widths a pointed join may reach: Core Animation's own limit.
  static let miterLimit: CGFloat = 10

  func fill(_ shape: DisplayShape, _ paint: DisplayPaint, _ state: DrawingState) {
    guard isSeen(shape.bounds, state) else { return }
    let area = state.pixels(of: shape)
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return }
      setSource(color, opacity: state.opacity)
      if color.alpha * state.opacity < 1, fillThroughMask(shape, state) { return }
    case .linearGradient(let gradient):
      setSource(gradient, state)
      guard let area = area?.intersection(state.shown), !area.isEmpty else { break }
      let isOpaque = paint.isOpaque && state.opacity == 1
      if fill(area, along: gradient, isOpaque: isOpaque, state) { return }
      // What is opaque replaces what was there. Cairo mixes it with that all the same.
      if isOpaque { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
      appendRectangle(area)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      return
    case .radialGradient(let gradient):
      setSource(gradient, state)
    case .conicGradient(let gradient):
      setSource(gradient, reaching: shape.bounds, state)
    case .pixels(let image, let rect):
      return draw(image, in: rect, state)
    }
    if case .color = paint, let area {
      appendRectangle(area.intersection(state.shown))
    } else if case .color(let color) = paint, color.alpha * state.opacity >= 1,
      case .rectangle(let rectangle) = shape, fill(rectangle, state)
    {
      return
    } else if let rect = straightPart(of: shape, state) {
      cairo_save(context)
      defer { cairo_restore(context) }
      appendRectangle(rect)
      cairo_clip(context)
      appendPath(of: shape, state)
      setFillRule(of: shape)
      cairo_fill(context)
      return
    } else {
      appendPath(of: shape, state)
      setFillRule(of: shape)
    }
    cairo_fill(context)
  }

  /// Fills a shape with a colour that is not opaque, if all of it is seen.
  ///
  /// Cairo mixes each stretch of each row by itself, which takes as long as to mix some hundred pixels; a mask
  /// of all rows is mixed at once, and says the same of each pixel.
  private func fillThroughMask(_ shape: DisplayShape, _ state: DrawingState) -> Bool {
    let bounds: CGRect
    switch shape {
    case .path(let path):
      bounds = state.deviceRect(path.bounds).integral
    case .rectangle(let rectangle):
      // Rows between the corners are one to Cairo.
      guard state.isUpright else { return false }
      bounds = state.snappedDeviceRect(rectangle.rect)
      guard bounds.width * bounds.height < 1_000 * rectangle.effectiveRadius * state.scale else {
        return false
      }
    }
    guard bounds.height >= 4, state.visible.contains(bounds) else { return false }
    let mask = CoverageSurface(bounds: bounds) { maskContext in
      var inside = DrawingState(visible: bounds)
      inside.transform = state.transform
      Canvas(context: maskContext, renderer: renderer).fill(shape, .color(.black), inside)
    }
    cairo_mask_surface(context, mask.surface, mask.x, mask.y)
    return true
  }

  /// What is seen of a rounded rectangle that is covered in part, if it is cut off where its edges are
  /// straight: what is left is then what it would be without a cut.
  private func straightPart(of shape: DisplayShape, _ state: DrawingState) -> CGRect? {
    guard case .rectangle(let rectangle) = shape, state.isUpright else { return nil }
    let whole = state.snappedDeviceRect(rectangle.rect)
    let part = whole.intersection(state.shown)
    let radius = (rectangle.effectiveRadius * state.scale).rounded(.up)
    let middle = whole.insetBy(dx: radius, dy: radius)
    func isStraight(_ cut: CGFloat, _ edge: CGFloat, _ straight: ClosedRange<CGFloat>) -> Bool {
      cut == edge || straight.contains(cut)
    }
    guard part != whole, !part.isEmpty, !middle.isNull, middle.width > 0, middle.height > 0,
      isStraight(part.minX, whole.minX, middle.minX...middle.maxX),
      isStraight(part.maxX, whole.maxX, middle.minX...middle.maxX),
      isStraight(part.minY, whole.minY, middle.minY...middle.maxY),
      isStraight(part.maxY, whole.maxY, middle.minY...middle.maxY)
    else { return nil }
    return part
  }

  /// Whether anything of what leaves no mark outside some bounds is neither cut off nor covered.
  private func isSeen(_ bounds: CGRect, _ state: DrawingState) -> Bool {
    // One pixel more: edges are moved to whole pixels, and hairlines are widened.
    state.deviceRect(bounds).insetBy(dx: -1, dy: -1).intersects(state.shown)
  }

  func drawBorder(
    of shape: DisplayShape, width: CGFloat, _ color: DisplayColor, _ state: DrawingState
  ) {
    guard width > 0, color.alpha > 0, isSeen(shape.bounds, state) else { return }
    switch shape {
    case .rectangle(let outer):
      setSource(color, opacity: state.opacity)
      appendPath(of: .rectangle(outer), state)
      appendPath(of: .rectangle(outer.inset(by: snappedLength(width, state))), state)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
    case .path(let path):
      // The half of a doubled line that lies inside.
      cairo_save(context)
      appendPath(of: shape, state)
      setFillRule(of: shape)
      cairo_clip(context)
      draw(path, DisplayStroke(color, width: width * 2), state)
      cairo_restore(context)
    }
  }

  /// A width in points that is a whole number of pixels, at least one.
  private func snappedLength(_ length: CGFloat, _ state: DrawingState) -> CGFloat {
    guard state.isUpright, state.scale > 0 else { return length }
    return max(1, (length * state.scale).rounded()) / state.scale
  }

  func draw(_ path: DisplayPath, _ stroke: DisplayStroke, _ state: DrawingState) {
    guard stroke.width > 0, stroke.color.alpha > 0,
      isSeen(DisplayItem.stroke(path, stroke).bounds, state)
    else { return }
    setSource(stroke.color, opacity: state.opacity)
    appendPath(path, state)
    cairo_set_line_width(context, stroke.width * state.scale)
    cairo_set_miter_limit(context, Double(Self.miterLimit))
    cairo_set_line_cap(context, Self.cairoCap(stroke.cap))
    cairo_set_line_join(context, Self.cairoJoin(stroke.join))
    let dashes = stroke.dashes.map { Double($0 * state.scale) }
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(stroke.dashPhase * state.scale))
    cairo_stroke(context)
  }

  private static func cairoCap(_ cap: CGLineCap) -> cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private static func cairoJoin(_ join: CGLineJoin) -> cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }

  // MARK: - Paths

  func setFillRule(of shape: DisplayShape) {
    let rule: CGPathFillRule =
      switch shape {
      case .rectangle: .winding
      case .path(let path): path.fillRule
      }
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func appendPath(of shape: DisplayShape, _ state: DrawingState) {
    switch shape {
    case .rectangle(let rectangle):
      guard state.isUpright else { return appendPath(rectangle.path, state) }
      Self.appendPath(of: state.snapped(rectangle), to: context)
    case .path(let path):
      appendPath(path, state)
    }
  }

  /// Adds a rectangle of pixels to the current path.
  func appendRectangle(_ rect: CGRect) {
    cairo_rectangle(
      context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds a rectangle of pixels, perhaps with round corners, to the path of a context.
  static func appendPath(of rectangle: RoundedRectangle, to context: OpaquePointer) {
    if rectangle.isPlain {
      let rect = rectangle.rect
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    } else {
      append(rectangle.path.segments, to: context)
    }
  }

  private func appendPath(_ path: DisplayPath, _ state: DrawingState) {
    Self.append(path.segments.applying(state.transform), to: context)
  }

  /// Adds steps in pixels to the path of a context.
  private static func append(_ segments: [CGPath.Segment], to context: OpaquePointer) {
    cairo_new_sub_path(context)
    for segment in segments {
      switch segment {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
      case .quadCurve(let control, let end):
        appendQuadCurve(control: control, to: end, context)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// Cairo has cubic curves only; each quadratic one is also a cubic one.
  private static func appendQuadCurve(
    control: CGPoint, to end: CGPoint, _ context: OpaquePointer
  ) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(context, &x, &y)
    cairo_curve_to(
      context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
  }
}

extension RoundedRectangle {
  /// The outline, clockwise from the top left, each corner a quarter of a circle.
  package var path: DisplayPath {
    let radius = effectiveRadius
    // How far the control points of a cubic curve lie along the tangents of a quarter circle.
    let pull = radius * 0.552_284_749_831
    var segments: [CGPath.Segment] = []
    func corner(_ corner: Corners, at point: CGPoint, in arriving: CGVector, out leaving: CGVector)
    {
      func away(_ distance: CGFloat, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x + distance * direction.dx, y: point.y + distance * direction.dy)
      }
      let isRound = corners.contains(corner) && radius > 0
      let start = isRound ? away(-radius, arriving) : point
      segments.append(segments.isEmpty ? .move(start) : .line(start))
      guard isRound else { return }
      segments.append(
        .curve(
          control1: away(pull - radius, arriving), control2: away(radius - pull, leaving),
          end: away(radius, leaving)))
    }
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), in: up, out: right)
    corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), in: right, out: down)
    corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), in: down, out: left)
    corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), in: left, out: up)
    segments.append(.close)
    return DisplayPath(segments)
  }
}
