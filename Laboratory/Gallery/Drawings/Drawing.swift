import UIKit

/// A picture made of filled and stroked paths in a square of 100 x 100, drawn back to front.
struct Drawing {
  /// The side of the square that the paths are drawn in.
  static let side: CGFloat = 100

  /// One path with its paint.
  struct Shape {
    var path: UIBezierPath
    var fill: UIColor?
    var stroke: UIColor?
    var lineWidth: CGFloat = 0
  }

  private(set) var shapes: [Shape] = []

  /// The drawing of an exhibit in its tone.
  static func of(_ subject: Exhibit.Drawing, in tone: Exhibit.Tone) -> Drawing {
    let enamel = Palette.strong(tone)
    return switch subject {
    case .homeSignal: homeSignal(arm: enamel)
    case .distantSignal: distantSignal(arm: enamel)
    case .lamp: lamp(light: enamel)
    case .glass: glass(enamel)
    case .points: points(blade: enamel)
    case .lock: lock(bolt: enamel)
    case .bell: bell(enamel)
    case .code: code(enamel)
    case .lever: lever(handle: enamel)
    case .frame: frame()
    }
  }

  /// The mark at the end of a row.
  static var chevron: Drawing {
    var drawing = Drawing()
    drawing.line([(34, 14), (70, 50), (34, 86)], Palette.steel, width: 13)
    return drawing
  }

  /// Adds a filled rectangle, with round corners if asked.
  mutating func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor,
    radius: CGFloat = 0
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    fill(UIBezierPath(roundedRect: rect, cornerRadius: radius), color)
  }

  /// Adds a filled circle around a point.
  mutating func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, _ color: UIColor) {
    fill(UIBezierPath(ovalIn: Self.square(x, y, radius)), color)
  }

  /// Adds the outline of a circle around a point.
  mutating func ring(
    _ x: CGFloat, _ y: CGFloat, radius: CGFloat, _ color: UIColor, width: CGFloat
  ) {
    stroke(UIBezierPath(ovalIn: Self.square(x, y, radius)), color, width: width)
  }

  /// Adds a filled shape with straight sides.
  mutating func polygon(_ corners: [(CGFloat, CGFloat)], _ color: UIColor) {
    let path = Self.path(through: corners)
    path.close()
    fill(path, color)
  }

  /// Adds a line through points.
  mutating func line(_ points: [(CGFloat, CGFloat)], _ color: UIColor, width: CGFloat) {
    stroke(Self.path(through: points), color, width: width)
  }

  /// Adds a filled path.
  mutating func fill(_ path: UIBezierPath, _ color: UIColor) {
    shapes.append(Shape(path: path, fill: color))
  }

  /// Adds a stroked path.
  mutating func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
    shapes.append(Shape(path: path, stroke: color, lineWidth: width))
  }

  private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static func path(through points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: x, y: y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
