import CoreGraphics

/// A point of a body, beside its middle.
struct BodyPoint {
  let body: DynamicBody
  /// The way to it from the middle, as the body is turned.
  let arm: CGVector

  init(_ body: DynamicBody, _ offset: UIOffset) {
    self.body = body
    arm = body.turned(offset)
  }

  var place: CGPoint { CGPoint(x: body.center.x + arm.dx, y: body.center.y + arm.dy) }

  /// How fast it moves along a way, in points per second.
  func speed(along way: CGVector) -> CGFloat {
    let turn = body.angularVelocity
    return (body.velocity.dx - turn * arm.dy) * way.dx + (body.velocity.dy + turn * arm.dx) * way.dy
  }

  /// How far a pull along a way leads it, as its body is moved and turned by it.
  func mobility(along way: CGVector) -> CGFloat {
    let lever = lever(along: way)
    return body.inverseMass + lever * lever * body.inverseInertia
  }

  func push(_ impulse: CGFloat, along way: CGVector) {
    body.push(way.dx * impulse * body.inverseMass, way.dy * impulse * body.inverseMass)
    body.angularVelocity += lever(along: way) * impulse * body.inverseInertia
  }

  func shift(_ pull: CGFloat, along way: CGVector) {
    body.center.x += way.dx * pull * body.inverseMass
    body.center.y += way.dy * pull * body.inverseMass
    body.angle += lever(along: way) * pull * body.inverseInertia
  }

  private func lever(along way: CGVector) -> CGFloat { arm.dx * way.dy - arm.dy * way.dx }
}

/// What holds a point of a body and a place, or a point of another body, along one direction.
struct BodyLink {
  private let start: BodyPoint
  private let end: BodyPoint?
  /// The direction, as a unit.
  private let way: CGVector
  /// How far the end is from the start in this direction.
  let distance: CGFloat

  init(from start: BodyPoint, to end: BodyPoint?, or anchor: CGPoint, along way: CGVector) {
    self.start = start
    self.end = end
    self.way = way
    let (here, there) = (start.place, end?.place ?? anchor)
    distance = (there.x - here.x) * way.dx + (there.y - here.y) * way.dy
  }

  /// The straight way between both; nil where both are in one place.
  init?(from start: BodyPoint, to end: BodyPoint?, or anchor: CGPoint) {
    let (here, there) = (start.place, end?.place ?? anchor)
    let length = hypot(there.x - here.x, there.y - here.y)
    guard length > 1e-6 else { return nil }
    self.init(
      from: start, to: end, or: anchor,
      along: CGVector(dx: (there.x - here.x) / length, dy: (there.y - here.y) / length))
  }

  /// How fast the distance gets less, in points per second.
  var closing: CGFloat { start.speed(along: way) - (end?.speed(along: way) ?? 0) }

  /// Changes how fast it gets less.
  func push(_ speed: CGFloat) {
    split(speed) { point, impulse in point.push(impulse, along: way) }
  }

  /// Brings the ends together.
  func shorten(by distance: CGFloat) {
    split(distance) { point, pull in point.shift(pull, along: way) }
  }

  /// Keeps the distance in a range, and the ends from going on to leave it.
  func hold(in range: ClosedRange<CGFloat>) {
    if distance < range.lowerBound {
      push(-max(0, closing))
      shorten(by: distance - range.lowerBound)
    } else if distance > range.upperBound {
      push(-min(0, closing))
      shorten(by: distance - range.upperBound)
    } else if range.lowerBound == range.upperBound {
      push(-closing)
    }
  }

  /// Does to both ends, in opposite directions, what each has of it by its mass and by how it can be turned.
  private func split(_ amount: CGFloat, _ act: (BodyPoint, CGFloat) -> Void) {
    let mobility = start.mobility(along: way) + (end?.mobility(along: way) ?? 0)
    guard mobility > 0 else { return }
    act(start, amount / mobility)
    if let end { act(end, -amount / mobility) }
  }
}

/// How a body is turned against another one, or against the reference view.
struct BodyTurn {
  let body: DynamicBody
  let other: DynamicBody?
  /// The difference of both angles that counts as none, in radians.
  let rest: CGFloat

  private var angle: CGFloat { body.angle - (other?.angle ?? 0) - rest }
  private var speed: CGFloat { body.angularVelocity - (other?.angularVelocity ?? 0) }

  /// Keeps the angle in a range, and the bodies from turning on to leave it.
  func hold(in range: ClosedRange<CGFloat>) {
    let angle = angle
    if angle < range.lowerBound {
      split(range.lowerBound - angle) { $0.angle += $1 }
      if speed < 0 { split(-speed) { $0.angularVelocity += $1 } }
    } else if angle > range.upperBound {
      split(range.upperBound - angle) { $0.angle += $1 }
      if speed > 0 { split(-speed) { $0.angularVelocity += $1 } }
    } else if range.lowerBound == range.upperBound {
      split(-speed) { $0.angularVelocity += $1 }
    }
  }

  /// Makes the turning slower by an impulse, and at most stops it.
  func brake(by impulse: CGFloat) {
    let mobility = body.inverseInertia + (other?.inverseInertia ?? 0)
    let change = min(abs(speed), impulse * mobility)
    split(speed > 0 ? -change : change) { $0.angularVelocity += $1 }
  }

  private func split(_ amount: CGFloat, _ act: (DynamicBody, CGFloat) -> Void) {
    let mobility = body.inverseInertia + (other?.inverseInertia ?? 0)
    guard mobility > 0 else { return }
    act(body, amount * body.inverseInertia / mobility)
    if let other { act(other, -amount * other.inverseInertia / mobility) }
  }
}
