import CoreGraphics
public import Foundation

/// Hears when items bump into each other and into boundaries. All of it is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have bumped.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items do not touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item has bumped into a boundary; that of the reference view has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item does not touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing: the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  /// Does nothing: the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing: the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  /// Does nothing: the method is optional.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets items bump into each other and into boundaries.
///
/// Differs from UIKit: items are circles, if their shape is one, or else upright rectangles.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bump into.
  ///
  /// Source of the values: Apple, "UICollisionBehavior.Mode".
  nonisolated public struct Mode: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let walls: [DynamicWall]
  }

  private var ownItems: [any UIDynamicItem]
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets?
  private var contacts = DynamicContacts()

  /// Makes a behavior of items that bump into each other and into boundaries.
  public init(items: [any UIDynamicItem]) {
    ownItems = items
    super.init()
  }

  /// Makes a behavior without items, which can be added later (as Stanford's CS193p lectures do).
  public override convenience init() {
    self.init(items: [])
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }

  /// What items bump into.
  open var collisionMode = Mode.everything { didSet { didChange() } }

  /// Hears of it.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    ownItems.append(item)
    didChange()
  }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
    didChange()
  }

  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      didChange()
    }
  }

  /// Makes the bounds of the reference view a boundary, some points further in.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    didChange()
  }

  /// Adds a boundary along a path, whose curves become straight lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
    boundaries.append(
      Boundary(identifier: identifier, path: path, walls: DynamicWall.along(path.cgPath)))
    didChange()
  }

  /// Adds a boundary along a line.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The boundary of an identifier; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
    didChange()
  }

  /// The identifiers of all boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes all boundaries away; the bounds of the reference view stay one.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  private func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? ((first as AnyObject) === (second as AnyObject))
  }

  // MARK: Bumping

  override var actedItems: [any UIDynamicItem] { ownItems }

  override func constrain(_ bodies: DynamicBodies, for time: CGFloat) {
    let moving = ownItems.compactMap { bodies[$0] }
    var touched = DynamicContacts()
    if !collisionMode.isDisjoint(with: .boundaries) {
      for body in moving {
        for (number, walls) in allWalls.enumerated() {
          let points = walls.compactMap { $0.hold(body) }
          if let point = points.first { touched.add(body, wall: number, at: point) }
        }
      }
    }
    if !collisionMode.isDisjoint(with: .items) {
      for (index, body) in moving.enumerated() {
        for other in moving.dropFirst(index + 1) {
          if let point = body.bump(into: other) { touched.add(body, other, at: point) }
        }
      }
    }
    report(touched)
  }

  /// The walls of the reference view first, if there are any, then those of each boundary.
  private var allWalls: [[DynamicWall]] {
    let own = insets.flatMap { insets in
      animator?.referenceView.map { view in
        DynamicWall.around(view.bounds.inset(by: insets))
      }
    }
    return [own ?? []] + boundaries.map(\.walls)
  }

  private func report(_ touched: DynamicContacts) {
    let former = contacts
    contacts = touched
    guard let delegate = collisionDelegate else { return }
    for contact in touched.list where !former.has(contact) {
      if let other = contact.other {
        delegate.collisionBehavior(
          self, beganContactFor: contact.body.item, with: other.item, at: contact.point)
      } else {
        delegate.collisionBehavior(
          self, beganContactFor: contact.body.item,
          withBoundaryIdentifier: identifier(ofWall: contact.wall), at: contact.point)
      }
    }
    for contact in former.list where !touched.has(contact) {
      if let other = contact.other {
        delegate.collisionBehavior(self, endedContactFor: contact.body.item, with: other.item)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: contact.body.item,
          withBoundaryIdentifier: identifier(ofWall: contact.wall))
      }
    }
  }

  private func identifier(ofWall number: Int) -> (any NSCopying)? {
    boundaries.indices.contains(number - 1) ? boundaries[number - 1].identifier : nil
  }
}
