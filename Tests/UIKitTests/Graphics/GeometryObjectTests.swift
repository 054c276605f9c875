import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("An object of geometry")
@MainActor
struct GeometryObjectTests {
  @Test("gives back what was put in")
  func values() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: 1, dy: -2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test("with a number gives it as one of graphics")
  func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(truncating: NSNumber(value: true)) == 1)
  }

  @Test("with a number equals any other of the same value")
  func erasedNumbers() {
    #expect(AnyHashable(CGFloat(790)) == AnyHashable(790))
    #expect(AnyHashable(CGFloat(1.5)) == AnyHashable(1.5))
    #expect(AnyHashable(CGFloat(790)) != AnyHashable(791))
    // Here Swift takes the sum for an `Int`.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 790))
    #expect(view.frame.maxY == 844 - 34 - 20)
  }

  @Test("is equal to one of the same")
  func equality() {
    #expect(
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) != NSValue(cgVector: CGVector(dx: 2, dy: 1)))
  }
}
