import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("A path that is turned around")
@MainActor
struct PathReversalTests {
  @Test("goes through its parts from the last point to the first")
  func points() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5),
      controlPoint2: CGPoint(x: 18, y: 6))
    path.close()
    path.lineWidth = 3
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 20, y: 0))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 18, y: 6),
      controlPoint2: CGPoint(x: 12, y: 5))
    expected.addLine(to: .zero)
    expected.close()
    let reversed = path.reversing()
    #expect(reversed.cgPath == expected.cgPath && reversed.lineWidth == 3)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test("makes a hole in another one")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    let filled = path.copy() as? UIBezierPath
    filled?.append(inner)
    #expect(filled?.contains(CGPoint(x: 15, y: 15)) == true)
    path.append(inner.reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("has dashes that can be read")
  func dashes() {
    let path = UIBezierPath()
    #expect(path.miterLimit == 10 && path.flatness == 0.6)
    path.setLineDash([3, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths: [CGFloat] = Array(repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [3, 2] && phase == 1)
  }
}
