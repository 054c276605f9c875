import QuartzCore
import Testing

@Suite("A transform")
@MainActor
struct TransformTests {
  private let stage = Stage()

  @Test("of the plane does the last thing asked for first")
  func order() {
    stage.activate()
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(
      x: 2, y: 1)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 10, y: 2)))
  }

  @Test("of the plane is undone by its inverse")
  func inverse() {
    stage.activate()
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let both = transform.concatenating(transform.inverted())
    #expect(isClose(CGPoint(x: 3, y: 4).applying(both), CGPoint(x: 3, y: 4)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("of the plane maps a rectangle to the one around it")
  func rectangle() {
    stage.activate()
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGRect(x: -1, y: 0, width: 1, height: 2)))
  }

  @Test("of space is undone by its inverse")
  func inverse3D() {
    stage.activate()
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DScale(CATransform3DTranslate(transform, 4, 5, 6), 1, 2, 3)
    transform.m34 = -0.002
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(zip(both.numbers, CATransform3DIdentity.numbers).allSatisfy { isClose($0, $1) })
  }

  @Test("of space by half a turn takes a point exactly to the other side")
  func halfTurn() {
    stage.activate()
    let turn = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(100 * turn.m11 + 100 * turn.m21 == -100)
    #expect(100 * turn.m12 + 100 * turn.m22 == -100)
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect((quarter.m11, quarter.m12, quarter.m21, quarter.m22) == (0, 1, -1, 0))
  }

  @Test("of space agrees with that of the plane")
  func affine() {
    stage.activate()
    let plane = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let space = CATransform3DTranslate(CATransform3DMakeRotation(0.3, 0, 0, 1), 4, 5, 0)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 1, 0, 0)))
  }

  @Test("that is animated turns without shrinking")
  func interpolation() {
    stage.activate()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi * 0.9, 0, 0, 1)
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 0.5)
    let shown = CATransform3DGetAffineTransform(stage.shown(layer).transform)
    let expected = CGAffineTransform(rotationAngle: .pi * 0.45)
    #expect(isClose(shown.a, expected.a) && isClose(shown.b, expected.b))
  }

  @Test(
    "that is animated by one part keeps the others",
    arguments: [
      ("transform.rotation.z", 0.5, [2, 4, 0.5, 10, 20]),
      ("transform.scale.x", 3, [3, 4, 0, 10, 20]),
      ("transform.translation.y", 40, [2, 4, 0, 10, 40]),
    ])
  func parts(keyPath: String, value: Double, expected: [Double]) {
    stage.activate()
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 4))
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    let scaled = CGAffineTransform(scaleX: expected[0], y: expected[1])
    let turned = scaled.concatenating(CGAffineTransform(rotationAngle: expected[2]))
    let moved = turned.concatenating(
      CGAffineTransform(translationX: expected[3], y: expected[4]))
    let numbers = CATransform3DMakeAffineTransform(moved).numbers
    #expect(zip(stage.shown(layer).transform.numbers, numbers).allSatisfy { isClose($0, $1) })
  }

  @Test("that is animated additively leads back to the model value")
  func additive() {
    stage.activate()
    let layer = CALayer()
    let old = CATransform3DMakeScale(0.5, 0.5, 1)
    let new = CATransform3DMakeTranslation(30, 0, 0)
    layer.transform = new
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DConcat(old, CATransform3DInvert(new))
    animation.toValue = CATransform3DIdentity
    animation.isAdditive = true
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    #expect(stage.shown(layer).transform == old)
    stage.loop.advance(by: 1)
    #expect(stage.shown(layer).transform == new)
  }
}

@Suite("A path")
@MainActor
struct PathTests {
  @Test("around a circle stays close to it and has its box")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    #expect(isClose(path.boundingBox, CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(path.segments.count == 6)
  }

  @Test(
    "of an arc ends where the angle says",
    arguments: [
      (false, CGPoint(x: 0, y: 1)), (true, CGPoint(x: 0, y: 1)),
    ])
  func arc(clockwise: Bool, end: CGPoint) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(isClose(path.currentPoint, end))
    // The long way round takes three quarters.
    #expect(path.segments.count == (clockwise ? 4 : 2))
  }

  @Test("with round corners touches all four sides")
  func roundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
    #expect(isClose(path.boundingBox, rect))
    #expect(path.currentPoint == CGPoint(x: 100, y: 25))
    #expect(path.segments.count == 10)
    #expect(path.segments[1] == .line(CGPoint(x: 100, y: 40)))
  }

  @Test("has no step before its first point")
  func noPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 0))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.segments == [.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4))])
  }

  @Test("has quarters of circles that begin and end exactly where they should")
  func exactQuarters() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 1, y: 1), radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(
      path.segments == [
        .move(CGPoint(x: 2, y: 1)),
        .curve(
          control1: CGPoint(x: 2, y: 1.5522847498), control2: CGPoint(x: 1.5522847498, y: 2),
          end: CGPoint(x: 1, y: 2)),
        .curve(
          control1: CGPoint(x: 0.4477152502, y: 2), control2: CGPoint(x: 0, y: 1.5522847498),
          end: CGPoint(x: 0, y: 1)),
      ])
  }

  @Test("prints its address and its steps")
  func text() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addQuadCurve(to: CGPoint(x: 10, y: 5), control: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 5, y: 5), control1: CGPoint(x: 7.5, y: 0), control2: CGPoint(x: 2.5, y: 10))
    let address = UInt(bitPattern: Unmanaged.passUnretained(path).toOpaque())
    #expect(
      "\(path)" == """
        Path 0x\(String(address, radix: 16)):
          moveto (0, 0)
            lineto (10, 0)
            lineto (10, 10)
            lineto (0, 10)
            closepath
            quadto (5, 5) (10, 5)
            curveto (7.5, 0) (2.5, 10) (5, 5)

        """)
  }

  @Test("equals another one with the same steps")
  func equality() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path == CGPath(rect: rect, transform: nil))
    path.addLine(to: .zero)
    #expect(path != CGPath(rect: rect, transform: nil))
  }

  @Test("comes back to its beginning when it is closed")
  func close() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }
}

