// The Swift part of CoreGraphics: colors and paths.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import CoreGraphics

extension CGColor {
  public static func == (a: CGColor, b: CGColor) -> Bool { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public var alpha: CGFloat { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
}
extension CGPath {
  public var boundingBox: CGRect { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var currentPoint: CGPoint { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func copy() -> CGPath? { fatalError() }
  public func mutableCopy() -> CGMutablePath? { fatalError() }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { fatalError() }
}
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) { fatalError() }
}
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
extension CGPath {
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {}
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}
extension CGImage {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
}
extension CGContext {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func beginPath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addPath(_ path: CGPath) {}
  public func closePath() {}
  public var path: CGPath? { fatalError() }
  public var isPathEmpty: Bool { fatalError() }
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
}
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}
