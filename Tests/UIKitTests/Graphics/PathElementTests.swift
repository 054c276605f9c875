import Foundation
import Testing
import UIKit

@Suite("The steps of a path")
@MainActor
struct PathElementTests {
  private let path: UIBezierPath = {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12),
      controlPoint2: CGPoint(x: 13, y: 14))
    path.close()
    return path
  }()

  private static let counts: [CGPathElementType: Int] = [
    .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    .closeSubpath: 0,
  ]

  @Test("are shown in their order, control points before the end")
  func order() {
    var types: [CGPathElementType] = []
    var numbers: [CGFloat] = []
    path.cgPath.applyWithBlock { step in
      types.append(step.pointee.type)
      for index in 0..<(Self.counts[step.pointee.type] ?? 0) {
        let point = step.pointee.points[index]
        numbers += [point.x, point.y]
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(numbers == [1, 2, 3, 4, 7, 8, 5, 6, 11, 12, 13, 14, 9, 10])
  }

  @Test("are shown to a function with what its caller passes")
  func function() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.cgPath.apply(info: pointer) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test("are those of each rectangle that is added, one after the other")
  func rectangles() {
    let rects = [CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 5, y: 5, width: 1, height: 3)]
    let (together, alone) = (CGMutablePath(), CGMutablePath())
    let shift = CGAffineTransform(translationX: 10, y: 0)
    together.addRects(rects, transform: shift)
    for rect in rects { alone.addRect(rect, transform: shift) }
    #expect(together == alone)
    #expect(together.boundingBox == CGRect(x: 10, y: 0, width: 6, height: 8))
  }

  @Test("make paths equal, together with how they are drawn")
  func equality() throws {
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path && copy.hash == path.hash)
    copy.lineWidth = 3
    #expect(copy != path)
    let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(other != path)
    #expect(other == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
  }
}
