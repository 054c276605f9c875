public import Foundation

extension CGContext {
  /// Fills the path under way, which is over then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Draws along the path under way, which is over then.
  public func strokePath() {
    stroke(takePath())
  }

  /// Fills or strokes the path under way, which is over then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(shape { $0.addRect(rect) }, .winding)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    fill(shape { path in rects.forEach { path.addRect($0) } }, .winding)
  }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(shape { $0.addEllipse(in: rect) }, .winding)
  }

  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(shape { $0.addRect(rect) })
  }

  /// Draws along a rectangle, with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Draws along the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(shape { $0.addEllipse(in: rect) })
  }

  /// Draws lines, each from one point to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      shape { path in
        for start in stride(from: 0, to: points.count - 1, by: 2) {
          path.addLines(between: Array(points[start...start + 1]))
        }
      })
  }

  /// Draws a picture upside down, as Core Graphics does where y points down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    record(.image(image, rect))
    restoreGState()
  }

  /// Lets nothing be drawn outside the path under way, which is over then.
  public func clip(using rule: CGPathFillRule = .winding) {
    limit(to: takePath(), rule)
  }

  /// Lets nothing be drawn outside a rectangle.
  public func clip(to rect: CGRect) {
    limit(to: shape { $0.addRect(rect) }, .winding)
  }
}

/// What happens to a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Areas around which the path winds.
  case fill
  /// Areas by the even-odd rule.
  case eoFill
  /// A line along it.
  case stroke
  /// Both, the line on top.
  case fillStroke
  /// Both, with the even-odd rule.
  case eoFillStroke
}
