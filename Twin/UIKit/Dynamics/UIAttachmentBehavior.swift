public import CoreGraphics
import Foundation

/// Holds an item at a length from a place, or from another item.
///
/// An item that is held beside its middle turns. Source: Apple, "init(item:offsetFromCenter:attachedToAnchor:)": the offset is in the
/// item's own coordinates.
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

  /// In which way an item is held.
  enum Joint {
    /// At a length.
    case rod
    /// At a length at most.
    case rope
    /// At a place about which it turns.
    case pin
    /// At a place, without turning.
    case weld
    /// On a line, without turning; the direction is a unit.
    case rail(CGVector)
  }

  private let joint: Joint
  /// The difference between the angles of both items at first, in radians.
  private let firstAngle: CGFloat
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let offset: UIOffset
  private let otherOffset: UIOffset

  init(
    _ item: any UIDynamicItem, _ offset: UIOffset, other: (any UIDynamicItem)?,
    otherOffset: UIOffset = .zero, anchor: CGPoint, joint: Joint = .rod
  ) {
    self.joint = joint
    firstAngle = item.turn - (other?.turn ?? 0)
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

  /// How much a pin resists turning; 0 for not at all.
  ///
  /// Assumed: a torque of 1 is a force of 1, 100 points beside the middle.
  open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
  /// How far an item may slide, in points, or turn about its pin, in radians, from where it was at
  /// first; 0 must be in it.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  override var actedItems: [any UIDynamicItem] { items }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard case .rod = joint, frequency > 0, let rod = rod(bodies) else { return }
    let pace = 2 * .pi * frequency
    rod.push((rod.distance - length) * pace * pace * time - rod.closing * 2 * damping * pace * time)
  }

  override func constrain(_ bodies: DynamicBodies, for time: CGFloat) {
    let range = attachmentRange.minimum...max(attachmentRange.minimum, attachmentRange.maximum)
    switch joint {
    case .rod:
      if frequency == 0 { rod(bodies)?.hold(in: length...length) }
    case .rope:
      rod(bodies)?.hold(in: -.infinity...length)
    case .pin:
      for way in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
        link(bodies, along: way)?.hold(in: 0...0)
      }
      turn(bodies)?.brake(by: frictionTorque * 10_000 * time)
      turn(bodies)?.hold(in: range)
    case .weld:
      turn(bodies)?.hold(in: 0...0)
      for way in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
        link(bodies, along: way)?.hold(in: 0...0)
      }
    case .rail(let axis):
      turn(bodies)?.hold(in: 0...0)
      link(bodies, along: CGVector(dx: -axis.dy, dy: axis.dx))?.hold(in: 0...0)
      // The item is before the anchor by what the anchor is behind the item.
      link(bodies, along: CGVector(dx: -axis.dx, dy: -axis.dy))?.hold(in: range)
    }
  }

  private func ends(_ bodies: DynamicBodies) -> (start: BodyPoint, end: BodyPoint?)? {
    guard let body = bodies[item] else { return nil }
    return (
      BodyPoint(body, offset),
      other.flatMap { bodies[$0] }.map { BodyPoint($0, otherOffset) }
    )
  }

  /// What holds the item as things are; nil where both ends are in one place.
  private func rod(_ bodies: DynamicBodies) -> BodyLink? {
    ends(bodies).flatMap { BodyLink(from: $0.start, to: $0.end, or: anchorPoint) }
  }

  private func link(_ bodies: DynamicBodies, along way: CGVector) -> BodyLink? {
    ends(bodies).map { BodyLink(from: $0.start, to: $0.end, or: anchorPoint, along: way) }
  }

  private func turn(_ bodies: DynamicBodies) -> BodyTurn? {
    bodies[item].map {
      BodyTurn(body: $0, other: other.flatMap { bodies[$0] }, rest: firstAngle)
    }
  }

  // MARK: Kinds

  /// Lets a point of an item slide along a line, while the item does not turn.
  ///
  /// - Parameters:
  ///   - point: Where the item is on the line at first, in the coordinates of the reference view.
  ///   - axis: The direction of the line; its length does not count.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(item, nil, at: point, .rail(axis.unit))
  }

  /// Lets two items slide along a line against each other, while neither turns against the other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(item1, item2, at: point, .rail(axis.unit))
  }

  /// Holds two items at most as far from each other as they are now, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    made(
      UIAttachmentBehavior(
        item1, offset1, other: item2, otherOffset: offset2, anchor: .zero, joint: .rope))
  }

  /// Holds two items together at a point, as if they were one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(item1, item2, at: point, .weld)
  }

  /// Holds two items together at a point about which both turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(item1, item2, at: point, .pin)
  }

  private static func make(
    _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at point: CGPoint, _ joint: Joint
  ) -> Self {
    made(
      UIAttachmentBehavior(
        item, item.offset(of: point), other: other, otherOffset: other?.offset(of: point) ?? .zero,
        anchor: point, joint: joint))
  }

  private static func made(_ behavior: UIAttachmentBehavior) -> Self {
    guard let same = behavior as? Self else {
      preconditionFailure("A subclass of UIAttachmentBehavior must make its behaviors itself.")
    }
    return same
  }
}

extension UIDynamicItem {
  /// How it is turned, in radians.
  fileprivate var turn: CGFloat { atan2(transform.b, transform.a) }

  /// How far a place is beside the middle, in the item's own directions.
  fileprivate func offset(of point: CGPoint) -> UIOffset {
    let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(CGAffineTransform(rotationAngle: -turn))
    return UIOffset(horizontal: way.x, vertical: way.y)
  }
}

extension CGVector {
  /// The vector of length 1 in the same direction; the x axis for one without a direction.
  fileprivate var unit: CGVector {
    length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}
