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
