import Foundation
import Simulator
import Testing
import UIKit

@Suite("A field")
@MainActor
struct FieldBehaviorTests {
  private let device = Device(era: .iOS18)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func item(_ x: CGFloat, _ y: CGFloat) -> UIView {
    UISystem.current = device.system
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    item.center = CGPoint(x: x, y: y)
    view.addSubview(item)
    return item
  }

  /// Lets behaviors act for a time.
  private func run(
    _ behaviors: [UIDynamicBehavior], for time: TimeInterval = 0.5,
    _ prepare: () -> Void = {}
  ) -> UIDynamicAnimator {
    UISystem.current = device.system
    device.perform { device.window.addSubview(view) }
    let animator = UIDynamicAnimator(referenceView: view)
    device.perform {
      for behavior in behaviors { animator.addBehavior(behavior) }
      prepare()
    }
    device.advance(by: time)
    return animator
  }

  @Test("of gravity draws items to a place, and all of them alike")
  func radialGravity() {
    let (light, heavy) = (item(100, 150), item(200, 150))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 150))
    let body = UIDynamicItemBehavior(items: [heavy])
    body.density = 10
    for item in [light, heavy] { field.addItem(item) }
    #expect(field.items.count == 2)
    #expect(field.position == CGPoint(x: 150, y: 150))
    _ = run([field, body])
    #expect(light.center.x > 110 && light.center.x < 115)
    #expect(abs(light.center.x + heavy.center.x - 300) < 0.001)
    #expect(abs(light.center.y - 150) < 0.001)
  }

  @Test("of gravity draws items in a direction")
  func linearGravity() {
    let item = item(100, 100)
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = 2
    field.addItem(item)
    _ = run([field], for: 1)
    #expect(abs(item.center.x - 200) < 5)
    #expect(item.center.y == 100)
  }

  @Test("acts in its region only")
  func region() {
    let (near, far) = (item(150, 170), item(150, 290))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 150, y: 150)
    field.region = UIRegion(radius: 50)
    for item in [near, far] { field.addItem(item) }
    _ = run([field])
    #expect(near.center.x > 150)
    #expect(far.center.x == 150)
  }

  @Test("of springs lets items swing around its position")
  func spring() {
    let item = item(100, 150)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 150, y: 150)
    field.strength = 100
    field.addItem(item)
    var places: [CGFloat] = []
    field.action = { places.append(item.center.x) }
    _ = run([field], for: 2)
    #expect((places.max() ?? 0) > 180)
    #expect((places.min() ?? 0) < 120)
  }

  @Test("of drag slows items down")
  func drag() {
    let item = item(100, 100)
    let (field, body) = (UIFieldBehavior.dragField(), UIDynamicItemBehavior(items: [item]))
    field.addItem(item)
    field.strength = 3
    let animator = run([field, body]) {
      body.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    }
    let speed = body.linearVelocity(for: item).x
    #expect(speed > 0 && speed < 30)
    #expect(animator.behaviors.count == 2)
  }

  @Test("of velocity gives items one")
  func velocity() {
    let item = item(100, 100)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 1))
    let body = UIDynamicItemBehavior(items: [item])
    field.addItem(item)
    let animator = run([field, body]) {
      body.addLinearVelocity(CGPoint(x: 500, y: 0), for: item)
    }
    #expect(animator.isRunning)
    #expect(body.linearVelocity(for: item) == CGPoint(x: 0, y: 100))
  }

  @Test("of vortices drives items around its position")
  func vortex() {
    let item = item(200, 150)
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 150, y: 150)
    field.addItem(item)
    _ = run([field], for: 0.2)
    #expect(item.center.y > 150)
    #expect(abs(item.center.x - 200) < 1)
  }

  @Test("acts on charged items by their charge", arguments: [-1, 0, 1])
  func electric(charge: Double) {
    let item = item(200, 150)
    let (field, body) = (UIFieldBehavior.electricField(), UIDynamicItemBehavior(items: [item]))
    field.position = CGPoint(x: 150, y: 150)
    field.addItem(item)
    #expect(body.charge == 0)
    body.charge = CGFloat(charge)
    _ = run([field, body])
    #expect((item.center.x - 200).sign == (charge < 0 ? .minus : .plus))
    #expect((abs(item.center.x - 200) > 1) == (charge != 0))
  }

  @Test("of magnets turns the way of what is charged and moves")
  func magnetic() {
    let item = item(100, 150)
    let (field, body) = (UIFieldBehavior.magneticField(), UIDynamicItemBehavior(items: [item]))
    field.addItem(item)
    body.charge = 1
    let animator = run([field, body]) {
      body.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    }
    #expect(animator.isRunning)
    let velocity = body.linearVelocity(for: item)
    #expect(velocity.y < -10)
    #expect(abs(hypot(velocity.x, velocity.y) - 100) < 5)
  }

  @Test("is weaker far away, if it is to be")
  func falloff() {
    let (near, far) = (item(150, 100), item(150, 300))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 50, y: 100))
    field.falloff = 2
    field.minimumRadius = 10
    for item in [near, far] { field.addItem(item) }
    _ = run([field], for: 0.2)
    let ways = [near, far].map { hypot($0.center.x - 150, 0) }
    #expect(ways[0] > 3 * ways[1])
  }

  @Test("of noise drives items about, each time in the same way")
  func noise() {
    func place() -> CGPoint {
      let item = item(100, 150)
      let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      field.addItem(item)
      _ = run([field], for: 1)
      return item.center
    }
    let place1 = place()
    #expect(place1 != CGPoint(x: 100, y: 150))
    #expect(place() == place1)
  }

  @Test("of turbulence drives about what moves")
  func turbulence() {
    let item = item(100, 150)
    let field = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    field.addItem(item)
    _ = run([field], for: 1)
    #expect(item.center == CGPoint(x: 100, y: 150))
  }

  @Test("of an app's own has the force that it says")
  func custom() {
    let item = item(100, 150)
    var calls: [(CGPoint, CGFloat, CGFloat)] = []
    let field = UIFieldBehavior.field { field, position, _, mass, charge, time in
      #expect(field.strength == 7 && time > 0)
      calls.append((position, mass, charge))
      return CGVector(dx: 0, dy: 1)
    }
    field.strength = 7
    field.addItem(item)
    _ = run([field], for: 1)
    #expect(calls.first?.0 == CGPoint(x: 100, y: 150))
    #expect(calls.first?.1 == 1 && calls.first?.2 == 0)
    #expect(abs(item.center.y - 200) < 3)
  }
}

