import Simulator
import Testing
import UIKit

@Suite("Items that move as if they had a mass")
@MainActor
struct DynamicAnimatorTests {
  private let device = Device(era: .iOS18)
  private let field = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func item(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.center = CGPoint(x: x, y: y)
    field.addSubview(view)
    return view
  }

  private func animator() -> UIDynamicAnimator {
    device.perform { device.window.addSubview(field) }
    return UIDynamicAnimator(referenceView: field)
  }

  @MainActor
  private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { lines.append("wall \((identifier as? NSString).map(String.init(describing:)) ?? "-")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { lines.append("items") }
  }

  @Test("fall by half of 1,000 points per second² after a second")
  func gravity() {
    let (animator, view) = (animator(), item(150, 50))
    device.perform { animator.addBehavior(UIGravityBehavior(items: [view])) }
    device.advance(by: 1)
    #expect(abs(view.center.y - 550) < 25)
    #expect(view.center.x == 150)
    #expect(animator.isRunning && abs(animator.elapsedTime - 1) < 0.05)
  }

  @Test("may be told to a behavior that was made without any")
  func later() {
    let (animator, view) = (animator(), item(150, 50))
    let (gravity, collision) = (UIGravityBehavior(), UICollisionBehavior())
    let body = UIDynamicItemBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    body.elasticity = 0
    device.perform {
      for behavior in [gravity, collision, body] { animator.addBehavior(behavior) }
      gravity.addItem(view)
      collision.addItem(view)
      body.addItem(view)
    }
    device.advance(by: 3)
    #expect(abs(view.center.y - 250) < 1)
  }

  @Test("fall onto the edge of the reference view, rest there, and the animator pauses")
  func floor() {
    let (animator, view, listener) = (animator(), item(150, 50), Listener())
    animator.delegate = listener
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
    }
    device.advance(by: 4)
    #expect(abs(view.center.y - 250) < 0.5)
    #expect(!animator.isRunning)
    #expect(listener.lines.first == "resume" && listener.lines.last == "pause")
    #expect(listener.lines.contains("wall -"))
    device.perform { animator.addBehavior(UIPushBehavior(items: [view], mode: .continuous)) }
    #expect(animator.isRunning)
  }

