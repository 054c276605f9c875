import CoreGraphics
import Foundation
import Testing

@Suite("Printed geometry")
struct GeometryPrintTests {
  @Test("are Apple's")
  func texts() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect("\(rect)" == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\(rect.origin)" == "(1.0, 2.5)")
    #expect(rect.size.debugDescription == "(3.0, 4.0)")
  }

  @Test("and dictionaries lead back")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(rect.dictionaryRepresentation["Width"] as? Double == 3)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1.0]) == nil)
    let backwards = CGRect(x: 4, y: 0, width: -4, height: 1)
    #expect(backwards.equalTo(CGRect(x: 0, y: 0, width: 4, height: 1)))
    #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
  }

  @Test("A transform is made of its parts, and parts of a transform")
  func parts() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(
      CGAffineTransform(rotationAngle: 0.5)
    ).concatenating(CGAffineTransform(translationX: 4, y: 5))
    let parts = transform.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
    #expect(parts.translation == CGVector(dx: 4, dy: 5))
    let sheared = CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 2, tx: 0, ty: 1)
    let again = CGAffineTransform(sheared.decomposed())
    #expect(abs(again.a - 1) < 1e-9 && abs(again.b - 0.2) < 1e-9)
    #expect(abs(again.c - 0.3) < 1e-9 && abs(again.d - 2) < 1e-9)
  }
}
