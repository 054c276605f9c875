public import Foundation

/// What a context knows and forgets besides what it draws.
extension CGContext {
  /// Adds rectangles to the path under way.
  public func addRects(_ rects: [CGRect]) {
    rects.forEach(addRect)
  }

  /// Sets how far pointed joins of lines may reach, in half widths; longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    changeState { $0.pen.miterLimit = limit }
  }

  /// Lets things be drawn everywhere again, as in a new context.
  public func resetClip() {
    changeState { $0.limits = [] }
  }

  /// The smallest rectangle in which things can be drawn, in the coordinates that are set.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let box = state.limits.reduce(whole) { box, limit in
      guard case .path(let clip) = limit else { return box }
      return box.intersection(CGPath(segments: clip.path).boundingBoxOfPath)
    }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }

  /// Turns the path under way into the outline of the line along it.
  public func replacePathWithStrokedPath() {
    let back = state.transform.inverted()
    let outline = CGPath(outlining: takePath().applying(back), state.pen)
    segments = outline.segments.applying(state.transform)
  }

  /// Whether a point is where drawing the path under way would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    var isInside = false
    if mode == .fill || mode == .fillStroke { isInside = path.contains(point) }
    if mode == .eoFill || mode == .eoFillStroke {
      isInside = path.contains(point, using: .evenOdd)
    }
    guard !isInside, mode != .fill, mode != .eoFill else { return isInside }
    return CGPath(outlining: path.segments, state.pen).contains(point)
  }

  /// A point of the coordinates that are set, in pixels from the lower left.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A point in pixels from the lower left, in the coordinates that are set.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size of the coordinates that are set, in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// A size in pixels, in the coordinates that are set.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest rectangle around one of the coordinates that are set, in pixels from the lower left.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The smallest rectangle around one in pixels from the lower left, in the coordinates that are set.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The transform of text; UIKit's text has its own.
  ///
  /// Differs from Core Graphics: kept and without effect.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { changeState { $0.textMatrix = newValue } }
  }

  /// Where the next text begins.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Says whether edges may be smooth. Differs from Core Graphics: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Says how far a curve may be from what is drawn, in pixels. Differs from Core Graphics: without effect.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Says how a color that the context does not have becomes one that it has.
  ///
  /// Differs from Core Graphics: without effect; there is one space of colors.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Brings what was drawn to where it belongs, where it is already.
  public func flush() {}

  /// Brings what was drawn to where it belongs soon, where it is already.
  public func synchronize() {}
}
