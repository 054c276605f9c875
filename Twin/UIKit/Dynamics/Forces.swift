public import CoreGraphics
import Foundation

/// Draws items in a direction.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Source: Apple, "UIGravityBehavior": a magnitude of 1 is an acceleration of 1,000 points per second².
  private static let unit: CGFloat = 1000

  private var ownItems: [any UIDynamicItem]

  /// Makes gravity for items, downwards.
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

  /// Where items are drawn, and how much: 1 is 1,000 points per second².
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { didChange() }
  }

  /// Where items are drawn, in radians from the x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// How much items are drawn: 1 is 1,000 points per second².
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets where items are drawn, in radians from the x axis, and how much.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var actedItems: [any UIDynamicItem] { ownItems }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    for item in ownItems {
      bodies[item]?.push(
        gravityDirection.dx * Self.unit * time, gravityDirection.dy * Self.unit * time)
    }
  }
}

/// Pushes items, once or all the time.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  ///
  /// Source of the values: Apple, "UIPushBehavior.Mode".
  nonisolated public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// For a moment.
    case instantaneous = 1
  }

  /// Source: Apple, "UIPushBehavior": a magnitude of 1 gives a view of 100 by 100 points with density 1 an
  /// acceleration of 100 points per second².
  private static let unit: CGFloat = 100

  private var ownItems: [any UIDynamicItem]
  private let ownMode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push of no strength.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    ownItems = items
    ownMode = mode
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }

  /// How long the push lasts.
  open var mode: UIPushBehavior.Mode { ownMode }

  /// Whether it pushes; one that lasts for a moment is not active any more after that.
  open var active = true {
    didSet { if active { didChange() } }
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    ownItems.append(item)
    didChange()
  }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
  }

  /// Where it pushes, and how strongly.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { didChange() }
  }

  /// Where it pushes, in radians from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { pushDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// How strongly it pushes.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { pushDirection = CGVector(angle: angle, length: newValue) }
  }

  /// Sets where it pushes, in radians from the x axis, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// How far beside its middle an item is pushed, which turns it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets how far beside its middle an item is pushed, in points.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var actedItems: [any UIDynamicItem] { ownItems }

  /// Assumed: a push for a moment gives the speed that a push of a second would.
  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard active, pushDirection.length > 0 else { return }
    let length = mode == .continuous ? time : 1
    for item in ownItems {
      guard let body = bodies[item] else { continue }
      let (dx, dy) = (pushDirection.dx * Self.unit * length, pushDirection.dy * Self.unit * length)
      body.push(dx / body.mass, dy / body.mass)
      let offset = targetOffsetFromCenter(for: item)
      body.angularVelocity +=
        (offset.horizontal * dy - offset.vertical * dx) * body.inverseInertia
    }
    if mode == .instantaneous { active = false }
  }
}

/// Says how items are: how heavy, how smooth, how they bounce.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var ownItems: [any UIDynamicItem]
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Makes a behavior of items that are as usual.
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
  /// How much of its speed an item keeps when it bumps, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// How much items hold each other as they slide, 0 for not at all.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// How heavy items are for their size, 1 unless set.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// How much items get slower by themselves.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// How much items turn slower by themselves.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// How much items are drawn by electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { didChange() } }
  /// Whether items stay where they are, and others bump into them.
  open var isAnchored = false { didSet { didChange() } }
  /// Whether items turn.
  open var allowsRotation = true { didSet { didChange() } }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    ownItems.append(item)
    didChange()
  }

  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
  }

  /// Makes an item faster, by points per second along each axis.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, velocity, 0))
    takeWaiting()
    didChange()
  }

  /// How fast an item is, in points per second along each axis.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = animator?.body(of: item)?.velocity ?? CGVector(dx: 0, dy: 0)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Makes an item turn faster, by radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    takeWaiting()
    didChange()
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    animator?.body(of: item)?.angularVelocity ?? 0
  }

  override var actedItems: [any UIDynamicItem] { ownItems }

  private func takeWaiting() {
    guard let animator else { return }
    for (item, linear, angular) in waiting {
      guard let body = animator.body(of: item) else { continue }
      body.push(linear.x, linear.y)
      body.angularVelocity += angular
    }
    waiting = []
  }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    if !waiting.isEmpty { takeWaiting() }
    for item in ownItems {
      guard let body = bodies[item] else { continue }
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.charge = charge
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
  }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// In radians from the x axis.
  var angle: CGFloat { atan2(dy, dx) }
}
