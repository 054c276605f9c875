import CoreGraphics

/// What UIKit's animation blocks need to know of a property that they only have the name of.
extension CALayer {
  /// The value that the app has set.
  package func modelValue(of property: LayerProperty) -> AnimatableValue {
    property.get(values)
  }

  /// Sets the value as the app would, so that the layer's action for a key runs.
  package func setModelValue(
    _ value: AnimatableValue, of property: LayerProperty, key: String
  ) {
    var changed = values
    property.set(&changed, value)
    let former = values
    change(\.self, key, to: changed)
    if changed.bounds != former.bounds { setNeedsLayout() }
    if asksForLayoutAround(changed.bounds, former: former.bounds) { askForLayoutAround() }
    if changed.transform != former.transform { askForLayoutAroundForTransform() }
  }

  /// The value on the screen.
  ///
  /// - Parameter keyPath: The property's name: only animations of it, or of a part of it, are asked.
  package func shownValue(of property: LayerProperty, named keyPath: String) -> AnimatableValue {
    guard mayMove(keyPath) else { return modelValue(of: property) }
    return property.get(appearance(at: CACurrentMediaTime()))
  }

  /// Whether an animation may change a property; if none does, what is shown is what the app has set.
  package func mayMove(_ keyPath: String) -> Bool {
    animations.contains { $0.mayChange(keyPath) }
  }
}
