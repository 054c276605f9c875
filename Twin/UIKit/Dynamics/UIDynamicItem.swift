public import CoreGraphics
import Foundation

/// What shape of an item others bump into.
///
/// Source of the values: Apple, "UIDynamicItemCollisionBoundsType".
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// A rectangle as large as its bounds.
  case rectangle = 0
  /// The ellipse in that rectangle.
  case ellipse = 1
  /// The item's own path.
  case path = 2
}

/// Something that moves as if it had a mass.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// How large it is; its origin does not count.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// What shape of it others bump into; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape of an item that has its own, around its middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle: the property is optional.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The item's rectangle: the property is optional.
  public var collisionBoundingPath: UIBezierPath { rectangularOutline }

  /// The item's rectangle around its middle.
  var rectangularOutline: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An item as it moves.
///
/// Differs from UIKit: items do not set each other turning when they bump. See ``DynamicShape`` for their shapes.
final class DynamicBody {
  let item: any UIDynamicItem
  /// Points per second.
  var velocity = CGVector(dx: 0, dy: 0)
  /// Radians per second.
  var angularVelocity: CGFloat = 0
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var charge: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
  var center: CGPoint
  /// How it is turned, in radians.
  var angle: CGFloat
  private let firstAngle: CGFloat
  private let firstTransform: CGAffineTransform

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    firstTransform = item.transform
    firstAngle = atan2(item.transform.b, item.transform.a)
    angle = firstAngle
  }

  /// In pieces of 100 by 100 points of density 1, by which forces are measured.
  ///
  /// Source: Apple, "UIPushBehavior": a force of magnitude 1 gives a view of 100 by 100 points with density 1
  /// an acceleration of 100 points per second².
  var mass: CGFloat {
    max(1e-6, item.bounds.width * item.bounds.height * density / 10_000)
  }

  /// How hard it is to turn: that of a rectangle of the same mass everywhere.
  private var inertia: CGFloat {
    let (width, height) = (item.bounds.width, item.bounds.height)
    return mass * (width * width + height * height) / 12
  }

  /// What an impulse changes of the speed; 0 for an item that is held.
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  /// What an impulse beside the middle changes of the turning; 0 for an item that does not turn.
  var inverseInertia: CGFloat {
    let inertia = inertia
    return isAnchored || !allowsRotation || inertia == 0 ? 0 : 1 / inertia
  }

  /// The way from the middle to a point beside it, as the item is turned.
  func turned(_ offset: UIOffset) -> CGVector {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGVector(
      dx: offset.horizontal * cosine - offset.vertical * sine,
      dy: offset.horizontal * sine + offset.vertical * cosine)
  }

  /// What others bump into.
  var shape: DynamicShape { DynamicShape(item, angle: angle) }

  /// How far away something can be that the item bumps into, from the middle.
  var extent: CGFloat {
    item.collisionBoundsType == .path
      ? .infinity : hypot(item.bounds.width, item.bounds.height) / 2
  }

  /// Half of the upright rectangle around the item as it is turned.
  var reach: CGSize { shape.reach }

  /// Changes the speed, unless the item is held.
  func push(_ dx: CGFloat, _ dy: CGFloat) {
    guard !isAnchored else { return }
    velocity.dx += dx
    velocity.dy += dy
  }

  /// Moves on for a time in seconds.
  func move(for time: CGFloat) {
    guard !isAnchored else {
      velocity = CGVector(dx: 0, dy: 0)
      angularVelocity = 0
      return
    }
    let slower = max(0, 1 - resistance * time)
    velocity.dx *= slower
    velocity.dy *= slower
    center.x += velocity.dx * time
    center.y += velocity.dy * time
    guard allowsRotation else {
      angularVelocity = 0
      return
    }
    angularVelocity *= max(0, 1 - angularResistance * time)
    angle += angularVelocity * time
  }

  /// Puts the item where it is by now.
  func show() {
    if item.center != center { item.center = center }
    guard angle != firstAngle else { return }
    let turn = CGAffineTransform(rotationAngle: angle - firstAngle)
    item.transform = firstTransform.concatenating(turn)
  }

  /// Takes over where the app has put the item.
  func takeState() {
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
  }
}
