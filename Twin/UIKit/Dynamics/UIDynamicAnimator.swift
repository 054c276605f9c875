import CoreGraphics
public import Foundation
import QuartzCore

/// Hears when items begin to move, and when all of them rest. All of it is optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Items are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing: the method is optional.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing: the method is optional.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as if they had a mass, by behaviors that are added to it.
///
/// It steps with the frames of the screen, as long as anything moves.
///
/// Differs from UIKit: shapes are circles or upright rectangles that do not set each other turning; Apple's steps, and
/// so the exact places on the way, are not published.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Four steps for each frame, so that nothing fast gets through a wall.
  private static let stepsPerFrame = 4
  /// Assumed: rests what moves by less than this for half a second, in points for each frame.
  private static let rest: CGFloat = 0.02
  private static let framesOfRest = 30

  private weak var reference: UIView?
  private weak var layout: UICollectionViewLayout?
  private var ownBehaviors: [UIDynamicBehavior] = []
  private var bodies = DynamicBodies()
  private var link: CADisplayLink?
  private var restingFrames = 0
  private var time: TimeInterval = 0

  /// Makes an animator of items that are inside a view.
  public init(referenceView view: UIView) {
    reference = view
    super.init()
  }

  /// Makes an animator of items that are inside no view, such as an app's own.
  public override init() {
    super.init()
  }

  /// Makes an animator of a collection's layout, whose attributes are the items: the layout is made anew as they move.
  ///
  /// The layout makes attributes of its elements, adds them to behaviors, and answers the collection with those that
  /// the animator has. Apple, "UIDynamicAnimator".
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The view whose coordinates count.
  open var referenceView: UIView? { reference }

  /// Hears when items begin to move and when they rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors, oldest first.
  open var behaviors: [UIDynamicBehavior] { ownBehaviors }

  /// Whether items move.
  open var isRunning: Bool { link != nil }

  /// How long items have moved since the animator was made, in seconds.
  open var elapsedTime: TimeInterval { time }

  /// Adds a behavior, which acts from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !ownBehaviors.contains(where: { $0 === behavior }) else { return }
    ownBehaviors.append(behavior)
    behavior.join(self)
    resume()
  }

  /// Takes a behavior away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard ownBehaviors.contains(where: { $0 === behavior }) else { return }
    ownBehaviors.removeAll { $0 === behavior }
    behavior.leave()
    resume()
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() {
    for behavior in ownBehaviors { removeBehavior(behavior) }
  }

  /// The items that are in a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    keepBodies()
    return bodies.ordered.filter { body in
      let reach = body.reach
      let frame = CGRect(
        x: body.center.x - reach.width, y: body.center.y - reach.height,
        width: reach.width * 2, height: reach.height * 2)
      return frame.overlaps(rect)
    }.map(\.item)
  }

  /// The item that stands for a cell; nil if no behavior has it.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The item that stands for a supplementary view; nil if no behavior has it.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The item that stands for a decoration view; nil if no behavior has it.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    keepBodies()
    return bodies.ordered.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first(where: matches)
  }

  /// Takes over where the app has put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    keepBodies()
    bodies[item]?.takeState()
    resume()
  }

  // MARK: For behaviors

  /// How an item moves; made if nothing acts on it yet.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    keepBodies()
    return bodies[item]
  }

  /// Lets items move again.
  func resume() {
    restingFrames = 0
    guard link == nil, !ownBehaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      // Proof: links tick in turns of the main loop, so that both stay on the main thread.
      nonisolated(unsafe) let tick = (animator: self, link: link)
      MainActor.assumeIsolated {
        guard let animator = tick.animator else { return tick.link.invalidate() }
        animator.step(for: tick.link.duration)
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func keepBodies() {
    bodies.keep(ownBehaviors.flatMap(\.all).flatMap(\.actedItems))
  }

  private func step(for duration: TimeInterval) {
    time += duration
    keepBodies()
    let former = bodies.ordered.map(\.center)
    let parts = ownBehaviors.flatMap(\.all)
    let time = CGFloat(duration) / CGFloat(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame {
      for part in parts { part.accelerate(bodies, for: time) }
      for body in bodies.ordered { body.move(for: time) }
      for part in parts { part.constrain(bodies, for: time) }
    }
    UIView.performWithoutAnimation { for body in bodies.ordered { body.show() } }
    layout?.invalidateLayout()
    for part in parts { part.action?() }
    pauseIfResting(former)
  }

  private func pauseIfResting(_ former: [CGPoint]) {
    let hasMoved = zip(bodies.ordered, former).contains { body, center in
      hypot(body.center.x - center.x, body.center.y - center.y) > Self.rest
        || abs(body.angularVelocity) > 0.01
    }
    restingFrames = hasMoved ? 0 : restingFrames + 1
    guard restingFrames >= Self.framesOfRest || ownBehaviors.isEmpty else { return }
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
