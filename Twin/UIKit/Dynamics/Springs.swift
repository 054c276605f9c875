public import CoreGraphics
import Foundation

/// Draws an item to a place, where it swings until it rests.
///
/// Assumed: how fast; Apple says only that it is like a spring whose swings fade by the damping.
open class UISnapBehavior: UIDynamicBehavior {
  /// Radians per second: about a third of a second to the place.
  private static let frequency: CGFloat = 10

  private let item: any UIDynamicItem

  /// Makes a behavior that draws an item to a place of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The place.
  open var snapPoint: CGPoint { didSet { didChange() } }

  /// How much swings fade, from 0 to 1, where the item does not swing.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override var actedItems: [any UIDynamicItem] { [item] }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard let body = bodies[item] else { return }
    let ratio = 0.3 + 0.7 * min(1, max(0, damping))
    let stiffness = Self.frequency * Self.frequency
    let brake = 2 * ratio * Self.frequency
    body.push(
      ((snapPoint.x - body.center.x) * stiffness - body.velocity.dx * brake) * time,
      ((snapPoint.y - body.center.y) * stiffness - body.velocity.dy * brake) * time)
    body.angularVelocity -= body.angularVelocity * min(1, brake * time)
  }
}

/// Holds an item at a length from a place, or from another item.
///
/// Differs from UIKit: it does not turn items; there are no attachments that slide or turn.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held by.
  ///
  /// Source of the values: Apple, "UIAttachmentBehavior.AttachmentType".
  nonisolated public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A place.
    case anchor = 1
  }

  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let offset: UIOffset
  private let otherOffset: UIOffset

  private init(
    _ item: any UIDynamicItem, _ offset: UIOffset, other: (any UIDynamicItem)?,
    otherOffset: UIOffset = .zero, anchor: CGPoint
  ) {
    self.item = item
    self.offset = offset
    self.other = other
    self.otherOffset = otherOffset
    anchorPoint = anchor
    let end = other.map {
      CGPoint(x: $0.center.x + otherOffset.horizontal, y: $0.center.y + otherOffset.vertical)
    }
    let target = end ?? anchor
    length = hypot(
      target.x - item.center.x - offset.horizontal, target.y - item.center.y - offset.vertical)
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Holds the middle of an item at the length that it has now from a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item, .zero, other: nil, anchor: point)
  }

  /// Holds a point beside the middle of an item at the length that it has now from a place.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item, offset, other: nil, anchor: point)
  }

  /// Holds two items at the length that they have now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item1, .zero, other: item2, anchor: .zero)
  }

  /// Holds points beside the middles of two items at the length that they have now.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, other: item2, otherOffset: offset2, anchor: .zero)
  }

  /// The items.
  open var items: [any UIDynamicItem] { [item] + [other].compactMap { $0 } }

  /// What the item is held by.
  open var attachedBehaviorType: UIAttachmentBehavior.AttachmentType {
    other == nil ? .anchor : .items
  }

  /// The place.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The length, in points.
  open var length: CGFloat { didSet { didChange() } }
  /// How much swings of the length fade, if it swings.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// How often the length swings in a second; 0 for one that stays the same.
  open var frequency: CGFloat = 0 { didSet { didChange() } }

  override var actedItems: [any UIDynamicItem] { items }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard frequency > 0, let (body, partner, way, distance) = stretch(bodies) else { return }
    let pace = 2 * .pi * frequency
    let speed = closing(body, partner, way)
    let pull = ((distance - length) * pace * pace - speed * 2 * damping * pace) * time
    share(pull, between: body, partner) { body, pull in
      body.push(way.dx * pull, way.dy * pull)
    }
  }

  override func constrain(_ bodies: DynamicBodies, for time: CGFloat) {
    guard frequency == 0, let (body, partner, way, distance) = stretch(bodies) else { return }
    let speed = closing(body, partner, way)
    share(distance - length, between: body, partner) { body, shift in
      guard !body.isAnchored else { return }
      body.center.x += way.dx * shift
      body.center.y += way.dy * shift
    }
    share(-speed, between: body, partner) { body, change in
      body.push(way.dx * change, way.dy * change)
    }
  }

  /// The body, the other one, the way from it to what it is held by, as a unit, and how long that is.
  private func stretch(
    _ bodies: DynamicBodies
  ) -> (DynamicBody, DynamicBody?, CGVector, CGFloat)? {
    guard let body = bodies[item] else { return nil }
    let partner = other.flatMap { bodies[$0] }
    let end =
      partner.map {
        CGPoint(x: $0.center.x + otherOffset.horizontal, y: $0.center.y + otherOffset.vertical)
      } ?? anchorPoint
    let (dx, dy) = (
      end.x - body.center.x - offset.horizontal, end.y - body.center.y - offset.vertical
    )
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 1e-6 else { return nil }
    return (body, partner, CGVector(dx: dx / distance, dy: dy / distance), distance)
  }

  /// How fast the length gets shorter, in points per second.
  private func closing(_ body: DynamicBody, _ partner: DynamicBody?, _ way: CGVector) -> CGFloat {
    let other = partner?.velocity ?? CGVector(dx: 0, dy: 0)
    return (body.velocity.dx - other.dx) * way.dx + (body.velocity.dy - other.dy) * way.dy
  }

  /// Does to two bodies, in opposite directions, what each has of it by its mass.
  private func share(
    _ amount: CGFloat, between body: DynamicBody, _ partner: DynamicBody?,
    _ act: (DynamicBody, CGFloat) -> Void
  ) {
    guard let partner else { return act(body, amount) }
    let weights = (
      body.isAnchored ? 0 : 1 / body.mass, partner.isAnchored ? 0 : 1 / partner.mass
    )
    let sum = weights.0 + weights.1
    guard sum > 0 else { return }
    act(body, amount * weights.0 / sum)
    act(partner, -amount * weights.1 / sum)
  }
}
