import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A Bézier path")
@MainActor
struct UIBezierPathTests {
  @Test(
    "goes round a circle the way a watch on the screen does if asked for clockwise",
    arguments: [(true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10))])
  func goesRound(_ clockwise: Bool, _ end: CGPoint) {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: clockwise ? .pi / 2 : -.pi / 2,
      clockwise: clockwise)
    #expect(abs(quarter.currentPoint.x - end.x) < 1e-9)
    #expect(abs(quarter.currentPoint.y - end.y) < 1e-9)
    #expect(quarter.bounds.width < 10.1)
  }

  @Test("keeps its corners within the rectangle when the radius is too large")
  func limitsTheRadius() {
    let rect = CGRect(x: 5, y: 5, width: 40, height: 20)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds == rect)
  }

  @Test("is drawn in its dashes, and so is its copy")
  func dashes() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      copy.stroke()
      copy.setLineDash(nil, count: 0, phase: 0)
      copy.stroke()
    }
    let pens = (image.cgImage?.commands ?? []).compactMap { command -> DrawingPen? in
      if case .stroke(_, let pen, _) = command { pen } else { nil }
    }
    #expect(pens.map(\.dashes) == [[4, 2], []] && pens.first?.dashPhase == 1)
  }

  @Test("moves all its points")
  func applies() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.apply(CGAffineTransform(scaleX: 10, y: 10))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("shares no step with its Core Graphics path or its copy")
  func isIndependent() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = path.cgPath
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(before.boundingBox.width == 1)
    #expect(copy.bounds.width == 1)
    #expect(path.bounds.width == 100)
  }

  @Test("rounds the corners that it is told to, by half the rectangle at most")
  func corners() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
    func ends(_ corners: UIRectCorner, _ radius: CGFloat) -> [CGPoint] {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
      #expect(path.bounds == rect)
      return path.curveEnds
    }
    #expect(ends([], 14) == [])
    #expect(ends(.topLeft, 14) == [CGPoint(x: 24, y: 20)])
    #expect(
      ends([.topRight, .bottomLeft], 14) == [CGPoint(x: 50, y: 34), CGPoint(x: 10, y: 66)])
    #expect(ends(.allCorners, 14).count == 4)
    #expect(ends(.topRight, 100) == [CGPoint(x: 50, y: 50)])
    #expect(ends(.topRight, 8).count == 3)
  }

  @Test("begins a rectangle with round corners after its upper left corner, and goes clockwise")
  func cornerOrder() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 8)
    #expect(
      path.cgPath.segments.prefix(2) == [
        .move(CGPoint(x: 8, y: 0)), .line(CGPoint(x: 32, y: 0)),
      ])
  }

  @Test("has smooth corners, which begin a good half of the radius earlier, where there is room")
  func smoothCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    #expect(path.bounds == rect)
    // In thousandths of a point, of the way to the upper right corner and round it.
    let points = path.cgPath.segments.prefix(6).flatMap { segment -> [CGPoint] in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let control, let end): [control, end]
      case .curve(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
    #expect(
      points.map { Int(($0.x * 1000).rounded()) } == [
        15287, 84713, 89115, 91316, 93301, 93685, 96272, 98309, 99251, 100_000, 100_000, 100_000,
      ])
    #expect(
      points.map { Int(($0.y * 1000).rounded()) } == [
        0, 0, 0, 0, 655, 749, 1691, 3728, 6315, 8684, 10885, 15287,
      ])
    #expect(path.currentPoint == points.first)
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)) && path.contains(CGPoint(x: 3, y: 3)))
    // 26.2 points are the most of 80 that leave room.
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 26.1).curveEnds.count == 12)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 26.2).curveEnds.count == 4)
  }

  @Test("prints its address and its steps, with all digits")
  func text() {
    func text(_ path: UIBezierPath) -> String {
      let address = UInt(bitPattern: Unmanaged.passUnretained(path).toOpaque())
      return "\(path)".replacing(String(address, radix: 16), with: "...")
    }
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(
      text(path) == """
        <UIBezierPath: 0x...; <MoveTo {1, 0}>,
         <CurveTo {0, 1} {1, 0.55228474979999997} {0.55228474979999997, 1}>,
         <CurveTo {-1, 0} {-0.55228474979999997, 1} {-1, 0.55228474979999997}>
        """)
    path.removeAllPoints()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2.5))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: CGPoint(x: 0.5, y: 0))
    path.close()
    #expect(
      text(path) == """
        <UIBezierPath: 0x...; <MoveTo {0, 0}>,
         <LineTo {1, 2.5}>,
         <QuadCurveTo {1, 1} - {0.5, 0}>,
         <Close>
        """)
  }
}

extension UIBezierPath {
  /// Where its curves end.
  fileprivate var curveEnds: [CGPoint] {
    cgPath.segments.compactMap { segment in
      if case .curve(_, _, let end) = segment { end } else { nil }
    }
  }
}
