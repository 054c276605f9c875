public import Foundation

/// How a picture is drawn at another size.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Slow and smooth.
  case high = 3
  /// Between both.
  case medium = 4
}

extension CGContext {
  /// Sets how what is drawn next is mixed with what is there already in this picture.
  public func setBlendMode(_ mode: CGBlendMode) {
    changeState { $0.blend = mode }
  }

  /// Lets what is drawn next cast a shadow in a color; nil for none.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow lies from what casts it, in points, to the right and down, whatever the
  ///     transform is.
  ///   - blur: How far it blurs, in points: twice the standard deviation (Assumed).
  ///   - color: Its color.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    changeState { state in
      state.shadow = color.map {
        DrawingShadow(color: $0.rgba, offset: offset, radius: max(0, blur) / 2)
      }
    }
  }

  /// Lets what is drawn next cast a shadow, black and one third opaque.
  ///
  /// Source: Core Graphics documentation, `CGContextSetShadow`: a black color with 1/3 alpha.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Lets what is drawn until `endTransparencyLayer()` be one picture: opacity, shadow and blend mode that
  /// are set now hold for all of it, and none of them for its parts.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openLayer()
  }

  /// As `beginTransparencyLayer(auxiliaryInfo:)`, cut off at a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    openLayer(limit: shape { $0.addRect(rect) })
  }

  /// Draws the picture that was begun last, with what was set then.
  public func endTransparencyLayer() {
    closeLayer()
  }

  /// Takes away all that is drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    saveGState()
    changeState {
      $0.blend = .clear
      $0.shadow = nil
      $0.fill = .black
      $0.alpha = 1
    }
    fill(rect)
    restoreGState()
  }

  /// Lets things be drawn only as far as a picture in a rectangle is opaque; it lies upside down, as
  /// `draw(_:in:byTiling:)` draws it.
  ///
  /// Differs from Core Graphics: the opacity of the picture counts, never its lightness.
  public func clip(to rect: CGRect, mask: CGImage) {
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    var group = DrawingGroup([.image(mask, rect)])
    group.transform = place.concatenating(state.transform)
    limit(to: [.group(group)])
  }

  /// Lets nothing be drawn outside rectangles.
  public func clip(to rects: [CGRect]) {
    limit(to: shape { path in rects.forEach { path.addRect($0) } }, .winding)
  }

  /// Draws a gradient along a line, wherever nothing keeps it away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(startPoint, endPoint), options)
  }

  /// Draws a gradient from one circle to another, wherever nothing keeps it away.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(gradient, .radial(startCenter, startRadius, endCenter, endRadius), options)
  }

  /// Sets the color of areas by its numbers: red, green, blue and opacity.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the gray of areas.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of lines by its numbers: red, green, blue and opacity.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the gray of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Says whether edges are smooth.
  ///
  /// Differs from Core Graphics: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// How pictures are drawn at another size.
  ///
  /// Differs from Core Graphics: kept and without effect, since pictures stay sharp.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { changeState { $0.interpolation = newValue } }
  }

  /// The smallest rectangle around all points of the path under way; null without one.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// Where the pen is; the origin without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
}
