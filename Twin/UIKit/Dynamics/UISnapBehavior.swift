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
