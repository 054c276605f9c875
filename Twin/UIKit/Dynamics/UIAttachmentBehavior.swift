public import CoreGraphics
import Foundation

/// Holds an item at a length from a place, or from another item.
///
/// An item that is held beside its middle turns. Source: Apple, "init(item:offsetFromCenter:attachedToAnchor:)": the offset is in the
/// item's own coordinates. Differs from UIKit: there are no attachments that slide, turn or limit.
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
    let (start, end) = (
      Self.place(of: offset, in: item), other.map { Self.place(of: otherOffset, in: $0) } ?? anchor
    )
    length = hypot(end.x - start.x, end.y - start.y)
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Where a point beside the middle of an item is.
  private static func place(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
    let way = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + way.x, y: item.center.y + way.y)
  }

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
    guard frequency > 0, let rod = rod(bodies) else { return }
    let pace = 2 * .pi * frequency
    rod.push((rod.length - length) * pace * pace * time - rod.closing * 2 * damping * pace * time)
  }

  override func constrain(_ bodies: DynamicBodies, for time: CGFloat) {
    guard frequency == 0, let rod = rod(bodies) else { return }
    rod.push(-rod.closing)
    rod.shorten(by: rod.length - length)
  }

  /// What holds the item as things are; nil where both ends are in one place.
  private func rod(_ bodies: DynamicBodies) -> Rod? {
    guard let body = bodies[item] else { return nil }
    return Rod(
      from: BodyPoint(body, offset),
      to: other.flatMap { bodies[$0] }.map { BodyPoint($0, otherOffset) },
      or: anchorPoint)
  }
}

/// A point of a body, beside its middle.
private struct BodyPoint {
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

/// What is between a point of a body and a place, or a point of another body.
private struct Rod {
  private let start: BodyPoint
  private let end: BodyPoint?
  /// The direction from the start to the end, as a unit.
  private let way: CGVector
  let length: CGFloat

  init?(from start: BodyPoint, to end: BodyPoint?, or anchor: CGPoint) {
    self.start = start
    self.end = end
    let (here, there) = (start.place, end?.place ?? anchor)
    length = hypot(there.x - here.x, there.y - here.y)
    guard length > 1e-6 else { return nil }
    way = CGVector(dx: (there.x - here.x) / length, dy: (there.y - here.y) / length)
  }

  /// How fast it gets shorter, in points per second.
  var closing: CGFloat { start.speed(along: way) - (end?.speed(along: way) ?? 0) }

  /// Changes how fast it gets shorter.
  func push(_ speed: CGFloat) {
    split(speed) { point, impulse in point.push(impulse, along: way) }
  }

  /// Brings the ends together.
  func shorten(by distance: CGFloat) {
    split(distance) { point, pull in point.shift(pull, along: way) }
  }

  /// Does to both ends, in opposite directions, what each has of it by its mass and by how it can be turned.
  private func split(_ amount: CGFloat, _ act: (BodyPoint, CGFloat) -> Void) {
    let mobility = start.mobility(along: way) + (end?.mobility(along: way) ?? 0)
    guard mobility > 0 else { return }
    act(start, amount / mobility)
    if let end { act(end, -amount / mobility) }
  }
}
