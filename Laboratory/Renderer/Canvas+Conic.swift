import CCairo
import CoreGraphics
import Foundation

// Gradients around a point.
extension Canvas {
  /// Makes a gradient around a point the source: narrow triangles with two colours each.
  ///
  /// - Parameter bounds: What is painted; the triangles reach beyond it.
  func setSource(_ gradient: ConicGradient, reaching bounds: CGRect, _ state: DrawingState) {
    guard let pattern = cairo_pattern_create_mesh() else { return }
    let center = gradient.center
    let width = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
    let height = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
    // Sides of the triangles are nearer than their ends.
    let reach = 2 * hypot(width, height)
    func point(_ part: CGFloat) -> CGPoint {
      let angle = gradient.angle + part * 2 * .pi
      return CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
        .applying(state.transform)
    }
    func setColor(_ corner: UInt32, _ color: DisplayColor) {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, corner, color.red, color.green, color.blue, color.alpha * state.opacity)
    }
    let middle = center.applying(state.transform)
    for (from, to) in gradient.triangles {
      let (first, last) = (point(from.location), point(to.location))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, middle.x, middle.y)
      cairo_mesh_pattern_line_to(pattern, first.x, first.y)
      cairo_mesh_pattern_line_to(pattern, last.x, last.y)
      // The fourth side is the middle itself.
      for (corner, color) in [from.color, from.color, to.color, to.color].enumerated() {
        setColor(UInt32(corner), color)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension ConicGradient {
  /// How much of the whole turn a triangle is at most.
  private static let part: CGFloat = 1 / 24

  /// Pairs of colours around the point, not far apart.
  fileprivate var triangles: [(LinearGradient.Stop, LinearGradient.Stop)] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let whole =
      [LinearGradient.Stop(0, first.color)] + stops + [LinearGradient.Stop(1, last.color)]
    return zip(whole, whole.dropFirst()).flatMap { from, to in
      let length = to.location - from.location
      let count = max(0, Int((length / Self.part).rounded(.up)))
      let marks = (0...count).map { index in
        let share = CGFloat(index) / CGFloat(max(count, 1))
        return LinearGradient.Stop(
          from.location + length * share, from.color.mixed(with: to.color, share))
      }
      return Array(zip(marks, marks.dropFirst()))
    }
  }
}

extension DisplayColor {
  fileprivate func mixed(with other: DisplayColor, _ share: CGFloat) -> DisplayColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return DisplayColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
