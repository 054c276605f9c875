public import Foundation

nonisolated extension UIBezierPath {
  /// Makes a rectangle of which some corners are round.
  ///
  /// Radii larger than half the rectangle are that half (Apple, the parameter `cornerRadii`). Corners are smooth:
  /// they begin a good half of the radius earlier than those of a circle. Where a side has no room for that, they
  /// are quarters of ellipses.
  ///
  /// Source: the figures that PaintCode published, "Code for iOS 7 rounded rectangles".
  ///
  /// Differs from UIKit: without room for smooth corners it has two shapes more, of which nobody published the
  /// figures.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = max(0, min(cornerRadii.width, rect.width / 2))
    let height = max(0, min(cornerRadii.height, rect.height / 2))
    // Assumed: a corner between two sharp ones has no more room than one between round ones.
    let isSmooth =
      width * CornerCurve.smooth.reach <= rect.width / 2
      && height * CornerCurve.smooth.reach <= rect.height / 2
    let curve = isSmooth ? CornerCurve.smooth : .elliptic
    func round(_ corner: UIRectCorner) -> RoundCorner {
      let isRound = corners.contains(corner)
      return RoundCorner(
        radii: isRound ? CGSize(width: width, height: height) : .zero, curve: curve, in: rect,
        corner: corner)
    }
    let first = round(.topLeft)
    move(to: first.end)
    for corner in [round(.topRight), round(.bottomRight), round(.bottomLeft), first] {
      corner.add(to: self)
    }
    close()
  }
}

/// The way round a corner of a square, in radii.
///
/// Points are said from the corner: how far they are back along the side that comes, and how far ahead along the
/// one that follows.
nonisolated private struct CornerCurve {
  typealias Point = (before: CGFloat, after: CGFloat)

  enum Step {
    case line(Point)
    case curve(Point, Point, to: Point)
  }

  /// How far before the corner the way begins, and behind it ends.
  let reach: CGFloat
  let steps: [Step]

  /// A quarter of a circle.
  static let elliptic = CornerCurve(
    reach: 1, steps: [.curve((1 - arcReach, 0), (0, 1 - arcReach), to: (0, 1))])

  /// Apple's, of which the bend grows and shrinks bit by bit.
  static let smooth = CornerCurve(
    reach: 1.52866483,
    steps: [
      .curve((1.08849299, 0), (0.86840701, 0), to: (0.66993397, 0.065496)),
      .line((0.63149399, 0.074911)),
      .curve((0.37282401, 0.16906001), (0.16906001, 0.37282401), to: (0.074911, 0.63149399)),
      .curve((0, 0.86840701), (0, 1.08849299), to: (0, 1.52866483)),
    ])

  /// How far the control points of a quarter of a circle are from its ends, as a part of the radius.
  private static let arcReach: CGFloat = 0.5522847498
}

/// A corner of a rectangle, gone round clockwise.
nonisolated private struct RoundCorner {
  /// None for a sharp corner.
  private let radii: CGSize
  private let curve: CornerCurve
  private let point: CGPoint
  /// The direction from the corner back along the side that comes.
  private let before: CGVector
  /// The direction along the side that follows.
  private let after: CGVector

  init(radii: CGSize, curve: CornerCurve, in rect: CGRect, corner: UIRectCorner) {
    self.radii = radii
    self.curve = curve
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    point = CGPoint(x: isLeft ? rect.minX : rect.maxX, y: isTop ? rect.minY : rect.maxY)
    let along = CGVector(dx: isLeft ? 1 : -1, dy: 0)
    let down = CGVector(dx: 0, dy: isTop ? 1 : -1)
    (before, after) = isLeft == isTop ? (down, along) : (along, down)
  }

  /// Where the way round the corner ends.
  var end: CGPoint { place((0, curve.reach)) }

  func add(to path: UIBezierPath) {
    path.addLine(to: place((curve.reach, 0)))
    guard radii != .zero else { return }
    for step in curve.steps {
      switch step {
      case .line(let point): path.addLine(to: place(point))
      case .curve(let control1, let control2, let end):
        path.addCurve(
          to: place(end), controlPoint1: place(control1), controlPoint2: place(control2))
      }
    }
  }

  private func place(_ place: CornerCurve.Point) -> CGPoint {
    CGPoint(
      x: point.x + (before.dx * place.before + after.dx * place.after) * radii.width,
      y: point.y + (before.dy * place.before + after.dy * place.after) * radii.height)
  }
}
