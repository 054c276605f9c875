import CoreGraphics

/// What UIKit's animation blocks need to know of a property that they only have the name of.
extension CALayer {
  /// The value that the app has set; nil if animations cannot change the property.
  package func modelValue(forKeyPath keyPath: String) -> Any? {
    LayerProperty(keyPath: keyPath)?.get(values).boxed
  }

  /// Sets the value as the app would, so that the layer's action runs; does nothing if animations
  /// cannot change the property.
  package func setModelValue(_ value: Any, forKeyPath keyPath: String) {
    guard let property = LayerProperty(keyPath: keyPath), let value = AnimatableValue(value) else {
      return
    }
    var changed = values
    property.set(&changed, value)
    if changed.bounds.size != values.bounds.size { setNeedsLayout() }
    change(\.self, keyPath, to: changed)
  }

  /// The value on the screen; nil if animations cannot change the property.
  package func shownValue(forKeyPath keyPath: String) -> Any? {
    LayerProperty(keyPath: keyPath)?.get(appearance(at: CACurrentMediaTime())).boxed
  }

  /// What an additive animation must add to `new` to show `old`, and the value that adds nothing.
  ///
  /// Nil for values that cannot be added.
  package static func additiveEnds(old: Any, new: Any) -> (from: Any, to: Any)? {
    guard let old = AnimatableValue(old), let new = AnimatableValue(new) else { return nil }
    return (old.subtracting(new).boxed, new.subtracting(new).boxed)
  }
}
