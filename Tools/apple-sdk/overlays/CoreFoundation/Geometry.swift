// The geometry types: what Swift adds to the C structs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension CGPoint: Equatable, @unchecked Sendable {
  public static func == (a: CGPoint, b: CGPoint) -> Bool { fatalError() }
  public static var zero: CGPoint { CGPoint() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
}
extension CGSize: Equatable, @unchecked Sendable {
  public static func == (a: CGSize, b: CGSize) -> Bool { fatalError() }
  public static var zero: CGSize { CGSize() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
}
extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}
public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
extension CGVector: Equatable, @unchecked Sendable {
  public static func == (a: CGVector, b: CGVector) -> Bool { fatalError() }
  public static var zero: CGVector { CGVector() }
}
extension CGRect: Equatable, @unchecked Sendable {
  public static func == (a: CGRect, b: CGRect) -> Bool { fatalError() }
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var standardized: CGRect { fatalError() }
  public var integral: CGRect { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ rect: CGRect) -> Bool { fatalError() }
  public func intersects(_ rect: CGRect) -> Bool { fatalError() }
  public func intersection(_ rect: CGRect) -> CGRect { fatalError() }
  public func union(_ rect: CGRect) -> CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
  public func divided(
    atDistance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) { fatalError() }
}
extension CGAffineTransform: Equatable, @unchecked Sendable {
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
}
