import Foundation
import QuartzCore

/// A property that an animator moves.
final class AnimatorChange {
  let change: PropertyChange
  /// The value that the block has set.
  let end: AnimatableValue
  var gauge: AnimatorGauge
  private let course: CAPropertyAnimation
  private let key: String

  /// What is changed.
  struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  var property: Property { Property(layer: ObjectIdentifier(change.layer), key: change.key) }

  /// Takes in a property that a block has just changed.
  init(_ change: PropertyChange, course: CAKeyframeAnimation?, gauge: AnimatorGauge) {
    self.change = change
    end = change.end
    self.gauge = gauge
    let animation: CAPropertyAnimation
    if let course {
      animation = course
    } else {
      let straight = CABasicAnimation(keyPath: change.key)
      straight.lead(from: change.formerShown, to: end)
      animation = straight
    }
    let isAdditive = change.canBeAdded && animation.makeAdditive(for: change)
    key = isAdditive ? change.unusedAnimationKey : change.key
    self.course = animation
  }

  /// Shows the change standing still.
  func show(at position: Double) {
    add(duration: 1, speed: 0) { _ in position }
  }

  /// Shows the change as it moves, beginning some seconds after the movement did.
  func move(_ movement: AnimatorMovement, after gone: TimeInterval = 0) {
    let pace = gauge.pace(movement)
    add(duration: max(movement.delay + movement.duration - gone, 0.000_001), speed: 1) {
      pace($0 + gone)
    }
  }

  /// Shows the view's own value again.
  func removeAnimation() {
    change.layer.removeAnimation(forKey: key)
  }

  private func add(duration: TimeInterval, speed: Float, pace: @escaping (TimeInterval) -> Double) {
    let animation = PacedAnimation(course: course)
    animation.pace = pace
    animation.duration = duration
    animation.speed = speed
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    change.layer.add(animation, forKey: key)
  }
}

extension PropertyChange {
  /// Sets the property as the app would.
  func set(_ value: AnimatableValue) {
    switch (key, value) {
    case ("bounds", .rect(let bounds)): view.bounds = bounds
    case ("bounds.origin", .point(let origin)): view.bounds.origin = origin
    case ("bounds.size", .size(let size)): view.bounds.size = size
    case ("position", .point(let position)): view.center = position
    case ("backgroundColor", .color(let color)):
      view.backgroundColor = UIColor(cgColor: CGColor(color))
    default: setModel(value)
    }
  }
}
