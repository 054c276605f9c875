public import Foundation

nonisolated extension UIBezierPath {
  /// Makes a rectangle of which some corners are round.
  ///
  /// Radii larger than half the rectangle are that half (Apple, the parameter `cornerRadii`).
  ///
  /// Differs from UIKit: the corners are quarters of ellipses, without Apple's smoothing.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = max(0, min(cornerRadii.width, rect.width / 2))
    let height = max(0, min(cornerRadii.height, rect.height / 2))
    func radii(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let start = radii(.topLeft)
    move(to: CGPoint(x: rect.minX + start.width, y: rect.minY))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.minY), radii(.topRight), from: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: 1))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY), radii(.bottomRight), from: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: -1, dy: 0))
    addCorner(
      CGPoint(x: rect.minX, y: rect.maxY), radii(.bottomLeft), from: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: -1))
    addCorner(
      CGPoint(x: rect.minX, y: rect.minY), start, from: CGVector(dx: 0, dy: 1),
      to: CGVector(dx: 1, dy: 0))
    close()
  }

  /// How far the control points of a quarter of a circle are from its ends, as a part of the radius.
  private static let reach: CGFloat = 0.5522847498

  /// Goes to a corner and round it.
  ///
  /// - Parameters:
  ///   - corner: Where the sides meet.
  ///   - radii: How far from it the curve begins and ends; none for a sharp corner.
  ///   - before: The direction from the corner back along the side that comes.
  ///   - after: The direction along the side that follows.
  private func addCorner(
    _ corner: CGPoint, _ radii: CGSize, from before: CGVector, to after: CGVector
  ) {
    func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.dx * radii.width * part,
        y: corner.y + direction.dy * radii.height * part)
    }
    addLine(to: point(before, 1))
    guard radii != .zero else { return }
    addCurve(
      to: point(after, 1), controlPoint1: point(before, 1 - Self.reach),
      controlPoint2: point(after, 1 - Self.reach))
  }
}