  @Test("bounce as high as their elasticity says")
  func elasticity() {
    let (animator, view) = (animator(), item(150, 50))
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.elasticity = 0.5
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      animator.addBehavior(behavior)
    }
    // It falls 200 points, in 0.632 s; half of the speed leads a quarter of that up, in 0.316 s.
    device.advance(by: 0.95)
    #expect(abs(view.center.y - 200) < 12)
    #expect(abs(behavior.linearVelocity(for: view).y) < 60)
  }

  @Test("stop at a boundary of the app's, which is told by its identifier")
  func boundary() {
    let (animator, view, listener) = (animator(), item(150, 50), Listener())
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 200),
      to: CGPoint(x: 300, y: 200))
    collision.collisionDelegate = listener
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
    }
    device.advance(by: 3)
    #expect(abs(view.center.y - 150) < 0.5)
    #expect(listener.lines == ["wall shelf"])
    #expect(collision.boundary(withIdentifier: NSString(string: "shelf")) != nil)
    device.perform { collision.removeBoundary(withIdentifier: NSString(string: "shelf")) }
    device.advance(by: 0.5)
    #expect(view.center.y > 200)
  }

  /// Moves an item against something until both touch.
  private func move(
    _ view: UIView, by speed: CGPoint, _ collision: UICollisionBehavior, _ others: [UIView] = []
  ) {
    let (animator, listener) = (animator(), Listener())
    let behavior = UIDynamicItemBehavior(items: [view])
    (behavior.allowsRotation, behavior.elasticity) = (false, 0)
    let held = UIDynamicItemBehavior(items: others)
    held.isAnchored = true
    collision.collisionDelegate = listener
    device.perform {
      for behavior in [collision, behavior, held] { animator.addBehavior(behavior) }
      behavior.addLinearVelocity(speed, for: view)
    }
    for _ in 0..<300 where listener.lines.isEmpty { device.advance(by: 0.01) }
    withExtendedLifetime(animator) {}
  }

  @Test(
    "meet a slanting wall with the outline of their bounds, as these are turned",
    arguments: [true, false])
  func slantingWall(isTurned: Bool) {
    let view = item(80, 80, side: 40)
    if isTurned { view.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: NSString(string: "slope"), from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 300, y: 0))
    move(view, by: CGPoint(x: 50, y: 50), collision)
    // From the middle to the slope: an edge that lies along it is half as far as 40, a corner farther.
    let distance = (300 - view.center.x - view.center.y) / 2.squareRoot()
    #expect(abs(distance - (isTurned ? 20 : 20 * 2.squareRoot())) < 1)
  }

  @Test("slip past the end of a wall and past each other with corners that do not reach it")
  func corners() {
    let (view, other) = (item(100, 100, side: 40), item(134, 134, side: 40))
    for turned in [view, other] { turned.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    let collision = UICollisionBehavior(items: [view, other])
    // The upright rectangles around both overlap, as that around one does with the wall.
    collision.addBoundary(
      withIdentifier: NSString(string: "post"), from: CGPoint(x: 75, y: 50),
      to: CGPoint(x: 75, y: 75))
    move(view, by: .zero, collision, [other])
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test("meet a circle with an edge or a corner, as they are turned", arguments: [true, false])
  func circle(isTurned: Bool) {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let view = item(60, 150, side: 40)
    if isTurned { view.transform = CGAffineTransform(rotationAngle: .pi / 4) }
    let ball = Ball(frame: CGRect(x: 200, y: 130, width: 40, height: 40))
    field.addSubview(ball)
    move(view, by: CGPoint(x: 50, y: 0), UICollisionBehavior(items: [view, ball]), [ball])
    let reach = isTurned ? 20 * 2.squareRoot() : 20
    #expect(abs(220 - view.center.x - 20 - reach) < 1)
  }

  @Test("bump into each other, and share their speed by their mass")
  func items() {
    let (animator, first, second) = (animator(), item(50, 50, side: 20), item(150, 50, side: 20))
    let (collision, listener) = (UICollisionBehavior(items: [first, second]), Listener())
    collision.collisionDelegate = listener
    let behavior = UIDynamicItemBehavior(items: [first, second])
    device.perform {
      animator.addBehavior(collision)
      animator.addBehavior(behavior)
      behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
    }
    device.advance(by: 1)
    #expect(listener.lines == ["items"])
    let speeds = [first, second].map { behavior.linearVelocity(for: $0).x }
    #expect(abs(speeds[0] - 100) < 1 && abs(speeds[1] - 100) < 1)
    #expect(second.center.x - first.center.x > 19)
  }

  @Test("are pushed: magnitude 1 on 100 by 100 points is 100 points per second²")
  func push() {
    let (animator, view) = (animator(), item(50, 50))
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    device.perform { animator.addBehavior(push) }
    device.advance(by: 1)
    #expect(abs(view.center.x - 100) < 3)
    let once = UIPushBehavior(items: [view], mode: .instantaneous)
    once.setAngle(.pi / 2, magnitude: 2)
    device.perform {
      push.active = false
      animator.addBehavior(once)
    }
    device.advance(by: 0.1)
    #expect(!once.active)
    #expect(view.center.y > 60 && abs(once.angle - .pi / 2) < 1e-9)
  }

  @Test("snap to a place, and rest there")
  func snap() {
    let (animator, view) = (animator(), item(50, 50))
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 150))
    device.perform { animator.addBehavior(snap) }
    device.advance(by: 3)
    #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 150) < 0.5)
    #expect(!animator.isRunning)
    device.perform { snap.snapPoint = CGPoint(x: 60, y: 60) }
    device.advance(by: 3)
    #expect(abs(view.center.x - 60) < 0.5)
  }

  @Test("hang at a length from a place")
  func attachment() {
    let (animator, view) = (animator(), item(150, 100, side: 20))
    let rope = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(rope.length == 50 && rope.attachedBehaviorType == .anchor)
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(rope)
    }
    for _ in 0..<10 {
      device.advance(by: 0.1)
      #expect(abs(hypot(view.center.x - 100, view.center.y - 100) - 50) < 1)
    }
    #expect(view.center.y > 100)
  }

  @Test("turn if they are held beside their middle, until that hangs below, and only if they may")
  func hangingByACorner() {
    for mayTurn in [true, false] {
      let (animator, view) = (animator(), item(150, 100))
      let hold = CGPoint(x: 190, y: 100)
      let traits = UIDynamicItemBehavior(items: [view])
      traits.angularResistance = 3
      traits.resistance = 1
      traits.allowsRotation = mayTurn
      device.perform {
        animator.addBehavior(traits)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(
          UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 40, vertical: 0),
            attachedToAnchor: hold))
      }
      device.advance(by: 8)
      let corner = view.convert(CGPoint(x: 90, y: 50), to: field)
      #expect(hypot(corner.x - hold.x, corner.y - hold.y) < 1, "\(mayTurn)")
      let isTurned = view.transform != .identity
      #expect(isTurned == mayTurn)
      if mayTurn { #expect(abs(view.center.x - 190) < 4 && abs(view.center.y - 140) < 2) }
    }
  }

  @Test("made of others act by their parts, and run an action at each step")
  func children() {
    let (animator, view) = (animator(), item(150, 50))
    final class Both: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let both = Both()
    var steps = 0
    both.action = { steps += 1 }
    both.addChildBehavior(UIGravityBehavior(items: [view]))
    device.perform { animator.addBehavior(both) }
    device.advance(by: 0.5)
    #expect(view.center.y > 100 && steps > 20)
    device.perform { animator.removeAllBehaviors() }
    #expect(both.moves == [true, false] && both.dynamicAnimator == nil)
    #expect(animator.behaviors.isEmpty)
  }

  @Test("slide along a line, as far as that is allowed, and do not leave it")
  func sliding() {
    let (animator, view) = (animator(), item(150, 50))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: view.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -10, maximum: 100 * 2.0.squareRoot())
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(rail)
    }
    device.advance(by: 0.25)
    #expect(abs((view.center.x - 150) - (view.center.y - 50)) < 0.5 && view.center.y > 55)
    device.advance(by: 3)
    #expect(abs(view.center.x - 250) < 1 && abs(view.center.y - 150) < 1)
    #expect(view.transform == .identity && rail.attachedBehaviorType == .anchor)
  }

  @Test("are held at most at a length, as by a rope")
  func rope() {
    let (animator, fixed, view) = (animator(), item(150, 50), item(150, 100))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: view, offsetFromCenter: .zero, attachedTo: fixed, offsetFromCenter: .zero)
    rope.length = 80
    let anchored = UIDynamicItemBehavior(items: [fixed])
    anchored.isAnchored = true
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(anchored)
      animator.addBehavior(rope)
    }
    device.advance(by: 0.1)
    #expect(view.center.y > 100 && view.center.y < 110)
    device.advance(by: 2)
    #expect(abs(view.center.y - 130) < 1 && fixed.center == CGPoint(x: 150, y: 50))
  }

  @Test("turn about a pin, or not at all where they are fixed", arguments: [true, false])
  func pin(turns: Bool) {
    let (animator, fixed, view) = (animator(), item(100, 100), item(200, 100))
    let corner = CGPoint(x: 150, y: 100)
    let joint =
      turns
      ? UIAttachmentBehavior.pinAttachment(with: view, attachedTo: fixed, attachmentAnchor: corner)
      : UIAttachmentBehavior.fixedAttachment(
        with: view, attachedTo: fixed, attachmentAnchor: corner)
    if turns { joint.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5) }
    let anchored = UIDynamicItemBehavior(items: [fixed])
    anchored.isAnchored = true
    device.perform {
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(anchored)
      animator.addBehavior(joint)
    }
    device.advance(by: 3)
    let angle = atan2(view.transform.b, view.transform.a)
    #expect(abs(angle - (turns ? 0.5 : 0)) < 0.03)
    #expect(abs(view.center.x - (150 + 50 * cos(angle))) < 1)
    #expect(abs(view.center.y - (100 + 50 * sin(angle))) < 1)
  }
}
