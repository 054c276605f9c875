public import Foundation

/// A path made of lines and curves, with what is needed to stroke it.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private(set) var path = CGMutablePath()

  /// How wide a stroke is, in points.
  open var lineWidth: CGFloat = 1

  /// How the open ends of a stroke look.
  open var lineCapStyle = CGLineCap.butt

  /// How the corners of a stroke look.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far pointed corners of a stroke may reach, in half widths; longer ones are cut off.
  open var miterLimit: CGFloat = 10

  /// How far curves may be from what is drawn, in pixels. Differs from UIKit: kept and otherwise ignored.
  open var flatness: CGFloat = 0.6

  /// The lengths of dashes and gaps in turn, and where in them a stroke begins; in points.
  var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes strokes of dashes; none for a line without gaps.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern a stroke begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Whether areas are filled by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes an empty path as without an archive. Differs from UIKit: reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Makes the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Makes a rectangle with round corners, which are smooth where there is room for that; see
  /// ``init(roundedRect:byRoundingCorners:cornerRadii:)``.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Makes a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path with the steps of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Whether the other object is a path with the same steps, which is drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || (path == other.path && lineWidth == other.lineWidth
        && miterLimit == other.miterLimit && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes)
  }

  /// The name and address with the steps; see `UIBezierPath+Text.swift`.
  open override var description: String { text }

  /// A hash of the steps.
  open override var hash: Int { path.hashValue }

  /// The steps of the path; a copy, in both directions.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether the path has no step.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points of the path, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// Whether a point is in the area that `fill()` would paint.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Where the next step begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve that two points pull at.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve that one point pulls at.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; clockwise as seen on a screen, whose y axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts directions in a world whose y axis points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a straight line to where this part of the path began.
  open func close() {
    path.closeSubpath()
  }

  /// Adds all steps of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Takes all steps away.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Moves every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// A path of its own with the same steps.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }

  /// Fills the path in the current context, mixed with what is there and faded.
  nonisolated open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { fill() }
  }

  /// Draws along the path in the current context, mixed with what is there and faded.
  nonisolated open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { stroke() }
  }

  /// Fills the path in the current context.
  nonisolated open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws along the path in the current context.
  nonisolated open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Lets nothing be drawn outside the path.
  nonisolated open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path with the same area and look whose parts are gone through from their ends to their beginnings.
  nonisolated open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
    reversed.cgPath = CGPath(segments: PathParts(cgPath.segments).reversed)
    return reversed
  }

  /// Reads the dashes.
  ///
  /// - Parameters:
  ///   - pattern: Room for the lengths of dashes and gaps; nil to ask only how many there are.
  ///   - count: Becomes the number of lengths.
  ///   - phase: Becomes where in the pattern a stroke begins, in points.
  nonisolated open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }
}