@Suite("A property of a layer")
@MainActor
struct PropertyAnimationTests {
  private let stage = Stage()

  @Test(
    "of each kind can be animated",
    arguments: [
      (["zPosition", "opacity", "cornerRadius", "borderWidth", "shadowOpacity"], 4.0),
      (["shadowRadius", "hidden", "lineWidth", "strokeEnd", "position.x"], 4.0),
      (["position", "anchorPoint", "bounds.origin"], CGPoint(x: 4, y: 4)),
      (["bounds.size", "shadowOffset"], CGSize(width: 4, height: 4)),
      (["bounds"], CGRect(x: 4, y: 4, width: 4, height: 4)),
      (["transform", "sublayerTransform"], CATransform3DMakeScale(2, 2, 1)),
      (["backgroundColor", "borderColor", "fillColor"], CGColor(gray: 0.5, alpha: 0.5)),
    ] as [([String], any Sendable)])
  func everyKind(keyPaths: [String], change: any Sendable) {
    stage.activate()
    for keyPath in keyPaths {
      let layer = CAShapeLayer()
      let before = stage.shown(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.byValue = change
      animation.duration = 1
      stage.turn { layer.add(animation, forKey: nil) }
      stage.loop.advance(by: 0.75)
      #expect(stage.shown(layer) != before, "\(keyPath)")
    }
  }

  @Test("that is a path moves point by point")
  func path() {
    stage.activate()
    let layer = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    animation.toValue = CGPath(rect: CGRect(x: 4, y: 0, width: 4, height: 2), transform: nil)
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 0.5)
    let expected = CGPath(rect: CGRect(x: 2, y: 0, width: 3, height: 2), transform: nil)
    #expect(stage.shown(layer).shape?.path == expected.segments)
  }

  @Test("with colors and locations of a gradient can be animated")
  func gradient() {
    stage.activate()
    let layer = CAGradientLayer()
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    layer.locations = [0, 1]
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 1)]
    colors.duration = 1
    stage.turn { layer.add(colors, forKey: nil) }
    stage.loop.advance(by: 0.5)
    #expect(stage.shown(layer).gradient?.colors.first?.red == 0.5)
  }

  @Test("that nothing can animate is left alone")
  func unknown() {
    stage.activate()
    let layer = CALayer()
    let before = stage.shown(layer)
    let animation = CABasicAnimation(keyPath: "contentsGravity")
    animation.toValue = 1.0
    stage.turn { layer.add(animation, forKey: nil) }
    #expect(stage.shown(layer) == before)
  }

  @Test("of space that is animated turns about its axis without shrinking")
  func turningInSpace() {
    stage.activate()
    let layer = CALayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = perspective
    animation.toValue = CATransform3DRotate(perspective, 3, 0, 1, 0)
    animation.duration = 1
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 0.5)
    let half = CATransform3DRotate(perspective, 1.5, 0, 1, 0)
    #expect(
      zip(stage.shown(layer).transform.numbers, half.numbers).allSatisfy { isClose($0, $1) })
  }

  @Test("in perspective is turned by an animation of one angle")
  func angleInPerspective() {
    stage.activate()
    let layer = CALayer()
    layer.transform.m34 = -0.002
    let animation = CABasicAnimation(keyPath: "transform.rotation.y")
    animation.fromValue = 0
    animation.toValue = 2 * CGFloat.pi
    animation.duration = 4
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 3)
    let turned = CATransform3DRotate(layer.transform, 1.5 * .pi, 0, 1, 0)
    #expect(
      zip(stage.shown(layer).transform.numbers, turned.numbers).allSatisfy { isClose($0, $1) })
  }
}
