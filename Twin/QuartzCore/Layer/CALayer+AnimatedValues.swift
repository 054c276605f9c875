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
    if changed.bounds.size != values.bounds.size { setNeedsLayout() }
    change(\.self, key, to: changed)
  }

  /// The value on the screen.
  package func shownValue(of property: LayerProperty) -> AnimatableValue {
    animations.isEmpty
      ? modelValue(of: property) : property.get(appearance(at: CACurrentMediaTime()))
  }
}
