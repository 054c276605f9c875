import CoreGraphics
import Foundation

/// What a field does to an item.
///
/// Source: Apple's pages of the methods that make fields. Assumed: the formulas, which are those of physics.
enum FieldForce {
  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  case custom(UIFieldBehavior.Evaluation)

  /// Points in a meter; see ``UIFieldBehavior``.
  static let meter: CGFloat = 100

  /// Changes the speed of an item for a time in seconds.
  ///
  /// - Parameter now: How long the field has acted.
  @MainActor
  func act(on body: DynamicBody, by field: UIFieldBehavior, for time: CGFloat, at now: CGFloat) {
    let place = FieldPlace(body, field)
    let speed = CGVector(
      dx: body.velocity.dx / Self.meter, dy: body.velocity.dy / Self.meter)
    switch self {
    case .drag:
      // A force against the way, which at most stops it.
      let brake = min(1, field.strength * place.decay * time / body.mass)
      body.push(-body.velocity.dx * brake, -body.velocity.dy * brake)
    case .vortex:
      let way = CGVector(dx: -place.outwards.dy, dy: place.outwards.dx)
      accelerate(body, way, field.strength * place.decay, time)
    case .radialGravity:
      accelerate(body, place.outwards, -field.strength * place.decay, time)
    case .linearGravity:
      accelerate(body, field.direction, field.strength * place.decay, time)
    case .velocity:
      let strength = field.strength * Self.meter * place.decay
      body.push(
        field.direction.dx * strength - body.velocity.dx,
        field.direction.dy * strength - body.velocity.dy)
    case .noise:
      let noise = FieldNoise(field, at: now).value(at: body.center)
      push(body, noise, field.strength * place.decay, time)
    case .turbulence:
      let noise = FieldNoise(field, at: now).value(at: body.center)
      push(body, noise, field.strength * place.decay * speed.length, time)
    case .spring:
      push(body, place.outwards, -field.strength * place.distance * place.decay, time)
    case .electric:
      push(body, place.outwards, field.strength * body.charge * place.decay, time)
    case .magnetic:
      let way = CGVector(dx: speed.dy, dy: -speed.dx)
      push(body, way, field.strength * body.charge * place.decay, time)
    case .custom(let evaluation):
      let force = evaluation(
        field, body.center, body.velocity, body.mass, body.charge, TimeInterval(time))
      push(body, force, 1, time)
    }
  }

  /// Acts on all items alike, as gravity does.
  private func accelerate(
    _ body: DynamicBody, _ way: CGVector, _ strength: CGFloat, _ time: CGFloat
  ) {
    let change = strength * Self.meter * time
    body.push(way.dx * change, way.dy * change)
  }

  /// Acts on heavy items less.
  private func push(
    _ body: DynamicBody, _ way: CGVector, _ strength: CGFloat, _ time: CGFloat
  ) {
    accelerate(body, way, strength / body.mass, time)
  }
}

/// Where an item is in a field.
private struct FieldPlace {
  /// From the field's position to the item, as a unit; nowhere if both are in one place.
  let outwards: CGVector
  /// In meters.
  let distance: CGFloat
  /// How much of the field's strength is left there.
  let decay: CGFloat

  @MainActor
  init(_ body: DynamicBody, _ field: UIFieldBehavior) {
    let way = CGVector(
      dx: body.center.x - field.position.x, dy: body.center.y - field.position.y)
    let length = way.length
    outwards =
      length > 0 ? CGVector(dx: way.dx / length, dy: way.dy / length) : CGVector(dx: 0, dy: 0)
    distance = length / FieldForce.meter
    // Nearer than the least radius counts as that radius.
    let counted = max(length, field.minimumRadius, 1e-6) / FieldForce.meter
    decay = field.falloff == 0 ? 1 : pow(counted, -field.falloff)
  }
}

/// Directions that change smoothly from place to place and with the time, and are the same in each run.
private struct FieldNoise {
  /// The distance of places that have nothing to do with each other, in points.
  private let grain: CGFloat
  private let phase: CGFloat

  @MainActor
  init(_ field: UIFieldBehavior, at now: CGFloat) {
    grain = 10 + 190 * min(1, max(0, field.smoothness))
    phase = now * field.animationSpeed
  }

  func value(at point: CGPoint) -> CGVector {
    CGVector(
      dx: smooth(point.x / grain, point.y / grain, phase, seed: 1),
      dy: smooth(point.x / grain, point.y / grain, phase, seed: 2))
  }

  /// Numbers of a grid, mixed by how near their places are.
  private func smooth(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, seed: Int) -> CGFloat {
    func eased(_ value: CGFloat) -> CGFloat { value * value * (3 - 2 * value) }
    func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
    let (column, row, layer) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (u, v, w) = (eased(x - column), eased(y - row), eased(z - layer))
    func corner(_ dx: Int, _ dy: Int, _ dz: Int) -> CGFloat {
      Self.number(Int(column) + dx, Int(row) + dy, Int(layer) + dz, seed)
    }
    func face(_ dz: Int) -> CGFloat {
      mix(
        mix(corner(0, 0, dz), corner(1, 0, dz), u), mix(corner(0, 1, dz), corner(1, 1, dz), u), v)
    }
    return mix(face(0), face(1), w)
  }

  /// A number from -1 to 1 that depends on all of the others.
  private static func number(_ x: Int, _ y: Int, _ z: Int, _ seed: Int) -> CGFloat {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for part in [x, y, z, seed] {
      hash ^= UInt64(bitPattern: Int64(part))
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 31
    }
    return CGFloat(hash >> 11) / CGFloat(UInt64(1) << 52) - 1
  }
}