@Suite("A region")
@MainActor
struct RegionTests {
  @Test("has what is inside of its shape")
  func shapes() throws {
    let circle = UIRegion(radius: 10)
    #expect(circle.contains(CGPoint(x: 7, y: 7)) && !circle.contains(CGPoint(x: 8, y: 8)))
    let rectangle = UIRegion(size: CGSize(width: 20, height: 10))
    #expect(rectangle.contains(CGPoint(x: -10, y: 5)))
    #expect(!rectangle.contains(CGPoint(x: 0, y: 6)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    #expect(!UIRegion.infinite.inverse().contains(.zero))
    let both = circle.byIntersection(with: rectangle)
    #expect(both.contains(.zero) && !both.contains(CGPoint(x: 0, y: 8)))
    #expect(circle.byUnion(with: rectangle).contains(CGPoint(x: 0, y: 8)))
    #expect(!circle.byDifference(from: rectangle).contains(.zero))
    let copy = try #require(circle.copy() as? UIRegion)
    #expect(copy !== circle && copy.contains(.zero) && !copy.contains(CGPoint(x: 11, y: 0)))
  }
}

@Suite("Items of a group")
@MainActor
struct DynamicItemGroupTests {
  private let device = Device(era: .iOS18)

  private func view(_ x: CGFloat) -> UIView {
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.center = CGPoint(x: x, y: 100)
    return view
  }

  @Test("keep their places in it")
  func places() {
    let (first, second) = (view(50), view(90))
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.center == CGPoint(x: 70, y: 100))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    group.center = CGPoint(x: 170, y: 200)
    #expect(first.center == CGPoint(x: 150, y: 200))
    #expect(second.center == CGPoint(x: 190, y: 200))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(first.center.x - 170) < 1e-9 && abs(first.center.y - 180) < 1e-9)
    #expect(group.collisionBoundsType == .path)
    #expect(group.collisionBoundingPath.bounds == CGRect(x: -30, y: -10, width: 60, height: 20))
    #expect(group.items.count == 2)
  }

  @Test("fall together")
  func fall() {
    let (first, second) = (view(50), view(90))
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in [first, second] { space.addSubview(view) }
    device.perform { device.window.addSubview(space) }
    let animator = UIDynamicAnimator(referenceView: space)
    let group = UIDynamicItemGroup(items: [first, second])
    device.perform { animator.addBehavior(UIGravityBehavior(items: [group])) }
    device.advance(by: 0.3)
    #expect(first.center.y > 120)
    #expect(second.center.y == first.center.y && second.center.x - first.center.x == 40)
  }
}

@Suite("Round items")
@MainActor
struct RoundItemTests {
  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let device = Device(era: .iOS18)

  @Test("bump where their edges meet, not their corners")
  func balls() {
    UISystem.current = device.system
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    // Their rectangles overlap, and they do not.
    let balls = [CGPoint(x: 100, y: 100), CGPoint(x: 185, y: 185)].map { center in
      let ball = Ball(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      ball.center = center
      space.addSubview(ball)
      return ball
    }
    device.perform { device.window.addSubview(space) }
    let animator = UIDynamicAnimator(referenceView: space)
    let collision = UICollisionBehavior(items: balls)
    device.perform { animator.addBehavior(collision) }
    device.advance(by: 0.2)
    #expect(balls.map(\.center) == [CGPoint(x: 100, y: 100), CGPoint(x: 185, y: 185)])
    device.perform {
      balls[1].center = CGPoint(x: 150, y: 150)
      animator.updateItem(usingCurrentState: balls[1])
    }
    device.advance(by: 0.2)
    let distance = hypot(
      balls[0].center.x - balls[1].center.x, balls[0].center.y - balls[1].center.y)
    #expect(abs(distance - 100) < 0.5)
  }
}
