import Foundation
import QuartzCore

/// A property of a view's layer that an animation block has just changed.
struct PropertyChange {
  let view: UIView
  let key: String
  private let property: LayerProperty
  /// The value before the change.
  let formerModel: AnimatableValue
  /// What was on the screen before the change.
  let formerShown: AnimatableValue

  var layer: CALayer { view.baseLayer }

  /// Notes what a property is before a block changes it; nil if animations cannot change it.
  init?(of view: UIView, key: String) {
    guard Self.moves(key), let property = LayerProperty(keyPath: key) else { return nil }
    self.view = view
    self.key = key
    self.property = property
    let layer = view.baseLayer
    formerModel = layer.modelValue(of: property)
    formerShown = layer.mayMove(key) ? layer.shownValue(of: property, named: key) : formerModel
  }

  private init(of view: UIView, key: String, property: LayerProperty, former: AnimatableValue) {
    self.view = view
    self.key = key
    self.property = property
    formerModel = former
    formerShown = view.baseLayer.shownValue(of: property, named: key)
  }

  /// The changes of which this one consists, for animations that are added to others; nil for one as a whole.
  ///
  /// The difference of two rectangles may have a negative size, which only a size of its own can have.
  var addedParts: [PropertyChange]? {
    guard case .rect(let former) = formerModel, key == "bounds" else { return nil }
    let parts: [(String, AnimatableValue)] = [
      ("bounds.origin", .point(former.origin)), ("bounds.size", .size(former.size)),
    ]
    return parts.compactMap { key, former in
      LayerProperty(keyPath: key).map {
        PropertyChange(of: view, key: key, property: $0, former: former)
      }
    }
  }

  /// The value that the block has set.
  var end: AnimatableValue { layer.modelValue(of: property) }

  /// What is on the screen now.
  var shown: AnimatableValue { layer.shownValue(of: property, named: key) }

  /// Sets the property of the layer alone.
  func setModel(_ value: AnimatableValue) {
    layer.setModelValue(value, of: property, key: key)
  }

  /// Whether an animation of this property can be added to others: all but colors and opacities.
  ///
  /// Source: tests of UIKit in `material-motion/motion-animator-objc` (`UIKitBehavioralTests`, 2017).
  var canBeAdded: Bool {
    if case .color = formerModel { false } else { key != "opacity" }
  }

  /// Whether the layer of a view animates a property in a block.
  private static func moves(_ key: String) -> Bool {
    // Nearly all animations are of these; to look into the set takes far longer.
    switch key {
    case "position", "opacity", "bounds", "transform", "backgroundColor": true
    default: !unmoved.contains(key)
    }
  }

  /// What a layer of its own would animate, and the layer of a view does not, not in an animation block either.
  ///
  /// Source: as for `canBeAdded`, for shadows and strokes. Assumed: so it is with all that shapes and gradients have.
  private static let unmoved: Set<String> = [
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase", "startPoint", "endPoint", "colors", "locations",
  ]

  /// The key for an animation beside those that run, as UIKit numbers them: `position`, `position-2`.
  var unusedAnimationKey: String {
    var candidate = key
    var number = 1
    while layer.animation(forKey: candidate) != nil {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }
}

/// Takes in the changes of an animation block, in place of animations that run by themselves.
///
/// Blocks inside the block go to the same place, so their completions wait for its end.
protocol ChangeSink: AnyObject {
  /// The completions of animation blocks inside the block; they run when the changes are over.
  var completions: [(Bool) -> Void] { get set }

  /// Runs a block when nothing of the changes is shown moving any more, however that comes.
  func atEnd(_ block: @escaping () -> Void)

  /// Takes in a property that the block has just changed.
  ///
  /// - Parameter course: The way through several values, which are the values themselves; nil for
  ///   the straight one.
  func take(_ change: PropertyChange, course: CAKeyframeAnimation?)

  /// Whether it moves also what takes no time by itself.
  var movesInNoTime: Bool { get }
}

extension ChangeSink {
  var movesInNoTime: Bool { false }

  func atEnd(_ block: @escaping () -> Void) {
    completions.append { _ in block() }
  }
}
