public import CoreGraphics
public import Foundation

/// Acts on items by where they are: draws them somewhere, turns them around a place, slows them down.
///
/// - `FieldForce`: what each kind of field does.
///
/// Source: Apple, "UIFieldBehavior". Assumed: the units, as Apple says them of gravity and of pushes only: a meter is
/// 100 points, so that a force of 1 gives an item of 100 by 100 points and density 1 an acceleration of 100 points
/// per second², and so does a gravity field of strength 1 to any item.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The force of an app's own field: of the field, the place, the speed, the mass, the charge and the time.
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
    CGVector

  private var ownItems: [any UIDynamicItem] = []
  private(set) var force = FieldForce.drag
  /// How long the field has acted, in seconds.
  private var time: CGFloat = 0

  nonisolated deinit {}  // As in `UIResponder`.

  // MARK: Kinds

  /// A field that slows items down, the more the faster they are.
  open class func dragField() -> Self { field(.drag) }

  /// A field that drives items around its position, clockwise on the screen (assumed).
  open class func vortexField() -> Self { field(.vortex) }

  /// A field that draws items to a place.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = field(.radialGravity)
    field.position = position
    return field
  }

  /// A field that draws items in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = field(.linearGravity)
    field.direction = direction
    return field
  }

  /// A field that gives items a speed, whatever they had before.
  open class func velocityField(direction: CGVector) -> Self {
    let field = field(.velocity)
    field.direction = direction
    return field
  }

  /// A field that drives items about, each place in its own direction.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = field(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// A field that drives items about, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = field(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// A field that draws items to its position, the more the farther they are.
  open class func springField() -> Self { field(.spring) }

  /// A field that drives away what is charged, or draws it if the charge is below 0 (assumed).
  open class func electricField() -> Self { field(.electric) }

  /// A field that turns what is charged and moves.
  open class func magneticField() -> Self { field(.magnetic) }

  /// A field whose force an app says, in the unit of a push.
  ///
  /// - Parameter block: Says the force; gets the field, where the item is in the reference view, its speed in points
  ///   per second, its mass, its charge and the time in seconds since the force was asked for.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { field(.custom(block)) }

  private class func field(_ force: FieldForce) -> Self {
    let field = NSObject.make(self)
    field.force = force
    return field
  }

  // MARK: Items

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

  // MARK: How it acts

  /// Where the middle of the field is, in the reference view.
  open var position = CGPoint.zero { didSet { didChange() } }

  /// Where around its position the field acts; everywhere unless set.
  open var region = UIRegion.infinite { didSet { didChange() } }

  /// How strong it is.
  open var strength: CGFloat = 1 { didSet { didChange() } }

  /// How much weaker it gets with the distance: by this power of it; 0 for not at all.
  open var falloff: CGFloat = 0 { didSet { didChange() } }

  /// The distance, in points, below which it gets no stronger. Assumed: a hundredth of a point unless set.
  open var minimumRadius: CGFloat = 0.01 { didSet { didChange() } }

  /// Where a linear gravity or velocity field draws items.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { didChange() } }

  /// How little noise changes from place to place, 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { didChange() } }

  /// How fast noise changes with the time.
  open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

  override var actedItems: [any UIDynamicItem] { ownItems }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    self.time += time
    for item in ownItems {
      guard let body = bodies[item],
        region.contains(
          CGPoint(x: body.center.x - position.x, y: body.center.y - position.y))
      else { continue }
      force.act(on: body, by: self, for: time, at: self.time)
    }
  }
}
