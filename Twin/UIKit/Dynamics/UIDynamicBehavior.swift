import CoreGraphics
import Foundation

/// Something that acts on items; alone it acts by the behaviors that it is made of.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  weak var animator: UIDynamicAnimator?

  /// Makes a behavior that does nothing by itself.
  public override init() {
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Runs at each step of the animation.
  open var action: (() -> Void)?

  /// What the behavior is made of.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// The animator that plays it; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    children.append(behavior)
    if let animator { behavior.join(animator) }
  }

  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    children.removeAll { $0 === behavior }
    behavior.leave()
  }

  /// Tells that the behavior is about to be played by an animator, or by none. Does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behavior and all that it is made of.
  var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }

  /// The items that it acts on.
  var actedItems: [any UIDynamicItem] { [] }

  func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    self.animator = animator
    for child in children { child.join(animator) }
  }

  func leave() {
    willMove(to: nil)
    animator = nil
    for child in children { child.leave() }
  }

  /// Changes speeds for a time in seconds.
  func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {}

  /// Keeps items where they may be, after they have moved.
  func constrain(_ bodies: DynamicBodies, for time: CGFloat) {}

  /// Something was said that may move items again.
  func didChange() {
    animator?.resume()
  }
}

/// The items of an animator as they move.
struct DynamicBodies {
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// In the order in which they came.
  private(set) var ordered: [DynamicBody] = []

  subscript(item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

  /// Has a body for each item, and none for others.
  mutating func keep(_ items: [any UIDynamicItem]) {
    var kept: [ObjectIdentifier: DynamicBody] = [:]
    var ordered: [DynamicBody] = []
    for item in items where kept[ObjectIdentifier(item)] == nil {
      let body = bodies[ObjectIdentifier(item)] ?? DynamicBody(item)
      kept[ObjectIdentifier(item)] = body
      ordered.append(body)
    }
    bodies = kept
    self.ordered = ordered
  }
}
