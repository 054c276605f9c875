import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("A value function")
struct ValueFunctionTests {
  private let stage = Stage()

  private func transform(_ name: CAValueFunctionName, to value: Any) throws -> CATransform3D {
    stage.activate()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    stage.loop.runTurn {}
    layer.add(animation, forKey: nil)
    stage.loop.advance(by: 0.5)
    return layer.presentation()?.transform ?? CATransform3DIdentity
  }

  @Test("makes transforms of numbers")
  func numbers() throws {
    let turned = try transform(.rotateZ, to: Double.pi / 2)
    #expect(abs(turned.m12 - 1) < 0.000_001)
    #expect(abs(turned.m11) < 0.000_001)
    #expect(try transform(.scaleY, to: 3.0).m22 == 3)
    #expect(try transform(.translateX, to: 8.0).m41 == 8)
    let moved = try transform(
      .translate, to: [NSNumber(value: 1), NSNumber(value: 2), NSNumber(value: 3)])
    #expect([moved.m41, moved.m42, moved.m43] == [1, 2, 3])
  }

  @Test("changes nothing with too few numbers, and there is none of another name")
  func mistakes() throws {
    #expect(try CATransform3DIsIdentity(transform(.scale, to: 2.0)))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
    #expect(CAValueFunction(name: .scale)?.name == .scale)
  }
}
