import CoreGraphics
import Foundation
import QuartzCore

extension DisplayPaint {
  /// The gradient of a layer with these bounds.
  init(_ gradient: CALayer.Appearance.Gradient, in bounds: CGRect) {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let last = max(1, gradient.colors.count - 1)
    let stops = gradient.colors.enumerated().map { index, color in
      let given = gradient.locations.flatMap { index < $0.count ? $0[index] : nil }
      return LinearGradient.Stop(CGFloat(given ?? Double(index) / Double(last)), color)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    switch gradient.type {
    case .radial:
      // The way between the points is that from the middle to the corner of what surrounds the last ellipse.
      // A space without width cannot be turned round.
      let width = max(abs(end.x - start.x), .leastLength)
      let height = max(abs(end.y - start.y), .leastLength)
      self = .radialGradient(
        RadialGradient(
          startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, stops: stops,
          space: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: start.x, ty: start.y)))
    case .conic:
      self = .conicGradient(
        ConicGradient(
          center: start, angle: atan2(end.y - start.y, end.x - start.x), stops: stops))
    default:
      self = .linearGradient(LinearGradient(from: start, to: end, stops: stops))
    }
  }
}

extension CGFloat {
  /// Shorter than anything that is seen.
  fileprivate static let leastLength: CGFloat = 1e-4
}
