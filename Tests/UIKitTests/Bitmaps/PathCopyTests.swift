import CoreGraphics
import Foundation
import Testing

@Suite("A path made of another")
struct PathCopyTests {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }()

  @Test("of dashes has a part for each")
  func dashes() {
    let dashes = line.copy(dashingWithPhase: 1, lengths: [2, 3])
    var starts: [CGFloat] = []
    dashes.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0].x) }
    }
    #expect(starts == [0, 4, 9])
  }

  @Test("by a wide line is the area of the line")
  func outline() {
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 2.1)))
  }

  @Test("has no pointed join beyond the miter limit")
  func miter() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)])
    let sharp = corner.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
    let blunt = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 2)
    #expect(sharp.boundingBoxOfPath.maxX > 20)
    #expect(blunt.boundingBoxOfPath.maxX < 11)
  }

  @Test("by a transform has its points elsewhere")
  func transformed() {
    var shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(line.copy(using: &shift)?.boundingBox == CGRect(x: 1, y: 2, width: 10, height: 0))
    #expect(line.mutableCopy(using: nil)?.boundingBox == line.boundingBox)
  }

  @Test("knows an upright rectangle")
  func rectangles() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: frame, transform: nil).isRect(&found))
    #expect(found == frame)
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: frame, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: frame, transform: nil).isRect(nil))
    #expect(!line.isRect(nil))
  }

  @Test("goes round a circle by an angle, in either direction")
  func relativeArc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y + 1) < 1e-9)
    #expect(path.boundingBoxOfPath.minX > -1e-9)
  }

  @Test("rounds a corner off by a circle that touches both sides")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    let quarter = CGPoint(x: 6 + 4 * 0.7071, y: 4 - 4 * 0.7071)
    #expect(path.contains(CGPoint(x: quarter.x - 0.1, y: quarter.y + 0.1)))
    #expect(!path.contains(CGPoint(x: quarter.x + 0.1, y: quarter.y - 0.1)))
  }
}
