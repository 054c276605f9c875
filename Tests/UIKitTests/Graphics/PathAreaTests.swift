import Foundation
import Testing
import UIKit

@Suite("The area of a path")
@MainActor
struct PathAreaTests {
  private let ring: UIBezierPath = {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    return path
  }()

  @Test("has what is inside a curve, to within a hair")
  func circle() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    for degrees in stride(from: 0, to: 360, by: 7) {
      let angle = CGFloat(degrees) * .pi / 180
      let direction = CGVector(dx: cos(angle), dy: sin(angle))
      // A circle of four curves is up to 0.03 % wider than it should be.
      let inside = CGPoint(x: 100 + 99.9 * direction.dx, y: 100 + 99.9 * direction.dy)
      let outside = CGPoint(x: 100 + 100.1 * direction.dx, y: 100 + 100.1 * direction.dy)
      #expect(circle.contains(inside) && !circle.contains(outside))
    }
  }

  @Test("leaves out a hole by the even-odd rule only")
  func rules() {
    let hole = CGPoint(x: 15, y: 15)
    #expect(ring.contains(hole))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(hole) && ring.contains(CGPoint(x: 5, y: 15)))
    #expect(ring.cgPath.contains(hole, using: .winding))
  }

  @Test("is closed where the path is open")
  func open() {
    let corner = UIBezierPath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    corner.addLine(to: CGPoint(x: 10, y: 10))
    #expect(corner.contains(CGPoint(x: 8, y: 4)))
    #expect(!corner.contains(CGPoint(x: 4, y: 8)))
    #expect(!UIBezierPath().contains(.zero))
  }

  @Test("moves with a transform, which is the point's")
  func transformed() {
    let moved = CGAffineTransform(translationX: -100, y: 0)
    #expect(ring.cgPath.contains(CGPoint(x: 105, y: 5), transform: moved))
  }

  @Test("fits closely into its box, which the box with control points does not")
  func boundingBox() {
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
    let box = arch.cgPath.boundingBoxOfPath
    #expect(abs(box.height - 10) < 1e-9 && abs(box.width - 10) < 1e-9)
    #expect(arch.bounds.height == 20)
  }
}
